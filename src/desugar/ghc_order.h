// The order in which GHC takes declarations: that of its dependency analysis, which is also the order of HPC's numbers.
#pragma once
#include <cstdint>
#include <vector>

namespace needle::desugar {

using Edges = std::vector<std::vector<uint32_t>>;

// edges[n] are the nodes that n refers to. The strongly connected components; the ones that others need come first, and
// among those that are free the last comes first.
std::vector<std::vector<uint32_t>> in_ghc_order(const Edges& edges);

}  // namespace needle::desugar
