#include "nat/parser.h"

#include <gtest/gtest.h>

#include "core/core.h"

namespace needle::nat {
namespace {

// Everything in parentheses.
std::string grouped(const Expr* e) {
  const auto part = [&](size_t i) { return grouped(e->parts[i]); };
  const std::string name(e->name.text());
  switch (e->kind) {
    case ExprKind::Apply:
      return "(" + part(0) + " " + part(1) + ")";
    case ExprKind::Project:
      return "(" + part(0) + "." + name + ")";
    case ExprKind::Binary:
      return "(" + part(0) + " " + core::prim_info(e->prim).name + " " + part(1) + ")";
    case ExprKind::Cons:
      return "(" + part(0) + " :: " + part(1) + ")";
    case ExprKind::And:
      return "(" + part(0) + " and " + part(1) + ")";
    case ExprKind::Or:
      return "(" + part(0) + " or " + part(1) + ")";
    case ExprKind::Not:
      return "(not " + part(0) + ")";
    case ExprKind::Negate:
      return "(- " + part(0) + ")";
    case ExprKind::Assert:
      return "(assert " + part(0) + ")";
    case ExprKind::Variant:
      return "(`" + name + " " + part(0) + ")";
    case ExprKind::If:
      return "(if " + part(0) + " " + part(1) + " " + part(2) + ")";
    case ExprKind::Function:
      return "(fun " + std::to_string(e->names.size()) + " " + part(0) + ")";
    case ExprKind::Let:
    case ExprKind::LetRec: {
      std::string out = e->kind == ExprKind::Let ? "(let" : "(rec";
      for (const Binding& b : e->bindings)
        out += " " + std::string(b.name.text.text()) + "/" + std::to_string(b.params.size()) + " " + grouped(b.body);
      return out + " in " + part(0) + ")";
    }
    case ExprKind::Match: {
      std::string out = "(match " + part(0);
      for (const Clause& c : e->clauses) out += " | " + grouped(c.body);
      return out + ")";
    }
    case ExprKind::Input:
      return "input";
    case ExprKind::True:
      return "true";
    case ExprKind::False:
      return "false";
    default:
      return name;
  }
}

std::string parsed(const std::string& text) {
  Sources sources;
  Diagnostics diagnostics;
  const Parsed p = parse(sources, sources.add("a.nat", text), diagnostics);
  return p.program ? grouped(p.program) : "error: " + diagnostics.list().at(0).message;
}

TEST(NatParser, Precedence) {
  const std::pair<const char*, const char*> cases[] = {
      // one level for arithmetic, to the left
      {"1 + 2 * 3", "((1 integerAdd 2) integerMul 3)"},
      {"1 * 2 + 3", "((1 integerMul 2) integerAdd 3)"},
      {"8 - 2 / 3 % 4", "(((8 integerSub 2) integerQuot 3) integerRem 4)"},
      // comparisons to the left, looser
      {"a + 1 < b * 2", "((a integerAdd 1) integerLt (b integerMul 2))"},
      {"a < b == c", "((a integerLt b) integerEq c)"},
      {"a <= b", "(a integerLe b)"},
      {"a > b", "(a integerGt b)"},
      {"a >= b", "(a integerGe b)"},
      {"a <> b", "(a integerNe b)"},
      // and binds tighter than or
      {"a or b and c", "(a or (b and c))"},
      {"a and b or c", "((a and b) or c)"},
      {"a == 1 and b < 2", "((a integerEq 1) and (b integerLt 2))"},
      // not takes a comparison
      {"not a and b", "((not a) and b)"},
      {"not a == b", "(not (a integerEq b))"},
      {"not f x", "(not (f x))"},
      {"not r.l", "(not (r.l))"},
      {"a and not b or c", "((a and (not b)) or c)"},
      {"not not a", "(not (not a))"},
      // :: is loosest and goes to the right
      {"1 :: 2 :: []", "(1 :: (2 :: ))"},
      {"1 + 2 :: xs", "((1 integerAdd 2) :: xs)"},
      {"a or b :: xs", "((a or b) :: xs)"},
      // application and projection: one level, to the left
      {"f x y", "((f x) y)"},
      {"f x.l", "((f x).l)"},
      {"f (x.l)", "(f (x.l))"},
      {"r.a.b", "((r.a).b)"},
      {"f x.l y", "(((f x).l) y)"},
      {"1 + r.l", "(1 integerAdd (r.l))"},
      {"f x + g y", "((f x) integerAdd (g y))"},
      {"f input", "(f input)"},
      // minus
      {"-x + 1", "((- x) integerAdd 1)"},
      {"1 - -x", "(1 integerSub (- x))"},
      {"f -1", "(f integerSub 1)"},
      {"-f x", "(- (f x))"},
      {"- -x", "(- (- x))"},
      // variants
      {"`A x + 1", "((`A x) integerAdd 1)"},
      {"`A `B 1", "(`A (`B 1))"},
      {"`A f x", "(`A (f x))"},
      {"`A 1 :: xs", "((`A 1) :: xs)"},
      // forms that reach to the right
      {"if a then 1 else 2 + 3", "(if a 1 (2 integerAdd 3))"},
      {"1 + if a then 1 else 2 + 3", "(1 integerAdd (if a 1 (2 integerAdd 3)))"},
      {"fun x -> x + 1", "(fun 1 (x integerAdd 1))"},
      {"function x y -> x", "(fun 2 x)"},
      {"1 :: let x = 1 in x :: y", "(1 :: (let x/0 1 in (x :: y)))"},
      {"let x = 1 in x + 1", "(let x/0 1 in (x integerAdd 1))"},
      {"let f x y = x in f", "(let f/2 x in f)"},
      {"let rec f x = g x with g y = f y in f", "(rec f/1 (g x) g/1 (f y) in f)"},
      {"if a then let x = 1 in x else 2", "(if a (let x/0 1 in x) 2)"},
      {"assert a == 1 or b", "(assert ((a integerEq 1) or b))"},
      {"assume a", "(assert a)"},
      // match: the first bar and the end are optional; an inner match takes what follows
      {"match x with | [] -> 1 | y :: ys -> 2 end", "(match x | 1 | 2)"},
      {"match x with [] -> 1 | _ -> 2", "(match x | 1 | 2)"},
      {"match x with 1 -> match y with 2 -> 3 end | _ -> 4 end", "(match x | (match y | 3) | 4)"},
      {"match x with 1 -> match y with 2 -> 3 | _ -> 4", "(match x | (match y | 3 | 4))"},
      {"let rec f x = match x with _ -> 1 with g y = 2 in f", "(rec f/1 (match x | 1) g/1 2 in f)"},
      {"(match x with _ -> 1 end) + 2", "((match x | 1) integerAdd 2)"},
      {"match x with _ -> 1 end + 2", "((match x | 1) integerAdd 2)"},
      // comments and blanks
      {"# first\n1 # one\n\t+\r\n2#", "(1 integerAdd 2)"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(parsed(text), expected) << text;
}

TEST(NatParser, Errors) {
  const std::pair<const char*, const char*> cases[] = {
      {"", "the program ends here; expected an expression"},
      {"(1", "the program ends here; expected `)`"},
      {"1)", "unexpected `)`; expected an operator or the end of the program"},
      {"let x = 1", "the program ends here; expected `in`"},
      {"let = 1 in 2", "unexpected `=`; expected a variable"},
      {"let rec x = 1 in x", "unexpected `=`; expected a parameter: `let rec` defines functions"},
      {"let rec f x = 1 with f y = 2 in f", "`f` is defined twice here"},
      {"let x = 1 with y = 2 in x", "unexpected `with`; expected `in`"},
      {"fun -> 1", "unexpected `->`; expected a parameter"},
      {"{a = 1, a = 2}", "the label `a` stands twice in this record"},
      {"match 1 with {a, a} -> 1", "the label `a` stands twice in this record"},
      {"{a 1}", "unexpected `1`; expected `=`"},
      {"r.1", "unexpected `1`; expected a label"},
      {"[1, ]", "unexpected `]`; expected an expression"},
      {"match 1 with", "the program ends here; expected a pattern"},
      {"match 1 with ] -> 1", "unexpected `]`; expected a pattern"},
      {"match 1 with int -> 1", "not supported: the pattern `int`, for all values of a kind"},
      {"f `A 1", "unexpected ```; expected an operator or the end of the program"},
      {"1 + ", "the program ends here; expected an expression"},
      {"1 + then", "unexpected `then`; expected an expression"},
      {"x ? 1", "unknown character: ?"},
      {"\"text\"", "unknown character: \""},
      {"\xc3\xa9", "unknown character: \xc3\xa9"},
      {"\x01", "unknown character: U+0001"},
  };
  for (const auto& [text, expected] : cases) EXPECT_EQ(parsed(text), std::string("error: ") + expected) << text;
}

TEST(NatParser, EveryConstructHasASpanOfItsOwn) {
  Sources sources;
  Diagnostics diagnostics;
  const std::string text = "if ((f x).l) == 1 then (match [] with _ -> -y) else not (1 :: 2)";
  const FileId file = sources.add("a.nat", text);
  const Parsed p = parse(sources, file, diagnostics);
  ASSERT_TRUE(p.program);
  std::vector<const Expr*> todo{p.program};
  std::vector<std::pair<uint32_t, uint32_t>> spans;
  while (!todo.empty()) {
    const Expr* e = todo.back();
    todo.pop_back();
    spans.emplace_back(e->span.begin, e->span.end);
    todo.insert(todo.end(), e->parts.begin(), e->parts.end());
    for (const Clause& c : e->clauses) todo.push_back(c.body);
  }
  std::sort(spans.begin(), spans.end());
  EXPECT_EQ(std::adjacent_find(spans.begin(), spans.end()), spans.end());
  EXPECT_EQ(sources.text(p.program->place), "if ((f x).l) == 1");
}

}  // namespace
}  // namespace needle::nat
