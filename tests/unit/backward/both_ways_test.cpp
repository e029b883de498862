// Lemma 4.10: a lookup that knows only how it came to be where it is, relative to where it began, finds what one finds that
// knows the whole stack. Here the one begins at the mark and picks callers, the other at the entry; on random programs
// neither may refute what the other reaches, and in a strict program what either finds gets there when it is run.
#include "base/random.h"
#include "subject.h"

namespace needle::backward {
namespace {

// Three functions that call each other, the last with less to do each time; the target stands in one of them.
class Programs {
 public:
  explicit Programs(uint64_t seed) : random_(seed) {}

  std::string next() {
    target_ = pick(4);
    std::string out = "let a = input in\nlet b = input in\n";
    out += "let k = fun n -> " + body(0, "n", 2) + " in\n";
    out += "let rec g n = if n <= 0 then " + leaf(1, "n") + " else " + body(1, "n", 1) + " + g (n - " + number() +
           " - 1)\n";
    out += "with h n = fun m -> if m < " + number() + " then " + leaf(2, "m") + " else k (n + m) in\n";
    out += "let r = " + body(3, "a", 2) + " in\n" + (target_ == 3 ? condition("r") : std::string("r")) + "\n";
    return out;
  }

 private:
  uint64_t pick(uint64_t n) { return random_.below(n); }
  std::string number() { return std::to_string(pick(4)); }
  std::string condition(const std::string& v) {
    return "if " + v + " == " + number() + " then let target = 1 in target else " + v;
  }
  std::string leaf(uint64_t function, const std::string& v) {
    if (function == target_) return "(" + condition(v) + ")";
    return pick(2) ? v : number();
  }
  std::string body(uint64_t function, const std::string& v, int depth) {
    const std::string smaller = depth > 0 ? body(function, v, depth - 1) : leaf(function, v);
    switch (pick(5)) {
      case 0:
        return "(if " + v + " < " + number() + " then " + smaller + " else " + leaf(function, v) + ")";
      case 1:
        return "(" + smaller + " - b)";
      case 2:
        return function > 0 ? "(k " + smaller + ")" : smaller;
      case 3:
        return function == 3 ? "(g (" + smaller + " % 4))" : "(" + smaller + " + 1)";
      default:
        return function == 3 ? "(h b " + smaller + ")" : smaller;
    }
  }

  Random random_;
  uint64_t target_ = 0;
};

TEST(BothWays, NeitherRefutesWhatTheOtherReaches) {
  Programs programs(7);
  int reached = 0, refuted = 0;
  for (int i = 0; i < 25; ++i) {
    const std::string text = programs.next();
    const Answer down = ask(text, {.rounds = 12}), up = ask(text, {.upward = true, .rounds = 12});
    SCOPED_TRACE(text);
    EXPECT_FALSE(down.state == State::Exhausted && up.replayed);
    EXPECT_FALSE(up.state == State::Exhausted && down.replayed);
    for (const Answer& answer : {down, up}) EXPECT_EQ(answer.replayed, answer.state == State::Candidate);
    reached += down.replayed && up.replayed;
    refuted += down.state == State::Exhausted && up.state == State::Exhausted;
  }
  EXPECT_GT(reached, 3);
  EXPECT_GT(refuted, 1);
}

TEST(BothWays, WhoWasPickedIsOnTheStack) {
  const std::string text =
      "let a = input in\n"
      "let rec go n = if n == 0 then (if a == 7 then let target = 1 in target else 0) else go (n - 1) in\n"
      "let middle x = go (x - 1) in\n"
      "let other x = go (0 - x) in\n"
      "let first x = middle x in\n"
      "if a < 5 then other a else first (a - 4)\n";
  const Answer up = ask(text, {.upward = true});
  EXPECT_TRUE(up.replayed);
  EXPECT_EQ(up.picked.size(), 5u);  // first, middle, go, and go twice more
  EXPECT_EQ(up.picked, up.stack);
}

}  // namespace
}  // namespace needle::backward
