#include "nat_helper.h"

namespace needle::nat {
namespace {

struct Case {
  const char* text;
  const char* value;
  const char* inputs = "";
};

template <size_t n>
void check(const Case (&cases)[n]) {
  for (const Case& c : cases) EXPECT_EQ(run(c.text, c.inputs), c.value) << c.text;
}

TEST(NatLanguage, Numbers) {
  check({{"1 + 2 * 3", "9"},
         {"0 - 7 / 2", "-3"},
         {"-7 / 2", "-3"},
         {"-7 % 2", "-1"},
         {"7 / -2", "-3"},
         {"7 % -2", "1"},
         {"007", "7"},
         {"-0", "0"},
         {"let x = 5 in -x", "-5"},
         {"999999999999999999999 + 1", "1000000000000000000000"},
         {"-99999999999999999999 * 99999999999999999999", "-9999999999999999999800000000000000000001"},
         {"9223372036854775807 + 1", "9223372036854775808"},
         {"[1 < 2, 2 < 2, 2 <= 2, 3 > 2, 2 >= 3, 2 == 2, 2 <> 2]", "[true; false; true; true; false; true; false]"}});
}

TEST(NatLanguage, Booleans) {
  check({{"[true and true, true and false, false and true, false and false]", "[true; false; false; false]"},
         {"[true or true, true or false, false or true, false or false]", "[true; true; true; false]"},
         {"let t = true in let f = false in [t and t, t and f, f and t, f or t, t or f, f or f]",
          "[true; false; false; true; true; false]"},
         {"[not true, not false]", "[false; true]"},
         {"if 1 < 2 then 3 else 4", "3"},
         {"if false then 3 else 4", "4"}});
}

TEST(NatLanguage, Functions) {
  check({{"(fun x y -> x - y) 5 3", "2"},
         {"let f x y = x - y in let g = f 10 in [g 1, g 2]", "[9; 8]"},
         {"let rec fact n = if n == 0 then 1 else n * fact (n - 1) in fact 25", "15511210043330985984000000"},
         {"let rec even n = if n == 0 then true else odd (n - 1) "
          "with odd n = if n == 0 then false else even (n - 1) in even 1001",
          "false"},
         {"let x = 1 in let f y = x + y in let x = 100 in f x", "101"},
         {"let x = 1 in let x = x + 1 in x", "2"},
         {"(fun x x -> x) 1 2", "2"},
         {"fun x -> x", "<fun>"},
         {"let _ = 1 in 2", "2"},
         {"let apply f x = f x in apply (fun x -> x * x) 7", "49"},
         {"let rec loop n = if n == 0 then 0 else loop (n - 1) in loop 100000", "0"}});
}

TEST(NatLanguage, Data) {
  check({{"{b = 1, a = {}}", "{a = {}, b = 1}"},
         {"{b = 1, a = 2}.b", "1"},
         {"let f r = r.x in [f {x = 1}, f {x = 2, y = 3}]", "[1; 2]"},
         {"[]", "[]"},
         {"[1; 2, 3]", "[1; 2; 3]"},
         {"1 :: [2]", "[1; 2]"},
         {"[[1], [], [2; 3]]", "[[1]; []; [2; 3]]"},
         {"1 :: 2", "[1] :: 2"},
         {"`A 3", "`A 3"},
         {"`A (`B {x = -1})", "`A (`B {x = -1})"},
         {"`A -1", "`A (-1)"},
         {"[fun x -> x, true, `True 1]", "[<fun>; true; `True 1]"}});
}

TEST(NatLanguage, Match) {
  check({{"match [1, 2] with [] -> 0 | x :: xs -> x end", "1"},
         {"match [] with [] -> 0 | x :: xs -> x", "0"},
         {"match [1, 2, 3] with | a :: b :: _ -> a + b | _ -> 0 end", "3"},
         {"match [1] with | a :: b :: _ -> a + b | _ -> 0 end", "0"},
         {"let f x = match x with 0 -> 10 | -1 -> 20 | 99999999999999999999 -> 30 | n -> n in "
          "[f 0, f (-1), f 99999999999999999999, f 7]",
          "[10; 20; 30; 7]"},
         {"let f x = match x with true -> 1 | false -> 2 in [f true, f false]", "[1; 2]"},
         {"let f x = match x with `A 1 -> 10 | `A n -> n | `B {v} -> v | _ -> 0 in "
          "[f (`A 1), f (`A 2), f (`B {v = 3}), f (`B {w = 4}), f []]",
          "[10; 2; 3; 0; 0]"},
         {"let f r = match r with {a = x, b} -> x + b | {a = x} -> x | {} -> 0 in "
          "[f {a = 1, b = 2}, f {a = 1}, f {b = 5}, f {}, f {a = 1, b = 2, c = 3}]",
          "[3; 1; 0; 0; 3]"},
         {"match {a = 1, b = 2} with {a = x, _} -> x end", "1"},
         {"match fun x -> x with f -> f 3", "3"},
         // a value of another kind does not fit
         {"let f x = match x with 1 -> 10 | [] -> 20 | 2 -> 30 | `A n -> n | true -> 40 | y -> [y] in "
          "[f 1, f [], f 2, f (`A 5), f true, f false, f 3, f {}, f (fun x -> x)]",
          "[10; 20; 30; 5; 40; [false]; [3]; [{}]; [<fun>]]"},
         {"let f l = match l with 1 :: _ -> 1 | [] :: _ -> 2 | _ -> 3 in [f [1], f [[]], f [2], f [[0]], f 1]",
          "[1; 2; 3; 3; 3]"},
         {"match 007 with 7 -> true | _ -> false", "true"}});
}

// A clause that fits at several places of the tests is written once; its variables keep their meaning.
TEST(NatLanguage, ClausesThatStandAtSeveralLeaves) {
  check({{"let f p = match p with {a = true, b = 1} -> 1 | {a, b = 2} -> 2 | {b = n, a} -> [a, n] in "
          "[f {a = true, b = 1}, f {a = true, b = 2}, f {a = false, b = 2}, f {a = true, b = 3}, f {a = false, b = 4}]",
          "[1; 2; 2; [true; 3]; [false; 4]]"},
         {"let f l = match l with true :: true :: _ -> 1 | x :: false :: _ -> [2, x] | y -> [y] in "
          "[f [true, true], f [true, false], f [false, false], f [false, true], f []]",
          "[1; [2; true]; [2; false]; [[false; true]]; [[]]]"},
         {"let f l = match l with [] :: _ -> 0 | _ -> 1 in [f [[]], f [[1]], f []]", "[0; 1; 1]"}});
}

TEST(NatLanguage, Assertions) {
  check({{"let _ = assert 1 < 2 in 5", "5"},
         {"assume true", "{}"},
         {"assert 2 < 1", "stuck 1:1 this is not true"},
         {"assert 3", "stuck 1:1 this is not true"}});
}

TEST(NatLanguage, StuckPrograms) {
  check({{"1 + true", "stuck 1:1 an operand here is not a number"},
         {"2 * (1 + [])", "stuck 1:6 an operand here is not a number"},
         {"true == true", "stuck 1:1 an operand here is not a number"},
         {"let x = true in -x", "stuck 1:17 an operand here is not a number"},
         {"1 / 0", "stuck 1:1 division by zero"},
         {"let x = 0 in 5 + 1 % x", "stuck 1:14 division by zero"},
         {"1 / true", "stuck 1:1 an operand here is not a number"},
         {"1 2", "stuck 1:1 what is called here is not a function"},
         {"let f x = x 1 in f f f", "stuck 1:11 what is called here is not a function"},
         {"let f x = x 1 in f 2", "stuck 1:11 what is called here is not a function"},
         {"if 1 then 2 else 3", "stuck 1:1 this is not a boolean"},
         {"if [] then 2 else 3", "stuck 1:1 this is not a boolean"},
         {"not 1", "stuck 1:1 this is not a boolean"},
         {"1 and true", "stuck 1:1 this is not a boolean"},
         {"true and 1", "stuck 1:1 this is not a boolean"},
         {"false and 1", "stuck 1:1 this is not a boolean"},
         {"true or []", "stuck 1:1 this is not a boolean"},
         {"{a = 1}.b", "stuck 1:1 this has no field `b`"},
         {"let r = {b = 1} in {a = r}.b", "stuck 1:20 this has no field `b`"},
         {"[].a", "stuck 1:1 this has no field `a`"},
         {"1.a", "stuck 1:1 this has no field `a`"},
         {"match [] with x :: _ -> x", "stuck 1:1 no pattern fits the value"},
         {"match 1 with [] -> 0", "stuck 1:1 no pattern fits the value"},
         {"match [] with 1 -> 0", "stuck 1:1 no pattern fits the value"},
         {"match {a = 1} with {b = x} -> x", "stuck 1:1 no pattern fits the value"}});
}

TEST(NatLanguage, Names) {
  check({{"x", "error 1:1 no variable `x` is bound here"},
         {"let x = x in 1", "error 1:9 no variable `x` is bound here"},
         {"let f y = f y in 1", "error 1:11 no variable `f` is bound here"},
         {"(let x = 1 in x) + x", "error 1:20 no variable `x` is bound here"},
         {"match [] with x :: xs -> x | [] -> xs", "error 1:36 no variable `xs` is bound here"},
         {"match 1 with _ -> 1 | n -> m", "error 1:28 no variable `m` is bound here"},
         {"match [] with x :: x -> 1", "error 1:20 `x` stands twice in this pattern"}});
  Read two("let count = 1 in [coun, missing]");
  ASSERT_EQ(two.diagnostics.error_count(), 2u);
  EXPECT_EQ(two.error(1), "1:25 no variable `missing` is bound here");
  ASSERT_EQ(two.diagnostics.list()[0].hints.size(), 1u);
  EXPECT_EQ(two.diagnostics.list()[0].hints[0], "Perhaps you meant count");
}

}  // namespace
}  // namespace needle::nat
