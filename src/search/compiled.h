// A claim as the machine runs it: what every forward engine is made from. An engine makes its own machine of it, so
// engines share nothing but the code.
#pragma once
#include <memory>

#include "base/world.h"
#include "search/problem.h"

namespace needle::search {

struct Compiled {
  const claim::Claim& claim;
  const space::Spaces& spaces;
  std::shared_ptr<const machine::Code> code;
  core::GlobalId is_discard = {};     // as in Problem
  core::GlobalId loop = {};           // the exception thrown where a value needs itself
  size_t guards = 0;                  // ticks below this number are remembered: the conditions that reject inputs
  machine::Unfolding unfolding = {};  // of code compiled for numbers that are left open; otherwise empty
  bool open_numbers() const { return !unfolding.primitives.empty(); }
  std::function<std::unique_ptr<World>()> world = [] { return std::make_unique<PrivateWorld>(); };
};

// A machine for a claim, and the problem on it. It can be stopped as long as it lives.
class Setting {
 public:
  // `max_memory`: for the machine.
  Setting(const Compiled& compiled, claim::SearchBudget& budget, const claim::Listener& listener, size_t max_memory);
  // Numbers are left open from now on, with a solver that stops when the machine does. `asks_overflow`: see
  // Machine::ask_overflow.
  void leave_numbers_open(const solve::Options& options, bool asks_overflow);
  void choose_numbers();  // again

  const Problem& problem() const { return problem_; }
  Problem& problem() { return problem_; }
  machine::Machine& machine() { return machine_; }

 private:
  const machine::Unfolding unfolding_;
  std::unique_ptr<World> world_;
  machine::Machine machine_;
  Stop::Scope stoppable_;
  Problem problem_;
  std::unique_ptr<solve::Solver> solver_;
  std::optional<Stop::Scope> solver_stoppable_;
};

}  // namespace needle::search
