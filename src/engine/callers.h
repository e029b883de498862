// Who calls whom among the user's globals, and from which functions something can be reached.
#pragma once
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/call_graph.h"
#include "program/functions.h"

namespace needle::engine {

class Callers {
 public:
  // Reads the program as it is now, ticks included.
  explicit Callers(program::Workspace& workspace);

  // The globals that mention it, each once.
  const std::vector<core::GlobalId>& of(core::GlobalId callee) const { return graph_.callers(callee); }

  // Whether evaluating the global may pass one of the ticks.
  bool reaches(core::GlobalId from, const std::vector<uint32_t>& ticks) const;

  // How many calls lead from a global to those that hold the tick, at least; nothing when none do.
  std::optional<uint32_t> distance(core::GlobalId from, uint32_t tick) const;

  // The functions of the module to start from when the user names none, best first. Of those that can reach the ticks,
  // those that the module exports if there are any, and of these the ones that no other of them calls. Properties and
  // actions are callers of last resort.
  std::vector<program::Function> starts(program::CompiledModule& module, const std::vector<uint32_t>& ticks) const;

 private:
  const core::CallGraph::Globals& below(core::GlobalId from) const;

  program::Workspace& workspace_;
  core::CallGraph graph_;
  std::unordered_multimap<uint32_t, core::GlobalId> holders_;  // of each tick
  mutable std::unordered_map<core::GlobalId, core::CallGraph::Globals> below_;
  mutable std::unordered_map<core::GlobalId, std::unordered_map<core::GlobalId, uint32_t>> distances_;
};

}  // namespace needle::engine
