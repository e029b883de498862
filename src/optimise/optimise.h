// Core to core. What comes out means the same: call by need is kept (no work is duplicated), exceptions may differ only
// in which of several bottoms is met first, as in GHC, and actions keep their order.
//
//   simplify    inlining, beta, known cases, case of case with join points, known dictionaries, constant folding, arity
//   specialise  a call of an overloaded function at closed dictionaries gets its own copy, made while simplifying
//   lift        loops inside functions become globals, between two rounds of simplifying
//   fuse        a function that takes a list apart and one that builds it become one, made while simplifying
//   strictness  what is certainly evaluated is evaluated at once instead of becoming a thunk
//   unpack      loops take the fields of what they would take apart, in one more round of simplifying
//   share       closed dictionaries that are still built at run time are built once, as a global
//
// A library module goes through optimise_module when it is compiled; its globals are then marked optimised and a
// program that uses them only loads them. optimise_program works on what the roots reach. Global::unoptimised keeps
// what a body was before.
#pragma once
#include <algorithm>
#include <atomic>
#include <map>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::optimise {

// Debug builds lint after every pass.
#ifndef NDEBUG
inline constexpr bool kChecked = true;
#else
inline constexpr bool kChecked = false;
#endif

// Copies of overloaded functions at closed dictionaries, and such dictionaries, by name; and functions fused from two.
// Who optimises a program many times keeps one, so that it is not gathered from the whole program each time.
class Specialisations {
 public:
  void update(const core::Program& program) {  // with what was added to the program since
    program_ = &program;
    seen_ = std::max(seen_, program.expected_globals());  // those are asked for by name
    for (; seen_ < program.global_count(); ++seen_) {
      const core::Global& g = program.global(core::GlobalId(seen_));
      if (g.flags.specialised) by_name_.emplace(g.name, g.id);
    }
  }
  void add(Symbol name, core::GlobalId id) { by_name_.emplace(name, id); }
  core::GlobalId find(Symbol name) const {
    auto it = by_name_.find(name);
    if (it != by_name_.end()) return it->second;
    return program_ ? program_->expected_specialised(name) : core::GlobalId();
  }

  // A function and another whose calls are its argument `param`: what both are together. Invalid: they stay two.
  struct Fusion {
    core::GlobalId consumer;
    size_t param;
    core::GlobalId producer;
    friend auto operator<=>(const Fusion& a, const Fusion& b) {
      return std::tie(a.consumer.index, a.param, a.producer.index) <=>
             std::tie(b.consumer.index, b.param, b.producer.index);
    }
  };
  std::map<Fusion, core::GlobalId> fusions;
  std::map<core::GlobalId, std::vector<core::GlobalId>> parts;  // of what was fused: functions that were not
  std::map<core::GlobalId, uint32_t> large;                     // how many copies at large dictionaries were asked for

 private:
  const core::Program* program_ = nullptr;
  uint32_t seen_ = 0;
  std::unordered_map<Symbol, core::GlobalId> by_name_;
};

struct Options {
  int level = 2;                            // 0 nothing, 1 simplify only, 2 everything
  bool lint_after_each_pass = kChecked;     // throws std::logic_error with lint's messages
  const std::atomic<bool>* stop = nullptr;  // once it is set, Stopped is thrown; the program is whole, if not optimised
  Specialisations* specialisations = nullptr;
};

struct Stopped {};

// All globals from `first` on.
void optimise_module(core::Program& program, core::GlobalId first, const Options& options = {});

// Everything reachable from the roots; returns it, roots first.
std::vector<core::GlobalId> optimise_program(core::Program& program, const std::vector<core::GlobalId>& roots,
                                             const Options& options = {});

}  // namespace needle::optimise
