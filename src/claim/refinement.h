// A function with a refined type as core over its inputs. What is judged is made by liquid/elaborate.h:
//
//   judge :: Facet h1 -> .. -> Facet hk -> x1 -> .. -> xn -> Judged r
//
//   $refine = \h x -> case judge (Assumed h) Checked .. x of { Judged pre post r ->
//               if pre then (case r of _ -> if post then <all of r is evaluated> 1 else 0) else 2 }
//
// A callee that is assumed is one more input: an unknown function. A call that is not as its type says raises an
// exception, wherever in the result it stands.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "claim/claim.h"

namespace needle::claim {

struct Judging {
  core::GlobalId judge;              // at closed types
  std::vector<std::string> callees;  // one a facet
  std::vector<bool> assumed;         // of them
  std::vector<std::string> names;    // of the arguments, as far as known
  core::GlobalId evaluates;          // refineEvaluates
};

std::variant<Refinement, NoClaim> make_refinement(core::Program& program, space::Spaces& spaces, const Judging& judging,
                                                  Symbol module, Symbol name);

}  // namespace needle::claim
