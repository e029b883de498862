// Searches that only refute: of a call that is put off they know where its result was made. What the result holds on to,
// not evaluated, may pass the mark later.
#include "lazy.h"

namespace needle::backward {
namespace {

State summarised(const std::string& code) {
  return ask_lazily("\\n -> " + code, 1, {.input = {}, .wraps = true, .summarises = true}).state;
}

const std::string kDeep = "case intLt# n 100 of deep { True -> 0; False -> ";

TEST(Summaries, RefuteByTheConstructorOfAResult) {
  const std::string f = "let rec { f = \\k -> case intLe# k 0 of t { True -> True; False -> f (intSub# k 1) } } in ";
  EXPECT_EQ(summarised(f + "case f n of c { True -> 0; False -> tick 7 1 }"), State::Exhausted);
}

TEST(Summaries, AnArgumentThatIsHandedBack) {
  const std::string pick =
      "let rec { pick = \\k x -> case intLe# k 0 of t { True -> : x []; False -> pick (intSub# k 1) x } } in ";
  EXPECT_NE(summarised(kDeep + pick + "case pick n (tick 7 1) of l { : y ys -> y; [] -> 0 } }"), State::Exhausted);
  EXPECT_EQ(summarised(kDeep + pick + "case pick n 1 of l { : y ys -> y; [] -> tick 7 1 } }"), State::Exhausted);
}

TEST(Summaries, AVariableAroundTheFunctionThatIsHandedBack) {
  const std::string pick =
      "let pick = \\x -> let rec { loop = \\k -> case intLe# k 0 of t { True -> : x []; False -> loop (intSub# k 1) } }"
      " in loop n in ";
  EXPECT_NE(summarised(kDeep + pick + "case pick (tick 7 1) of l { : y ys -> y; [] -> 0 } }"), State::Exhausted);
}

// Nobody looks at the head but who evaluates all of the result.
TEST(Summaries, AnArgumentInsideAResult) {
  const std::string pick =
      "let rec { pick = \\k x -> case intLe# k 0 of t { True -> : x []; False -> pick (intSub# k 1) x } } in ";
  EXPECT_NE(summarised("case intLt# n 100 of deep { True -> []; False -> " + pick + "pick n (tick 7 1) }"),
            State::Exhausted);
}

}  // namespace
}  // namespace needle::backward
