// Statements whose variables travel together in one value, a bundle: the branches of parallel comprehensions and
// recursive blocks. Both are written out as plain statements:
//
//   [e | p <- a, q <- b | r <- c]   ->  [e | ((x, y), z) <- zip [(x, y) | p <- a, q <- b] [z | r <- c]]
//   rec { p <- a; q <- b }          ->  (x, y) <- mfix (\ ~(x, y) -> do { p <- a; q <- b; return (x, y) })
//   mdo { .. }                      ->  do { .. } with a rec around the statements that need each other
//
// where x, y, z are the variables that the patterns bind. The functions called are the library's: kLibraryQualifier.
#include <algorithm>
#include <set>

#include "syntax/parser.h"
#include "syntax/visit.h"

namespace needle::syntax {

using enum TokenKind;

void Parser::add_bound(const Pat* pat, std::vector<Name>& out) {
  switch (pat->kind) {
    case PatKind::Wild:
    case PatKind::Lit:
      return;
    case PatKind::Var:
      out.push_back(static_cast<const VarPat*>(pat)->name);
      return;
    case PatKind::Con:
      for (const Pat* p : static_cast<const ConPat*>(pat)->args) add_bound(p, out);
      return;
    case PatKind::OpChain:
      for (const Pat* p : static_cast<const OpChainPat*>(pat)->operands) add_bound(p, out);
      return;
    case PatKind::Tuple:
      for (const Pat* p : static_cast<const TuplePat*>(pat)->elements) add_bound(p, out);
      return;
    case PatKind::List:
      for (const Pat* p : static_cast<const ListPat*>(pat)->elements) add_bound(p, out);
      return;
    case PatKind::Record: {
      const auto& record = *static_cast<const RecordPat*>(pat);
      if (record.wildcard) unsupported(pat->span, "record wildcards in parallel comprehensions and recursive blocks");
      for (const FieldPat& f : record.fields) {
        if (f.pat) add_bound(f.pat, out);
        if (!f.pat) out.push_back({{}, f.field.text, f.field.span});
      }
      return;
    }
    case PatKind::As:
      out.push_back(static_cast<const AsPat*>(pat)->name);
      return add_bound(static_cast<const AsPat*>(pat)->pat, out);
    case PatKind::Lazy:
      return add_bound(static_cast<const LazyPat*>(pat)->pat, out);
    case PatKind::Bang:
      return add_bound(static_cast<const BangPat*>(pat)->pat, out);
    case PatKind::View:
      return add_bound(static_cast<const ViewPat*>(pat)->pat, out);
    case PatKind::Sig:
      return add_bound(static_cast<const SigPat*>(pat)->pat, out);
    case PatKind::Paren:
      return add_bound(static_cast<const ParenPat*>(pat)->pat, out);
  }
}

// A name that is bound again is the later one.
std::vector<Name> Parser::bound_by(const std::vector<Stmt*>& statements) {
  std::vector<Name> all, out;
  for (const Stmt* s : statements) {
    if (s->pat) add_bound(s->pat, all);
    if (!s->bindings) continue;
    for (const Decl* d : s->bindings->decls) {
      if (d->kind == DeclKind::Function) all.push_back(static_cast<const FunctionDecl*>(d)->name);
      if (d->kind == DeclKind::PatternBinding) add_bound(static_cast<const PatternBindingDecl*>(d)->pat, all);
    }
  }
  std::set<Symbol> seen;
  for (const Name& name : all)
    if (seen.insert(name.text).second) out.push_back(name);
  return out;
}

// (x, (y, z))
Expr* Parser::bundle(const std::vector<Name>& names, Span span) {
  if (names.empty()) return constructor({{}, intern("()"), span});
  Expr* out = variable(names.back());
  for (size_t i = names.size() - 1; i-- > 0;) {
    auto* pair = node<TupleExpr>(ExprKind::Tuple, span);
    pair->elements = arena_.list({variable(names[i]), out});
    out = pair;
  }
  return out;
}

Pat* Parser::bundle_pattern(const std::vector<Name>& names, Span span) {
  if (names.empty()) return node<TuplePat>(PatKind::Tuple, span);
  auto var = [this](const Name& name) -> Pat* {
    auto* p = node<VarPat>(PatKind::Var, name.span);
    p->name = name;
    return p;
  };
  Pat* out = var(names.back());
  for (size_t i = names.size() - 1; i-- > 0;) {
    auto* pair = node<TuplePat>(PatKind::Tuple, span);
    pair->elements = arena_.list({var(names[i]), out});
    out = pair;
  }
  return out;
}

Expr* Parser::comprehension_of(Expr* body, const std::vector<Stmt*>& statements, Span span) {
  auto* c = node<ComprehensionExpr>(ExprKind::Comprehension, span);
  c->body = body;
  c->statements = arena_.copy(statements);
  return c;
}

Stmt* Parser::bind(Pat* pat, Expr* expr, Span span) {
  auto* s = node<Stmt>(StmtKind::Bind, span);
  s->pat = pat;
  s->expr = expr;
  return s;
}

// The statements of all branches as one.
Stmt* Parser::zipped(const std::vector<std::vector<Stmt*>>& branches) {
  Pat* pat = nullptr;
  Expr* list = nullptr;
  for (const std::vector<Stmt*>& branch : branches) {
    const Span span = join(branch.front()->span, branch.back()->span);
    const std::vector<Name> names = bound_by(branch);
    Pat* here = bundle_pattern(names, span);
    Expr* values = comprehension_of(bundle(names, span), branch, span);
    if (list) {
      auto* pair = node<TuplePat>(PatKind::Tuple, span);
      pair->elements = arena_.list({pat, here});
      pat = pair;
      list = library_call("zip", {list, values}, span);
    } else {
      pat = here;
      list = values;
    }
  }
  return bind(pat, list, list->span);
}

Stmt* Parser::recursive(std::vector<Stmt*> statements, Span span) {
  const std::vector<Name> names = bound_by(statements);
  auto* lazy = node<LazyPat>(PatKind::Lazy, span);
  lazy->pat = bundle_pattern(names, span);
  auto* last = node<Stmt>(StmtKind::Body, span);
  last->expr = library_call("return", {bundle(names, span)}, span);
  statements.push_back(last);
  auto* block = node<DoExpr>(ExprKind::Do, span);
  block->statements = arena_.copy(statements);
  auto* step = node<LambdaExpr>(ExprKind::Lambda, span);
  step->params = arena_.list({static_cast<Pat*>(lazy)});
  step->body = block;
  return bind(bundle_pattern(names, span), library_call("mfix", {step}, span), span);
}

// rec { .. }
Stmt* Parser::rec_statement() {
  Deeper deeper(*this);
  const uint32_t begin = here();
  advance();
  std::vector<Stmt*> statements;
  block(BlockStyle::Do, [&] { statements.push_back(statement()); });
  if (statements.empty()) fail_with(102, since(begin), "Empty 'rec' block");
  return recursive(std::move(statements), since(begin));
}

namespace {

// Every variable that stands in a statement; one that is bound in it again counts too, which makes a rec larger and
// changes nothing else.
std::set<Symbol> mentioned(Stmt* statement) {
  class Mentions : public Visitor {
   public:
    std::set<Symbol> names;

   private:
    void see(Expr& e) override {
      if (e.kind == ExprKind::Var) names.insert(static_cast<VarExpr&>(e).name.text);
    }
  } mentions;
  mentions.visit(*statement);
  return std::move(mentions.names);
}

}  // namespace

// The last statement that binds what this one mentions, itself included unless it is a let, which may refer to itself.
size_t Parser::needs_up_to(const std::vector<Stmt*>& statements, size_t at) {
  const std::set<Symbol> names = mentioned(statements[at]);
  for (size_t i = statements.size(); i-- > at;) {
    if (i == at && statements[i]->kind == StmtKind::Let) break;
    const std::vector<Name> bound = bound_by({statements[i]});
    if (std::any_of(bound.begin(), bound.end(), [&](const Name& n) { return names.contains(n.text); })) return i + 1;
  }
  return at;
}

std::vector<Stmt*> Parser::with_recursion(const std::vector<Stmt*>& statements) {
  std::vector<Stmt*> out;
  for (size_t from = 0; from < statements.size();) {
    size_t to = from;
    for (size_t i = from; i == from || i < to; ++i) to = std::max(to, needs_up_to(statements, i));
    if (to > from) {
      const Span span = join(statements[from]->span, statements[to - 1]->span);
      out.push_back(recursive(
          {statements.begin() + static_cast<ptrdiff_t>(from), statements.begin() + static_cast<ptrdiff_t>(to)}, span));
      from = to;
    } else {
      out.push_back(statements[from++]);
    }
  }
  return out;
}

}  // namespace needle::syntax
