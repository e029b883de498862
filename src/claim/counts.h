// What a search has done so far, in numbers.
#pragma once
#include <cstdint>
#include <vector>

#include "claim/notes.h"
#include "claim/open_numbers.h"

namespace needle::claim {

// Of the work that several engines do for one claim, in eighths.
struct EngineShare {
  const char* engine = "";
  uint32_t eighths = 0;
};

struct Counts {
  uint64_t tests = 0;     // leaves: evaluations that ended, of the last complete round or the one that found something
  uint64_t discards = 0;  // leaves that the precondition rejected
  uint64_t nodes = 0;     // refinements, of all rounds
  uint64_t steps = 0;     // of the machine
  uint64_t parts = 0;     // of the rounds, that were given away to whoever was idle
  uint64_t ahead = 0;     // work that others have done so far in parts that are not counted yet
  uint64_t samples = 0;   // random inputs that passed, beyond what was searched completely
  double seconds = 0;
  uint32_t size_reached = 0;
  Notes notes;                   // of the tests that passed, of the same round as `tests`
  bool generated = false;        // some input is not only its arguments: a generator has made choices
  bool notes_open = false;       // some test said what depends on numbers that were left open
  bool expects_failure = false;  // the property says that it is meant to fail
  uint64_t comparisons = 0;      // of numbers that were left open
  uint64_t solver_calls = 0;     // of the SMT solver
  double solver_seconds = 0;
  uint64_t solver_unknown = 0;           // questions about open numbers that nobody could answer
  uint64_t undecided = 0;                // conditions that the solver could not decide
  std::optional<uint64_t> waiting;       // paths that nobody has taken yet, of a search that is not by size
  std::vector<Decider> deciders;         // who decided the others
  std::vector<EngineShare> shares = {};  // at last, where engines take turns and it was measured
  std::vector<ChosenNumbers> chosen = {};
  std::vector<uint64_t> rejected = {};  // the discards by the tick of the condition that was False

  // What has been done, as far as it does not depend on the clock: a jump within a function is no step.
  uint64_t work() const { return steps + nodes; }
};

}  // namespace needle::claim
