// Blocks: do, comprehensions, guards.
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

void Infer::do_block(const DoExpr& e, Expected& x) {
  bool monadic = false;
  for (size_t i = 0; i + 1 < e.statements.size(); ++i) monadic |= e.statements[i]->kind != StmtKind::Let;
  const Type* monad = s_.meta();
  const Type* answer = s_.meta();
  demand(x);
  node(e.id).type = x.type;
  if (monadic) {
    const Stmt* first = e.statements[0];
    InContext in(*this, r_.push(context, ContextKind::Statement, first->span));
    match(first->kind == StmtKind::Let ? e.span : first->span, x.type, s_.app(monad, answer));
    set_evidence(e.id, {want(k_.monad, monad, OriginKind::Do, first->span)});
  }
  MatchScope scope(*this);
  for (size_t i = 0; i < e.statements.size(); ++i) {
    const Stmt* s = e.statements[i];
    InContext in(*this, r_.push(context, ContextKind::Statement, s->span));
    if (s->kind == StmtKind::Let) {
      bindings(s->bindings);
    } else if (i + 1 == e.statements.size()) {
      if (s->expr) check_sigma(s->expr, x.type);
      node(s->id).type = x.type;
    } else if (s->kind == StmtKind::Body) {
      const Type* type = s_.app(monad, s_.meta());
      check(s->expr, type);
      node(s->id).type = type;
    } else {
      const Type* item = s_.meta();
      const Type* type = s_.app(monad, item);
      check(s->expr, type);
      node(s->id).type = type;
      pattern(s->pat, item);
      if (failable(s->pat)) set_evidence(s->id, {want(k_.monad_fail, monad, OriginKind::BindFail, s->pat->span)});
    }
  }
}

void Infer::comprehension(const ComprehensionExpr& e, Expected& x) {
  const Type* element = s_.meta();
  result(&e, s_.list(element), x);
  MatchScope scope(*this);
  for (const Stmt* s : e.statements) {
    InContext in(*this, r_.push(context, ContextKind::Statement, s->span));
    if (s->kind == StmtKind::Bind) {
      const Type* item = s_.meta();
      check(s->expr, s_.list(item));
      node(s->id).type = s_.list(item);
      pattern(s->pat, item);
    } else {
      guard_statement(s);
    }
  }
  check_with_context(e.body, element);
}

void Infer::guard_statement(const Stmt* s) {
  if (s->kind == StmtKind::Let) {
    bindings(s->bindings);
  } else if (s->kind == StmtKind::Body) {
    check_with_context(s->expr, k_.boolean);
    node(s->id).type = k_.boolean;
  } else {
    InContext in(*this, r_.push(context, ContextKind::Expression, s->expr->span));
    const Type* item = infer(s->expr);
    node(s->id).type = item;
    pattern(s->pat, item);
  }
}

// Can matching fail (other than by bottom)?
bool Infer::failable(const Pat* p) const {
  switch (p->kind) {
    case PatKind::Wild:
    case PatKind::Var:
    case PatKind::Lazy:
      return false;
    case PatKind::Lit:
    case PatKind::List:
    case PatKind::OpChain:
      return true;
    case PatKind::As:
      return failable(as<AsPat>(p).pat);
    case PatKind::Bang:
      return failable(as<BangPat>(p).pat);
    case PatKind::Sig:
      return failable(as<SigPat>(p).pat);
    case PatKind::Paren:
      return failable(as<ParenPat>(p).pat);
    case PatKind::View:
      return failable(as<ViewPat>(p).pat);
    case PatKind::Tuple:
      for (const Pat* q : as<TuplePat>(p).elements)
        if (failable(q)) return true;
      return false;
    case PatKind::Con:
    case PatKind::Record: {
      EntityId con = p->kind == PatKind::Con ? as<ConPat>(p).ref.entity : as<RecordPat>(p).ref.entity;
      const DataInfo* data = nullptr;
      if (!con.valid() || !s_.constructor(con, &data) || data->constructors.size() != 1) return true;
      if (p->kind == PatKind::Con) {
        for (const Pat* q : as<ConPat>(p).args)
          if (failable(q)) return true;
      } else {
        for (const FieldPat& f : as<RecordPat>(p).fields)
          if (f.pat && failable(f.pat)) return true;
      }
      return false;
    }
  }
  return true;
}

}  // namespace needle::types
