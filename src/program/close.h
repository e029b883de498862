// Values and types at closed types: a polymorphic property becomes something that can be run.
#pragma once
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "program/workspace.h"

namespace needle::program {

// A value at closed types, and what its type variables stand for.
struct ClosedValue {
  core::GlobalId global;
  std::vector<std::pair<std::string, std::string>> types;
};
// `chosen` are type variables and types as the user writes them; the others are defaulted. Nothing, with a diagnostic
// at the span, when a type does not fit or there is no instance.
std::optional<ClosedValue> value_at(Workspace& workspace, CompiledModule& module, names::EntityId value,
                                    const std::vector<std::pair<std::string, std::string>>& chosen, Span span);
// The same for types that the program chose. Invalid when there is no instance; that is no error.
using ChosenTypes = std::unordered_map<Symbol, const types::Type*>;
core::GlobalId value_if_any(Workspace& workspace, CompiledModule& module, names::EntityId value,
                            const ChosenTypes& chosen);
// The same, with what its variables stand for. `written` are types as text; those that do not fit are not chosen.
std::optional<ClosedValue> closed_if_any(Workspace& workspace, CompiledModule& module, names::EntityId value,
                                         ChosenTypes chosen,
                                         const std::vector<std::pair<std::string, std::string>>& written);
// show :: T -> String. Invalid when the type has no Show.
core::GlobalId show_at(Workspace& workspace, CompiledModule& module, const core::Type* closed);

// A closed type as the user writes it, in the scope of a module. Null with diagnostics.
const core::Type* type_at(Workspace& workspace, CompiledModule& module, const std::string& text);

// A closed core type as the type checker sees it. Null when it has no counterpart: Needle itself declared a part of it.
const types::Type* checked_type(Workspace& workspace, const core::Type* closed);

}  // namespace needle::program
