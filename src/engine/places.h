// The places of modules that coverage is measured at: the ticks that are a box of HPC's, numbered in its order, and which
// of them lie inside which.
#pragma once
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/ticks.h"
#include "program/functions.h"

namespace needle::engine {

using PlaceId = uint32_t;

class Places {
 public:
  // The workspace has marked everything. All other ticks are dropped from the program.
  Places(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules);

  size_t size() const { return ticks_.size(); }
  uint32_t tick(PlaceId place) const { return ticks_[place]; }
  const core::TickInfo& info(PlaceId place) const { return workspace_.ticks()[ticks_[place]]; }
  size_t module(PlaceId place) const { return module_of_[place]; }  // of the modules given
  std::optional<PlaceId> at_tick(uint32_t tick) const;

  // The innermost place that this one is inside of, in core: nothing evaluates this one without evaluating that one
  // first.
  std::optional<PlaceId> around(PlaceId place) const { return around_[place]; }
  // The global that it is part of; its user's own, not a copy that the optimiser made.
  core::GlobalId holder(PlaceId place) const { return holder_[place]; }
  // The places among the ticks that an evaluation passed.
  std::vector<PlaceId> passed(const std::vector<uint64_t>& ticks) const;

 private:
  void find_nesting();

  program::Workspace& workspace_;
  std::vector<uint32_t> ticks_;
  std::vector<size_t> module_of_;
  std::unordered_map<uint32_t, PlaceId> place_of_;
  std::vector<std::optional<PlaceId>> around_;
  std::vector<core::GlobalId> holder_;
};

}  // namespace needle::engine
