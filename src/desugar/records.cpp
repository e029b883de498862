// Record construction and update.
#include <algorithm>

#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

CoreExpr Desugarer::record_construction(const RecordConExpr& e) {
  EntityId entity = e.ref.entity;
  const core::DataCon* con = program_.con(map_.constructors.get(entity));
  std::vector<CoreExpr> args = evidences(info(e.id).evidence, e.span);
  size_t fields = con->arity - con->dict_fields;
  for (size_t i = 0; i < fields; ++i) {
    Symbol label = i < con->field_names.size() ? con->field_names[i] : Symbol{};
    auto given = std::find_if(e.fields.begin(), e.fields.end(),
                              [&](const FieldExpr& f) { return names_.entity(f.ref.entity).name == label; });
    if (given != e.fields.end()) {
      args.push_back(expression(given->value));
    } else {
      args.push_back(error_call(
          "recConError",
          sources_.describe(e.span) + ": Missing field in record construction " + std::string(label.text()) + "\n",
          e.span));
    }
  }
  return construct(entity, std::move(args), e.span);
}

// r { f = e }  ->  case r of { K a b -> K e b; .. }, for every constructor that has all the fields
CoreExpr Desugarer::record_update(const RecordUpdateExpr& e) {
  const core::TyCon* type = program_.tycon(map_.types.get(names_.entity(e.fields[0].ref.entity).parent));
  if (type->is_newtype) return expression(e.fields[0].value);
  CoreExpr record = expression(e.record);
  std::vector<Bind> once;
  std::vector<CoreExpr> values;
  for (const FieldExpr& f : e.fields) {
    CoreExpr value = expression(f.value);
    if (!is_atom(value)) {
      once.push_back({fresh(f.field.text.text(), type_of(f.value->id)), value});
      value = build_.var(once.back().var, f.value->span);
    }
    values.push_back(value);
  }
  const core::Type* record_type = type_of(e.record->id);
  std::vector<core::Alt> alts;
  for (const core::DataCon* con : type->constructors) {
    std::vector<const Var*> fields;
    std::vector<CoreExpr> args;
    for (size_t i = 0; i < con->arity; ++i) {
      bool labelled = i >= con->dict_fields && i - con->dict_fields < con->field_names.size();
      fields.push_back(fresh(labelled ? con->field_names[i - con->dict_fields].text() : "d",
                             types_of_core_.field(con, i, record_type)));
      args.push_back(build_.var(fields.back(), e.span));
    }
    bool all = true;
    for (size_t f = 0; f < e.fields.size(); ++f) {
      auto at = std::find(con->field_names.begin(), con->field_names.end(), names_.entity(e.fields[f].ref.entity).name);
      all = all && at != con->field_names.end();
      if (all) args[con->dict_fields + static_cast<size_t>(at - con->field_names.begin())] = values[f];
    }
    if (all) alts.push_back(build_.con_alt(con, fields, construct(con, args, e.span)));
  }
  CoreExpr fallback = alts.size() < type->constructors.size()
                          ? match_failure(e.span, "Non-exhaustive patterns in record update")
                          : nullptr;
  CoreExpr out = build_.case_of(record, fresh("r", record_type), alts, fallback, e.span);
  for (size_t i = once.size(); i-- > 0;) out = build_.let(once[i].var, once[i].rhs, out, e.span);
  return out;
}

}  // namespace needle::desugar
