// Predicates: Haskell's expressions as far as a verifier knows them, with the operators of logic.
#include <cctype>
#include <charconv>
#include <unordered_map>

#include "liquid/reader.h"

namespace needle::liquid {

using namespace syntax;
using enum TokenKind;

namespace {

// What the logic calls by names of its own.
const std::unordered_map<std::string_view, std::string_view>& built_in_names() {
  static const std::unordered_map<std::string_view, std::string_view> names{
      {"len", "refineLength"},         {"fst", "refineFirst"},         {"snd", "refineSecond"},
      {"fromJust", "refineFromJust"},  {"isJust", "refineIsJust"},     {"true", "refineTrue"},
      {"false", "refineFalse"},        {"not", "refineNot"},           {"Prop", "refineProp"},
      {"prop", "refineProp"},          {"listElts", "refineElements"}, {"elts", "refineElements"},
      {"Set_mem", "refineMember"},     {"Set_cup", "refineUnion"},     {"Set_cap", "refineIntersection"},
      {"Set_dif", "refineDifference"}, {"Set_sub", "refineSubset"},    {"Set_sng", "refineSingleton"},
      {"Set_emp", "refineIsEmpty"},    {"Set_empty", "refineEmpty"},   {"Set_add", "refineAddElement"},
      {"Set_com", "refineComplement"}, {"mod", "refineModulo"},        {"div", "refineDivide"},
      {"head", "refineFirstOf"},       {"tail", "refineRestOf"},
  };
  return names;
}

// Whether an Int can be that number, as it is written in a source.
bool fits_in_int(std::string_view digits) {
  std::string plain;
  for (const char c : digits)
    if (c != '_') plain += c;
  const bool prefixed = plain.size() > 2 && plain[0] == '0' && std::isalpha(static_cast<unsigned char>(plain[1]));
  const char form = prefixed ? static_cast<char>(std::tolower(static_cast<unsigned char>(plain[1]))) : 'd';
  const int base = form == 'x' ? 16 : form == 'o' ? 8 : form == 'b' ? 2 : 10;
  const char* begin = plain.data() + (prefixed ? 2 : 0);
  int64_t value = 0;
  return std::from_chars(begin, plain.data() + plain.size(), value, base).ec == std::errc();
}

}  // namespace

// No other numbers are in this annotation.
bool Reader::is_about_integers() const {
  bool some = false;
  for (const Token& t : tokens_) {
    if (t.kind != ConId) continue;
    some |= t.text.text() == "Integer";
    if (t.text.text() == "Int" || t.text.text() == "Nat") return false;
  }
  return some;
}

std::string_view built_in(Symbol name) {
  const auto found = built_in_names().find(name.text());
  return found == built_in_names().end() ? std::string_view() : found->second;
}

std::optional<Reader::Operator> Reader::operator_here() const {
  if (at(Equals)) return Operator{5, false, "refineEqual"};
  if (at(DoubleArrow)) return Operator{2, true, "refineImplies"};
  if (at(Backquote)) return Operator{8, false, ""};
  if (at_word("mod")) return Operator{7, false, "refineModulo"};
  if (!at(VarSym) && !at(ConSym)) return std::nullopt;
  static const std::unordered_map<std::string_view, Operator> operators{
      {"<=>", {1, false, "refineEquivalent"}},
      {"==>", {2, true, "refineImplies"}},
      {"||", {3, false, "refineOr"}},
      {"&&", {4, false, "refineAnd"}},
      {"==", {5, false, "refineEqual"}},
      {"/=", {5, false, "refineUnequal"}},
      {"!=", {5, false, "refineUnequal"}},
      {"<", {5, false, "refineLess"}},
      {"<=", {5, false, "refineLessEqual"}},
      {">", {5, false, "refineGreater"}},
      {">=", {5, false, "refineGreaterEqual"}},
      {"~~", {5, false, "refineEqual"}},
      {"+", {6, false, "refinePlus"}},
      {"-", {6, false, "refineMinus"}},
      {"*", {7, false, "refineTimes"}},
      {"/", {7, false, "refineDivide"}},
      {":", {5, true, ":"}},
      {"++", {5, true, "refineAppend"}},
  };
  const auto found = operators.find(token().text.text());
  if (found != operators.end() && !token().qualifier.valid()) return found->second;
  if (at(ConSym)) return Operator{5, true, "con"};
  if (!at_operator("|") && !at_operator("->"))
    return Operator{6, false, "own"};  // the user's; its fixity is not known here
  return std::nullopt;
}

Expr* Reader::expression(int lowest) {
  constexpr int kDeepest = 500;
  if (++depth_ > kDeepest) fail_at(span_here(), "This predicate is nested too deeply");
  const uint32_t begin = token().begin;
  Expr* left = unary();
  while (const std::optional<Operator> op = operator_here()) {
    if (op->level < lowest) break;
    tree_.at(span_here());
    Expr* function = nullptr;
    if (op->function.empty()) {
      advance();
      function = named();
      if (!accept(Backquote)) fail("'`'");
    } else {
      const bool con = op->function == "con" || op->function == ":";
      const Name name = {token().qualifier, token().text, span_here()};
      function = con ? tree_.con(name) : op->function == "own" ? tree_.var(name) : tree_.library(op->function);
      advance();
    }
    Expr* right = expression(op->right ? op->level : op->level + 1);
    tree_.at(since(begin));
    left = tree_.app(function, {left, right});
  }
  --depth_;
  return left;
}

Expr* Reader::unary() {
  const uint32_t begin = token().begin;
  if (at_operator("-") || at_operator("~") || at(PrefixTilde)) {
    const bool minus = at_operator("-");
    advance();
    Expr* operand = unary();
    tree_.at(since(begin));
    return tree_.call(minus ? "refineNegate" : "refineNot", {operand});
  }
  if (accept(KwIf)) {
    Expr* condition = expression();
    if (!accept(KwThen)) fail("'then'");
    Expr* yes = expression();
    if (!accept(KwElse)) fail("'else'");
    Expr* no = expression();
    tree_.at(since(begin));
    return tree_.if_then_else(condition, yes, no);
  }
  return application();
}

Expr* Reader::application() {
  const uint32_t begin = token().begin;
  Expr* function = atom();
  Tree::Exprs arguments;
  while (starts_atom() && !at_word("mod") && !at_equation()) arguments.push_back(atom());
  if (arguments.empty()) return function;
  tree_.at(since(begin));
  return tree_.app(function, arguments);
}

bool Reader::starts_atom() const {
  switch (kind()) {
    case VarId:
    case ConId:
    case Integer:
    case Fractional:
    case Char:
    case String:
    case LParen:
    case LBracket:
      return true;
    default:
      return false;
  }
}

// A variable, a function, a constructor, a predicate.
Expr* Reader::named() {
  const bool upper = at(ConId);
  const Name name = take_name();
  tree_.at(name.span);
  if (!name.qualifier.valid()) {
    if (variables_.contains(name.text)) return tree_.var(name);
    if (predicates_.contains(name.text)) return tree_.var({{}, predicate_name(name.text), name.span});
    const auto elsewhere = imported_.find(name.text);
    if (elsewhere != imported_.end() && !defined_.contains(name.text)) {
      Name there = elsewhere->second;
      there.span = name.span;
      return tree_.var(there);
    }
    if (const std::string_view known = built_in(name.text); !known.empty() && !defined_.contains(name.text))
      return tree_.library(known);
  }
  return upper ? tree_.con(name) : tree_.var(name);
}

Expr* Reader::atom() {
  const uint32_t begin = token().begin;
  switch (kind()) {
    case VarId:
    case ConId:
      return named();
    case Integer:
    case Fractional:
    case Char:
    case String: {
      const Token& t = token();
      if (t.kind == Integer && !fits_in_int(t.text.text()) && !is_about_integers())
        fail_at(span_here(), "This number is too large for Int");
      const LiteralKind k = t.kind == Integer      ? LiteralKind::Integer
                            : t.kind == Fractional ? LiteralKind::Fractional
                            : t.kind == Char       ? LiteralKind::Char
                                                   : LiteralKind::String;
      tree_.at(span_here());
      Expr* e = tree_.literal({k, t.text, t.character});
      advance();
      return e;
    }
    case LBracket: {
      advance();
      Tree::Exprs elements;
      while (!at(RBracket)) {
        elements.push_back(expression());
        if (!accept(Comma) && !at(RBracket)) fail("',' or ']'");
      }
      advance();
      tree_.at(since(begin));
      return tree_.list(elements);
    }
    case LParen: {
      advance();
      if ((at(VarSym) || at(ConSym)) && kind(1) == RParen) {
        const std::optional<Operator> op = operator_here();
        tree_.at(span_here());
        const bool own = at(VarSym) && (!op || op->function == "own");
        const Name name = {token().qualifier, token().text, span_here()};
        Expr* e = own ? tree_.var(name) : at(ConSym) ? tree_.con(name) : tree_.library(op->function);
        advance();
        advance();
        return e;
      }
      Tree::Exprs elements;
      while (!at(RParen)) {
        elements.push_back(expression());
        if (!accept(Comma) && !at(RParen)) fail("',' or ')'");
      }
      advance();
      tree_.at(since(begin));
      if (elements.empty()) return tree_.con({{}, intern("()"), since(begin)});
      return elements.size() == 1 ? elements.front() : tree_.tuple(elements);
    }
    default:
      fail("an expression");
  }
}

// --- patterns of measures

Pat* Reader::pattern() {
  const uint32_t begin = token().begin;
  Pat* left = nullptr;
  if (at(ConId) || (at(LParen) && kind(1) == ConSym && kind(2) == RParen)) {
    const Name con = at(ConId) ? take_name() : binder_name();
    Tree::Pats fields;
    while (!at(RParen) && !at(Comma) && !at(ConSym) && !at_end()) fields.push_back(atomic_pattern());
    tree_.at(since(begin));
    left = tree_.match(con, fields);
  } else {
    left = atomic_pattern();
  }
  if (!at(ConSym)) return left;
  const Name con = take_name();
  Pat* right = pattern();
  tree_.at(since(begin));
  return tree_.match(con, {left, right});
}

Pat* Reader::atomic_pattern() {
  const uint32_t begin = token().begin;
  tree_.at(span_here());
  switch (kind()) {
    case VarId:
      return tree_.bind(take_name().text);
    case Underscore:
      advance();
      return tree_.wild();
    case ConId:
      return tree_.match(take_name(), {});
    case Integer:
    case Char: {
      const Literal literal = {at(Integer) ? LiteralKind::Integer : LiteralKind::Char, token().text, token().character};
      advance();
      return tree_.match_literal(literal);
    }
    case LBracket: {
      advance();
      expect(RBracket);
      auto* list = tree_.node<ListPat>(PatKind::List);
      return list;
    }
    case LParen: {
      advance();
      Tree::Pats elements;
      while (!at(RParen)) {
        elements.push_back(pattern());
        if (!accept(Comma) && !at(RParen)) fail("',' or ')'");
      }
      advance();
      tree_.at(since(begin));
      return elements.size() == 1 ? elements.front() : tree_.match_tuple(elements);
    }
    default:
      fail("a pattern");
  }
}

}  // namespace needle::liquid
