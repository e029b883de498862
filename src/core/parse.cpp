#include "core/parse.h"

#include <map>
#include <optional>

#include "core/build.h"
#include "core/lexer.h"
#include "core/print.h"

namespace needle::core {
namespace {

using Qualified = std::pair<std::string, std::string>;

Qualified key(Symbol module, Symbol name) {
  return {std::string(module.text()), std::string(name.text())};
}

class Parser {
 public:
  Parser(std::string_view text, Program& program) : program_(program), build_(program), tokens_(tokens_of(text)) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i) index(program.tycon(TyConId(i)));
    for (uint32_t i = 0; i < program.con_count(); ++i) index(program.con(ConId(i)));
    for (uint32_t i = 0; i < program.global_count(); ++i) index(&program.global(GlobalId(i)));
  }

  void program() {
    declare();
    at_ = 0;
    while (peek().kind != TokenKind::End) {
      if (accept("def")) {
        global();
      } else {
        data();
      }
    }
  }

  const Expr* only_expr() {
    const Expr* e = expr();
    if (peek().kind != TokenKind::End) fail("expected the end");
    return e;
  }

 private:
  // --- tokens
  const Token& peek(size_t n = 0) const { return tokens_[std::min(at_ + n, tokens_.size() - 1)]; }
  const Token& take() {
    const Token& t = peek();
    if (at_ + 1 < tokens_.size()) ++at_;
    return t;
  }
  [[noreturn]] void fail(const std::string& what) const {
    throw SyntaxError(peek().line, what + (peek().text.empty() ? "" : ", found '" + peek().text + "'"));
  }
  bool is(std::string_view word, size_t n = 0) const {
    const Token& t = peek(n);
    return (t.kind == TokenKind::Name || t.kind == TokenKind::Symbol) && t.module.empty() && t.text == word;
  }
  bool accept(std::string_view word) {
    if (!is(word)) return false;
    take();
    return true;
  }
  void expect(std::string_view word) {
    if (!accept(word)) fail("expected '" + std::string(word) + "'");
  }
  const Token& name() {
    if (peek().kind != TokenKind::Name && peek().kind != TokenKind::Quoted) fail("expected a name");
    return take();
  }
  uint32_t number() {
    if (peek().kind != TokenKind::Literal) fail("expected a number");
    return static_cast<uint32_t>(take().literal.value);
  }
  bool reserved() const {
    static constexpr std::string_view kWords[] = {"let", "in", "join", "case", "of", "->", "=",
                                                  "|",   "::", ".",    "rec",  "_",  "@"};
    for (std::string_view w : kWords) {
      if (is(w)) return true;
    }
    return false;
  }

  // --- declarations
  void index(TyCon* t) { tycons_[key(t->module, t->name)] = t; }
  void index(DataCon* c) { cons_[key(c->module, c->name)] = c; }
  void index(Global* g) { globals_[key(g->module, g->name)] = g->id; }

  static Symbol symbol(const std::string& text) { return text.empty() ? Symbol() : intern(text); }

  // Makes the types, constructors and globals, so that bodies may refer forwards.
  void declare() {
    while (peek().kind != TokenKind::End) {
      bool def = is("def");
      bool known = def || is("data") || is("newtype") || is("class") || is("prim");
      if (!known) fail("expected a declaration");
      take();
      const Token& t = name();
      if (def) {
        index(program_.add_global(symbol(t.module), symbol(t.text)));
      } else {
        index(program_.add_tycon(symbol(t.module), symbol(t.text)));
      }
      for (int depth = 0; depth > 0 || !is(";"); take()) {
        if (is("{")) ++depth;
        if (is("}")) --depth;
        if (peek().kind == TokenKind::End) fail("expected ';'");
      }
      take();
    }
  }

  void data() {
    std::string what = take().text;
    const Token& n = name();
    TyCon* t = tycons_.at({n.module, n.text});
    t->is_primitive = what == "prim";
    t->is_newtype = what == "newtype";
    t->is_class = what == "class";
    std::vector<Symbol> params;
    while (!is("=") && !is(";")) params.push_back(intern(name().text));
    t->params = program_.arena.copy(params);
    std::vector<DataCon*> cons;
    if (accept("=")) {
      do {
        cons.push_back(constructor(t));
      } while (accept("|"));
    }
    expect(";");
    program_.finish_tycon(t, cons);
  }

  DataCon* constructor(TyCon* parent) {
    DataCon* c = program_.add_con(parent, intern(name().text));
    index(c);
    while (accept("{")) {
      if (accept("dicts")) {
        c->dict_fields = number();
      } else {
        c->infix = take().text == "infix";
        c->associativity = name().text[0];
        c->fixity = static_cast<int>(number());
      }
      expect("}");
    }
    std::vector<const Type*> types;
    std::vector<char> strict;
    std::vector<Symbol> labels;
    while (!is("|") && !is(";")) {
      strict.push_back(accept("!"));
      bool labelled = is("(") && is("::", 2);
      if (labelled) {
        take();
        labels.push_back(intern(name().text));
        expect("::");
      }
      types.push_back(labelled ? type() : type_atom());
      if (labelled) expect(")");
    }
    c->arity = static_cast<uint32_t>(types.size());
    c->field_types = program_.arena.copy(types);
    bool* flags = static_cast<bool*>(program_.arena.allocate(strict.size() + 1, 1));
    for (size_t i = 0; i < strict.size(); ++i) flags[i] = strict[i] != 0;
    c->strict_fields = {flags, strict.size()};
    c->field_names = program_.arena.copy(labels);
    remember(c);
    return c;
  }

  void remember(const DataCon* c) {
    auto& k = program_.known;
    std::string_view n = c->name.text();
    auto set = [&](std::string_view text, const DataCon*& at) {
      if (n == text && !at) at = c;
    };
    set("False", k.false_con);
    set("True", k.true_con);
    set("[]", k.nil);
    set(":", k.cons);
    set("()", k.unit);
    set("IORes", k.io_res);
  }

  void global() {
    const Token& n = name();
    Global& g = program_.global(globals_.at({n.module, n.text}));
    if (accept("{")) {
      do {
        const std::string flag = name().text;
        if (flag == "dicts") g.dict_params = number();
        g.flags.dictionary |= flag == "dictionary";
        g.flags.method |= flag == "method";
        g.flags.selector |= flag == "selector";
        g.flags.no_inline |= flag == "noinline";
        g.flags.inline_always |= flag == "inline";
      } while (accept(","));
      expect("}");
    }
    if (accept("::")) g.type = type();
    if (accept("=")) g.body = expr();
    expect(";");
  }

  // --- types
  const Type* type() {
    if (accept("forall")) {
      std::vector<Symbol> vars;
      while (!is(".")) vars.push_back(intern(name().text));
      take();
      return build_.type_forall(vars, type());
    }
    const Type* t = type_atom();
    while (is("(") || ((peek().kind == TokenKind::Name || peek().kind == TokenKind::Quoted) && !type_end())) {
      t = build_.type_app(t, type_atom());
    }
    return accept("->") ? build_.type_fun(t, type()) : t;
  }
  bool type_end() const { return is("->") || is("=") || is("|") || is(".") || is("!"); }

  const Type* type_atom() {
    if (accept("(")) {
      const Type* t = type();
      expect(")");
      return t;
    }
    if (accept("_")) return nullptr;
    const Token& n = name();
    if (auto it = tycons_.find({n.module, n.text}); it != tycons_.end()) return build_.type_con(it->second);
    bool variable = n.module.empty() && !(n.text[0] >= 'A' && n.text[0] <= 'Z');
    if (!variable) throw SyntaxError(n.line, "unknown type " + n.text);
    return build_.type_var(intern(n.text));
  }

  // --- binders and scopes
  struct Scope {
    Parser& parser;
    size_t mark;
    explicit Scope(Parser& p) : parser(p), mark(p.scope_.size()) {}
    ~Scope() { parser.scope_.resize(mark); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
  };

  const Var* bind(const std::string& text, const Type* t) {
    size_t cut = text.rfind('_');
    bool numbered = cut != std::string::npos && cut + 1 < text.size() && text.size() - cut < 10 &&
                    text.find_first_not_of("0123456789", cut + 1) == std::string::npos;
    const Var* v = numbered ? program_.numbered(symbol(text.substr(0, cut)), t,
                                                static_cast<uint32_t>(std::stoul(text.substr(cut + 1))))
                            : program_.fresh(intern(text), t);
    scope_.emplace_back(text, v);
    return v;
  }

  const Var* binder() {
    if (!accept("(")) return bind(name().text, nullptr);
    std::string n = name().text;
    expect("::");
    const Type* t = type();
    expect(")");
    return bind(n, t);
  }

  const Var* let_binder() {
    std::string n = name().text;
    return bind(n, accept("::") ? type() : nullptr);
  }

  // --- expressions
  const Expr* expr() {
    if (accept("\\")) {
      Scope scope(*this);
      std::vector<const Var*> params;
      while (!accept("->")) params.push_back(binder());
      return build_.lam(params, expr());
    }
    if (is("let") || is("join")) return let();
    if (accept("case")) return case_of();
    if (accept("tick")) {
      uint32_t n = number();
      return build_.tick(n, expr());
    }
    if (is("overlap") || is("overlap_in_order")) return overlap();
    return application();
  }

  const Expr* let() {
    bool join = take().text == "join";
    Scope scope(*this);
    std::vector<Bind> binds;
    bool recursive = accept("rec");
    if (!is("{")) {
      size_t mark = scope_.size();
      const Var* v = let_binder();
      auto hidden = scope_.back();
      scope_.resize(mark);
      expect("=");
      binds.push_back({v, expr()});
      scope_.push_back(hidden);
    } else {
      group(binds, recursive);
    }
    expect("in");
    const Expr* body = expr();
    return program_.arena.make<LetExpr>(Expr{ExprKind::Let, {}}, recursive, join, program_.arena.copy(binds), body);
  }

  // Binders first, with the right-hand sides skipped, then again with all of them in scope.
  void group(std::vector<Bind>& binds, bool recursive) {
    expect("{");
    size_t start = at_, mark = scope_.size();
    while (!is("}")) {
      binds.push_back({let_binder(), nullptr});
      skip_to_semicolon();
    }
    auto names = std::vector(scope_.begin() + static_cast<std::ptrdiff_t>(mark), scope_.end());
    if (!recursive) scope_.resize(mark);
    at_ = start;
    for (Bind& b : binds) {
      name();
      if (accept("::")) type();
      expect("=");
      b.rhs = expr();
      if (!is("}")) expect(";");
    }
    if (!recursive) scope_.insert(scope_.end(), names.begin(), names.end());
    expect("}");
  }

  void skip_to_semicolon() {
    for (int depth = 0; depth > 0 || (!is(";") && !is("}")); take()) {
      if (is("{")) ++depth;
      if (is("}")) --depth;
      if (peek().kind == TokenKind::End) fail("expected ';'");
    }
    accept(";");
  }

  const Expr* case_of() {
    const Expr* scrutinee = expr();
    expect("of");
    Scope scope(*this);
    const Var* v = binder();
    std::vector<Alt> alts;
    const Expr* fallback = nullptr;
    expect("{");
    while (!accept("}")) {
      Scope inner(*this);
      if (accept("_")) {
        expect("->");
        fallback = expr();
      } else {
        alts.push_back(alternative());
      }
      if (!is("}")) expect(";");
    }
    return build_.case_of(scrutinee, v, alts, fallback);
  }

  const Expr* overlap() {
    bool in_order = take().text == "overlap_in_order";
    std::vector<const Expr*> subjects = arguments();
    std::vector<OverlapClause> clauses;
    expect("{");
    while (!accept("else")) {
      Scope scope(*this);
      std::vector<OverlapPattern> patterns;
      while (!accept("->")) patterns.push_back(pattern());
      clauses.push_back(build_.clause(patterns, expr()));
      expect(";");
    }
    expect("->");
    const Expr* fallback = expr();
    accept(";");
    expect("}");
    return build_.overlap(subjects, clauses, fallback, in_order);
  }

  // _ | literal | K | (K p1..pn) | x | (x :: T), the last two perhaps with @ and another
  OverlapPattern pattern() {
    if (accept("_")) return build_.any();
    if (peek().kind == TokenKind::Literal) return build_.lit_pattern(take().literal);
    bool parens = is("(");
    const Token& n = peek(parens ? 1 : 0);
    if (auto it = cons_.find({n.module, n.text}); it != cons_.end()) {
      if (parens) take();
      name();
      std::vector<OverlapPattern> fields;
      while (parens && !accept(")")) fields.push_back(pattern());
      return build_.con_pattern(it->second, fields);
    }
    const Var* v = binder();
    OverlapPattern p = accept("@") ? pattern() : build_.any();
    p.binder = v;
    return p;
  }

  Alt alternative() {
    if (peek().kind == TokenKind::Literal) {
      Literal l = take().literal;
      expect("->");
      return build_.lit_alt(l, expr());
    }
    const Token& n = name();
    auto it = cons_.find({n.module, n.text});
    if (it == cons_.end()) throw SyntaxError(n.line, "unknown constructor " + n.text);
    std::vector<const Var*> fields;
    while (!accept("->")) fields.push_back(binder());
    return build_.con_alt(it->second, fields, expr());
  }

  bool atom_follows() const {
    TokenKind k = peek().kind;
    return k == TokenKind::Literal || k == TokenKind::Quoted || is("(") || (k == TokenKind::Name && !reserved());
  }

  const Expr* application() {
    if (peek().kind == TokenKind::Literal || is("(")) {
      const Expr* head = atom();
      return arguments_of(head);
    }
    const Token& n = name();
    if (const Var* v = local(n)) return arguments_of(build_.var(v));
    if (auto it = cons_.find({n.module, n.text}); it != cons_.end()) return build_.con(it->second, arguments());
    if (std::optional<Prim> p = prim(n)) return build_.prim(*p, arguments());
    return arguments_of(global_named(n));
  }

  const Expr* arguments_of(const Expr* head) {
    std::vector<const Expr*> args = arguments();
    if (args.empty()) return head;
    return program_.arena.make<AppExpr>(Expr{ExprKind::App, {}}, head, program_.arena.copy(args));
  }

  std::vector<const Expr*> arguments() {
    std::vector<const Expr*> args;
    while (atom_follows()) args.push_back(atom());
    return args;
  }

  const Expr* atom() {
    if (accept("(")) {
      const Expr* e = expr();
      expect(")");
      return e;
    }
    if (peek().kind == TokenKind::Literal) return build_.lit(take().literal);
    const Token& n = name();
    if (const Var* v = local(n)) return build_.var(v);
    if (auto it = cons_.find({n.module, n.text}); it != cons_.end()) return build_.con(it->second, {});
    if (std::optional<Prim> p = prim(n)) return build_.prim(*p, {});
    return global_named(n);
  }

  const Var* local(const Token& n) const {
    if (!n.module.empty()) return nullptr;
    for (size_t i = scope_.size(); i-- > 0;) {
      if (scope_[i].first == n.text) return scope_[i].second;
    }
    return nullptr;
  }

  static std::optional<Prim> prim(const Token& n) {
    Prim p;
    bool found = n.module.empty() && n.text.size() > 1 && n.text.back() == '#' &&
                 find_prim(std::string_view(n.text).substr(0, n.text.size() - 1), p);
    return found ? std::optional(p) : std::nullopt;
  }

  const Expr* global_named(const Token& n) {
    auto it = globals_.find({n.module, n.text});
    if (it == globals_.end()) throw SyntaxError(n.line, "unknown name " + n.text);
    return build_.global(it->second);
  }

  Program& program_;
  Builder build_;
  std::vector<Token> tokens_;
  size_t at_ = 0;
  std::map<Qualified, TyCon*> tycons_;
  std::map<Qualified, DataCon*> cons_;
  std::map<Qualified, GlobalId> globals_;
  std::vector<std::pair<std::string, const Var*>> scope_;
};

}  // namespace

ParseResult parse_program(std::string_view text, Program& program) {
  try {
    Parser(text, program).program();
  } catch (const SyntaxError& e) {
    return {false, e.what()};
  }
  return {};
}

const Expr* parse_expr(std::string_view text, Program& program, ParseResult& result) {
  try {
    result = {};
    return Parser(text, program).only_expr();
  } catch (const SyntaxError& e) {
    result = {false, e.what()};
    return nullptr;
  }
}

GlobalId find_global(const Program& program, std::string_view printed_name) {
  for (uint32_t i = 0; i < program.global_count(); ++i) {
    const Global& g = program.global(GlobalId(i));
    if (print_name(g.module, g.name) == printed_name) return GlobalId(i);
  }
  return {};
}

}  // namespace needle::core
