#include "program/walk_tree.h"

namespace needle::program {
namespace {

using namespace syntax;

class Walk {
 public:
  explicit Walk(const EachExpr& each) : each_(each) {}

  void decl(const Decl& d) {
    switch (d.kind) {
      case DeclKind::Function:
        for (const Clause& clause : static_cast<const FunctionDecl&>(d).clauses) rhs(clause.rhs);
        return;
      case DeclKind::PatternBinding:
        return rhs(static_cast<const PatternBindingDecl&>(d).rhs);
      case DeclKind::Class:
        return bindings(static_cast<const ClassDecl&>(d).body);
      case DeclKind::Instance:
        return bindings(static_cast<const InstanceDecl&>(d).body);
      case DeclKind::Splice:
        return expr(static_cast<const SpliceDecl&>(d).expr);
      default:
        return;
    }
  }

 private:
  void bindings(const Bindings* b) {
    if (!b) return;
    for (const Decl* d : b->decls) decl(*d);
  }
  void rhs(const Rhs* r) {
    if (!r) return;
    for (const Guarded& g : r->alternatives) {
      statements(g.guards);
      expr(g.body);
    }
    bindings(r->where);
  }
  void statements(const Seq<Stmt*>& list) {
    for (const Stmt* s : list) {
      expr(s->expr);
      bindings(s->bindings);
    }
  }
  void alternatives(const Seq<Alternative>& list) {
    for (const Alternative& a : list) rhs(a.rhs);
  }
  void fields(const Seq<FieldExpr>& list) {
    for (const FieldExpr& f : list) expr(f.value);
  }
  template <class List>
  void all(const List& list) {
    for (const Expr* e : list) expr(e);
  }

  void expr(const Expr* e) {
    if (!e) return;
    each_(*e);
    inside(*e);
  }

  template <class Kind>
  static const Kind& as(const Expr& e) {
    return static_cast<const Kind&>(e);
  }

  void inside(const Expr& e) {
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
      case ExprKind::LeftSection:
        expr(as<LeftSectionExpr>(e).operand);
        return expr(as<LeftSectionExpr>(e).op);
      case ExprKind::RightSection:
        expr(as<RightSectionExpr>(e).op);
        return expr(as<RightSectionExpr>(e).operand);
      case ExprKind::Lambda:
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

  void compound(const Expr& e) {
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
        return fields(as<RecordConExpr>(e).fields);
      case ExprKind::RecordUpdate:
        expr(as<RecordUpdateExpr>(e).record);
        return fields(as<RecordUpdateExpr>(e).fields);
      case ExprKind::Annotated:
        return expr(as<AnnotatedExpr>(e).expr);
      case ExprKind::Paren:
        return expr(as<ParenExpr>(e).expr);
      default:
        return;
    }
  }

  const EachExpr& each_;
};

}  // namespace

void each_expr(const Decl& decl, const EachExpr& each) {
  Walk(each).decl(decl);
}

}  // namespace needle::program
