#include "syntax/visit.h"

namespace needle::syntax {

void Visitor::visit(Decl& d) {
  inside(d);
}

void Visitor::visit(Stmt& s) {
  pat(s.pat);
  expr(s.expr);
  bindings(s.bindings);
}

void Visitor::inside(Decl& d) {
  switch (d.kind) {
    case DeclKind::Function:
      for (Clause& clause : static_cast<FunctionDecl&>(d).clauses) {
        all(clause.params);
        rhs(clause.rhs);
      }
      return;
    case DeclKind::PatternBinding:
      pat(static_cast<PatternBindingDecl&>(d).pat);
      return rhs(static_cast<PatternBindingDecl&>(d).rhs);
    case DeclKind::Class:
      return bindings(static_cast<ClassDecl&>(d).body);
    case DeclKind::Instance:
      return bindings(static_cast<InstanceDecl&>(d).body);
    case DeclKind::Splice:
      return expr(static_cast<SpliceDecl&>(d).expr);
    default:
      return;
  }
}

void Visitor::bindings(Bindings* b) {
  if (!b) return;
  for (Decl* d : b->decls) {
    if (d->kind == DeclKind::Function || d->kind == DeclKind::PatternBinding) see_local(*d);
    inside(*d);
  }
}

void Visitor::rhs(Rhs* r) {
  if (!r) return;
  for (Guarded& g : r->alternatives) {
    statements(g.guards);
    expr(g.body);
  }
  bindings(r->where);
}

void Visitor::statements(const Seq<Stmt*>& list) {
  for (Stmt* s : list) visit(*s);
}

void Visitor::alternatives(const Seq<Alternative>& list) {
  for (const Alternative& a : list) {
    pat(a.pat);
    rhs(a.rhs);
  }
}

void Visitor::all(const Seq<Expr*>& list) {
  for (Expr* e : list) expr(e);
}

void Visitor::all(const Seq<Pat*>& list) {
  for (Pat* p : list) pat(p);
}

void Visitor::expr(Expr* e) {
  if (!e) return;
  see(*e);
  inside(*e);
}

void Visitor::pat(Pat* p) {
  if (!p) return;
  see(*p);
  inside(*p);
}

namespace {

template <class Kind>
Kind& as(Expr& e) {
  return static_cast<Kind&>(e);
}
template <class Kind>
Kind& as(Pat& p) {
  return static_cast<Kind&>(p);
}

}  // namespace

void Visitor::inside(Expr& e) {
  switch (e.kind) {
    case ExprKind::Var:
    case ExprKind::Con:
    case ExprKind::Lit:
    case ExprKind::Hole:
      return;
    case ExprKind::App:
      expr(as<AppExpr>(e).function);
      return expr(as<AppExpr>(e).argument);
    case ExprKind::TypeApp:
      return expr(as<TypeAppExpr>(e).function);
    case ExprKind::OpChain:
      all(as<OpChainExpr>(e).operands);
      return all(as<OpChainExpr>(e).operators);
    case ExprKind::Infix:
      expr(as<InfixExpr>(e).left);
      expr(as<InfixExpr>(e).op);
      return expr(as<InfixExpr>(e).right);
    case ExprKind::Negate:
      return expr(as<NegateExpr>(e).operand);
    case ExprKind::Selection:
      return expr(as<SelectionExpr>(e).record);
    case ExprKind::LeftSection:
      expr(as<LeftSectionExpr>(e).operand);
      return expr(as<LeftSectionExpr>(e).op);
    case ExprKind::RightSection:
      expr(as<RightSectionExpr>(e).op);
      return expr(as<RightSectionExpr>(e).operand);
    case ExprKind::Lambda:
      all(as<LambdaExpr>(e).params);
      return expr(as<LambdaExpr>(e).body);
    case ExprKind::LambdaCase:
      return alternatives(as<LambdaCaseExpr>(e).alternatives);
    case ExprKind::Let:
      bindings(as<LetExpr>(e).bindings);
      return expr(as<LetExpr>(e).body);
    case ExprKind::If:
      expr(as<IfExpr>(e).condition);
      expr(as<IfExpr>(e).then_branch);
      return expr(as<IfExpr>(e).else_branch);
    case ExprKind::MultiIf:
      return rhs(as<MultiIfExpr>(e).branches);
    default:
      return compound(e);
  }
}

void Visitor::compound(Expr& e) {
  switch (e.kind) {
    case ExprKind::Case:
      expr(as<CaseExpr>(e).scrutinee);
      return alternatives(as<CaseExpr>(e).alternatives);
    case ExprKind::Do:
      return statements(as<DoExpr>(e).statements);
    case ExprKind::Tuple:
      return all(as<TupleExpr>(e).elements);
    case ExprKind::List:
      return all(as<ListExpr>(e).elements);
    case ExprKind::Sequence:
      expr(as<SequenceExpr>(e).from);
      expr(as<SequenceExpr>(e).next);
      return expr(as<SequenceExpr>(e).to);
    case ExprKind::Comprehension:
      expr(as<ComprehensionExpr>(e).body);
      return statements(as<ComprehensionExpr>(e).statements);
    case ExprKind::RecordCon:
      for (FieldExpr& f : as<RecordConExpr>(e).fields) expr(f.value);
      return;
    case ExprKind::RecordUpdate:
      expr(as<RecordUpdateExpr>(e).record);
      for (FieldExpr& f : as<RecordUpdateExpr>(e).fields) expr(f.value);
      return;
    case ExprKind::Annotated:
      return expr(as<AnnotatedExpr>(e).expr);
    case ExprKind::Paren:
      return expr(as<ParenExpr>(e).expr);
    default:
      return;
  }
}

void Visitor::inside(Pat& p) {
  switch (p.kind) {
    case PatKind::Con:
      return all(as<ConPat>(p).args);
    case PatKind::OpChain:
      return all(as<OpChainPat>(p).operands);
    case PatKind::Tuple:
      return all(as<TuplePat>(p).elements);
    case PatKind::List:
      return all(as<ListPat>(p).elements);
    case PatKind::Record:
      for (FieldPat& f : as<RecordPat>(p).fields) pat(f.pat);
      return;
    case PatKind::As:
      return pat(as<AsPat>(p).pat);
    case PatKind::Lazy:
      return pat(as<LazyPat>(p).pat);
    case PatKind::Bang:
      return pat(as<BangPat>(p).pat);
    case PatKind::View:
      expr(as<ViewPat>(p).function);
      return pat(as<ViewPat>(p).pat);
    case PatKind::Sig:
      return pat(as<SigPat>(p).pat);
    case PatKind::Paren:
      return pat(as<ParenPat>(p).pat);
    case PatKind::Wild:
    case PatKind::Var:
    case PatKind::Lit:
      return;
  }
}

const Expr* without_parentheses(const Expr* e) {
  while (e->kind == ExprKind::Paren) e = static_cast<const ParenExpr*>(e)->expr;
  return e;
}

void each_expr(const Decl& decl, const std::function<void(const Expr&)>& each) {
  class Each : public Visitor {
   public:
    explicit Each(const std::function<void(const Expr&)>& what) : what_(what) {}

   private:
    void see(Expr& e) override { what_(e); }
    const std::function<void(const Expr&)>& what_;
  };
  Each(each).visit(const_cast<Decl&>(decl));  // which changes nothing
}

}  // namespace needle::syntax
