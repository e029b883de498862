// Instances as the optimiser sees them: a dictionary expression is an instance global, or an instance function applied
// to dictionary expressions.  `$fEqList $fEqInt`
#pragma once
#include <string>
#include <string_view>

#include "optimise/tree.h"

namespace needle::optimise {

// A closed dictionary shared by share_constants is a global of this name and its key.
inline constexpr std::string_view kSharedPrefix = "$d@";

// Built from instance globals only.
bool is_closed_dictionary(const Program& program, const Expr* e);

// The type of a class's dictionaries.
bool is_dictionary_type(const Type* t);

// How many instance globals it mentions.
uint32_t dictionary_size(const Expr* closed);

// A name for it: "$fEqList($fEqInt)".
std::string dictionary_key(const Program& program, const Expr* closed);

// The field of a dictionary, when the dictionary is an instance global or an instance function applied to atoms or
// dictionaries, and the field can be said again without repeating work; null otherwise.
//   field 0 of `$fEqList d`  ==>  `$fEqList_== d`
const Expr* dictionary_field(Program& program, const Expr* dictionary, uint32_t field);

// The field a selector takes: \d -> case d of _ { D:C x y z -> y }. False when the body is something else.
bool selected_field(Program& program, GlobalId selector, uint32_t& field);

}  // namespace needle::optimise
