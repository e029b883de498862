// Makes spaces of types: the growing store behind Spaces.
//
// A type that is added gets its number at once and its description when the types before it have theirs, so that what
// is clipped of an endless family is what is far away. Case tables are the exception: they wait until they are asked
// for (Spaces::operator[]), which may be in the middle of a search.
#pragma once
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/build.h"
#include "core/recipes.h"
#include "space/space.h"
#include "space/tables.h"

namespace needle::space {

class Describer {
 public:
  // `all` are the spaces that this describes, for those who look them up meanwhile.
  Describer(core::Program& program, const core::Recipes* recipes, const Spaces& all)
      : build_(program), recipes_(recipes), tables_(program, all) {}

  SpaceId of(const core::Type* closed);
  void describe_table(SpaceId id);
  // The numbers lowest .. highest, as a generator's size or depth.
  SpaceId limit(const core::Type* integer, int64_t lowest, int64_t highest);

  const SpaceStore& spaces() const { return spaces_; }
  const std::vector<core::GlobalId>& converters() const { return converters_; }
  bool clipped() const { return clipped_; }

 private:
  SpaceId add(const core::Type* type);
  void describe(SpaceId id);
  void follow(SpaceId id, const core::TyCon* con, const core::Recipe& recipe);
  void construct(SpaceId id, const core::TyCon* con, const core::Recipe& recipe);
  void describe_function(SpaceId id);
  void describe_choices(SpaceId id, const core::TyCon* con);
  void clip(Space& space);
  SpaceId key_of(SpaceId number);
  SpaceId fixed(core::GlobalId value);
  const CaseTable* table_of(const core::Type* type) const;
  void settle();
  bool improve(Space& space);

  core::Builder build_;
  const core::Recipes* recipes_;  // null: every type as declared
  Arena types_;                   // what is built here while a search runs: the program may be in others' hands then
  Tables tables_;
  SpaceStore spaces_;
  std::unordered_map<std::string, SpaceId> by_type_;
  std::vector<SpaceId> todo_, functions_;
  std::vector<core::GlobalId> converters_;
  bool clipped_ = false;
  size_t most_ = core::kMostTypes;  // spaces, without tables
};

// Makes it the space of the type constructor's numbers; false when the type is no number.
bool describe_number(Space& space, const core::TyCon* con);
void describe_limit(Space& space, int64_t lowest, int64_t highest);
void describe_series_depth(Space& space);

}  // namespace needle::space
