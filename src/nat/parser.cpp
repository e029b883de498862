#include "nat/parser.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "nat/lexer.h"

namespace needle::nat {
namespace {

enum Level : int { kCons, kOr, kAnd, kCompare, kArithmetic, kOperand };

struct Operator {
  TokenKind token;
  Level level;
  bool to_the_right;
  ExprKind kind;
  core::Prim prim;
};

using core::Prim;
constexpr Operator kOperators[] = {
    {TokenKind::DoubleColon, kCons, true, ExprKind::Cons, {}},
    {TokenKind::Or, kOr, true, ExprKind::Or, {}},
    {TokenKind::And, kAnd, true, ExprKind::And, {}},
    {TokenKind::EqualEqual, kCompare, false, ExprKind::Binary, Prim::IntegerEq},
    {TokenKind::NotEqual, kCompare, false, ExprKind::Binary, Prim::IntegerNe},
    {TokenKind::Less, kCompare, false, ExprKind::Binary, Prim::IntegerLt},
    {TokenKind::LessEqual, kCompare, false, ExprKind::Binary, Prim::IntegerLe},
    {TokenKind::Greater, kCompare, false, ExprKind::Binary, Prim::IntegerGt},
    {TokenKind::GreaterEqual, kCompare, false, ExprKind::Binary, Prim::IntegerGe},
    {TokenKind::Plus, kArithmetic, false, ExprKind::Binary, Prim::IntegerAdd},
    {TokenKind::Minus, kArithmetic, false, ExprKind::Binary, Prim::IntegerSub},
    {TokenKind::Star, kArithmetic, false, ExprKind::Binary, Prim::IntegerMul},
    {TokenKind::Slash, kArithmetic, false, ExprKind::Binary, Prim::IntegerQuot},
    {TokenKind::Percent, kArithmetic, false, ExprKind::Binary, Prim::IntegerRem},
};

class Parser {
 public:
  Parser(std::vector<Token> tokens, Parsed& out, Diagnostics& diagnostics)
      : tokens_(std::move(tokens)), out_(out), arena_(out.arena), diagnostics_(diagnostics) {}

  void program() {
    try {
      const Expr* e = expression();
      if (!at(TokenKind::End)) unexpected("an operator or the end of the program");
      out_.program = e;
    } catch (const Stop&) {
    }
  }

 private:
  struct Stop {};  // an error has been reported
  struct Deeper {
    explicit Deeper(Parser& p) : parser(p) {
      if (++parser.depth_ > kDeepest) parser.too_deep(parser.token().span);
    }
    ~Deeper() { --parser.depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
    Parser& parser;
  };

  // --- tokens and errors
  const Token& token() const { return tokens_[at_]; }
  bool at(TokenKind kind) const { return token().kind == kind; }
  Token take() { return tokens_[at(TokenKind::End) ? at_ : at_++]; }
  bool accept(TokenKind kind) {
    if (!at(kind)) return false;
    take();
    return true;
  }
  void expect(TokenKind kind) {
    if (!accept(kind)) unexpected(fmt::format("`{}`", describe(kind)));
  }
  [[noreturn]] void fail(int code, Span span, std::string message) {
    diagnostics_.error(code, span, std::move(message));
    throw Stop{};
  }
  [[noreturn]] void unexpected(std::string_view wanted) {
    const bool named = at(TokenKind::Name) || at(TokenKind::Number);
    const std::string_view text = named ? token().text.text() : describe(token().kind);
    fail(kSyntax, token().span,
         at(TokenKind::End) ? fmt::format("the program ends here; expected {}", wanted)
                            : fmt::format("unexpected `{}`; expected {}", text, wanted));
  }
  [[noreturn]] void too_deep(Span span) {
    fail(kTooDeep, span, fmt::format("nested too deeply: more than {} levels", kDeepest));
  }
  Span since(Span begin) const { return join(begin, tokens_[at_ - 1].span); }

  // --- names
  Name name(std::string_view what) {
    if (!at(TokenKind::Name)) unexpected(what);
    const Token t = take();
    return {t.text, t.span};
  }
  Name variable() {
    if (!at(TokenKind::Underscore)) return name("a variable");
    const Token t = take();
    return {t.text, t.span};
  }
  bool at_variable() const { return at(TokenKind::Name) || at(TokenKind::Underscore); }
  std::vector<Name> parameters() {
    std::vector<Name> out;
    while (at_variable()) out.push_back(variable());
    return out;
  }

  // --- nodes
  Expr* make(ExprKind kind, Span begin, std::initializer_list<const Expr*> parts = {}) {
    return make(kind, begin, std::vector<const Expr*>(parts));
  }
  Expr* make(ExprKind kind, Span begin, const std::vector<const Expr*>& parts) {
    Expr* e = arena_.make<Expr>();
    e->kind = kind;
    e->place = e->span = since(begin);
    e->parts = arena_.copy(parts);
    for (const Expr* part : parts) nest(e, part->height);
    return e;
  }
  void nest(Expr* e, uint32_t height) {
    e->height = std::max(e->height, height + 1);
    if (e->height > kDeepest) too_deep(e->span);
  }

  // --- expressions
  const Expr* expression() { return climb(kCons); }

  const Expr* climb(Level loosest) {
    const Deeper deeper(*this);
    const Span begin = token().span;
    const Expr* left = operand();
    for (;;) {
      const auto* op = std::find_if(std::begin(kOperators), std::end(kOperators),
                                    [&](const Operator& o) { return at(o.token) && o.level >= loosest; });
      if (op == std::end(kOperators)) return left;
      take();
      const Expr* right = climb(op->to_the_right ? op->level : static_cast<Level>(op->level + 1));
      Expr* e = make(op->kind, begin, {left, right});
      e->prim = op->prim;
      left = e;
    }
  }

  const Expr* operand() {
    const Span begin = token().span;
    switch (token().kind) {
      case TokenKind::Let:
        return let();
      case TokenKind::Fun:
        return function();
      case TokenKind::If:
        return conditional();
      case TokenKind::Match:
        return match();
      case TokenKind::Not:
        take();
        return make(ExprKind::Not, begin, {climb(kCompare)});
      case TokenKind::Assert:
      case TokenKind::Assume:
        take();
        return make(ExprKind::Assert, begin, {climb(kOr)});
      case TokenKind::Minus:
        take();
        return make(ExprKind::Negate, begin, {climb(kOperand)});
      case TokenKind::Backtick: {
        take();
        const Name tag = name("the name of a variant");
        Expr* e = make(ExprKind::Variant, begin, {climb(kOperand)});
        e->name = tag.text;
        return e;
      }
      default:
        return chain();
    }
  }

  const Expr* chain() {
    const Span begin = token().span;
    const Expr* e = atom();
    for (;;) {
      if (accept(TokenKind::Dot)) {
        const Name label = name("a label");
        Expr* field = make(ExprKind::Project, begin, {e});
        field->name = label.text;
        e = field;
      } else if (begins_atom()) {
        const Expr* argument = atom();
        e = make(ExprKind::Apply, begin, {e, argument});
      } else {
        return e;
      }
    }
  }

  bool begins_atom() const {
    switch (token().kind) {
      case TokenKind::Number:
      case TokenKind::Name:
      case TokenKind::True:
      case TokenKind::False:
      case TokenKind::Input:
      case TokenKind::OpenParen:
      case TokenKind::OpenBrace:
      case TokenKind::OpenBracket:
        return true;
      default:
        return false;
    }
  }

  const Expr* atom() {
    if (!begins_atom()) unexpected("an expression");
    const Token t = take();
    switch (t.kind) {
      case TokenKind::OpenParen: {
        const Expr* e = expression();
        expect(TokenKind::CloseParen);
        return e;
      }
      case TokenKind::OpenBrace:
        return record(t.span);
      case TokenKind::OpenBracket:
        return list(t.span);
      case TokenKind::True:
        return make(ExprKind::True, t.span);
      case TokenKind::False:
        return make(ExprKind::False, t.span);
      case TokenKind::Input:
        return make(ExprKind::Input, t.span);
      default: {
        Expr* e = make(t.kind == TokenKind::Number ? ExprKind::Number : ExprKind::Variable, t.span);
        e->name = t.text;
        return e;
      }
    }
  }

  const Expr* record(Span begin) {
    std::vector<Name> labels;
    std::vector<const Expr*> fields;
    if (!at(TokenKind::CloseBrace)) {
      do {
        labels.push_back(new_label(labels));
        expect(TokenKind::Equal);
        fields.push_back(expression());
      } while (accept(TokenKind::Comma));
    }
    expect(TokenKind::CloseBrace);
    Expr* e = make(ExprKind::Record, begin, fields);
    nest(e, static_cast<uint32_t>(fields.size()));
    e->names = arena_.copy(labels);
    std::vector<Symbol> set;
    for (const Name& label : labels) set.push_back(label.text);
    std::sort(set.begin(), set.end(), [](Symbol a, Symbol b) { return a.text() < b.text(); });
    out_.records.insert(std::move(set));
    return e;
  }

  Name new_label(const std::vector<Name>& labels) {
    const Name label = name("a label");
    if (labels.size() >= kDeepest) too_deep(label.span);
    for (const Name& other : labels) {
      if (other.text == label.text)
        fail(kSyntax, label.span, fmt::format("the label `{}` stands twice in this record", label.text.text()));
    }
    return label;
  }

  const Expr* list(Span begin) {
    std::vector<const Expr*> elements;
    if (!at(TokenKind::CloseBracket)) {
      do {
        elements.push_back(expression());
      } while (accept(TokenKind::Comma) || accept(TokenKind::Semicolon));
    }
    expect(TokenKind::CloseBracket);
    Expr* e = make(ExprKind::List, begin, elements);
    for (size_t i = 0; i < elements.size(); ++i) nest(e, elements[i]->height + static_cast<uint32_t>(i));
    return e;
  }

  // --- binding forms
  Binding binding(bool function_only) {
    const Name bound = variable();
    const std::vector<Name> params = parameters();
    if (function_only && params.empty()) unexpected("a parameter: `let rec` defines functions");
    expect(TokenKind::Equal);
    return {bound, arena_.copy(params), expression()};
  }

  const Expr* let() {
    const Span begin = take().span;
    const bool recursive = accept(TokenKind::Rec);
    std::vector<Binding> bindings{binding(recursive)};
    while (recursive && accept(TokenKind::With)) {
      const Binding next = binding(true);
      if (bindings.size() >= kDeepest) too_deep(next.name.span);
      for (const Binding& b : bindings) {
        if (b.name.text == next.name.text)
          fail(kSyntax, next.name.span, fmt::format("`{}` is defined twice here", next.name.text.text()));
      }
      bindings.push_back(next);
    }
    expect(TokenKind::In);
    Expr* e = make(recursive ? ExprKind::LetRec : ExprKind::Let, begin, {expression()});
    for (const Binding& b : bindings) nest(e, b.body->height + static_cast<uint32_t>(b.params.size()));
    nest(e, e->parts[0]->height + static_cast<uint32_t>(bindings.size()) - 1);
    e->bindings = arena_.copy(bindings);
    return e;
  }

  const Expr* function() {
    const Span begin = take().span;
    const std::vector<Name> params = parameters();
    if (params.empty()) unexpected("a parameter");
    expect(TokenKind::Arrow);
    Expr* e = make(ExprKind::Function, begin, {expression()});
    nest(e, e->parts[0]->height + static_cast<uint32_t>(params.size()) - 1);
    e->names = arena_.copy(params);
    return e;
  }

  const Expr* conditional() {
    const Span begin = take().span;
    const Expr* condition = expression();
    const Span place = since(begin);
    expect(TokenKind::Then);
    const Expr* yes = expression();
    expect(TokenKind::Else);
    Expr* e = make(ExprKind::If, begin, {condition, yes, expression()});
    e->place = place;
    return e;
  }

  const Expr* match() {
    const Span begin = take().span;
    const Expr* subject = expression();
    const Span place = since(begin);
    expect(TokenKind::With);
    accept(TokenKind::Bar);
    std::vector<Clause> clauses;
    do {
      const Pattern* p = pattern();
      expect(TokenKind::Arrow);
      clauses.push_back({p, expression()});
    } while (accept(TokenKind::Bar));
    accept(TokenKind::EndWord);
    Expr* e = make(ExprKind::Match, begin, {subject});
    for (const Clause& c : clauses) nest(e, c.body->height);
    e->place = place;
    e->clauses = arena_.copy(clauses);
    return e;
  }

  // --- patterns
  Pattern* make(PatternKind kind, Span begin, Symbol text, const std::vector<const Pattern*>& parts = {}) {
    return arena_.make<Pattern>(kind, since(begin), text, arena_.copy(parts), Seq<const Name>{});
  }

  const Pattern* pattern() {
    const Deeper deeper(*this);
    const Span begin = token().span;
    const Pattern* head = atomic_pattern();
    if (!accept(TokenKind::DoubleColon)) return head;
    return make(PatternKind::Cons, begin, {}, {head, pattern()});
  }

  const Pattern* atomic_pattern() {
    const Deeper deeper(*this);
    const Token t = take();
    switch (t.kind) {
      case TokenKind::Underscore:
        return make(PatternKind::Any, t.span, {});
      case TokenKind::Name:
        return make(PatternKind::Variable, t.span, t.text);
      case TokenKind::Number:
        return make(PatternKind::Number, t.span, t.text);
      case TokenKind::Minus:
        if (!at(TokenKind::Number)) unexpected("a number");
        return make(PatternKind::Number, t.span, intern("-" + std::string(take().text.text())));
      case TokenKind::True:
        return make(PatternKind::True, t.span, {});
      case TokenKind::False:
        return make(PatternKind::False, t.span, {});
      case TokenKind::OpenBracket:
        expect(TokenKind::CloseBracket);
        return make(PatternKind::Nil, t.span, {});
      case TokenKind::Backtick: {
        const Name tag = name("the name of a variant");
        return make(PatternKind::Variant, t.span, tag.text, {atomic_pattern()});
      }
      case TokenKind::OpenBrace:
        return record_pattern(t.span);
      case TokenKind::OpenParen: {
        const Pattern* p = pattern();
        expect(TokenKind::CloseParen);
        return p;
      }
      case TokenKind::Int:
      case TokenKind::Bool:
      case TokenKind::Fun:
      case TokenKind::RecordWord:
        fail(kSyntax, t.span,
             fmt::format("not supported: the pattern `{}`, for all values of a kind", describe(t.kind)));
      default:
        if (t.kind != TokenKind::End) --at_;
        unexpected("a pattern");
    }
  }

  // {a = p, b}: the fields that are named; a record may have others, and `_` at the end says so.
  const Pattern* record_pattern(Span begin) {
    std::vector<Name> labels;
    std::vector<const Pattern*> parts;
    while (!at(TokenKind::CloseBrace) && !accept(TokenKind::Underscore)) {
      const Name label = new_label(labels);
      labels.push_back(label);
      parts.push_back(accept(TokenKind::Equal) ? pattern() : make(PatternKind::Variable, label.span, label.text));
      if (!accept(TokenKind::Comma)) break;
    }
    expect(TokenKind::CloseBrace);
    Pattern* p = make(PatternKind::Record, begin, {}, parts);
    p->labels = arena_.copy(labels);
    return p;
  }

  std::vector<Token> tokens_;
  size_t at_ = 0;
  uint32_t depth_ = 0;
  Parsed& out_;
  Arena& arena_;
  Diagnostics& diagnostics_;
};

}  // namespace

Parsed parse(const Sources& sources, FileId file, Diagnostics& diagnostics) {
  Parsed out;
  const size_t before = diagnostics.error_count();
  std::vector<Token> tokens = lex(sources, file, diagnostics);
  if (diagnostics.error_count() == before) Parser(std::move(tokens), out, diagnostics).program();
  return out;
}

}  // namespace needle::nat
