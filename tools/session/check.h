// Checks properties: property -> claim -> search -> replayed witness -> verdict.
//
// Properties are compiled one after the other, on the thread that calls, since that adds to the program they share; as
// soon as one is compiled it is searched on a thread of its own, with its own machine, and its witness replayed.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/world.h"
#include "claim/verdict.h"
#include "program/functions.h"
#include "search/strategy.h"
#include "witness/witness.h"

namespace needle::session {

using program::CompiledModule;
using program::Workspace;

enum class StrategyKind : uint8_t { Auto, Narrow, Lazy, Enumerate, Random, Uniform };

struct CheckOptions {
  std::vector<std::string> properties;                     // empty: all
  bool may_be_elsewhere = false;                           // a named property need not be in these modules
  std::vector<std::pair<std::string, std::string>> types;  // --type a=T
  double timeout_seconds = 10;                             // per property
  uint64_t steps = 0;                                      // 0: no bound
  uint64_t max_memory = uint64_t{2} << 30;                 // of all that run at once, together
  std::optional<uint32_t> max_size, depth;
  StrategyKind strategy = StrategyKind::Auto;
  uint32_t tests = 100;          // of random inputs
  uint32_t per_size = 0;         // of enumerated inputs; 0: not said
  uint32_t backtrack = 3;        // unknowns that random inputs draw again when their precondition fails
  std::optional<uint32_t> size;  // of all that is sampled, exactly: then it is uniform, but for `backtrack`
  uint64_t seed = 1;
  int optimise = 2;
  bool parallel_conjunction = true;                                 // in preconditions
  search::Conjunction conjunction = search::Conjunction::Leftmost;  // then, and the strategy is Lazy
  bool predicate = false;                                           // what is sampled: a precondition, the whole of it
  unsigned jobs = 1;                                                // searches at once
  bool progress = false;                                            // a line on stderr, rewritten in place
  bool allow_io = false;  // what the program does, it does to the real world, and cannot be undone
};

// The world of a search that allows IO.
inline std::unique_ptr<World> real_world() {
  return std::make_unique<RealWorld>("", std::vector<std::string>{}, RealWorld::Streams::Search);
}

// Calls `each` with every result as soon as it and all before it are there, in the order of the source, never twice at
// once. An empty list with diagnostics when a named property does not exist. After an interrupt the results so far.
std::vector<claim::Result> check(Workspace& session, const std::vector<CompiledModule*>& modules,
                                 const CheckOptions& options, const std::function<void(const claim::Result&)>& each);

// The code that a check would run for each property, for people. Nothing for those that cannot be checked.
std::string property_code(Workspace& session, const std::vector<CompiledModule*>& modules, const CheckOptions& options);

// One reported input again, on the reference evaluator. Prints; the exit code.
int replay(Workspace& session, CompiledModule& module, const std::string& property, const witness::Token& token,
           const CheckOptions& options);

}  // namespace needle::session
