#include "report/cover_lines.h"

#include <algorithm>
#include <map>

#include "report/columns.h"
#include "report/source_text.h"

namespace needle::report {
namespace {

using namespace claim;

uint64_t hits_of(const CoverTick& tick) {
  return tick.reach == Reach::Covered ? std::max<uint64_t>(tick.count, 1) : 0;
}

bool is_condition(const CoverTick& tick) {
  return tick.box == core::Box::Guard || tick.box == core::Box::Condition || tick.box == core::Box::Qualifier;
}

std::vector<LineHits> line_hits(const CoverModule& module) {
  std::map<uint32_t, LineHits> lines;
  for (const CoverTick& tick : module.ticks) {
    if (tick.reach == Reach::Unreachable || tick.line == 0) continue;
    auto [at, fresh] = lines.try_emplace(tick.line, LineHits{tick.line, 0, tick.function});
    at->second.hits = std::max(at->second.hits, hits_of(tick));
    at->second.function = std::min(at->second.function, tick.function);
  }
  std::vector<LineHits> out;
  for (const auto& [number, line] : lines) out.push_back(line);
  return out;
}

// Boxes of one range; what is around is above.
struct RangeNode {
  uint32_t line = 0;
  bool evaluated = false;
  std::vector<const CoverTick*> conditions, alternatives;  // the second: of what stands directly inside
};

using RangeKey = std::pair<std::pair<uint32_t, uint32_t>, std::pair<uint32_t, uint32_t>>;  // begin; end, far ones first

std::map<RangeKey, RangeNode> range_tree(const CoverModule& module) {
  std::map<RangeKey, RangeNode> nodes;
  std::map<RangeKey, std::vector<const CoverTick*>> ticks;
  for (const CoverTick& t : module.ticks) ticks[{{t.line, t.column}, {~t.end_line, ~t.end_column}}].push_back(&t);
  std::vector<std::pair<RangeKey, RangeNode*>> around;
  for (const auto& [key, here] : ticks) {
    RangeNode& node = nodes[key];
    node.line = key.first.first;
    auto ends_before = [&](const RangeKey& k) {
      return std::pair(~k.second.first, ~k.second.second) < std::pair(key.first.first, key.first.second);
    };
    while (!around.empty() && ends_before(around.back().first)) around.pop_back();
    for (const CoverTick* t : here) {
      node.evaluated |= t->reach == Reach::Covered;
      if (is_condition(*t)) node.conditions.push_back(t);
      if (t->box == core::Box::Alternative && !around.empty()) around.back().second->alternatives.push_back(t);
    }
    around.emplace_back(key, &node);
  }
  return nodes;
}

BranchPoint branch_point(const RangeNode& node, const std::vector<const CoverTick*>& ways) {
  BranchPoint out = {node.line, {}};
  for (const CoverTick* t : ways)
    if (t->reach != Reach::Unreachable) out.taken.push_back(node.evaluated ? std::optional(hits_of(*t)) : std::nullopt);
  return out;
}

std::vector<BranchPoint> branch_points(const CoverModule& module, const std::vector<LineHits>& lines) {
  std::vector<BranchPoint> out;
  for (const auto& [key, node] : range_tree(module)) {
    const bool there = std::binary_search(lines.begin(), lines.end(), LineHits{node.line, 0, 0},
                                          [](const LineHits& a, const LineHits& b) { return a.line < b.line; });
    if (!there) continue;
    for (const auto* ways : {&node.conditions, &node.alternatives}) {
      BranchPoint point = branch_point(node, *ways);
      if (ways->size() > 1 && !point.taken.empty()) out.push_back(std::move(point));
    }
  }
  return out;
}

std::vector<FunctionHits> function_hits(const CoverModule& module) {
  std::vector<FunctionHits> out;
  std::map<std::string, size_t> times;
  for (const CoverFunction& f : module.functions) {
    out.push_back({one_line(f.name), f.line, 0, false});
    ++times[out.back().name];
  }
  for (const CoverTick& tick : module.ticks) {
    if (tick.function >= out.size() || tick.reach == Reach::Unreachable) continue;
    out[tick.function].reachable = true;
    if (tick.box == core::Box::TopLevel) out[tick.function].hits = std::max(out[tick.function].hits, hits_of(tick));
  }
  for (FunctionHits& f : out)
    if (times[f.name] > 1) f.name += "@" + std::to_string(f.line);
  return out;
}

}  // namespace

size_t BranchPoint::hit() const {
  return static_cast<size_t>(std::count_if(taken.begin(), taken.end(), [](const auto& t) { return t && *t > 0; }));
}

FileLines lines_of(const CoverModule& module) {
  FileLines out;
  out.lines = line_hits(module);
  out.branches = branch_points(module, out.lines);
  out.functions = function_hits(module);
  return out;
}

}  // namespace needle::report
