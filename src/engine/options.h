// What a user can ask of a search. Every command that searches has these; what a command alone understands stands in
// its own header.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/world.h"
#include "engine/strategies.h"

namespace needle::engine {

using ChosenTypes = std::vector<std::pair<std::string, std::string>>;  // type variables and types as text

struct SearchOptions {
  ChosenTypes types;
  double timeout_seconds = 10;              // per property
  uint64_t steps = 0;                       // 0: no bound
  uint64_t max_memory = uint64_t{2} << 30;  // of all that run at once, together
  std::optional<uint32_t> max_size, depth;
  const Strategy* strategy = &engine::strategy("auto");
  uint32_t tests = 100;          // of random inputs
  uint32_t per_size = 0;         // of enumerated inputs; 0: not said
  uint32_t backtrack = 3;        // unknowns that random inputs draw again when their precondition fails
  std::optional<uint32_t> size;  // of all that is sampled, exactly
  uint64_t seed = 1;
  int optimise = 2;
  bool open_numbers = true;                                         // numbers may be left open
  bool machine_integers = false;                                    // sums of Int may overflow, and are asked at once
  search::PathOrder order = search::PathOrder::BySize;              // of paths with open numbers
  solve::Options solver;                                            // of numbers that are left open
  bool parallel_conjunction = true;                                 // in preconditions
  search::Conjunction conjunction = search::Conjunction::Leftmost;  // then, and the strategy is lazy
  unsigned jobs = 1;                                                // searches at once, and helpers of one
  search::Helping helping;                                          // with threads that no search is on
  bool progress = false;                                            // the caller asks how far it is (control.h)
  bool allow_io = false;  // what the program does, it does to the real world, and cannot be undone
};

// The world of a search that allows IO.
inline std::unique_ptr<World> real_world() {
  return std::make_unique<RealWorld>("", std::vector<std::string>{}, RealWorld::Streams::Search);
}

// Steps of all evaluation: those that were asked for, unless they are meant for each path.
int64_t total_steps(const SearchOptions& options);
// Bounds for an engine.
search::Bounds bounds_of(const SearchOptions& options);

}  // namespace needle::engine
