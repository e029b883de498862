#include <algorithm>

#include "nat/converter.h"

namespace needle::nat {
namespace {

std::vector<Symbol> sorted(std::vector<Symbol> labels) {
  std::sort(labels.begin(), labels.end(), [](Symbol a, Symbol b) { return a.text() < b.text(); });
  return labels;
}

}  // namespace

std::vector<Core> Converter::operands(const Expr* e, Befores& befores) {
  std::vector<Core> out;
  for (const Expr* part : e->parts) out.push_back(operand(part, befores));
  return out;
}

Core Converter::construct(const core::DataCon* con, const Expr* e) {
  Befores befores;
  const std::vector<Core> fields = operands(e, befores);
  return after(befores, build_.con(con, fields, e->span));
}

Core Converter::list(const Expr* e) {
  Befores befores;
  const std::vector<Core> elements = operands(e, befores);
  Core out = build_.con(known_.nil, {}, e->span);
  for (size_t i = elements.size(); i-- > 0;) out = build_.con(known_.cons, {elements[i], out}, e->span);
  return after(befores, out);
}

Core Converter::record(const Expr* e) {
  Befores befores;
  const std::vector<Core> written = operands(e, befores);
  std::vector<Symbol> labels;
  for (const Name& label : e->names) labels.push_back(label.text);
  const core::DataCon* con = constructors_.record(sorted(labels));
  std::vector<Core> fields(con->arity);
  for (size_t i = 0; i < labels.size(); ++i) fields[Constructors::position(con, labels[i])] = written[i];
  return after(befores, build_.con(con, fields, e->span));
}

Core Converter::project(const Expr* e) {
  wants(e, Want::Field, e->name);
  std::vector<core::Alt> alts;
  for (const core::DataCon* con : constructors_.records_with({e->name})) {
    std::vector<const core::Var*> fields;
    for (Symbol label : con->field_names) fields.push_back(build_.program().fresh(label, nullptr));
    alts.push_back(build_.con_alt(con, fields, build_.var(fields[Constructors::position(con, e->name)], e->span)));
    if (!context_.spend(fields.size(), e->span)) break;
  }
  return build_.case_of(expr(e->parts[0]), build_.fresh("record"), alts, nullptr, e->place);
}

}  // namespace needle::nat
