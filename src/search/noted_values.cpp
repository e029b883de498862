#include "search/noted_values.h"

#include <algorithm>

namespace needle::search {

// An image is made from its source: that is what an unknown stands for.
uint32_t NotedValues::note(const space::Value& value) {
  if (value.hole) return 0;
  if (spaces_[spaces_.representation(value.space)].form == space::Form::Image) return note(value.fields[0]);
  values_.push_back(&value);
  return static_cast<uint32_t>(values_.size()) - 1;
}

void NotedValues::note_all(const std::vector<space::Value>& values, std::vector<uint32_t>& notes) {
  notes.clear();
  for (const space::Value& v : values) notes.push_back(note(v));
}

void NotedValues::note_fields(const space::Space& space, const space::Value& value, std::vector<uint32_t>& notes) {
  note_all(value.fields, notes);
  if (!value.hole) return;
  size_t most = 0;  // its fields are holes too
  for (const space::Alternative& a : space.alternatives) most = std::max(most, a.fields.size());
  notes.assign(most, 0);
}

}  // namespace needle::search
