#include "text_prelude.h"

namespace needle::core {

TEST(CoreText, PrintParsePrintIsPrint) {
  for (bool types : {true, false}) {
    TextProgram first(R"(
data T a b = T0 | T1 {dicts 1} a ! (Maybe b) | :+: {infix r 6} (left :: a) (right :: forall c . c -> a);
def odd.ones = let rec { xs = : 1 ys; ys = : 2 xs } in xs;
def M.`a b` = \x -> case x of y { 'x' -> "a\"b\10;"; '\'' -> ""; _ -> tick 3 (join j = \z -> : z [] in j y) };
def M.. = \f g x -> f (g x);
def lits = (,) (,) -5n;
def more = (,) 123456789012345678901234567890n (case 2.5 of d { 1.0e-3 -> NaN#; _ -> -Infinity# });
def typed = \(x :: Int) (f :: forall a . [] a -> (,) a Int) -> let y :: Int = x in (f) [] y;
def applied = (\x -> x) (foldr plusInt) 3;
)");
    std::string once = print(static_cast<Program&>(first), {.types = types});
    Program second;
    ParseResult r = parse_program(once, second);
    ASSERT_TRUE(r.ok) << r.message << "\n" << once;
    EXPECT_EQ(print(second, {.types = types}), once);
  }
}

TEST(CoreText, ErrorsNameTheirLine) {
  Program p;
  EXPECT_EQ(parse_program("prim Int;\ndef f = nowhere;", p).message, "line 2: unknown name nowhere");
  Program q;
  EXPECT_FALSE(parse_program("def f = \\x -> (x;", q).ok);
  Program s;
  EXPECT_FALSE(parse_program("def f = case x of", s).ok);
}

TEST(CoreText, LocalsKeepTheirNumbers) {
  TextProgram p;
  EXPECT_EQ(print(p.expr("\\x_900 -> x_900"), p), "\\x_900 -> x_900");
}

}  // namespace needle::core
