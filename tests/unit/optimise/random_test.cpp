// Random well-typed programs mean the same before and after, and take about as many steps at most.
#include <cstdlib>
#include <random>

#include "../core/text_prelude.h"
#include "core/build.h"
#include "core/lint.h"
#include "optimise/optimise.h"

namespace needle::optimise {
namespace {

using namespace core;

enum Kind { Int, Bool, List, MaybeInt, Fun, Kinds };  // Fun: Int -> Int

class Generator {
 public:
  // With ticks, some expressions are marked, each by a number of its own.
  explicit Generator(uint64_t seed, bool ticks = false) : random_(seed), ticks_(ticks) {}

  std::string program() {
    std::string out;
    for (int i = 0; i < 3; ++i) {
      std::string name = "g" + std::to_string(i);
      scope_.clear();
      std::string fuel = fresh(), x = fresh(), xs = fresh();
      add(x, Int);
      add(xs, List);
      recursive_ = name;
      fuel_ = fuel;
      std::string body = expr(Int, 5);
      out += "def " + name + " = \\" + fuel + " " + x + " " + xs + " -> case " + fuel + " of " + fuel + "e { 0 -> " +
             x + "; _ -> " + body + " };\n";
      functions_.push_back(name);
    }
    scope_.clear();
    recursive_.clear();
    out += "def over {dicts 1} = \\d a b -> + d (* d a b) a;\n";
    out += "def result = (,) (" + expr(Int, 6) + ") (" + expr(List, 5) + ");\n";
    return out;
  }

 private:
  int pick(int n) { return static_cast<int>(random_() % static_cast<uint64_t>(n)); }
  std::string fresh() { return "v" + std::to_string(next_++); }
  void add(const std::string& name, Kind kind) { scope_.push_back({name, kind}); }
  Kind any() { return static_cast<Kind>(pick(Kinds)); }

  std::string variable(Kind kind) {
    std::vector<std::string> found;
    for (auto& [n, k] : scope_) {
      if (k == kind) found.push_back(n);
    }
    return found.empty() ? leaf(kind) : found[static_cast<size_t>(pick(static_cast<int>(found.size())))];
  }

  std::string leaf(Kind kind) {
    switch (kind) {
      case Int:
        return std::to_string(pick(7) - 2);
      case Bool:
        return pick(2) ? "True" : "False";
      case List:
        return "[]";
      case MaybeInt:
        return "Nothing";
      default:
        return "(plusInt " + std::to_string(pick(5)) + ")";
    }
  }

  template <class F>
  std::string scoped(const F& f) {
    size_t mark = scope_.size();
    std::string s = f();
    scope_.resize(mark);
    return s;
  }

  std::string arg(Kind kind, int depth) { return "(" + expr(kind, depth) + ")"; }

  std::string expr(Kind kind, int depth) {
    if (!ticks_ || pick(3)) return plain(kind, depth);
    const std::string number = std::to_string(next_tick_++);
    return "(tick " + number + " (" + plain(kind, depth) + "))";
  }

  std::string plain(Kind kind, int depth) {
    if (depth <= 0) return pick(4) ? variable(kind) : leaf(kind);
    switch (pick(9)) {
      case 0:
        return variable(kind);
      case 1: {  // let
        Kind k = any();
        std::string v = fresh(), rhs = expr(k, depth - 1);
        return scoped([&] {
          add(v, k);
          return "let " + v + " = " + rhs + " in " + expr(kind, depth - 1);
        });
      }
      case 2: {  // a local function, possibly a loop
        std::string f = fresh(), n = fresh();
        std::string body = scoped([&] {
          add(n, Int);
          return expr(Int, depth - 2);
        });
        bool loop = pick(2);
        std::string text =
            loop ? "let rec { " + f + " = \\" + n + " -> case intLe# " + n + " 0 of " + fresh() + " { True -> " + body +
                       "; False -> " +
                       (pick(2) ? f + " (intSub# " + n + " 1)" : "intAdd# 1 (" + f + " (intSub# " + n + " 1))") + " } }"
                 : "let " + f + " = \\" + n + " -> " + body;
        return scoped([&] {
          add(f, Fun);
          return text + " in " + expr(kind, depth - 1);
        });
      }
      case 3:
        return case_bool(kind, depth);
      case 4:
        return case_list(kind, depth);
      case 5: {
        std::string m = fresh(), x = fresh();
        std::string s = arg(MaybeInt, depth - 1), none = expr(kind, depth - 1);
        return scoped([&] {
          add(m, MaybeInt);
          add(x, Int);
          return "case " + s + " of " + m + " { Just " + x + " -> " + expr(kind, depth - 1) + "; Nothing -> " + none +
                 " }";
        });
      }
      case 6: {
        std::string b = fresh(), s = arg(Int, depth - 1);
        return scoped([&] {
          add(b, Int);
          return "case " + s + " of " + b + " { 1 -> " + expr(kind, depth - 1) + "; " +
                 (pick(2) ? "2 -> " + expr(kind, depth - 1) + "; " : "") + "_ -> " + expr(kind, depth - 1) + " }";
        });
      }
      default:
        return made(kind, depth);
    }
  }

  std::string case_bool(Kind kind, int depth) {
    std::string b = fresh();
    return "case " + arg(Bool, depth - 1) + " of " + b + " { True -> " + expr(kind, depth - 1) + "; False -> " +
           expr(kind, depth - 1) + " }";
  }

  std::string case_list(Kind kind, int depth) {
    std::string l = fresh(), x = fresh(), xs = fresh();
    std::string s = arg(List, depth - 1), nil = expr(kind, depth - 1);
    return scoped([&] {
      add(l, List);
      add(x, Int);
      add(xs, List);
      return "case " + s + " of " + l + " { [] -> " + nil + "; : " + x + " " + xs + " -> " + expr(kind, depth - 1) +
             " }";
    });
  }

  std::string made(Kind kind, int depth) {
    switch (kind) {
      case Int:
        switch (pick(8)) {
          case 0:
            return "over $fNumInt " + arg(Int, depth - 1) + arg(Int, depth - 1);
          case 1:
            return "sum $fNumInt " + arg(Int, depth - 1) + arg(List, depth - 1);
          case 2:
            return pick(3) ? "foldr (\\" + lambda2(depth - 1) + ") " + arg(Int, depth - 1) + arg(List, depth - 1)
                           : "raise# 3";
          case 3:
            return arg(Fun, depth - 1) + arg(Int, depth - 1);
          case 4:
            if (!recursive_.empty())
              return recursive_ + " (intSub# " + fuel_ + "e 1) " + arg(Int, depth - 1) + arg(List, depth - 1);
            [[fallthrough]];
          case 5:
            if (!functions_.empty()) {
              return functions_[static_cast<size_t>(pick(static_cast<int>(functions_.size())))] + " 2 " +
                     arg(Int, depth - 1) + arg(List, depth - 1);
            }
            [[fallthrough]];
          default:
            return std::string(pick(2) ? "intAdd# " : "intMul# ") + arg(Int, depth - 1) + arg(Int, depth - 1);
        }
      case Bool:
        return std::string(pick(2) ? "intLt# " : "intEq# ") + arg(Int, depth - 1) + arg(Int, depth - 1);
      case List:
        switch (pick(4)) {
          case 0:
            return "map " + arg(Fun, depth - 1) + arg(List, depth - 1);
          case 1:
            return "upTo 1 (case " + arg(Int, depth - 1) + " of " + fresh() + " { 3 -> 3; _ -> 2 })";
          default:
            return ": " + arg(Int, depth - 1) + arg(List, depth - 1);
        }
      case MaybeInt:
        return "Just " + arg(Int, depth - 1);
      default: {
        std::string x = fresh();
        return scoped([&] {
          add(x, Int);
          return "\\" + x + " -> " + expr(Int, depth - 1);
        });
      }
    }
  }

  std::string lambda2(int depth) {
    std::string a = fresh(), b = fresh();
    return scoped([&] {
      add(a, Int);
      add(b, Int);
      return a + " " + b + " -> " + expr(Int, depth);
    });
  }

  std::mt19937_64 random_;
  bool ticks_;
  int next_ = 0, next_tick_ = 0;
  std::vector<std::pair<std::string, Kind>> scope_;
  std::vector<std::string> functions_;
  std::string recursive_, fuel_;
};

struct Evaluated {
  std::string value;
  uint64_t steps;
  std::vector<size_t> ticks;  // passed
};

Evaluated evaluate(Program& p) {
  PrivateWorld world("");
  reference::Evaluator e(p, world, {.max_steps = 300'000});
  Builder b(p);
  reference::Handle h = e.delay(b.global(find_global(p, "result")));
  std::string value = e.show(h);
  std::vector<size_t> passed;
  for (size_t i = 0; i < e.ticks().size(); ++i)
    if (e.ticks()[i] > 0) passed.push_back(i);
  return {value, e.force(h).steps, passed};
}

}  // namespace

TEST(RandomPrograms, MeanTheSameAfterwards) {
  int compared = 0;
  const char* many = std::getenv("NEEDLE_SEEDS");  // for a longer look
  const uint64_t seeds = many ? std::stoull(many) : 1500;
  for (uint64_t seed = 1; seed <= seeds; ++seed) {
    std::string text = Generator(seed).program();
    TextProgram p(text);
    ASSERT_EQ(lint(p), std::vector<std::string>{}) << text;
    Evaluated before = evaluate(p);
    if (before.value.find("steps") != std::string::npos) continue;
    try {
      if (seed % 3 == 0) optimise_module(p, GlobalId(0), {2, true});
      optimise_program(p, {find_global(p, "result")}, {2, true});
    } catch (const std::logic_error& e) {
      FAIL() << "seed " << seed << "\n" << e.what() << "\n" << text;
    }
    Evaluated after = evaluate(p);
    ASSERT_EQ(after.value, before.value) << "seed " << seed << "\n"
                                         << text << print(static_cast<Program&>(p), {.types = false});
    ASSERT_LE(after.steps, before.steps * 2 + 1000) << "seed " << seed << "\n"
                                                    << text << print(static_cast<Program&>(p), {.types = false});
    ++compared;
  }
  EXPECT_GT(compared, static_cast<int>(seeds / 2));
}

// Simplified, a program passes the ticks it passed before, no other ones, whether or not it ends in an exception.
TEST(RandomPrograms, PassTheSameTicksWhenSimplified) {
#ifdef NDEBUG
  const uint64_t programs = 1500;
#else
  const uint64_t programs = 150;  // checked and sanitised builds are slow
#endif
  uint64_t compared = 0, passed = 0;
  for (uint64_t seed = 1; seed <= programs; ++seed) {
    std::string text = Generator(seed, true).program();
    TextProgram p(text);
    Evaluated before = evaluate(p);
    if (before.value.find("steps") != std::string::npos) continue;
    optimise_program(p, {find_global(p, "result")}, {1, true});
    Evaluated after = evaluate(p);
    ASSERT_EQ(after.value, before.value) << "seed " << seed << "\n" << text;
    ASSERT_EQ(after.ticks, before.ticks) << "seed " << seed << "\n"
                                         << text << print(static_cast<Program&>(p), {.types = false});
    ++compared;
    passed += before.ticks.empty() ? 0 : 1;
  }
  EXPECT_GT(compared, programs / 2);
  EXPECT_GT(passed, programs / 3);
}

}  // namespace needle::optimise
