#include "base/components.h"

#include <algorithm>

namespace needle {

// Tarjan's algorithm with the recursion in a vector: a program may chain a hundred thousand definitions.
std::vector<std::vector<uint32_t>> components(const std::vector<std::vector<uint32_t>>& edges) {
  constexpr uint32_t kUnseen = UINT32_MAX;
  struct Visit {
    uint32_t node;
    size_t next_edge;
  };
  std::vector<uint32_t> order(edges.size(), kUnseen), low(edges.size()), stack;
  std::vector<bool> on_stack(edges.size());
  std::vector<Visit> visits;
  std::vector<std::vector<uint32_t>> out;
  uint32_t counter = 0;
  auto start = [&](uint32_t node) {
    order[node] = low[node] = counter++;
    stack.push_back(node);
    on_stack[node] = true;
    visits.push_back({node, 0});
  };
  for (uint32_t root = 0; root < edges.size(); ++root) {
    if (order[root] != kUnseen) continue;
    start(root);
    while (!visits.empty()) {
      Visit& v = visits.back();
      uint32_t node = v.node;
      if (v.next_edge < edges[node].size()) {
        uint32_t target = edges[node][v.next_edge++];
        if (order[target] == kUnseen) {
          start(target);
        } else if (on_stack[target]) {
          low[node] = std::min(low[node], order[target]);
        }
        continue;
      }
      visits.pop_back();
      if (!visits.empty()) low[visits.back().node] = std::min(low[visits.back().node], low[node]);
      if (low[node] != order[node]) continue;
      auto& component = out.emplace_back();
      for (uint32_t member = kUnseen; member != node;) {
        member = stack.back();
        stack.pop_back();
        on_stack[member] = false;
        component.push_back(member);
      }
      std::sort(component.begin(), component.end());
    }
  }
  return out;
}

}  // namespace needle
