#include "desugar/ghc_order.h"

#include <algorithm>

namespace needle::desugar {
namespace {

// Depth first from `node`, without recursion: the nodes as they are met, or as they are left.
void depth_first(const Edges& edges, uint32_t node, std::vector<bool>& seen, std::vector<uint32_t>* met,
                 std::vector<uint32_t>* left) {
  if (seen[node]) return;
  std::vector<std::pair<uint32_t, size_t>> stack;
  auto enter = [&](uint32_t n) {
    seen[n] = true;
    if (met) met->push_back(n);
    stack.emplace_back(n, 0);
  };
  enter(node);
  while (!stack.empty()) {
    auto& [n, next] = stack.back();
    if (next == edges[n].size()) {
      if (left) left->push_back(n);
      stack.pop_back();
    } else if (const uint32_t to = edges[n][next++]; !seen[to]) {
      enter(to);
    }
  }
}

}  // namespace

std::vector<std::vector<uint32_t>> in_ghc_order(const Edges& given) {
  const uint32_t count = static_cast<uint32_t>(given.size());
  Edges edges = given, users(count);
  for (auto& list : edges) std::sort(list.begin(), list.end());
  for (uint32_t n = count; n-- > 0;)
    for (uint32_t to : edges[n])
      if (users[to].empty() || users[to].back() != n) users[to].push_back(n);
  std::vector<uint32_t> left;
  std::vector<bool> seen(count);
  for (uint32_t n = 0; n < count; ++n) depth_first(users, n, seen, nullptr, &left);
  std::fill(seen.begin(), seen.end(), false);
  Edges out;
  for (size_t i = count; i-- > 0;) {
    if (seen[left[i]]) continue;
    depth_first(edges, left[i], seen, &out.emplace_back(), nullptr);
  }
  return out;
}

}  // namespace needle::desugar
