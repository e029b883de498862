// Pattern synonyms with fields. What is written with their fields becomes what has them in order:
//
//   Point { py = p }          ->  Point _ p                                   in a pattern
//   Point { py = a, px = b }  ->  Point b a
//   e { px = a }              ->  case e of Point _ py -> Point a py
#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

bool Resolver::is_record_synonym(EntityId entity) const {
  return entity.valid() && env_.entity(entity).kind == EntityKind::PatternSynonym &&
         !env_.entity(entity).children.empty();
}

// The synonym that has the fields of an update; invalid when they are a data type's.
EntityId Resolver::updated_synonym(const RecordUpdateExpr& update) const {
  const auto* found = update.fields.empty() ? nullptr : scope_.values(update.fields[0].field);
  if (!found || found->size() != 1) return {};
  const EntityId parent = env_.entity(found->front()).parent;
  return is_record_synonym(parent) ? parent : EntityId{};
}

template <class Field>
std::optional<size_t> Resolver::place_of(const Field& field, EntityId synonym) {
  const std::vector<EntityId>& children = env_.entity(synonym).children;
  for (size_t i = 0; i < children.size(); ++i)
    if (env_.entity(children[i]).name == field.field.text) return i;
  error(kField, field.field.span,
        "Constructor " + quoted(env_.entity(synonym).name.text()) + " does not have field " +
            quoted(written(field.field)));
  return std::nullopt;
}

Pat* Resolver::without_fields(const RecordPat& record, EntityId synonym) {
  std::vector<Pat*> args(env_.entity(synonym).children.size());
  auto variable = [this](Symbol name, Span span) {
    return arena_.make<VarPat>(Pat{PatKind::Var, span, new_node()}, Name{{}, name, span}, LocalId{}, EntityId{});
  };
  for (const FieldPat& f : record.fields)
    if (const std::optional<size_t> at = place_of(f, synonym))
      args[*at] = f.pat ? f.pat : variable(f.field.text, f.field.span);
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i]) continue;
    const EntityId field = env_.entity(synonym).children[i];
    args[i] = record.wildcard && in_scope(field) ? variable(env_.entity(field).name, record.con.span)
                                                 : arena_.make<Pat>(Pat{PatKind::Wild, record.span, new_node()});
  }
  return arena_.make<ConPat>(Pat{PatKind::Con, record.span, new_node()}, record.con, Ref{}, arena_.copy(args), false);
}

Expr* Resolver::applied(const Name& synonym, const Ref& ref, const std::vector<Expr*>& args, Span span) {
  Expr* out = arena_.make<ConExpr>(Expr{ExprKind::Con, synonym.span, new_node()}, synonym, ref);
  for (Expr* arg : args) out = arena_.make<AppExpr>(Expr{ExprKind::App, span, new_node()}, out, arg);
  return out;
}

Expr* Resolver::without_fields(const RecordConExpr& record, EntityId synonym) {
  const std::vector<EntityId> children = env_.entity(synonym).children;
  std::vector<Expr*> args(children.size());
  auto variable = [this](Symbol name, Span span) {
    return arena_.make<VarExpr>(Expr{ExprKind::Var, span, new_node()}, Name{{}, name, span}, Ref{});
  };
  for (const FieldExpr& f : record.fields)
    if (const std::optional<size_t> at = place_of(f, synonym))
      args[*at] = f.value ? f.value : variable(f.field.text, f.field.span);
  for (size_t i = 0; i < args.size(); ++i) {
    const Symbol name = env_.entity(children[i]).name;
    if (!args[i] && record.wildcard && scope_.find_local(name).valid()) args[i] = variable(name, record.dots);
    if (args[i]) continue;
    error(
        kField, record.span,
        "The pattern synonym " + quoted(record.con.text.text()) + " is built without its field " + quoted(name.text()));
    args[i] = variable(name, record.span);
  }
  return applied(record.con, {}, args, record.span);
}

// The new values are looked up first: they do not see what the pattern binds.
Expr* Resolver::without_fields(RecordUpdateExpr& update, EntityId synonym) {
  expression(update.record);
  const std::vector<EntityId> children = env_.entity(synonym).children;
  std::vector<Expr*> args(children.size());
  for (FieldExpr& f : update.fields) {
    const std::optional<size_t> at = place_of(f, synonym);
    if (!at) continue;
    if (!f.value)
      f.value = arena_.make<VarExpr>(Expr{ExprKind::Var, f.field.span, new_node()},
                                     Name{{}, f.field.text, f.field.span}, Ref{});
    expression(f.value);
    args[*at] = f.value;
  }
  const Name name{{}, env_.entity(synonym).name, update.span};
  const size_t mark = scope_.mark();
  std::vector<Pat*> pats;
  for (size_t i = 0; i < args.size(); ++i) {
    if (args[i]) {
      pats.push_back(arena_.make<Pat>(Pat{PatKind::Wild, update.span, new_node()}));
      continue;
    }
    const Name kept{{}, env_.entity(children[i]).name, update.span};
    const LocalId local = scope_.bind(kept.text, kept.span);
    pats.push_back(arena_.make<VarPat>(Pat{PatKind::Var, update.span, new_node()}, kept, local, EntityId{}));
    args[i] = arena_.make<VarExpr>(Expr{ExprKind::Var, update.span, new_node()}, kept, Ref{{}, local});
  }
  scope_.release(mark);
  const Ref ref{synonym, {}};
  Pat* pat = arena_.make<ConPat>(Pat{PatKind::Con, update.span, new_node()}, name, ref, arena_.copy(pats), false);
  Expr* body = applied(name, ref, args, update.span);
  Rhs* rhs = arena_.make<Rhs>(Rhs{update.span, arena_.list({Guarded{update.span, {}, body}}), nullptr});
  auto* out = arena_.make<CaseExpr>(Expr{ExprKind::Case, update.span, update.id}, update.record,
                                    arena_.list({Alternative{update.span, pat, rhs}}));
  return out;
}

}  // namespace needle::names
