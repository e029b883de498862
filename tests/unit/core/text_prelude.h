// A small core program in text form for the tests to stand on.
#pragma once
#include <gtest/gtest.h>

#include <sstream>

#include "core/parse.h"
#include "core/print.h"
#include "core/reference.h"

namespace needle::core {

inline constexpr const char* kTextPrelude = R"(
prim Int; prim Char; prim Integer; prim Double; prim World; prim Ref a; prim Array a;
data Bool = False | True;
data () = ();
data [] a = [] | : {infix r 5} a ([] a);
data (,) a b = (,) a b;
data Maybe a = Nothing | Just a;
data IORes a = IORes a;
newtype IO a = IO (World -> IORes a);
class D:Num a = D:Num (a -> a -> a) (a -> a -> a);
def + {selector} :: forall a . D:Num a -> a -> a -> a = \d -> case d of b { D:Num p m -> p };
def * {selector} :: forall a . D:Num a -> a -> a -> a = \d -> case d of b { D:Num p m -> m };
def plusInt {method} :: Int -> Int -> Int = \x y -> intAdd# x y;
def timesInt {method} :: Int -> Int -> Int = \x y -> intMul# x y;
def $fNumInt {dictionary} :: D:Num Int = D:Num plusInt timesInt;
def foldr :: forall a b . (a -> b -> b) -> b -> [] a -> b =
  \k z xs -> case xs of w { [] -> z; : y ys -> k y (foldr k z ys) };
def map :: forall a b . (a -> b) -> [] a -> [] b =
  \f xs -> case xs of w { [] -> []; : y ys -> : (f y) (map f ys) };
def upTo :: Int -> Int -> [] Int =
  \a b -> case intGt# a b of t { True -> []; False -> : a (upTo (intAdd# a 1) b) };
def sum {dicts 1} :: forall a . D:Num a -> a -> [] a -> a =
  \d z xs -> case xs of w { [] -> z; : y ys -> sum d (+ d z y) ys };
def putStr :: [] Char -> World -> IORes () =
  \s w -> case force s of t { () -> hPutStr# 1 s w };
def force :: forall a . [] a -> () =
  \s -> case s of t { [] -> (); : c cs -> case c of e { _ -> force cs } };
)";

struct TextProgram : Program {
  explicit TextProgram(const std::string& more = "") {
    ParseResult r = parse_program(kTextPrelude + more, *this);
    EXPECT_TRUE(r.ok) << r.message;
  }
  const Expr* expr(const std::string& text) {
    ParseResult r;
    const Expr* e = parse_expr(text, *this, r);
    EXPECT_TRUE(e) << r.message;
    return e;
  }
  // The value of an expression, as text.
  std::string value(const std::string& text, uint64_t max_steps = 100'000'000) {
    PrivateWorld world("");
    reference::Evaluator evaluator(*this, world, {.max_steps = max_steps});
    return evaluator.show(evaluator.delay(expr(text)));
  }
};

}  // namespace needle::core
