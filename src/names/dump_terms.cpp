#include "names/dump.h"

namespace needle::names {

using namespace syntax;

void Dumper::literal(const Literal& l) {
  switch (l.kind) {
    case LiteralKind::Char:
      out_ += "'\\" + std::to_string(l.character) + "'";
      break;
    case LiteralKind::String:
      out_ += '"';
      out_ += l.text.text();
      out_ += '"';
      break;
    default:
      out_ += l.text.text();
  }
}

void Dumper::pattern(const Pat* pat) {
  switch (pat->kind) {
    case PatKind::Wild:
      out_ += "_";
      break;
    case PatKind::Var: {
      auto& v = *static_cast<const VarPat*>(pat);
      binder(v.local, v.entity, v.name);
      break;
    }
    case PatKind::Lit: {
      auto& l = *static_cast<const LitPat*>(pat);
      if (l.negative) out_ += "-";
      literal(l.literal);
      break;
    }
    case PatKind::Con: {
      auto& c = *static_cast<const ConPat*>(pat);
      if (!c.args.empty()) out_ += "(";
      ref(c.ref, c.con);
      for (Pat* p : c.args) {
        out_ += " ";
        pattern(p);
      }
      if (!c.args.empty()) out_ += ")";
      break;
    }
    case PatKind::OpChain:
      out_ += "<chain>";
      break;
    case PatKind::Tuple:
      out_ += "(";
      separated(static_cast<const TuplePat*>(pat)->elements, ", ", [&](Pat* p) { pattern(p); });
      out_ += ")";
      break;
    case PatKind::List:
      out_ += "[";
      separated(static_cast<const ListPat*>(pat)->elements, ", ", [&](Pat* p) { pattern(p); });
      out_ += "]";
      break;
    case PatKind::Record: {
      auto& r = *static_cast<const RecordPat*>(pat);
      ref(r.ref, r.con);
      out_ += "{";
      separated(r.fields, ", ", [&](const FieldPat& f) {
        ref(f.ref, f.field);
        out_ += " = ";
        pattern(f.pat);
      });
      out_ += "}";
      break;
    }
    case PatKind::As: {
      auto& a = *static_cast<const AsPat*>(pat);
      binder(a.local, a.entity, a.name);
      out_ += "@";
      pattern(a.pat);
      break;
    }
    case PatKind::Lazy:
      out_ += "~";
      pattern(static_cast<const LazyPat*>(pat)->pat);
      break;
    case PatKind::Bang:
      out_ += "!";
      pattern(static_cast<const BangPat*>(pat)->pat);
      break;
    case PatKind::View: {
      auto& v = *static_cast<const ViewPat*>(pat);
      out_ += "(";
      expression(v.function);
      out_ += " -> ";
      pattern(v.pat);
      out_ += ")";
      break;
    }
    case PatKind::Sig: {
      auto& s = *static_cast<const SigPat*>(pat);
      out_ += "(";
      pattern(s.pat);
      out_ += " :: ";
      type(s.type);
      out_ += ")";
      break;
    }
    case PatKind::Paren:
      pattern(static_cast<const ParenPat*>(pat)->pat);
      break;
  }
}

void Dumper::statements(Seq<Stmt*> list) {
  separated(list, "; ", [&](const Stmt* s) {
    if (s->kind == StmtKind::Let) {
      out_ += "let {";
      ++depth_;
      groups(*s->bindings);
      --depth_;
      out_ += "}";
      return;
    }
    if (s->kind == StmtKind::Bind) {
      pattern(s->pat);
      out_ += " <- ";
    }
    expression(s->expr);
  });
}

void Dumper::right_hand_side(const Rhs& rhs, const char* sign) {
  ++depth_;
  for (const Guarded& g : rhs.alternatives) {
    if (!g.guards.empty()) {
      line();
      out_ += "| ";
      statements(g.guards);
    }
    out_ += sign;
    out_ += " ";
    expression(g.body);
  }
  if (rhs.where) {
    line();
    out_ += "where";
    ++depth_;
    groups(*rhs.where);
    --depth_;
  }
  --depth_;
}

void Dumper::alternatives(Seq<Alternative> list) {
  ++depth_;
  for (const Alternative& a : list) {
    line();
    pattern(a.pat);
    right_hand_side(*a.rhs, " ->");
  }
  --depth_;
}

void Dumper::fields(Seq<FieldExpr> list) {
  out_ += "{";
  separated(list, ", ", [&](const FieldExpr& f) {
    ref(f.ref, f.field);
    out_ += " = ";
    expression(f.value);
  });
  out_ += "}";
}

void Dumper::expression(const Expr* expr) {
  auto optional = [&](const Expr* e) {
    if (e) expression(e);
  };
  switch (expr->kind) {
    case ExprKind::Var: {
      auto& v = *static_cast<const VarExpr*>(expr);
      ref(v.ref, v.name);
      break;
    }
    case ExprKind::Con: {
      auto& c = *static_cast<const ConExpr*>(expr);
      ref(c.ref, c.name);
      break;
    }
    case ExprKind::Lit:
      literal(static_cast<const LitExpr*>(expr)->literal);
      break;
    case ExprKind::App: {
      auto& a = *static_cast<const AppExpr*>(expr);
      out_ += "(";
      expression(a.function);
      out_ += " ";
      expression(a.argument);
      out_ += ")";
      break;
    }
    case ExprKind::TypeApp: {
      auto& a = *static_cast<const TypeAppExpr*>(expr);
      out_ += "(";
      expression(a.function);
      out_ += " @";
      type(a.type);
      out_ += ")";
      break;
    }
    case ExprKind::OpChain:
      out_ += "<chain>";
      break;
    case ExprKind::Infix: {
      auto& i = *static_cast<const InfixExpr*>(expr);
      out_ += "(";
      expression(i.left);
      out_ += " ";
      expression(i.op);
      out_ += " ";
      expression(i.right);
      out_ += ")";
      break;
    }
    case ExprKind::Negate:
      out_ += "(- ";
      expression(static_cast<const NegateExpr*>(expr)->operand);
      out_ += ")";
      break;
    case ExprKind::Selection: {
      auto& s = *static_cast<const SelectionExpr*>(expr);
      expression(s.record);
      out_ += ".";
      out_ += s.field.text.text();
      break;
    }
    case ExprKind::LeftSection: {
      auto& s = *static_cast<const LeftSectionExpr*>(expr);
      out_ += "(";
      expression(s.operand);
      out_ += " ";
      expression(s.op);
      out_ += ")";
      break;
    }
    case ExprKind::RightSection: {
      auto& s = *static_cast<const RightSectionExpr*>(expr);
      out_ += "(";
      expression(s.op);
      out_ += " ";
      expression(s.operand);
      out_ += ")";
      break;
    }
    case ExprKind::Lambda: {
      auto& l = *static_cast<const LambdaExpr*>(expr);
      out_ += "(\\";
      separated(l.params, " ", [&](Pat* p) { pattern(p); });
      out_ += " -> ";
      expression(l.body);
      out_ += ")";
      break;
    }
    case ExprKind::LambdaCase:
      out_ += "(\\case";
      alternatives(static_cast<const LambdaCaseExpr*>(expr)->alternatives);
      out_ += ")";
      break;
    case ExprKind::Let: {
      auto& l = *static_cast<const LetExpr*>(expr);
      out_ += "(let";
      ++depth_;
      groups(*l.bindings);
      line();
      out_ += "in ";
      expression(l.body);
      out_ += ")";
      --depth_;
      break;
    }
    case ExprKind::If: {
      auto& i = *static_cast<const IfExpr*>(expr);
      out_ += "(if ";
      expression(i.condition);
      out_ += " then ";
      expression(i.then_branch);
      out_ += " else ";
      expression(i.else_branch);
      out_ += ")";
      break;
    }
    case ExprKind::MultiIf:
      out_ += "(if";
      right_hand_side(*static_cast<const MultiIfExpr*>(expr)->branches, " ->");
      out_ += ")";
      break;
    case ExprKind::Case: {
      auto& c = *static_cast<const CaseExpr*>(expr);
      out_ += "(case ";
      expression(c.scrutinee);
      out_ += " of";
      alternatives(c.alternatives);
      out_ += ")";
      break;
    }
    case ExprKind::Do:
      out_ += "do {";
      statements(static_cast<const DoExpr*>(expr)->statements);
      out_ += "}";
      break;
    case ExprKind::Tuple:
      out_ += "(";
      separated(static_cast<const TupleExpr*>(expr)->elements, ", ", optional);
      out_ += ")";
      break;
    case ExprKind::List:
      out_ += "[";
      separated(static_cast<const ListExpr*>(expr)->elements, ", ", optional);
      out_ += "]";
      break;
    case ExprKind::Sequence: {
      auto& s = *static_cast<const SequenceExpr*>(expr);
      out_ += "[";
      expression(s.from);
      if (s.next) out_ += ", ";
      optional(s.next);
      out_ += " ..";
      if (s.to) out_ += " ";
      optional(s.to);
      out_ += "]";
      break;
    }
    case ExprKind::Comprehension: {
      auto& c = *static_cast<const ComprehensionExpr*>(expr);
      out_ += "[";
      expression(c.body);
      out_ += " | ";
      statements(c.statements);
      out_ += "]";
      break;
    }
    case ExprKind::RecordCon: {
      auto& r = *static_cast<const RecordConExpr*>(expr);
      ref(r.ref, r.con);
      fields(r.fields);
      break;
    }
    case ExprKind::RecordUpdate: {
      auto& r = *static_cast<const RecordUpdateExpr*>(expr);
      out_ += "(";
      expression(r.record);
      out_ += ")";
      fields(r.fields);
      break;
    }
    case ExprKind::Annotated: {
      auto& a = *static_cast<const AnnotatedExpr*>(expr);
      out_ += "(";
      expression(a.expr);
      out_ += " :: ";
      type(a.type);
      out_ += ")";
      break;
    }
    case ExprKind::Paren:
      expression(static_cast<const ParenExpr*>(expr)->expr);
      break;
    case ExprKind::Hole:
      out_ += static_cast<const HoleExpr*>(expr)->name.text();
      break;
  }
}

}  // namespace needle::names
