// Types whose constructors are the library's own business: their values are made as its users make them, or not at all.
#pragma once
#include <optional>
#include <string>

#include "program/makers.h"

namespace needle::program {

// The library's function that makes the values of this type, such as Data.Map's fromList; nothing when there is none,
// or an instance that it needs is missing.
std::optional<core::Recipe::Conversion> library_conversion(Workspace& workspace, CompiledModule& module,
                                                           const core::Type* closed, Wanted wanted);

// Whether its constructors are not what a user of the type sees.
bool is_abstract(const Workspace& workspace, const core::TyCon* con);

// Why values of this type must not be made from its constructors; empty when they may be.
std::string forbidden(const Workspace& workspace, const core::TyCon* con);

}  // namespace needle::program
