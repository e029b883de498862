// Strongly connected components of a graph.
#pragma once
#include <cstdint>
#include <vector>

namespace needle {

// The nodes are numbered from 0, and edges[n] are the nodes that n depends on. Of two components, the one that the
// other depends on comes first. Within a component the nodes are in order of number.
std::vector<std::vector<uint32_t>> components(const std::vector<std::vector<uint32_t>>& edges);

}  // namespace needle
