// Record construction and update; selection by a dot.
#include "types/infer.h"

namespace needle::types {

using namespace syntax;

void Infer::record_construction(const RecordConExpr& e, Expected& x) {
  const DataInfo* data = nullptr;
  const ConInfo* info = e.ref.entity.valid() ? s_.constructor(e.ref.entity, &data) : nullptr;
  if (!info) {
    for (const FieldExpr& f : e.fields)
      if (f.value) infer(f.value);
    node(e.id).type = demand(x);
    return;
  }
  Store::Instance inst = s_.instantiate(s_.env.values.at(e.ref.entity));
  node(e.id).evidence = solver_.want_all(inst.context, r_.origin(OriginKind::Use, e.span, context, e.con.text));
  std::vector<const Type*> fields;
  const Type* rest = inst.type;
  for (size_t i = 0; i < info->fields.size(); ++i) {
    fields.push_back(rest->left);
    rest = rest->right;
  }
  result(&e, rest, x);
  std::vector<bool> given(fields.size(), false);
  for (const FieldExpr& f : e.fields) {
    size_t at = 0;
    while (at < info->labels.size() && info->labels[at] != f.ref.entity) ++at;
    if (at == info->labels.size()) {
      r_.error(kRecord, f.field.span,
               "Constructor '" + in_parens(e.con.text.text()) + "' does not have field '" +
                   std::string(f.field.text.text()) + "'",
               context);
      if (f.value) infer(f.value);
      continue;
    }
    if (given[at])
      r_.error(kRecord, e.span,
               "duplicate field name '" + std::string(f.field.text.text()) + "' in record construction", context);
    given[at] = true;
    if (!f.value) continue;
    InContext in(*this, r_.push(context, ContextKind::Field, f.value->span, f.field.text));
    check_sigma(f.value, fields[at]);
  }
  std::string missing;
  for (size_t i = 0; i < fields.size(); ++i) {
    if (given[i] || !info->strict[i]) continue;
    if (info->labels.empty()) {
      missing = " ";
      break;
    }
    missing += (missing.empty() ? "" : ", ") + std::string(s_.names.entity(info->labels[i]).name.text());
  }
  if (!missing.empty())
    r_.error(kRecord, e.span,
             "Constructor '" + in_parens(e.con.text.text()) + "' does not have the required strict field(s)" +
                 (missing == " " ? "" : ": " + missing),
             r_.push(context, ContextKind::Expression, e.span));
}

static bool mentions_var(const Type* type, const TypeVar* var) {
  switch (type->kind) {
    case TypeKind::Var:
      return type->var == var;
    case TypeKind::App:
    case TypeKind::Fun:
      return mentions_var(type->left, var) || mentions_var(type->right, var);
    case TypeKind::Family:
      return mentions_var(type->left, var);
    case TypeKind::Forall:
      for (const Pred& p : type->context)
        for (const Type* a : p.args)
          if (mentions_var(a, var)) return true;
      return mentions_var(type->right, var);
    default:
      return false;
  }
}

// r { f = e } :: T b, from r :: T a, where a parameter may change if only updated fields mention it.
void Infer::record_update(const RecordUpdateExpr& e, Expected& x) {
  auto fail = [&](Span span, const std::string& message) {
    if (!message.empty()) r_.error(kRecord, span, message, r_.push(context, ContextKind::Expression, e.span));
    infer(e.record);
    for (const FieldExpr& f : e.fields)
      if (f.value) infer(f.value);
    node(e.id).type = demand(x);
  };
  if (e.fields.empty()) return fail(e.span, "Empty record update");
  for (const FieldExpr& f : e.fields)
    if (!f.ref.entity.valid() || s_.names.entity(f.ref.entity).kind != names::EntityKind::Field)
      return fail(f.field.span,
                  f.ref.resolved() ? "'" + std::string(f.field.text.text()) + "' is not a record selector" : "");
  auto found = s_.env.data.find(s_.names.entity(e.fields[0].ref.entity).parent);
  if (found == s_.env.data.end()) return fail(e.span, "");
  const DataInfo& data = found->second;
  std::vector<const ConInfo*> cons;
  for (const ConInfo& c : data.constructors) {
    bool all = true;
    for (const FieldExpr& f : e.fields)
      all = all && std::find(c.labels.begin(), c.labels.end(), f.ref.entity) != c.labels.end();
    if (all) cons.push_back(&c);
  }
  if (cons.empty()) {
    std::string names;
    for (const FieldExpr& f : e.fields) names += (names.empty() ? "'" : ", '") + std::string(f.field.text.text()) + "'";
    return fail(e.span, "No constructor has all these fields: " + names);
  }
  auto updated = [&](EntityId label) {
    for (const FieldExpr& f : e.fields)
      if (f.ref.entity == label) return true;
    return false;
  };
  std::vector<const Type*> before, after;
  for (const TypeVar* v : data.params) {
    bool fixed = false, changed = false;
    for (const ConInfo* c : cons) {
      for (const Pred& p : c->context)
        for (const Type* a : p.args) fixed |= mentions_var(a, v);
      for (size_t i = 0; i < c->fields.size(); ++i) {
        if (!mentions_var(c->fields[i], v)) continue;
        (i < c->labels.size() && updated(c->labels[i]) ? changed : fixed) = true;
      }
    }
    before.push_back(s_.meta());
    after.push_back(!fixed && changed ? s_.meta() : before.back());
  }
  const Type* from = s_.data_type(data, before);
  const Type* to = s_.data_type(data, after);
  result(&e, to, x);
  check_with_context(e.record, from);
  const ConInfo& c = *cons[0];
  for (const FieldExpr& f : e.fields) {
    size_t at = static_cast<size_t>(std::find(c.labels.begin(), c.labels.end(), f.ref.entity) - c.labels.begin());
    bool existential = false;
    for (const TypeVar* v : c.existentials) existential |= mentions_var(c.fields[at], v);
    if (existential)
      r_.error(kRecord, f.field.span,
               "Record update for insufficiently polymorphic field: " + std::string(f.field.text.text()), context);
    if (!f.value) continue;
    InContext in(*this, r_.push(r_.push(context, ContextKind::Expression, e.span), ContextKind::Field, f.value->span,
                                f.field.text));
    check_sigma(f.value, s_.substitute(c.fields[at], data.params, after));
  }
}

void Infer::selection(const SelectionExpr& e, Expected& x) {
  demand(x);
  node(e.id).type = x.type;
  const Type* args[] = {s_.literal(intern('"' + std::string(e.field.text.text()) + '"')), infer(e.record), x.type};
  set_evidence(e.id, {solver_.want(s_.pred(s_.has_field, args),
                                   r_.origin(OriginKind::Selection, e.field.span, context, e.field.text))});
}

}  // namespace needle::types
