// What a choice costs: nanoseconds, best of several rounds.
#include "micro.h"

using namespace needle;
using namespace needle::machine;

namespace {

constexpr const char* kProgram = R"(
prim Int;
data Bool = False | True;
data Nat = Z | S Nat;
data Color = R | B;
data Tree = E | T Color Tree Nat Tree;
def const = \x y -> case x of z { False -> 1; True -> 2 };
def shared = \x y -> let t = case x of z { False -> 1; True -> 2 } in intAdd# t t;
def and = \a b -> case a of c { False -> False; True -> b };
def imp = \a b -> case a of c { False -> True; True -> b };
def lt = \x y -> case y of b { Z -> False; S m -> case x of a { Z -> True; S n -> lt n m } };
def eq = \x y -> case x of a { Z -> case y of b { Z -> True; S m -> False }; S n -> case y of b { Z -> False; S m -> eq n m } };
def blackRoot = \t -> case t of u { E -> True; T c l x r -> case c of d { R -> False; B -> True } };
def red = \t -> case t of u { E -> True; T c l x r -> and (case c of d { R -> and (blackRoot l) (blackRoot r); B -> True }) (and (red l) (red r)) };
def height = \t -> case t of u { E -> Z; T c l x r -> case c of d { R -> height l; B -> S (height l) } };
def black = \t -> case t of u { E -> True; T c l x r -> and (eq (height l) (height r)) (and (black l) (black r)) };
def all = \p t -> case t of u { E -> True; T c l x r -> and (p x) (and (all p l) (all p r)) };
def ord = \t -> case t of u { E -> True; T c l x r -> and (all (\y -> lt y x) l) (and (all (\y -> lt x y) r) (and (ord l) (ord r))) };
def isRB = \t -> and (red t) (and (black t) (ord t));
def makeBlack = \t -> case t of u { E -> E; T c l x r -> T B l x r };
def insert = \x t -> makeBlack (ins x t);
def ins = \x t -> case t of u { E -> T R E x E; T c l y r -> case lt x y of b { True -> balance c (ins x l) y r; False ->
  case lt y x of d { True -> balance c l y (ins x r); False -> u } } };
def balance = \c l x r -> case c of d { R -> T R l x r; B -> balLL l x r };
def balLL = \l x r -> case l of m { T c a y b -> case c of d { R -> case a of n { T c2 a1 z a2 -> case c2 of e { R -> T R (T B a1 z a2) y (T B b x r); B -> balLR l x r };
  E -> balLR l x r }; B -> balRL l x r }; E -> balRL l x r };
def balLR = \l x r -> case l of m { T c a y b -> case b of n { T c2 b1 z b2 -> case c2 of e { R -> T R (T B a y b1) z (T B b2 x r); B -> balRL l x r }; E -> balRL l x r };
  E -> balRL l x r };
def balRL = \l x r -> case r of m { T c a y b -> case c of d { R -> case a of n { T c2 a1 z a2 -> case c2 of e { R -> T R (T B l x a1) z (T B a2 y b); B -> balRR l x r };
  E -> balRR l x r }; B -> T B l x r }; E -> T B l x r };
def balRR = \l x r -> case r of m { T c a y b -> case b of n { T c2 b1 z b2 -> case c2 of e { R -> T R (T B l x a) y (T B b1 z b2); B -> T B l x r }; E -> T B l x r };
  E -> T B l x r };
def prop = \x t -> imp (isRB t) (isRB (insert x t));
)";

// Binds one unknown in turn to two values and evaluates what remains, from one choice point (alternatives) or a new one
// a time.
void cost(const char* name, const char* function, bool choose_each_time) {
  Run run(kProgram, function);
  Narrowing n(*run.machine);
  constexpr int kTimes = 3'000'000;
  double best = 1e9;
  for (int round = 0; round < 5; ++round) {
    Word x = n.unknown(0, 0), y = n.unknown(0, 0);
    Outcome o = n.start(n.apply(n.global(run.root), {x, y}));
    if (o.kind != OutcomeKind::Asked) std::exit(2);
    double start = now();
    if (!choose_each_time) n.choose();
    int64_t sum = 0;
    for (int i = 0; i < kTimes; ++i) {
      if (choose_each_time) n.choose();
      n.bind(n.demanded(), from_tag(static_cast<uint32_t>(i & 1)));
      o = n.resume();
      sum += to_int64(o.value);
      n.back();
      if (choose_each_time) n.commit();
    }
    best = std::min(best, (now() - start) / kTimes * 1e9);
    if (sum <= 0) std::exit(3);
    n.reset();
  }
  std::printf("%-58s %6.1f ns\n", name, best);
}

// Depth first, as Lazy SmallCheck counts depth, in the order of the constructors.
struct Type {
  std::vector<std::vector<uint32_t>> cons;
};
const Type kTypes[] = {{{{}, {0}}}, {{{}, {}}}, {{{}, {1, 2, 0, 2}}}};  // Nat, Color, Tree

struct Walk {
  Narrowing& n;
  uint64_t nodes = 0, tests = 0, failures = 0;
  void visit(Outcome o) {
    if (o.kind != OutcomeKind::Asked) {
      ++tests;
      failures += o.value != kTrue;
      return;
    }
    const Type& type = kTypes[Narrowing::user_of(o.value)];
    uint32_t depth = Narrowing::extra_of(o.value);
    n.choose();
    for (uint32_t c = 0; c < type.cons.size(); ++c) {
      const std::vector<uint32_t>& fields = type.cons[c];
      if (!fields.empty() && depth == 0) continue;
      if (c > 0) n.back();
      ++nodes;
      Word unknowns[4];
      for (size_t i = 0; i < fields.size(); ++i) unknowns[i] = n.unknown(fields[i], depth - 1);
      n.bind(n.demanded(), n.constructor(c, std::span(unknowns, fields.size())));
      visit(n.resume());
    }
    n.back();
    n.commit();
  }
};

void red_black(uint32_t depth) {
  Run run(kProgram, "prop");
  Narrowing n(*run.machine);
  Walk walk{n};
  double start = now();
  n.choose();
  walk.visit(n.start(n.apply(n.global(run.root), {n.unknown(0, depth), n.unknown(2, depth)})));
  n.back();
  n.commit();
  double seconds = now() - start;
  std::printf(
      "red-black insertion, depth %u: %llu nodes, %llu tests, %llu failures, %.3f s, %.1f ns a node, %llu "
      "collections\n",
      depth, static_cast<unsigned long long>(walk.nodes), static_cast<unsigned long long>(walk.tests),
      static_cast<unsigned long long>(walk.failures), seconds, seconds / static_cast<double>(walk.nodes) * 1e9,
      static_cast<unsigned long long>(run.machine->heap_counters().minor));
}

}  // namespace

int main() {
  cost("choose, bind, resume, return, back, commit", "const", true);
  cost("bind, resume, return, back: a further alternative", "const", false);
  cost("the same through a shared thunk under evaluation", "shared", false);
  for (uint32_t depth = 2; depth <= 4; ++depth) red_black(depth);
}
