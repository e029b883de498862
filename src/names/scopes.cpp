// Name resolution in expressions: what every variable refers to, with the scopes of patterns, lets, guards and
// statements.
#include <algorithm>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

// _x is a hole only when nothing of that name is in scope.
void Resolver::variable(Expr*& expr, Name name) {
  bool underscore = !name.qualifier.valid() && name.text.text().starts_with('_');
  if (underscore && (name.text.text() == "_" || (!scope_.find_local(name.text).valid() && !scope_.values(name)))) {
    expr = arena_.make<HoleExpr>(Expr{ExprKind::Hole, expr->span, expr->id}, name.text);
    return;
  }
  Ref ref = scope_.variable(name);
  dependencies_.refer(ref);
  if (expr->kind == ExprKind::Var) {
    static_cast<VarExpr*>(expr)->ref = ref;
  } else {
    expr = arena_.make<VarExpr>(Expr{ExprKind::Var, expr->span, expr->id}, name, ref);
  }
}

// f a b c is a tree leaning left: walked down in a loop.
void Resolver::application(AppExpr& app) {
  std::vector<AppExpr*> spine{&app};
  while (spine.back()->function->kind == ExprKind::App) spine.push_back(static_cast<AppExpr*>(spine.back()->function));
  expression(spine.back()->function);
  for (auto it = spine.rbegin(); it != spine.rend(); ++it) expression((*it)->argument);
}

void Resolver::alternative(Alternative& alternative) {
  size_t mark = scope_.mark();
  patterns({&alternative.pat, 1}, "in a case alternative");
  right_hand_side(*alternative.rhs);
  scope_.release(mark);
}

void Resolver::right_hand_side(Rhs& rhs) {
  size_t mark = scope_.mark();
  if (rhs.where) bindings(*rhs.where);
  for (Guarded& g : rhs.alternatives) {
    size_t inner = scope_.mark();
    statements(g.guards);
    expression(g.body);
    scope_.release(inner);
  }
  scope_.release(mark);
}

void Resolver::statement(Stmt& stmt) {
  switch (stmt.kind) {
    case StmtKind::Body:
      expression(stmt.expr);
      break;
    case StmtKind::Bind:
      expression(stmt.expr);
      patterns({&stmt.pat, 1}, "in a pattern binding");
      break;
    case StmtKind::Let:
      bindings(*stmt.bindings);
      break;
  }
}

void Resolver::statements(Seq<Stmt*> list) {
  for (Stmt* s : list) statement(*s);
}

// C { f = e, g, .. }: a pun is the variable of that name; the wildcard takes every remaining field that is also a local
// variable.
void Resolver::record_construction(RecordConExpr& record) {
  EntityId con = record.ref.entity;
  std::vector<FieldExpr> fields(record.fields.begin(), record.fields.end());
  auto variable = [&](Symbol text, Span span) {
    return arena_.make<VarExpr>(Expr{ExprKind::Var, span, new_node()}, Name{{}, text, span}, Ref{});
  };
  for (FieldExpr& f : fields) {
    if (con.valid()) f.ref = scope_.field(f.field, con, record.span);
    if (!f.value) f.value = variable(f.field.text, f.field.span);
  }
  if (record.wildcard && con.valid()) {
    for (EntityId field : env_.entity(con).children) {
      Symbol name = env_.entity(field).name;
      bool mentioned =
          std::any_of(fields.begin(), fields.end(), [&](const FieldExpr& f) { return f.ref.entity == field; });
      if (mentioned || !scope_.find_local(name).valid()) continue;
      fields.push_back({{{}, name, record.dots}, {field, {}}, variable(name, record.dots)});
    }
  }
  record.wildcard = false;
  record.fields = arena_.copy(fields);
  for (FieldExpr& f : record.fields) expression(f.value);
}

// Where types share names of fields: the only one that has all of these. Nothing when there is none, or several.
EntityId Resolver::updated_type(const RecordUpdateExpr& update) const {
  std::vector<EntityId> types;
  bool shared = false;
  for (size_t i = 0; i < update.fields.size(); ++i) {
    std::vector<EntityId> parents;
    if (const auto* found = scope_.values(update.fields[i].field))
      for (EntityId e : *found)
        if (env_.entity(e).kind == EntityKind::Field) parents.push_back(env_.entity(e).parent);
    shared = shared || parents.size() > 1;
    if (i == 0) types = parents;
    std::erase_if(types, [&](EntityId t) { return std::find(parents.begin(), parents.end(), t) == parents.end(); });
  }
  return shared && types.size() == 1 ? types[0] : EntityId{};
}

void Resolver::record_update(RecordUpdateExpr& update) {
  expression(update.record);
  const EntityId type = updated_type(update);
  for (FieldExpr& f : update.fields) {
    f.ref = scope_.field(f.field, type, update.span);
    if (!f.value) {
      f.value = arena_.make<VarExpr>(Expr{ExprKind::Var, f.field.span, new_node()},
                                     Name{{}, f.field.text, f.field.span}, Ref{});
    }
    expression(f.value);
  }
}

// A function of the library that the compiler knows by name.
Expr* Resolver::known_function(std::string_view name, Span span) {
  return arena_.make<VarExpr>(Expr{ExprKind::Var, span, new_node()}, Name{{}, intern(name), span},
                              Ref{env_.known_value(name), {}});
}

// OverloadedLists:  [a, b]  ->  ofListLiteral [a, b]
void Resolver::overload_list(Expr*& expr) {
  if (!extension("OverloadedLists")) return;
  expr = arena_.make<AppExpr>(Expr{ExprKind::App, expr->span, new_node()}, known_function("ofListLiteral", expr->span),
                              expr);
}

void Resolver::expression(Expr*& expr) {
  switch (expr->kind) {
    case ExprKind::Var:
      variable(expr, static_cast<VarExpr*>(expr)->name);
      break;
    case ExprKind::Con: {
      auto& con = *static_cast<ConExpr*>(expr);
      con.ref = scope_.constructor(con.name, false);
      break;
    }
    case ExprKind::Lit:
      break;
    case ExprKind::App:
      application(*static_cast<AppExpr*>(expr));
      break;
    case ExprKind::TypeApp: {
      auto& app = *static_cast<TypeAppExpr*>(expr);
      expression(app.function);
      type(app.type);
      break;
    }
    case ExprKind::OpChain:
      chain(expr);
      break;
    case ExprKind::Infix: {
      auto& infix = *static_cast<InfixExpr*>(expr);
      expression(infix.left);
      expression(infix.op);
      expression(infix.right);
      break;
    }
    case ExprKind::Negate:
      expression(static_cast<NegateExpr*>(expr)->operand);
      break;
    case ExprKind::Selection:
      expression(static_cast<SelectionExpr*>(expr)->record);
      break;
    case ExprKind::LeftSection: {
      auto& s = *static_cast<LeftSectionExpr*>(expr);
      expression(s.operand);
      expression(s.op);
      section(s.op, s.operand, true, expr->span);
      break;
    }
    case ExprKind::RightSection: {
      auto& s = *static_cast<RightSectionExpr*>(expr);
      expression(s.op);
      expression(s.operand);
      section(s.op, s.operand, false, expr->span);
      break;
    }
    case ExprKind::Lambda: {
      auto& lambda = *static_cast<LambdaExpr*>(expr);
      size_t mark = scope_.mark();
      patterns(lambda.params, "in a lambda abstraction");
      expression(lambda.body);
      scope_.release(mark);
      break;
    }
    case ExprKind::LambdaCase:
      for (Alternative& a : static_cast<LambdaCaseExpr*>(expr)->alternatives) alternative(a);
      break;
    case ExprKind::Let: {
      auto& let = *static_cast<LetExpr*>(expr);
      size_t mark = scope_.mark();
      bindings(*let.bindings);
      expression(let.body);
      scope_.release(mark);
      break;
    }
    case ExprKind::If: {
      auto& e = *static_cast<IfExpr*>(expr);
      expression(e.condition);
      expression(e.then_branch);
      expression(e.else_branch);
      break;
    }
    case ExprKind::MultiIf:
      right_hand_side(*static_cast<MultiIfExpr*>(expr)->branches);
      break;
    case ExprKind::Case: {
      auto& e = *static_cast<CaseExpr*>(expr);
      expression(e.scrutinee);
      for (Alternative& a : e.alternatives) alternative(a);
      break;
    }
    case ExprKind::Do: {
      size_t mark = scope_.mark();
      statements(static_cast<DoExpr*>(expr)->statements);
      scope_.release(mark);
      break;
    }
    case ExprKind::Tuple: {
      auto& tuple = *static_cast<TupleExpr*>(expr);
      check_tuple(tuple.elements.size(), expr->span);
      for (Expr*& e : tuple.elements) {
        if (e) expression(e);
      }
      break;
    }
    case ExprKind::List:
      for (Expr*& e : static_cast<ListExpr*>(expr)->elements) expression(e);
      overload_list(expr);
      break;
    case ExprKind::Sequence: {
      auto& s = *static_cast<SequenceExpr*>(expr);
      expression(s.from);
      if (s.next) expression(s.next);
      if (s.to) expression(s.to);
      overload_list(expr);
      break;
    }
    case ExprKind::Comprehension: {
      auto& c = *static_cast<ComprehensionExpr*>(expr);
      size_t mark = scope_.mark();
      statements(c.statements);
      expression(c.body);
      scope_.release(mark);
      break;
    }
    case ExprKind::RecordCon: {
      auto& record = *static_cast<RecordConExpr*>(expr);
      record.ref = scope_.constructor(record.con, false);
      if (!is_record_synonym(record.ref.entity)) {
        record_construction(record);
        break;
      }
      expr = without_fields(record, record.ref.entity);
      expression(expr);
      break;
    }
    case ExprKind::RecordUpdate: {
      auto& update = *static_cast<RecordUpdateExpr*>(expr);
      const EntityId synonym = updated_synonym(update);
      if (synonym.valid())
        expr = without_fields(update, synonym);
      else
        record_update(update);
      break;
    }
    case ExprKind::Annotated: {
      auto& a = *static_cast<AnnotatedExpr*>(expr);
      expression(a.expr);
      type(a.type);
      break;
    }
    case ExprKind::Paren:
      expression(static_cast<ParenExpr*>(expr)->expr);
      break;
    case ExprKind::Hole:
      variable(expr, {{}, static_cast<HoleExpr*>(expr)->name, expr->span});
      break;
  }
}

}  // namespace needle::names
