// The constructors that a program's records and variants become.
#pragma once
#include <set>
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::nat {

class Constructors {
 public:
  // `records`: the sets of labels in the program, each in order of their names.
  Constructors(core::Program& program, const std::set<std::vector<Symbol>>& records);

  const core::DataCon* empty_record() const { return empty_; }
  const core::DataCon* record(const std::vector<Symbol>& sorted_labels) const {
    return by_labels_.at(key(sorted_labels));
  }
  // Those with all of these labels.
  std::vector<const core::DataCon*> records_with(const std::vector<Symbol>& labels) const;
  const core::DataCon* variant(Symbol tag);  // made when it is asked for
  // No variant is asked for any more.
  void finish();

  // Where a label stands among the fields of a record that has it.
  static size_t position(const core::DataCon* record, Symbol label);

 private:
  static std::string key(const std::vector<Symbol>& labels);

  core::Program& program_;
  core::TyCon* variants_;
  const core::DataCon* empty_ = nullptr;
  std::vector<core::DataCon*> all_records_, all_variants_;
  std::unordered_map<std::string, const core::DataCon*> by_labels_;
  std::unordered_map<Symbol, std::vector<const core::DataCon*>> with_label_;
  std::unordered_map<Symbol, const core::DataCon*> by_tag_;
};

}  // namespace needle::nat
