// Which instance, conversion or constructors make the values of a closed type. Four files know one way each:
// generators.h (the user's instances), abstract_types.h (the library's conversions, and what must not be made),
// exported_makers.h (what another module can call), constrained_types.h (GADTs and existentials). Any other type is made from its constructors as declared.
#pragma once
#include <vector>

#include "core/recipes.h"
#include "program/workspace.h"

namespace needle::program {

enum class Makers : uint8_t {
  Types,      // from the types alone: every value there is
  Instances,  // by the user's Arbitrary, Serial or Listable instance, where there is one
};
enum class Wanted : uint8_t {
  Lazily,    // by what says soonest that a value does not fit
  Distinct,  // each value from one source only
};
struct HowMade {
  Makers makers = Makers::Types;
  Wanted wanted = Wanted::Lazily;
  // Where constructors are not exported, by what is (exported_makers.h).
  enum class Outside : uint8_t {
    No,        // by constructors all the same
    Possibly,  // where nothing that is exported makes one, by constructors
    Only,      // then not at all
  } outside = Outside::No;
};

// Adds to the table the recipes of these closed types, and of all types that their values are made of, as the module
// sees them. Adds the conversions and dictionaries to the program: the caller holds its lock where others use it.
void add_recipes(Workspace& workspace, CompiledModule& module, const std::vector<const core::Type*>& closed,
                 HowMade how, core::Recipes& table);

}  // namespace needle::program
