#include "engine/type_space.h"

#include <fmt/format.h>

#include "program/close.h"
#include "program/makers.h"
#include "witness/witness.h"

namespace needle::engine {

std::unique_ptr<TypeSpace> TypeSpace::make(Workspace& workspace, CompiledModule& module, const std::string& type) {
  const core::Type* read = program::type_at(workspace, module, type);
  if (!read) return nullptr;
  std::unique_ptr<TypeSpace> out(new TypeSpace(workspace));
  program::add_recipes(workspace, module, {read}, {program::Makers::Types, program::Wanted::Distinct}, out->recipes_);
  out->type_ = type;
  out->id_ = out->spaces_.of(read);
  if (const std::string why = out->spaces_.uncountable(out->id_); !why.empty()) {
    workspace.diagnostics().error(707, Span(), fmt::format("The values of type {} cannot be counted: {}", type, why));
    return nullptr;
  }
  return out;
}

std::string TypeSpace::show(const space::Value& value) const {
  space::Value keyed = space::with_keys(spaces_, value);
  return witness::print(spaces_,
                        witness::evaluated(workspace_.program(), spaces_, std::move(keyed),
                                           workspace_.library_global("noSuchChoice"), witness::ReplayOptions()));
}

std::string TypeSpace::extent() {
  const space::Space& space = spaces_[id_];
  if (space.least == space::kInfinite && !space.empty) return fmt::format("the type {} has no finite value", type_);
  const std::optional<uint32_t> largest = all_.largest(id_);
  if (!largest) return fmt::format("the values of type {} have no end", type_);
  mpz_class total = 0;
  for (uint32_t size = 0; size <= *largest; ++size) total += all_.count(id_, size);
  if (total == 0) return fmt::format("there are no values of type {}", type_);
  return fmt::format("there {} only {} value{} of type {}", total == 1 ? "is" : "are", total.get_str(),
                     total == 1 ? "" : "s", type_);
}

}  // namespace needle::engine
