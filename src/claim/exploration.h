// What `explore` says about a function: an example of input and output for each path through it.
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "claim/counts.h"

namespace needle::claim {

// Both come from the reference evaluator; `_` stands for what the path does not look at.
struct Example {
  std::vector<std::string> inputs;  // as Haskell, as arguments
  std::string output;               // as Haskell; raised: the exception
  bool raised = false;
  uint32_t size = 0;  // of the inputs together
};

enum class Explored : uint8_t {
  All,      // a proof: there is no other path
  Enough,   // as many as asked for
  Bounded,  // every path up to the size asked for
  Fewer,    // the search was stopped before: `why`
  Interrupted,
  Wrong,   // the reference evaluator does not agree with the machine: `why`
  Broken,  // the function cannot be explored: `why`, or diagnostics
};

struct Exploration {
  std::string name, module, file;
  uint32_t line = 0, column = 0, end_line = 0, end_column = 0;  // 0: the function is not the user's
  Explored kind = Explored::Broken;
  std::string why;
  size_t examples = 0;
  bool more = false;                  // Enough: there are others, and not only perhaps
  std::optional<uint32_t> complete;   // the last size of which every path was seen
  std::optional<uint32_t> decisions;  // about numbers: what is complete is so as far as these lead
  uint64_t undecided = 0;             // paths whose output the reference evaluator could not say in time
  Counts counts;
  std::vector<std::pair<std::string, std::string>> instantiation;
};

// 0 examples found, 1 proved that there is none, 2 cannot be run, 3 fewer than asked for, 70 internal error, 130
// interrupted.
int exit_code(const Exploration& exploration);

}  // namespace needle::claim
