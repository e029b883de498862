// Core as text, in a form that core/parse.h reads back: print(parse(print(p))) == print(p).
//
//   data Maybe a = Nothing | Just a;                       newtype, class and prim (no constructors) likewise
//   def Main.f {dicts 1} :: forall a . D:Eq a -> a = \(d_1 :: D:Eq a) -> ...;
//
//   e ::= x_12 | M.f | 3 | 3n | 'c' | 2.5 | "text" | M.K e1..en | e e1..en | prim# e1..en
//       | \x y -> e | let x = e in e | let rec { x = e; y = e } in e | join .. | tick 7 e
//       | case e of x { K y z -> e; 3 -> e; _ -> e }
//
// 3n is an Integer. A local is its name and its unique number; globals, constructors and types are qualified by their
// module. A name is any run of characters but white space and ( ) { } , ; " `, or one of () (,) (,,); other names and
// reserved words stand in backquotes. Spans are not printed.
#pragma once
#include <string>

#include "core/core.h"

namespace needle::core {

struct PrintOptions {
  bool types = true;  // the types of local binders
};

std::string print(const Expr* expr, const Program& program, PrintOptions options = {});
std::string print(const Global& global, const Program& program, PrintOptions options = {});
std::string print(const TyCon& tycon);
// Every declaration, then every global. Bodies still in an image are decoded.
std::string print(Program& program, PrintOptions options = {});

std::string print_name(Symbol module, Symbol name);
std::string print(const Literal& literal);

}  // namespace needle::core
