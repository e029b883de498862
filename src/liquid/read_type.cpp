// Refined types:   t ::= a | T t1 .. tn | [t] | (t, t) | x:t -> t | {v:t | p} | {v | p} | forall a. t | C a => t
#include "liquid/reader.h"

namespace needle::liquid {

using namespace syntax;
using enum TokenKind;

Refined* Reader::make(RefinedKind kind, Span span, Symbol name, const std::vector<Refined*>& parts) {
  Refined* out = tree_.arena().make<Refined>();
  out->kind = kind;
  out->span = span;
  out->name = name;
  out->parts = tree_.arena().copy(parts);
  return out;
}

Refined* Reader::type() {
  constexpr int kDeepest = 500;
  if (++depth_ > kDeepest) fail_at(span_here(), "This annotation is nested too deeply");
  if (at_word("forall")) {
    while (!at_operator(".") && !at_end()) {
      if (!at_operator("<")) {
        advance();
      } else if (skip_abstract_refinement()) {
        --next_;  // its `>.` ends the quantifier too
        break;
      }
    }
    advance();
    --depth_;
    return type();
  }
  const uint32_t begin = token().begin;
  // x:t, unless it is the operator of a type
  Symbol binder;
  if ((at(VarId) || at(Underscore)) && at_colon(1)) {
    if (at(VarId)) binder = token().text;
    if (binder.valid()) variables_.insert(binder);  // it hides what the logic calls so
    advance();
    advance();
  }
  Refined* left = applied_type();
  if (accept(DoubleArrow)) {  // what stands before it is a context
    --depth_;
    return type();
  }
  if (accept(RightArrow)) {
    Refined* right = type();
    Refined* out = make(RefinedKind::Function, since(begin), {}, {left, right});
    out->binder = binder.valid() ? binder : left->predicate ? left->subject : Symbol{};
    left = out;
  } else if (at_operator("/")) {  // a termination metric
    advance();
    skip_metric();
  }
  --depth_;
  return left;
}

Refined* Reader::applied_type() {
  const uint32_t begin = token().begin;
  Refined* head = atomic_type();
  std::vector<Refined*> parts(head->parts.begin(), head->parts.end());
  const size_t before = parts.size();
  bool incomplete = false;
  while (starts_atomic_type() || at_operator("<") || at_operator("<\\")) {
    if (at_operator("<") || at_operator("<\\")) {
      skip_abstract_refinement();
      incomplete = true;
      continue;
    }
    parts.push_back(atomic_type());
  }
  if (parts.size() == before && !incomplete) return head;
  Refined* out = make(head->kind, since(begin), head->name, parts);
  out->qualifier = head->qualifier;
  out->subject = head->subject;
  out->predicate = head->predicate;
  out->incomplete = incomplete;
  return out;
}

bool Reader::starts_atomic_type() const {
  switch (kind()) {
    case VarId:
      return !at_colon(1) && !at_equation();
    case ConId:
    case LParen:
    case LBracket:
    case LBrace:
    case Integer:
    case Underscore:
    case PrefixBang:
      return true;
    default:
      return false;
  }
}

Refined* Reader::atomic_type() {
  const uint32_t begin = token().begin;
  if (accept(PrefixBang)) return atomic_type();
  switch (kind()) {
    case VarId: {
      static const Symbol old_int = intern("int"), old_bool = intern("bool");
      if (token().text == old_int || token().text == old_bool) {
        const Symbol name = intern(token().text == old_int ? "Int" : "Bool");
        advance();
        return make(RefinedKind::Constructor, since(begin), name, {});
      }
      const Symbol name = take_name().text;
      return make(RefinedKind::Variable, since(begin), name, {});
    }
    case Underscore:
      advance();
      return make(RefinedKind::Variable, since(begin), intern("_"), {});
    case ConId: {
      const Name name = take_name();
      Refined* out = make(RefinedKind::Constructor, name.span, name.text, {});
      out->qualifier = name.qualifier;
      return out;
    }
    case Integer: {
      Refined* out = make(RefinedKind::Value, span_here(), {}, {});
      out->value = atom();
      return out;
    }
    case LBracket: {
      advance();
      if (accept(RBracket)) return make(RefinedKind::Constructor, since(begin), intern("[]"), {});
      Refined* element = type();
      expect(RBracket);
      return make(RefinedKind::Constructor, since(begin), intern("[]"), {element});
    }
    case LParen: {
      advance();
      std::vector<Refined*> parts;
      if (at(VarSym) || at(ConSym) || at(Comma) || at(RightArrow)) {  // (->), (,): no refinement inside
        while (!at(RParen) && !at_end()) advance();
      }
      while (!at(RParen)) {
        const bool named = at(VarId) && kind(1) == DoubleColon;  // (x :: t)
        const Symbol binder = named ? token().text : Symbol{};
        if (named) next_ += 2;
        Refined* part = type();
        if (named && part->kind != RefinedKind::Function) {
          part = tree_.arena().make<Refined>(*part);
          part->binder = binder;
        }
        parts.push_back(part);
        if (!accept(Comma) && !at(RParen)) fail("',' or ')'");
      }
      advance();
      if (parts.size() == 1) return parts.front();
      return make(RefinedKind::Constructor, since(begin), intern(parts.empty() ? "()" : "(,)"), parts);
    }
    case LBrace:
      return braces();
    default:
      fail("a type");
  }
}

// {v:t | p}, {v | p}, {x:t}, {t | p}, or {e}: an expression for an alias
Refined* Reader::braces() {
  const uint32_t begin = token().begin;
  advance();
  const bool named = (at(VarId) || at(Underscore) || at(ConId)) && at_colon(1);
  if (named || ((at(VarId) || at(Underscore)) && kind(1) == Bar)) {
    const Symbol subject = at(Underscore) ? intern("_") : token().text;
    advance();
    if (named) advance();
    Refined* base = named ? type() : make(RefinedKind::Variable, since(begin), intern("_"), {});
    if (named && accept(RBrace)) return base;
    if (!accept(Bar)) fail("'|'");
    const bool hidden = !variables_.insert(subject).second;  // it may have a capital letter
    Expr* p = expression();
    if (!hidden) variables_.erase(subject);
    expect(RBrace);
    return with_predicate(base, subject, p, since(begin));
  }
  const size_t start = next_;
  const auto [open, close] = std::pair(LBrace, RBrace);
  int nesting = 0;
  bool has_bar = false;
  for (size_t i = 0; kind(i) != EndOfFile && !(nesting == 0 && kind(i) == close); ++i) {
    nesting += kind(i) == open ? 1 : kind(i) == close ? -1 : 0;
    has_bar |= nesting == 0 && kind(i) == Bar;
  }
  if (has_bar) {  // {Int | p}, {| p}
    Refined* base = at(Bar) ? make(RefinedKind::Variable, since(begin), intern("_"), {}) : type();
    accept(Bar);
    Expr* p = expression();
    expect(RBrace);
    return with_predicate(base, intern("v"), p, since(begin));
  }
  next_ = start;
  Refined* out = make(RefinedKind::Value, span_here(), {}, {});
  out->value = expression();
  expect(RBrace);
  return out;
}

Refined* Reader::with_predicate(Refined* type, Symbol subject, Expr* predicate, Span span) {
  if (type->predicate) {  // {v:{w:t | p} | q}
    tree_.at(predicate->span);
    Expr* inner = tree_.app(tree_.lambda({tree_.bind(type->subject)}, type->predicate), {tree_.var(subject)});
    predicate = tree_.call("refineAnd", {inner, predicate});
  }
  Refined* out = tree_.arena().make<Refined>(*type);
  out->span = span;
  out->subject = subject;
  out->predicate = predicate;
  return out;
}

// True: it ended in `>.`
bool Reader::skip_abstract_refinement() {
  not_honoured(span_here(), "abstract refinements");
  incomplete_ = true;
  int nesting = 0;
  std::string_view last;
  do {
    if (at_end()) fail("'>'");
    last = at(VarSym) ? token().text.text() : std::string_view();
    if (at(LBrace)) {  // <{\x -> x >= 0}>
      for (int braces = 0; !at_end();) {
        braces += at(LBrace) ? 1 : at(RBrace) ? -1 : 0;
        if (braces == 0) break;
        advance();
      }
    }
    nesting += at_operator("<") || at_operator("<\\") ? 1 : 0;
    if (last != ">=")
      for (const char c : last) nesting -= c == '>' && last[0] == '>';
    advance();
  } while (nesting > 0);
  return last.ends_with('.');
}

void Reader::skip_metric() {
  if (!at(LBracket)) fail("'['");
  int nesting = 0;
  do {
    if (at_end()) fail("']'");
    nesting += at(LBracket) ? 1 : at(RBracket) ? -1 : 0;
    advance();
  } while (nesting > 0);
}

}  // namespace needle::liquid
