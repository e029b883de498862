#include "core/call_graph.h"

#include "base/components.h"

namespace needle::core {
namespace {

CallGraph::Mentions of_bodies(Program& program) {
  return [&program](GlobalId id, const std::function<void(GlobalId)>& mention) {
    if (const Expr* body = program.body(id)) each_global(body, mention);
  };
}

}  // namespace

std::vector<GlobalId> reachable_from(Program& program, const std::vector<GlobalId>& roots) {
  std::vector<bool> seen(program.global_count(), false);
  std::vector<GlobalId> out;
  auto add = [&](GlobalId id) {
    if (seen[id.index]) return;
    seen[id.index] = true;
    out.push_back(id);
  };
  for (GlobalId id : roots) add(id);
  for (size_t i = 0; i < out.size(); ++i) {
    if (const Expr* body = program.body(out[i])) each_global(body, add);
  }
  return out;
}

CallGraph::CallGraph(Program& program, const std::vector<GlobalId>& globals) : CallGraph(globals, of_bodies(program)) {}

CallGraph::CallGraph(const std::vector<GlobalId>& globals, const Mentions& mentions) {
  Globals seen;
  for (GlobalId id : globals) {
    if (!seen.insert(id).second) continue;
    globals_.push_back(id);
    look_at(id, mentions);
  }
}

CallGraph::CallGraph(GlobalId root, const Mentions& mentions) : globals_{root} {
  Globals seen = {root};
  for (size_t i = 0; i < globals_.size(); ++i) {
    look_at(globals_[i], mentions);
    for (GlobalId callee : callees(globals_[i]))
      if (seen.insert(callee).second) globals_.push_back(callee);
  }
}

void CallGraph::look_at(GlobalId id, const Mentions& mentions) {
  std::vector<GlobalId> callees;
  mentions(id, [&](GlobalId callee) {
    std::vector<GlobalId>& callers = neighbours_[callee].callers;
    if (!callers.empty() && callers.back() == id) return;  // not its first mention here
    callers.push_back(id);
    callees.push_back(callee);
  });
  neighbours_[id].callees = std::move(callees);
}

const CallGraph::Neighbours& CallGraph::neighbours(GlobalId id) const {
  static const Neighbours none;
  const auto it = neighbours_.find(id);
  return it == neighbours_.end() ? none : it->second;
}

CallGraph::Globals CallGraph::closure(const std::vector<GlobalId>& from,
                                      std::vector<GlobalId> Neighbours::*next) const {
  Globals out(from.begin(), from.end());
  std::vector<GlobalId> work = from;
  while (!work.empty()) {
    const GlobalId at = work.back();
    work.pop_back();
    for (GlobalId id : neighbours(at).*next)
      if (out.insert(id).second) work.push_back(id);
  }
  return out;
}

std::vector<std::vector<GlobalId>> CallGraph::components() const {
  std::unordered_map<GlobalId, uint32_t> number;
  for (size_t i = 0; i < globals_.size(); ++i) number[globals_[i]] = static_cast<uint32_t>(i);
  std::vector<std::vector<uint32_t>> edges(globals_.size());
  for (size_t i = 0; i < globals_.size(); ++i) {
    for (GlobalId callee : callees(globals_[i]))
      if (const auto it = number.find(callee); it != number.end()) edges[i].push_back(it->second);
  }
  std::vector<std::vector<GlobalId>> out;
  for (const std::vector<uint32_t>& members : needle::components(edges)) {
    auto& group = out.emplace_back();
    for (uint32_t member : members) group.push_back(globals_[member]);
  }
  return out;
}

}  // namespace needle::core
