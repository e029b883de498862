#include "liquid/reader.h"

#include <fmt/format.h>

#include "syntax/lexer.h"

namespace needle::liquid {

using namespace syntax;
using enum TokenKind;

namespace {

// Whether somewhere in it the function is given something else than variables.
bool calls_itself_with_more(const Expr& e, Symbol function) {
  switch (e.kind) {
    case ExprKind::App: {
      const auto& app = static_cast<const AppExpr&>(e);
      const bool itself =
          app.function->kind == ExprKind::Var && static_cast<const VarExpr*>(app.function)->name.text == function;
      if (itself && app.argument->kind == ExprKind::App) {
        const Expr* head = app.argument;
        while (head->kind == ExprKind::App) head = static_cast<const AppExpr*>(head)->function;
        if (head->kind == ExprKind::Con) return true;
      }
      return calls_itself_with_more(*app.function, function) || calls_itself_with_more(*app.argument, function);
    }
    case ExprKind::If: {
      const auto& i = static_cast<const IfExpr&>(e);
      return calls_itself_with_more(*i.condition, function) || calls_itself_with_more(*i.then_branch, function) ||
             calls_itself_with_more(*i.else_branch, function);
    }
    default:
      return false;
  }
}

}  // namespace

Symbol predicate_name(Symbol written) {
  return intern(std::string(written.text()) + "$predicate");
}

Reader::Reader(const Sources& sources, ParsedModule& module, Diagnostics& diagnostics,
               const std::unordered_set<Symbol>& defined, const std::unordered_map<Symbol, Name>& imported)
    : sources_(sources),
      diagnostics_(diagnostics),
      defined_(defined),
      file_(module.module->file),
      blocks_(module.annotations),
      tree_(module),
      imported_(imported) {}

Annotations Reader::read() {
  collect_predicates(blocks_);
  for (const Span& span : blocks_) {
    try {
      block(span);
    } catch (const Stop&) {
    }
  }
  return std::move(out_);
}

// They may be used before they are defined.
void Reader::collect_predicates(const std::vector<Span>& blocks) {
  Diagnostics later;
  for (const Span& span : blocks) {
    const LexedFile lexed = lex_part(sources_.file(file_).text, span.begin + 3, span.end - 2, file_, later);
    if (lexed.tokens.size() < 2) continue;
    const std::string_view word = lexed.tokens[0].text.text();
    const bool named =
        word == "predicate" || word == "expression" || (word == "measure" && lexed.tokens[1].kind == ConId);
    if (named) predicates_.insert(lexed.tokens[1].text);
  }
}

void Reader::block(Span span) {
  constexpr size_t kOpening = 3, kClosing = 3;  // {-@ and @-}
  const std::string_view text = sources_.text(span);
  if (text.size() < kOpening + kClosing || !text.ends_with("@-}"))
    fail_at({file_, span.begin, span.begin + 3}, "This annotation is not closed by '@-}'");
  const size_t errors = diagnostics_.error_count();
  tokens_ = lex_part(sources_.file(file_).text, span.begin + kOpening, span.end - kClosing, file_, diagnostics_).tokens;
  if (diagnostics_.error_count() > errors) throw Stop{};
  next_ = 0;
  depth_ = 0;
  variables_.clear();
  measure_ = {};
  incomplete_ = false;
  if (!at_end()) annotation();
  if (!at_end()) fail("the end of the annotation");
}

void Reader::annotation() {
  // A function may be called `measure` or `data`.
  if (kind(1) == DoubleColon || kind(1) == Comma) return signature(false);
  if (accept(KwType)) return alias();
  if (accept(KwData) || accept(KwNewtype)) return data();
  if (accept_word("predicate") || accept_word("expression")) return predicate();
  if (accept_word("measure")) return measure();
  if (accept_word("inline") || accept_word("reflect") || accept_word("define")) return promotion();
  if (at_word("assume") && token(1).text.text() == "reflect") {
    next_ = tokens_.size() - 1;
    return;
  }
  if (accept_word("assume")) return signature(true);
  if (accept_word("assert")) return signature(false);
  directive();
}

// What says nothing about the values of a function, or how it is judged.
void Reader::directive() {
  if (at_word("ignore") || at_word("fail")) {
    if (kind(1) == VarId) out_.ignored.insert(token(1).text);
    next_ = tokens_.size() - 1;
    return;
  }
  if (token().text.text() == "LIQUID") {
    if (kind(1) == String && token(1).text.text() == "--no-totality") out_.totality = false;
    next_ = tokens_.size() - 1;
    return;
  }
  static constexpr std::string_view kWithoutMeaning[] = {
      "invariant", "using",      "qualif", "qualifier", "lazy",        "decrease", "include", "autosize",
      "lazyvar",   "axiomatize", "ple",    "rewrite",   "rewriteWith", "embed",    "bound",   "automatic-instances",
      "local",     "variance",   "opaque", "Strict",    "strict",      "Lazy",     "Decrease"};
  for (std::string_view word : kWithoutMeaning) {
    if (token().text.text() != word) continue;
    if ((word == "lazy" || word == "Lazy") && kind(1) == VarId && !defined_.contains(token(1).text))
      diagnostics_.warning(kAnnotationIgnored, {file_, token(1).begin, token(1).end},
                           fmt::format("There is no function '{}' in this module.", token(1).text.text()));
    next_ = tokens_.size() - 1;
    return;
  }
  if (at(KwInfix) || at(KwInfixl) || at(KwInfixr) || at(KwInstance) || at(KwClass) || at(KwImport)) {
    if (at(KwInstance) || at(KwClass)) not_honoured(span_here(), "annotations of classes and instances");
    next_ = tokens_.size() - 1;
    return;
  }
  signature(false);
}

void Reader::not_honoured(Span span, std::string_view what) {
  if (said_.insert(what).second)
    diagnostics_.warning(kAnnotationIgnored, span, fmt::format("Needle does not know {}; they are ignored.", what));
}

// f, g :: type
void Reader::signature(bool assumed) {
  std::vector<Name> names = {binder_name()};
  while (accept(Comma)) names.push_back(binder_name());
  if (!at(DoubleColon)) fail("'::'");
  advance();
  Refined* t = type();
  for (const Name& name : names) out_.signatures.push_back({name, t, assumed, incomplete_});
}

// type T a N = body
void Reader::alias() {
  Alias out;
  if (!at(ConId)) fail("the name of a type");
  out.name = take_name();
  for (; !at(Equals); advance()) {
    if (at(VarId)) {
      out.types.push_back(token().text);
    } else if (at(ConId)) {
      out.values.push_back(token().text);
      variables_.insert(token().text);
    } else {
      fail("a parameter or '='");
    }
  }
  advance();
  out.body = type();
  out_.aliases.push_back(std::move(out));
}

// predicate P X Y = body
void Reader::predicate() {
  if (!at(ConId) && !at(VarId)) fail("the name of a predicate");
  Name name = take_name();
  name.text = predicate_name(name.text);
  Tree::Pats params;
  for (; !at(Equals); advance()) {
    if (!at(ConId) && !at(VarId)) fail("a parameter or '='");
    variables_.insert(token().text);
    tree_.at(span_here());
    params.push_back(tree_.bind(token().text));
  }
  advance();
  Expr* body = expression();
  tree_.at(name.span);
  out_.definitions.push_back({tree_.function(name, {tree_.clause(params, body)}), nullptr});
}

// measure f;  measure f :: type, with equations or without
void Reader::measure() {
  const bool capital = at(ConId);
  Name name = binder_name();
  if (at_end()) {
    if (!defined_.contains(name.text))
      fail_at(name.span, fmt::format("'{}' is called a measure, but there is no such function", name.text.text()));
    return out_.promotions.push_back({name});
  }
  if (capital) name.text = predicate_name(name.text);
  if (!at(DoubleColon)) fail("'::'");
  advance();
  measure_ = name.text;
  const Refined* t = type();
  if (defined_.contains(name.text)) {  // the Haskell function says the same
    next_ = tokens_.size() - 1;
    return out_.promotions.push_back({name});
  }
  equations(name, t);
}

void Reader::equations(const Name& name, const Refined* type_of_measure) {
  std::vector<Clause> clauses;
  while (!at_end()) {
    const uint32_t begin = token().begin;
    accept(Bar);
    if (!at(VarId) || token().text != name.text) fail(fmt::format("an equation of '{}'", name.text.text()));
    advance();
    Tree::Pats params;
    while (!at(Equals)) params.push_back(atomic_pattern());
    advance();
    Expr* body = at(LBrace) ? set_of(*braces()) : expression();
    accept(Semi);
    tree_.at(since(begin));
    clauses.push_back(tree_.clause(params, body));
    if (calls_itself_with_more(*body, name.text))
      diagnostics_.warning(
          kAnnotationIgnored, since(begin),
          fmt::format("The measure '{}' may never end: it calls itself with something that is no part of "
                      "its argument.",
                      name.text.text()));
    if (clauses.front().params.size() != params.size())
      fail_at(since(begin), fmt::format("Equations for '{}' have different numbers of arguments", name.text.text()));
  }
  tree_.at(name.span);
  if (!clauses.empty()) {  // of other values nothing is known
    Tree::Pats others(clauses.front().params.size());
    for (Pat*& p : others) p = tree_.wild();
    clauses.push_back(tree_.clause(others, tree_.library("refineNoMeaning")));
  }
  out_.definitions.push_back({tree_.function(name, clauses), type_of_measure});
}

// {v | Set_emp v} and {v | v = e}
Expr* Reader::set_of(const Refined& described) {
  if (described.kind == RefinedKind::Value) return described.value;
  tree_.at(described.span);
  const Expr* p = described.predicate;
  if (p && p->kind == ExprKind::App) {
    const auto& app = *static_cast<const AppExpr*>(p);
    auto is = [](const Expr* e, std::string_view function) {
      return e->kind == ExprKind::Var && static_cast<const VarExpr*>(e)->name.text.text() == function;
    };
    if (is(app.function, "refineIsEmpty"))
      return tree_.call("refineEmpty", {tree_.literal({LiteralKind::Integer, intern("0"), 0})});
    if (app.function->kind == ExprKind::App && is(static_cast<const AppExpr*>(app.function)->function, "refineEqual"))
      return app.argument;
  }
  return tree_.call("refineUnknown", {tree_.string("")});
}

// data T a = C { x :: t, y :: t } | D t;  data T a [size] = ..
void Reader::data() {
  Data out;
  if (!at(ConId)) fail("the name of a type");
  out.name = take_name();
  while (!at_end() && !at(Equals) && !at(KwWhere)) {
    if (at(VarId)) {
      out.params.push_back(token().text);
      advance();
    } else if (at_operator("<")) {
      skip_abstract_refinement();
    } else if (at(LBracket)) {
      skip_metric();
    } else {
      fail("a parameter or '='");
    }
  }
  if (at(KwWhere)) {
    not_honoured(out.name.span, "refined types in the form of generalised data types");
    next_ = tokens_.size() - 1;
    return;
  }
  if (at_end()) return;  // only how its size is measured
  do {
    advance();
    constructor(out);
  } while (at(Bar));
  out_.data.push_back(std::move(out));
}

void Reader::constructor(Data& out) {
  Constructor con;
  con.name = binder_name();
  if (accept(LBrace)) {
    while (!at(RBrace)) {
      const Symbol field = at(Underscore) ? Symbol{} : binder_name().text;
      if (at(Underscore)) advance();
      if (!at(DoubleColon) && !at_colon(0)) fail("'::'");
      advance();
      con.fields.push_back({field, type()});
      if (!accept(Comma) && !at(RBrace)) fail("',' or '}'");
    }
    advance();
  } else {
    while (starts_atomic_type()) {
      Refined* field = atomic_type();
      con.fields.push_back({field->kind == RefinedKind::Function ? Symbol{} : field->binder, field});
    }
  }
  out.constructors.push_back(std::move(con));
}

void Reader::promotion() {
  const Name name = at(VarSym) ? take_name() : binder_name();
  if (!defined_.contains(name.text))
    diagnostics_.warning(kAnnotationIgnored, name.span,
                         fmt::format("There is no function '{}' in this module.", name.text.text()));
  out_.promotions.push_back({name});
  next_ = tokens_.size() - 1;
}

// --- tokens

const Token& Reader::token(size_t ahead) const {
  const size_t last = tokens_.size() - 1;
  return tokens_[next_ + ahead < last ? next_ + ahead : last];
}

bool Reader::at_word(std::string_view text) const {
  return at(VarId) && token().text.text() == text;
}

bool Reader::at_operator(std::string_view text, size_t ahead) const {
  const Token& t = token(ahead);
  return (t.kind == VarSym || t.kind == ConSym) && !t.qualifier.valid() && t.text.text() == text;
}

bool Reader::accept(TokenKind k) {
  if (!at(k)) return false;
  advance();
  return true;
}

bool Reader::accept_word(std::string_view text) {
  if (!at_word(text)) return false;
  advance();
  return true;
}

void Reader::expect(TokenKind k) {
  if (!accept(k)) fail(fmt::format("'{}'", k == RParen ? ")" : k == RBrace ? "}" : k == RBracket ? "]" : "="));
}

Span Reader::since(uint32_t begin) const {
  return {file_, begin, tokens_[next_ > 0 ? next_ - 1 : 0].end};
}

Name Reader::take_name() {
  const Name out = {token().qualifier, token().text, span_here()};
  advance();
  return out;
}

Name Reader::binder_name() {
  if (at(VarId) || at(ConId) || token().kind >= KwCase) return take_name();
  if (!accept(LParen) || (!at(VarSym) && !at(ConSym))) fail("a name");
  const Name out = take_name();
  expect(RParen);
  return out;
}

void Reader::fail(std::string_view expected) {
  if (at_end())
    fail_at({file_, token().begin, token().begin + 1}, fmt::format("The annotation ends, but {} is missing", expected));
  fail_at(span_here(),
          fmt::format("Parse error in an annotation on '{}': expected {}", sources_.text(span_here()), expected));
}

void Reader::fail_at(Span span, std::string message) {
  diagnostics_.error(kAnnotation, span, std::move(message));
  throw Stop{};
}

}  // namespace needle::liquid
