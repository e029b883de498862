// What suspending and waking costs, and permutations by parallel conjunction.
#include <random>

#include "micro.h"

using namespace needle;
using namespace needle::machine;

namespace {

constexpr const char* kProgram = R"(
prim Int;
data Bool = False | True;
data Nat = Z | S Nat;
data List = Nil | Cons Nat List;
def AND = \a b -> overlap a b { False _ -> False; _ False -> False; True x -> x; x True -> x; else -> raise# 0 };
def leftAnd = \a b -> case a of c { False -> False; True -> b };
def not = \b -> case b of c { False -> True; True -> False };
def int = \b -> case b of c { False -> 1; True -> 2 };
def strict = \x y -> int (leftAnd (not x) (not y));
def both = \x y -> int (AND (not x) (not y));
def values = \n -> case n of m { 0 -> True; _ -> AND (values (intSub# m 1)) True };
def leftValues = \n -> case n of m { 0 -> True; _ -> leftAnd (leftValues (intSub# m 1)) True };
def nat = \n -> case n of m { 0 -> Z; _ -> S (nat (intSub# m 1)) };
def eq = \x y -> case x of a { Z -> case y of b { Z -> True; S m -> False }; S n -> case y of b { Z -> False; S m -> eq n m } };
def lt = \x y -> case y of b { Z -> False; S m -> case x of a { Z -> True; S n -> lt n m } };
def length = \l -> case l of m { Nil -> Z; Cons x xs -> S (length xs) };
def all = \p l -> case l of m { Nil -> True; Cons x xs -> AND (p x) (all p xs) };
def allDiff = \l -> case l of m { Nil -> True; Cons x xs -> AND (all (\y -> not (eq x y)) xs) (allDiff xs) };
def perm = \n l -> let k = nat n in AND (eq (length l) k) (AND (all (\x -> lt x k) l) (allDiff l));
)";

// The program, its conjunctions parallel or from left to right.
std::string program(bool parallel) {
  std::string text = kProgram;
  if (parallel) return text;
  for (size_t at; (at = text.find("AND (")) != std::string::npos;) text.replace(at, 3, "leftAnd");
  return text;
}

// Two operands wait; binding the first wakes it and decides the match.
void cost(const char* name, const char* function) {
  Run run(program(true), function);
  Narrowing n(*run.machine);
  constexpr int kTimes = 1'000'000;
  double best = 1e9;
  for (int round = 0; round < 5; ++round) {
    double start = now();
    n.choose();
    int64_t sum = 0;
    for (int i = 0; i < kTimes; ++i) {
      Outcome o = n.start(n.apply(n.global(run.root), {n.unknown(0, 0), n.unknown(0, 0)}));
      if (o.kind != OutcomeKind::Asked) std::exit(2);
      n.bind(n.demanded(), kTrue);
      sum += to_int64(n.resume().value);
      n.back();
    }
    n.commit();
    best = std::min(best, (now() - start) / kTimes * 1e9);
    if (sum != kTimes) std::exit(3);
    n.reset();
  }
  std::printf("%-58s %6.1f ns\n", name, best);
}

void without_unknowns(const char* name, const char* expression, int64_t times) {
  double best = 1e9;
  for (int round = 0; round < 5; ++round) {
    Run run(program(true), expression);
    double start = now();
    if (run.machine->evaluate(run.root).value != kTrue) std::exit(4);
    best = std::min(best, (now() - start) / static_cast<double>(times) * 1e9);
  }
  std::printf("%-58s %6.1f ns\n", name, best);
}

// Random descent with chronological backtracking, until so many solutions are found; each from the start.
struct Walk {
  Narrowing& n;
  std::mt19937_64 random{1};
  uint64_t nodes = 0;
  bool visit(Outcome o) {
    if (o.kind != OutcomeKind::Asked) return o.value == kTrue;
    uint32_t type = Narrowing::user_of(o.value);
    n.choose();
    bool first = random() % 8 != 0;  // of Nat, S more often than Z; of List, Cons
    bool found = false;
    for (int i = 0; i < 2 && !found; ++i) {
      if (i > 0) n.back();
      ++nodes;
      bool more = (i == 0) == first;
      Word value = from_tag(0);
      if (more && type == 0) value = n.constructor(1, {n.unknown(0, 0)});
      if (more && type == 1) value = n.constructor(1, {n.unknown(0, 0), n.unknown(1, 0)});
      n.bind(n.demanded(), value);
      found = visit(n.resume());
    }
    n.back();
    n.commit();
    return found;
  }
};

void permutations(int length, int times, bool parallel) {
  Run run(program(parallel), "perm " + std::to_string(length));
  Narrowing n(*run.machine);
  Walk walk{n};
  double start = now();
  int found = 0;
  for (int i = 0; i < times; ++i) {
    n.choose();
    found += walk.visit(n.start(n.apply(n.global(run.root), {n.unknown(1, 0)})));
    n.back();
    n.commit();
  }
  double seconds = now() - start;
  std::printf("%d permutations of length %d, %s: %llu nodes, %.3f s, %llu collections\n", found, length,
              parallel ? "parallel" : "left to right", static_cast<unsigned long long>(walk.nodes), seconds,
              static_cast<unsigned long long>(run.machine->heap_counters().minor + run.machine->heap_counters().major));
}

}  // namespace

// With an argument: only permutations of that length.
int main(int argc, char** argv) {
  if (argc > 1) {
    permutations(std::atoi(argv[1]), 100, true);
    return 0;
  }
  without_unknowns("an overlapping conjunction, nothing unknown", "values 1000000", 1000000);
  without_unknowns("the same left to right", "leftValues 1000000", 1000000);
  cost("start, demand, bind, resume: left to right", "strict");
  cost("the same under a match: two suspended, one woken", "both");
  permutations(6, 100, false);
  for (int length : {6, 9, 40, 70, 100}) permutations(length, 100, true);
}
