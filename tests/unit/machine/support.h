// Runs core text on the machine and on the reference evaluator and compares.
#pragma once
#include <gtest/gtest.h>

#include <sstream>

#include "core/parse.h"
#include "core/reference.h"
#include "machine/machine.h"

namespace needle::machine {

inline constexpr const char* kPrelude = R"(
prim Int; prim Char; prim Integer; prim Double; prim World; prim Ref a; prim Array a;
data Bool = False | True;
data () = ();
data [] a = [] | : {infix r 5} a ([] a);
data (,) a b = (,) a b;
data (,,) a b c = (,,) a b c;
data Maybe a = Nothing | Just a;
data Color = Red | Green | Blue Int | Black Int Int;
data Tree = Leaf | Node Tree Int Tree;
data Five = Five Int Int Int Int Int;
data IORes a = IORes a;
def plus = \x y -> intAdd# x y;
def foldr = \k z xs -> case xs of w { [] -> z; : y ys -> k y (foldr k z ys) };
def foldl = \k z xs -> case xs of w { [] -> z; : y ys -> foldl k (k z y) ys };
def map = \f xs -> case xs of w { [] -> []; : y ys -> : (f y) (map f ys) };
def filter = \p xs -> case xs of w { [] -> []; : y ys -> case p y of b { True -> : y (filter p ys); False -> filter p ys } };
def append = \xs ys -> case xs of w { [] -> ys; : z zs -> : z (append zs ys) };
def take = \n xs -> case n of m { 0 -> []; _ -> case xs of w { [] -> []; : y ys -> : y (take (intSub# m 1) ys) } };
def length = \xs -> let rec { go = \n ys -> case ys of w { [] -> n; : z zs -> go (intAdd# n 1) zs } } in go 0 xs;
def upTo = \a b -> case intGt# a b of t { True -> []; False -> : a (upTo (intAdd# a 1) b) };
def from = \a -> : a (from (intAdd# a 1));
def sum = \xs -> foldl plus 0 xs;
def fst = \p -> case p of q { (,) a b -> a };
def snd = \p -> case p of q { (,) a b -> b };
def compose = \f g x -> f (g x);
def force = \s -> case s of t { [] -> (); : c cs -> case c of e { _ -> force cs } };
def putStr = \s w -> case force s of t { () -> hPutStr# 1 s w };
def fib = \n -> case intLt# n 2 of t { True -> n; False -> intAdd# (fib (intSub# n 1)) (fib (intSub# n 2)) };
)";

struct Fixture {
  explicit Fixture(const std::string& more = "", Limits limits_ = {}, const std::string& input = "",
                   std::vector<std::string> args = {})
      : limits(limits_), io(input, std::move(args)) {
    core::ParseResult r = core::parse_program(std::string(kPrelude) + more, program);
    EXPECT_TRUE(r.ok) << r.message;
  }

  core::GlobalId define(const std::string& expression) {
    core::Global* g = program.add_global(Symbol(), intern("it" + std::to_string(program.global_count())));
    core::ParseResult r;
    g->body = core::parse_expr(expression, program, r);
    EXPECT_TRUE(g->body) << r.message;
    return g->id;
  }

  Machine& start(core::GlobalId id) {
    code = compile(program, {id});
    machine = std::make_unique<Machine>(code, limits, io);
    return *machine;
  }

  Outcome evaluate(const std::string& expression) {
    core::GlobalId id = define(expression);
    return start(id).evaluate(id);
  }
  Outcome run(const std::string& action) {
    core::GlobalId id = define(action);
    return start(id).run(id);
  }

  // The whole value as text: numbers, <tag fields...>, (string lists print as lists).
  std::string show(Word value, int depth = 0) {
    if (depth > 200) return "...";
    Outcome o = machine->evaluate(value);
    if (o.kind != OutcomeKind::Finished) return "!" + std::to_string(static_cast<int>(o.kind));
    if (is_integer(o.value)) return show_integer(o.value);
    if (is_pointer(o.value) && kind_of(*cell_of(o.value)) == Kind::Double) return std::to_string(to_double(o.value));
    if (is_pointer(o.value) && kind_of(*cell_of(o.value)) != Kind::Con) return "?";
    std::string out = "<" + std::to_string(constructor_tag(o.value));
    size_t pin = machine->pin(o.value);
    for (uint32_t i = 0; i < field_count(machine->pinned(pin)); ++i) {
      out += ' ' + show(field(machine->pinned(pin), i), depth + 1);
    }
    machine->unpin(pin);
    return out + ">";
  }
  std::string value(const std::string& expression) {
    Outcome o = evaluate(expression);
    if (o.kind != OutcomeKind::Finished) return "!" + std::to_string(static_cast<int>(o.kind));
    return show(o.value);
  }

  // The same from the reference evaluator.
  std::string show_reference(core::reference::Evaluator& e, core::reference::Handle h, int depth = 0) {
    using namespace core::reference;
    if (depth > 200) return "...";
    switch (e.force(h).kind) {
      case core::reference::OutcomeKind::Done:
        break;
      case core::reference::OutcomeKind::Raised:
        return "!" + std::to_string(static_cast<int>(machine::OutcomeKind::Uncaught));
      case core::reference::OutcomeKind::Loop:
        return "!" + std::to_string(static_cast<int>(machine::OutcomeKind::Loop));
      default:
        return "!other";
    }
    Shape s = e.shape(h);
    switch (s.kind) {
      case ShapeKind::Int:
        return std::to_string(s.integer);
      case ShapeKind::Integer:
        return s.digits;
      case ShapeKind::Double:
        return std::to_string(s.real);
      case ShapeKind::Con: {
        std::string out = "<" + std::to_string(s.con->tag);
        for (Handle f : s.fields) out += ' ' + show_reference(e, f, depth + 1);
        return out + ">";
      }
      default:
        return "?";
    }
  }
  std::string reference(const std::string& expression) {
    PrivateWorld world("");
    core::reference::Evaluator e(program, world);
    core::ParseResult r;
    return show_reference(e, e.delay(core::parse_expr(expression, program, r)));
  }

  void agree(const std::string& expression) { EXPECT_EQ(value(expression), reference(expression)) << expression; }

  core::Program program;
  Limits limits;
  PrivateWorld io;
  std::shared_ptr<const Code> code;
  std::unique_ptr<Machine> machine;
};

}  // namespace needle::machine
