// A type that the user names, as a space with its enumeration: what `needle count`, `index` and `enum` work on.
#pragma once
#include <optional>
#include <string>

#include "core/recipes.h"
#include "program/workspace.h"
#include "space/enumeration.h"

namespace needle::engine {

using program::CompiledModule;
using program::Workspace;

class TypeSpace {
 public:
  // Null with a diagnostic when the text is no type, or no value of the type can be made.
  static std::unique_ptr<TypeSpace> make(Workspace& workspace, CompiledModule& module, const std::string& type);

  space::Enumeration& all() { return all_; }
  const space::Spaces& spaces() const { return spaces_; }
  space::SpaceId id() const { return id_; }
  const std::string& type() const { return type_; }
  std::string show(const space::Value& value) const;
  // A sentence about how many values there are, for messages: "there are only 2 values of type Bool".
  std::string extent();

 private:
  explicit TypeSpace(Workspace& workspace) : workspace_(workspace), spaces_(workspace.program(), recipes_) {}

  Workspace& workspace_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  space::Enumeration all_{spaces_};
  space::SpaceId id_;
  std::string type_;
};

}  // namespace needle::engine
