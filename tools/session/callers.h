// From which functions something can be reached: who mentions whom, over the user's globals.
#pragma once
#include <vector>

#include "program/functions.h"

namespace needle::session {

using program::CompiledModule;
using program::Workspace;

class Callers {
 public:
  // Reads the program as it is now, ticks included.
  explicit Callers(Workspace& session);

  // Whether evaluating the global may pass one of the ticks.
  bool reaches(core::GlobalId from, const std::vector<uint32_t>& ticks) const;

  // The functions of the module to start from when nobody names one, best first. Of those that can reach the ticks,
  // those that the module exports if there are any, and of these the ones that no other of them calls. Properties and
  // actions are callers of last resort.
  std::vector<Workspace::PropertySource> starts(CompiledModule& module, const std::vector<uint32_t>& ticks) const;

 private:
  const std::vector<bool>& below(core::GlobalId from) const;  // by index from the first user global
  size_t index(core::GlobalId id) const { return id.index - first_; }

  Workspace& session_;
  uint32_t first_;
  std::vector<std::vector<uint32_t>> mentions_;  // user globals, by index
  std::vector<std::vector<uint32_t>> ticks_;     // in each
  mutable std::vector<std::vector<bool>> below_;
};

}  // namespace needle::session
