// --dump=surface: expressions, statements, right-hand sides.
#include <fmt/format.h>

#include "syntax/dump.h"

namespace needle::syntax {

void Dump::exprs(Seq<Expr*> list) {
  for (Expr* e : list) {
    out += ' ';
    if (e)
      expr(*e);
    else
      out += "()";
  }
}

void Dump::fields(Seq<FieldExpr> list, bool wildcard) {
  for (const FieldExpr& f : list) {
    out += " (" + name(f.field);
    if (f.value) {
      out += ' ';
      expr(*f.value);
    }
    out += ')';
  }
  if (wildcard) out += " ..";
}

void Dump::alternatives(Seq<Alternative> list) {
  ++indent;
  for (const Alternative& a : list) {
    line();
    out += '(';
    pattern(*a.pat);
    rhs(*a.rhs);
    out += ')';
  }
  --indent;
}

void Dump::statement(const Stmt& s) {
  switch (s.kind) {
    case StmtKind::Body:
      return expr(*s.expr);
    case StmtKind::Bind:
      return group(
          "<-", [&] { pattern(*s.pat); }, [&] { expr(*s.expr); });
    case StmtKind::Let:
      out += "(let";
      bindings(*s.bindings);
      out += ')';
  }
}

void Dump::statements(Seq<Stmt*> list) {
  ++indent;
  for (Stmt* s : list) {
    line();
    statement(*s);
  }
  --indent;
}

void Dump::rhs(const Rhs& r) {
  for (const Guarded& g : r.alternatives) {
    out += ' ';
    if (g.guards.empty()) {
      expr(*g.body);
      continue;
    }
    out += "(|";
    for (Stmt* s : g.guards) {
      out += ' ';
      statement(*s);
    }
    out += ' ';
    expr(*g.body);
    out += ')';
  }
  if (!r.where) return;
  ++indent;
  line();
  out += "(where";
  bindings(*r.where);
  out += ')';
  --indent;
}

void Dump::bindings(const Bindings& b) {
  ++indent;
  for (Decl* d : b.decls) {
    line();
    decl(*d);
  }
  --indent;
}

void Dump::expr(const Expr& e) {
  switch (e.kind) {
    case ExprKind::Var:
      out += name(static_cast<const VarExpr&>(e).name);
      return;
    case ExprKind::Con:
      out += name(static_cast<const ConExpr&>(e).name);
      return;
    case ExprKind::Lit:
      return literal(static_cast<const LitExpr&>(e).literal);
    case ExprKind::App: {
      auto& a = static_cast<const AppExpr&>(e);
      return group(
          "", [&] { expr(*a.function); }, [&] { expr(*a.argument); });
    }
    case ExprKind::TypeApp: {
      auto& a = static_cast<const TypeAppExpr&>(e);
      return group(
          "@", [&] { expr(*a.function); }, [&] { type(*a.type); });
    }
    case ExprKind::OpChain: {
      auto& c = static_cast<const OpChainExpr&>(e);
      out += "(chain";
      for (size_t i = 0; i < c.operands.size(); ++i) {
        if (c.operands[i]) {
          out += ' ';
          expr(*c.operands[i]);
        }
        if (i < c.operators.size()) {
          out += ' ';
          expr(*c.operators[i]);
        }
      }
      out += ')';
      return;
    }
    case ExprKind::Infix: {
      auto& i = static_cast<const InfixExpr&>(e);
      return group(
          "infix", [&] { expr(*i.left); }, [&] { expr(*i.op); }, [&] { expr(*i.right); });
    }
    case ExprKind::Negate:
      return group("negate", [&] { expr(*static_cast<const NegateExpr&>(e).operand); });
    case ExprKind::Selection: {
      auto& s = static_cast<const SelectionExpr&>(e);
      return group(
          "selection", [&] { expr(*s.record); }, [&] { name(s.field); });
    }
    case ExprKind::LeftSection: {
      auto& s = static_cast<const LeftSectionExpr&>(e);
      return group(
          "left-section", [&] { expr(*s.operand); }, [&] { expr(*s.op); });
    }
    case ExprKind::RightSection: {
      auto& s = static_cast<const RightSectionExpr&>(e);
      return group(
          "right-section", [&] { expr(*s.op); }, [&] { expr(*s.operand); });
    }
    case ExprKind::Lambda: {
      auto& l = static_cast<const LambdaExpr&>(e);
      out += "(\\";
      patterns(l.params);
      out += " -> ";
      expr(*l.body);
      out += ')';
      return;
    }
    case ExprKind::LambdaCase:
      out += "(\\case";
      alternatives(static_cast<const LambdaCaseExpr&>(e).alternatives);
      out += ')';
      return;
    case ExprKind::Let: {
      auto& l = static_cast<const LetExpr&>(e);
      out += "(let";
      bindings(*l.bindings);
      line();
      out += "in ";
      expr(*l.body);
      out += ')';
      return;
    }
    case ExprKind::If: {
      auto& i = static_cast<const IfExpr&>(e);
      return group(
          "if", [&] { expr(*i.condition); }, [&] { expr(*i.then_branch); }, [&] { expr(*i.else_branch); });
    }
    case ExprKind::MultiIf:
      out += "(if";
      rhs(*static_cast<const MultiIfExpr&>(e).branches);
      out += ')';
      return;
    case ExprKind::Case: {
      auto& c = static_cast<const CaseExpr&>(e);
      out += "(case ";
      expr(*c.scrutinee);
      alternatives(c.alternatives);
      out += ')';
      return;
    }
    case ExprKind::Do:
      out += "(do";
      statements(static_cast<const DoExpr&>(e).statements);
      out += ')';
      return;
    case ExprKind::Tuple:
      out += "(tuple";
      exprs(static_cast<const TupleExpr&>(e).elements);
      out += ')';
      return;
    case ExprKind::List:
      out += "(list";
      exprs(static_cast<const ListExpr&>(e).elements);
      out += ')';
      return;
    case ExprKind::Sequence: {
      auto& s = static_cast<const SequenceExpr&>(e);
      out += "(sequence ";
      expr(*s.from);
      if (s.next) {
        out += " next ";
        expr(*s.next);
      }
      if (s.to) {
        out += " to ";
        expr(*s.to);
      }
      out += ')';
      return;
    }
    case ExprKind::Comprehension: {
      auto& c = static_cast<const ComprehensionExpr&>(e);
      out += "(comprehension ";
      expr(*c.body);
      statements(c.statements);
      out += ')';
      return;
    }
    case ExprKind::RecordCon: {
      auto& r = static_cast<const RecordConExpr&>(e);
      out += "(record " + name(r.con);
      fields(r.fields, r.wildcard);
      out += ')';
      return;
    }
    case ExprKind::RecordUpdate: {
      auto& r = static_cast<const RecordUpdateExpr&>(e);
      out += "(update ";
      expr(*r.record);
      fields(r.fields, false);
      out += ')';
      return;
    }
    case ExprKind::Annotated: {
      auto& a = static_cast<const AnnotatedExpr&>(e);
      return group(
          "::", [&] { expr(*a.expr); }, [&] { type(*a.type); });
    }
    case ExprKind::Paren:
      return expr(*static_cast<const ParenExpr&>(e).expr);
    case ExprKind::Hole:
      out += static_cast<const HoleExpr&>(e).name.text();
      return;
  }
}

}  // namespace needle::syntax
