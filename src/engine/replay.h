// One reported input again, on the reference evaluator.
#pragma once
#include "engine/options.h"
#include "program/functions.h"
#include "witness/witness.h"

namespace needle::engine {

enum class Replayed : uint8_t {
  Unfit,   // the token does not fit the program as it is now
  Absent,  // there is no such function; a diagnostic says so
  Passes,
  Fails,
  Raises,
  Discarded,
  Reaches,
  Misses,
  Undecided,
};

struct Replaying {
  Replayed outcome = Replayed::Unfit;
  std::string title;                                        // "prop_x from A.hs:3"
  std::vector<std::pair<std::string, std::string>> inputs;  // names and values, as Haskell
  witness::Replay again;
};

// `function` is the token's, without its module.
Replaying replay(program::Workspace& workspace, program::CompiledModule& module, const std::string& function,
                 const witness::Token& token, const SearchOptions& options);

}  // namespace needle::engine
