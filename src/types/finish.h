// What happens when everything has been looked at: defaulting of ambiguous variables, reports of what is left, and the
// removal of metas from everything that was recorded.
#pragma once
#include "types/infer.h"

namespace needle::types {

// Solves, defaults, solves again, until nothing changes; what stays in the list cannot be solved.
//   standard: (C1 a, .., Cn a), all standard classes, at least one numeric -> the first of the default types that fits
//   extended (as ghci): also Show, Eq, Ord, Foldable, Traversable; () and [] are tried first
void default_and_solve(Store& store, Solver& solver, std::vector<Wanted>& list, std::span<const Type* const> defaults,
                       bool extended);

// No instance .., Could not deduce .., Ambiguous type variable ..
void report_unsolved(Store& store, Reporter& reporter, Solver& solver, std::vector<Wanted>& list);
void report_endless(Store& store, Reporter& reporter);  // a type family that has no end
void report_holes(Store& store, Reporter& reporter, const std::vector<Infer::Hole>& holes);

// Replaces metas by their solutions everywhere in the tables; unsolved ones become ().
void zonk_tables(Store& store, const Infer& infer, TypedModule& typed, const syntax::Bindings* body);
const Type* zonk_fully(Store& store, const Type* type);

}  // namespace needle::types
