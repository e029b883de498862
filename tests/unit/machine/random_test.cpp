// Random well-typed programs: the machine's value is the reference evaluator's.
#include <random>

#include "support.h"

namespace needle::machine {
namespace {

enum Type { Int, Big, Bool, List, Pair, Shade, Function, Types };  // Function: Int -> Int

class Generator {
 public:
  explicit Generator(uint64_t seed) : random_(seed) {}

  std::string program() {
    std::string out;
    for (int i = 0; i < 3; ++i) {
      std::string name = "g" + std::to_string(i), fuel = fresh(), x = fresh(), xs = fresh(), d = fresh();
      scope_ = {{x, Int}, {xs, List}, {d, Shade}};
      recursive_ = name;
      fuel_ = fuel;
      std::string body = expr(Int, 5, true);
      out += "def " + name + " = \\" + fuel + " " + x + " " + xs + " " + d + " -> case " + fuel + " of " + fuel +
             "e { 0 -> " + x + "; _ -> " + body + " };\n";
      functions_.push_back(name);
    }
    scope_.clear();
    recursive_.clear();
    out +=
        "def result = (,,) (" + expr(Int, 6, true) + ") (" + expr(List, 5, true) + ") (" + expr(Pair, 5, true) + ");\n";
    return out;
  }

 private:
  int pick(int n) { return static_cast<int>(random_() % static_cast<uint64_t>(n)); }
  std::string fresh() { return "v" + std::to_string(next_++); }

  std::string variable(Type type) {
    std::vector<std::string> found;
    for (auto& [n, t] : scope_) {
      if (t == type) found.push_back(n);
    }
    return found.empty() ? leaf(type) : found[static_cast<size_t>(pick(static_cast<int>(found.size())))];
  }

  std::string leaf(Type type) {
    switch (type) {
      case Int:
        return pick(12) == 0   ? "4611686018427387903"
               : pick(12) == 0 ? "-9223372036854775808"
                               : std::to_string(pick(7) - 2);
      case Big:
        return pick(8) == 0 ? "4611686018427387904n" : std::to_string(pick(9) - 4) + "n";
      case Bool:
        return pick(2) ? "True" : "False";
      case List:
        return pick(3) == 0 ? "\"abc\"" : pick(2) ? "[]" : "(upTo 1 4)";
      case Pair:
        return "((,) 1 [])";
      case Shade:
        return pick(2) ? "Red" : "(Black 1 2)";
      default:
        return "(plus 1)";
    }
  }

  template <class F>
  std::string within(std::vector<std::pair<std::string, Type>> names, F body) {
    size_t before = scope_.size();
    scope_.insert(scope_.end(), names.begin(), names.end());
    std::string out = body();
    scope_.resize(before);
    return out;
  }

  std::string expr(Type type, int depth, bool tail = false) {
    if (depth == 0) return pick(3) ? variable(type) : leaf(type);
    switch (pick(14)) {
      case 0:
        return variable(type);
      case 1: {  // let
        Type t = static_cast<Type>(pick(Types));
        std::string x = fresh(), rhs = expr(t, depth - 1);
        return "(let " + x + " = " + rhs + " in " + within({{x, t}}, [&] { return expr(type, depth - 1, tail); }) + ")";
      }
      case 2: {  // recursive let
        std::string xs = fresh(), f = fresh(), n = fresh(), m = fresh();
        return within({{xs, List}}, [&] {
          std::string head = expr(Int, depth - 1);
          std::string body = within({{n, Int}}, [&] { return expr(Int, depth - 1); });
          std::string rest = within({{f, Function}}, [&] { return expr(type, depth - 1); });
          return "(let rec { " + xs + " = : " + head + " (take 3 " + xs + "); " + f + " = \\" + n + " -> case intLe# " +
                 n + " 0 of " + m + " { True -> 0; False -> intAdd# (" + f + " (intSub# " + n + " 3)) " + body +
                 " } } in " + "case intLt# (length (take 4 " + xs + ")) 9 of " + fresh() + " { True -> " + rest +
                 "; False -> " + leaf(type) + " })";
        });
      }
      case 3: {  // join point
        std::string j = fresh(), a = fresh(), b = fresh(), t = fresh();
        if (!tail) return expr(type, depth - 1);
        std::string body = within({{a, Int}, {b, List}}, [&] { return expr(type, depth - 1); });
        auto jump = [&] { return j + " (" + expr(Int, depth - 1) + ") (" + expr(List, depth - 1) + ")"; };
        std::string first = jump(), second = jump();
        return "(join " + j + " = \\" + a + " " + b + " -> " + body + " in case " + expr(Bool, depth - 1) + " of " + t +
               " { True -> " + first + "; False -> " + (pick(2) ? second : expr(type, depth - 1)) + " })";
      }
      case 4: {  // loop
        std::string j = fresh(), n = fresh(), acc = fresh(), t = fresh();
        if (!tail || type != Int) return expr(type, depth - 1);
        std::string step = within({{n, Int}, {acc, Int}}, [&] { return expr(Int, depth - 1); });
        return "(join rec { " + j + " = \\" + n + " " + acc + " -> case intLe# " + n + " 0 of " + t + " { True -> " +
               acc + "; False -> " + j + " (intSub# " + n + " 1) (" + step + ") } } in " + j + " " +
               std::to_string(pick(9)) + " (" + expr(Int, depth - 1) + "))";
      }
      case 5: {
        std::string t = fresh();
        return "(case " + expr(Bool, depth - 1) + " of " + t + " { True -> " + expr(type, depth - 1, tail) +
               "; False -> " + expr(type, depth - 1, tail) + " })";
      }
      case 6: {
        std::string w = fresh(), y = fresh(), ys = fresh();
        std::string s = expr(List, depth - 1);
        return "(case " + s + " of " + w + " { [] -> " + expr(type, depth - 1, tail) + "; : " + y + " " + ys + " -> " +
               within({{y, Int}, {ys, List}, {w, List}}, [&] { return expr(type, depth - 1, tail); }) + " })";
      }
      case 7: {
        std::string p = fresh(), a = fresh(), b = fresh();
        return "(case " + expr(Pair, depth - 1) + " of " + p + " { (,) " + a + " " + b + " -> " +
               within({{a, Int}, {b, List}}, [&] { return expr(type, depth - 1, tail); }) + " })";
      }
      case 8: {
        std::string c = fresh(), x = fresh(), y = fresh(), z = fresh();
        std::string s = expr(Shade, depth - 1);
        std::string blue = within({{x, Int}}, [&] { return expr(type, depth - 1, tail); });
        std::string black = within({{y, Int}, {z, Int}}, [&] { return expr(type, depth - 1, tail); });
        return "(case " + s + " of " + c + " { Red -> " + expr(type, depth - 1, tail) + "; Blue " + x + " -> " + blue +
               "; Black " + y + " " + z + " -> " + black + "; _ -> " + expr(type, depth - 1, tail) + " })";
      }
      case 9: {
        std::string m = fresh();
        std::string out = "(case " + expr(Int, depth - 1) + " of " + m + " { ";
        for (int k : {0, 1, 2, 3, 5}) {
          if (pick(2)) out += std::to_string(k) + " -> " + expr(type, depth - 1, tail) + "; ";
        }
        return out + "_ -> " + within({{m, Int}}, [&] { return expr(type, depth - 1, tail); }) + " })";
      }
      default:
        return made(type, depth - 1);
    }
  }

  std::string made(Type type, int depth) {
    auto e = [&](Type t) { return "(" + expr(t, depth) + ")"; };
    switch (type) {
      case Int:
        switch (pick(9)) {
          case 0:
            return "(" + e(Function) + " " + e(Int) + ")";
          case 1:
            return "(length (take 20 " + e(List) + "))";
          case 2:
            return "(fst " + e(Pair) + ")";
          case 3:
            return "(integerToInt# " + e(Big) + ")";
          case 4:
            if (!recursive_.empty())
              return "(" + recursive_ + " (intSub# " + fuel_ + "e 1) " + e(Int) + " " + e(List) + " " + e(Shade) + ")";
            if (!functions_.empty())
              return "(" + functions_[static_cast<size_t>(pick(static_cast<int>(functions_.size())))] + " 3 " + e(Int) +
                     " " + e(List) + " " + e(Shade) + ")";
            return "(conTag# " + e(Shade) + ")";
          case 5:
            return "(sum (take 5 " + e(List) + "))";
          default:
            return std::string("(") + (const char*[]){"intAdd# ", "intSub# ", "intMul# ", "intXor# "}[pick(4)] +
                   e(Int) + " " + e(Int) + ")";
        }
      case Big:
        return pick(3) ? std::string("(") + (const char*[]){"integerAdd# ", "integerSub# ", "integerMul# "}[pick(3)] +
                             e(Big) + " " + e(Big) + ")"
                       : "(intToInteger# " + e(Int) + ")";
      case Bool:
        return pick(4) ? std::string("(") +
                             (const char*[]){"intEq# ", "intLt# ", "intLe# ", "intGt# ", "intNe# "}[pick(5)] + e(Int) +
                             " " + e(Int) + ")"
                       : "(integerLt# " + e(Big) + " " + e(Big) + ")";
      case List:
        switch (pick(5)) {
          case 0:
            return "(map " + e(Function) + " (take 6 " + e(List) + "))";
          case 1:
            return "(append (take 4 " + e(List) + ") " + e(List) + ")";
          case 2:
            return "(snd " + e(Pair) + ")";
          default:
            return "(: " + e(Int) + " " + e(List) + ")";
        }
      case Pair:
        return "((,) " + e(Int) + " " + e(List) + ")";
      case Shade:
        return pick(3) == 0 ? "Green" : pick(2) ? "(Blue " + e(Int) + ")" : "(Black " + e(Int) + " " + e(Int) + ")";
      default: {
        if (pick(3) == 0) return "(plus " + e(Int) + ")";
        if (pick(3) == 0) return "(compose " + e(Function) + " " + e(Function) + ")";
        std::string x = fresh();
        return "(\\" + x + " -> " + within({{x, Int}}, [&] { return expr(Int, depth, true); }) + ")";
      }
    }
  }

  std::mt19937_64 random_;
  std::vector<std::pair<std::string, Type>> scope_;
  std::vector<std::string> functions_;
  std::string recursive_, fuel_;
  int next_ = 0;
};

}  // namespace

#ifdef NEEDLE_HOSTILE
constexpr uint64_t kPrograms = 60;
constexpr int64_t kSteps = 50'000;
#else
constexpr uint64_t kPrograms = 300;
constexpr int64_t kSteps = 2'000'000;
#endif

// NEEDLE_SEED and NEEDLE_RANDOM_PROGRAMS choose others, and more.
TEST(Random, ProgramsAgreeWithTheReference) {
  const char* seed_text = getenv("NEEDLE_SEED");
  uint64_t first = seed_text ? strtoull(seed_text, nullptr, 10) : 1;
  const char* count_text = getenv("NEEDLE_RANDOM_PROGRAMS");
  uint64_t count = count_text ? strtoull(count_text, nullptr, 10) : kPrograms;
  int compared = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    std::string text = Generator(seed).program();
    Fixture f(text, {.steps = kSteps});
    std::string value = f.value("result");
    if (value.find("!4") != std::string::npos) continue;  // out of steps
    ++compared;
    ASSERT_EQ(value, f.reference("result")) << "seed " << seed << "\n" << text;
  }
  EXPECT_GT(compared, static_cast<int>(count / 2));
}

}  // namespace needle::machine
