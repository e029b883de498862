// Values that unknowns are to become, by the unknowns' notes. Note 0 is a hole's.
#pragma once
#include <vector>

#include "space/value.h"

namespace needle::search {

class NotedValues {
 public:
  explicit NotedValues(const space::Spaces& spaces) : spaces_(spaces) { resize(0); }

  const space::Value& operator[](uint32_t note) const { return *values_[note]; }
  // The values must outlive their notes.
  uint32_t note(const space::Value& value);
  void note_all(const std::vector<space::Value>& values, std::vector<uint32_t>& notes);
  // For the fields of a value that the unknown of this space becomes.
  void note_fields(const space::Space& space, const space::Value& value, std::vector<uint32_t>& notes);

  size_t size() const { return values_.size() - 1; }
  void resize(size_t to) { values_.resize(to + 1, &hole_); }

 private:
  const space::Spaces& spaces_;
  const space::Value hole_{};
  std::vector<const space::Value*> values_;
};

}  // namespace needle::search
