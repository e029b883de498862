#include "nat/constructors.h"

#include <algorithm>

#include "core/build.h"

namespace needle::nat {

Constructors::Constructors(core::Program& program, const std::set<std::vector<Symbol>>& records)
    : program_(program), variants_(program.add_tycon(intern("Variant"), intern("Variant"))) {
  core::TyCon* parent = program.add_tycon({}, intern("Record"));
  const auto add = [&](const std::vector<Symbol>& labels) {
    core::DataCon* con = program.add_con(parent, intern(key(labels)));
    con->arity = static_cast<uint32_t>(labels.size());
    con->field_names = program.arena.copy(labels);
    all_records_.push_back(con);
    by_labels_[key(labels)] = con;
    for (Symbol label : labels) with_label_[label].push_back(con);
    return con;
  };
  empty_ = add({});
  for (const std::vector<Symbol>& labels : records) {
    if (!labels.empty()) add(labels);
  }
  program.finish_tycon(parent, all_records_);
}

std::string Constructors::key(const std::vector<Symbol>& labels) {
  std::string out = "{";
  for (Symbol label : labels) {
    if (out.size() > 1) out += ',';
    out += label.text();
  }
  return out + "}";
}

std::vector<const core::DataCon*> Constructors::records_with(const std::vector<Symbol>& labels) const {
  if (labels.empty()) return {all_records_.begin(), all_records_.end()};
  const auto found = with_label_.find(labels[0]);
  if (found == with_label_.end()) return {};
  std::vector<const core::DataCon*> out;
  for (const core::DataCon* con : found->second) {
    const auto has = [&](Symbol label) { return position(con, label) < con->arity; };
    if (std::all_of(labels.begin(), labels.end(), has)) out.push_back(con);
  }
  return out;
}

size_t Constructors::position(const core::DataCon* record, Symbol label) {
  const auto names = record->field_names;
  return static_cast<size_t>(std::find(names.begin(), names.end(), label) - names.begin());
}

const core::DataCon* Constructors::variant(Symbol tag) {
  const core::DataCon*& con = by_tag_[tag];
  if (!con) {
    core::DataCon* made = program_.add_con(variants_, tag);
    made->arity = 1;
    all_variants_.push_back(made);
    con = made;
  }
  return con;
}

void Constructors::finish() {
  program_.finish_tycon(variants_, all_variants_);
}

}  // namespace needle::nat
