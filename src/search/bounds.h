// How far an engine goes, and how it draws: the options that a user sets.
#pragma once
#include <cstdint>
#include <optional>

#include "base/spare_threads.h"
#include "solve/solver.h"

namespace needle::search {

// Of several operands of a conjunction that all have unknowns to refine, which comes first (conjunctions.h). On the
// command line they have the letters of the paper.
enum class Conjunction : uint8_t {
  Leftmost,
  Optimal,            // O
  Fair,               // F
  OptimalSubset,      // OS
  OptimalFair,        // OF
  OptimalSubsetFair,  // OSF
};

// Which path is taken next, with numbers left open.
enum class PathOrder : uint8_t {
  BySize,        // all paths of a size before larger ones (deepening.h)
  DepthFirst,    // these in one walk (ordered.h)
  BreadthFirst,  // the path with the fewest decisions
  Coverage,      // the path that came by new code most recently; the code was compiled for that (CompileOptions::ways)
};

inline constexpr uint32_t kNoLimit = UINT32_MAX;  // on backtracking

// For engines that draw.
struct Sampling {
  uint32_t tests = 100;    // inputs that satisfy the precondition
  uint32_t backtrack = 3;  // how many unknowns are drawn again, counted back from where a precondition failed;
                           // uniform: how many values may be skipped
  uint64_t seed = 1;
  uint32_t per_size = 0;  // enumerate: how many inputs of one size, at most; 0: as many as is sensible
  // auto: work that deepening does alone before anything is drawn, unless that takes longer
  uint64_t after = 20'000'000;
  double after_seconds = 2;
  bool patient = false;               // random: goes on however many inputs the precondition rejects
  std::optional<int64_t> steps = {};  // for one draw, with all that is drawn again; one that takes more is given up
};

// How others help with one search (crew.h).
struct Helping {
  SpareThreads* spare = nullptr;  // null: nobody helps
  size_t most = 0;                // helpers at once
  double after_seconds = 0.1;     // a search that is over sooner pays nothing
  uint64_t slice = 10'000;        // work between two looks whether somebody is idle
};

struct Bounds {
  uint32_t min_size = 0;  // the first round's, if that is not too small for any input
  uint32_t max_size = UINT32_MAX;
  std::optional<uint32_t> depth = {};               // bound by depth instead, in one round
  Conjunction conjunction = Conjunction::Leftmost;  // lazy
  Sampling sampling = {};
  std::optional<size_t> memory = {};  // narrow, symbolic: bytes for its machines; by itself what engines.h says
  solve::Options solver = {};         // symbolic
  bool notes_first = false;  // symbolic: when what tests say depends on open numbers, these are chosen after all
  bool overflow = false;     // symbolic: sums of Int are asked whether they overflow from the beginning
  bool exact = false;        // symbolic: sums of Int never overflow; what is proved is proved of whole numbers
  // symbolic: decisions about numbers that a path may take in the first round of a size; more in later ones.
  uint32_t sides = 16, sides_per_size = 4;
  PathOrder order = PathOrder::BySize;     // symbolic
  std::optional<int64_t> path_steps = {};  // then, if not by size: steps of evaluation that one path may take
  std::optional<int64_t> patience = {};    // deepening: steps between two demands that are always granted (walker.h)
  Helping helping = {};                    // narrow
};

}  // namespace needle::search
