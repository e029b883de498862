// Functions: the images of case tables.
#include "space/describer.h"

namespace needle::space {

using core::Type;
using core::TypeKind;

const CaseTable* Describer::table_of(const Type* type) const {
  return type->kind == TypeKind::Con ? tables_.find(type->con) : nullptr;
}

void Describer::describe_function(SpaceId id) {
  const size_t known = tables_.size();
  const CaseTable& table = tables_.of(spaces_[id.index].argument);
  for (size_t i = known; i < tables_.size(); ++i) converters_.push_back(tables_[i].lookup);
  const Type* result = spaces_[spaces_[id.index].result.index].type;
  const SpaceId inner = add(build_.type_app(build_.type_con(table.type), result));
  spaces_[id.index].inner = inner;
  spaces_[id.index].convert = table.lookup;
}

void Describer::describe_table(SpaceId id) {
  Space& space = spaces_[id.index];
  space.pending = false;
  const CaseTable& table = *space.table;
  const core::Recipe recipe = core::as_declared(space.type, types_);
  if (!recipe.forbidden.empty()) {  // the function's result is of no closed type
    space.form = Form::Unsupported;
    space.why = recipe.forbidden;
    return;
  }
  for (const core::DataCon* con : table.type->constructors) {
    Alternative a;
    a.con = con;
    a.cost = con->tag == 0 ? 0 : 1;
    for (const Type* field : recipe.constructors[con->tag].fields) a.fields.push_back(add(field));
    if (con->tag == 1 && table.look == Look::Number) a.fields[0] = key_of(a.fields[0]);
    space.alternatives.push_back(std::move(a));
  }
  improve(space);
}

// The same numbers, as the keys of a table.
SpaceId Describer::key_of(SpaceId number) {
  const std::string name = "<key> " + core::print(spaces_[number.index].type);
  if (auto it = by_type_.find(name); it != by_type_.end()) return it->second;
  const SpaceId id = by_type_[name] = SpaceId(static_cast<uint32_t>(spaces_.size()));
  Space& key = spaces_.emplace_back(spaces_[number.index]);
  key.id = id;
  key.key = true;
  key.least = 0;
  return id;
}

}  // namespace needle::space
