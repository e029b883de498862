// Statements whose variables travel together in one value, a bundle: the branches of parallel comprehensions and
// recursive blocks. Both are written out as plain statements:
//
//   [e | p <- a, q <- b | r <- c]   ->  [e | ((x, y), z) <- zip [(x, y) | p <- a, q <- b] [z | r <- c]]
//   rec { p <- a; q <- b }          ->  (x, y) <- mfix (\ ~(x, y) -> do { p <- a; q <- b; return (x, y) })
//   mdo { .. }                      ->  do { .. } with a rec around the statements that need each other
//
// where x, y, z are the variables that the patterns bind. The functions called are the library's: kLibraryQualifier.
#include <algorithm>
#include <map>
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

// ((w, x), (y, z)): halves, so that many variables make no deep type.
Expr* Parser::bundle(std::span<const Name> names, Span span) {
  if (names.empty()) return constructor({{}, intern("()"), span});
  if (names.size() == 1) return variable(names.front());
  const size_t half = names.size() / 2;
  auto* pair = node<TupleExpr>(ExprKind::Tuple, span);
  pair->elements = arena_.list({bundle(names.first(half), span), bundle(names.subspan(half), span)});
  return pair;
}

Pat* Parser::bundle_pattern(std::span<const Name> names, Span span) {
  if (names.size() == 1) {
    auto* p = node<VarPat>(PatKind::Var, names.front().span);
    p->name = names.front();
    return p;
  }
  auto* pair = node<TuplePat>(PatKind::Tuple, span);
  if (names.empty()) return pair;
  const size_t half = names.size() / 2;
  pair->elements = arena_.list({bundle_pattern(names.first(half), span), bundle_pattern(names.subspan(half), span)});
  return pair;
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
class Mentions : public Visitor {
 public:
  std::set<Symbol> names;

 private:
  void see(Expr& e) override {
    if (e.kind == ExprKind::Var) names.insert(static_cast<VarExpr&>(e).name.text);
  }
};

}  // namespace

// For each statement the place behind the last one that binds what it mentions, or its own place. A let may refer to
// itself without a rec.
std::vector<size_t> Parser::needed_up_to(const std::vector<Stmt*>& statements) {
  std::map<Symbol, size_t> last;
  for (size_t i = 0; i < statements.size(); ++i)
    for (const Name& name : bound_by({statements[i]})) last[name.text] = i;
  std::vector<size_t> out;
  for (size_t i = 0; i < statements.size(); ++i) {
    Mentions mentions;
    mentions.visit(*statements[i]);
    size_t end = i;
    for (const Symbol name : mentions.names) {
      const auto found = last.find(name);
      if (found == last.end() || found->second < i) continue;
      if (found->second == i && statements[i]->kind == StmtKind::Let) continue;
      end = std::max(end, found->second + 1);
    }
    out.push_back(end);
  }
  return out;
}

std::vector<Stmt*> Parser::with_recursion(const std::vector<Stmt*>& statements) {
  const std::vector<size_t> needed = needed_up_to(statements);
  std::vector<Stmt*> out;
  for (size_t from = 0; from < statements.size();) {
    size_t to = from;
    for (size_t i = from; i == from || i < to; ++i) to = std::max(to, needed[i]);
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
