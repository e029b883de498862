// From what the searches for coverage found to what is said: places with their verdicts and reasons, tests, the suite.
#pragma once
#include "claim/coverage.h"
#include "engine/callers.h"
#include "engine/conclude.h"
#include "engine/entry_points.h"
#include "engine/places.h"

namespace needle::engine {

// What is known about one place.
struct CoverEvidence {
  bool covered = false;
  uint64_t before = 0;                      // how often the user's own runs passed it
  GoalEvidence goal;                        // for a verdict: starts, certificates, doubts
  std::vector<EntryPoint*> open_from = {};  // entry points that may lead there, for all that is known
  bool only_types = false;                  // they do not, at the types that were chosen for them
};

// Inputs that were run on the reference evaluator and covered something new.
struct CoverRun {
  EntryPoint* entry = nullptr;
  std::vector<space::Value> inputs;
  const char* by = "";
  std::vector<uint64_t> counts = {};  // by tick, of what a test of another module evaluates
  const Sight* sight = nullptr;       // of a function: how it was seen
  std::vector<PlaceId> covers = {}, news = {};
  std::string text = {}, raised = {};  // what a test sees
  bool has_raised = false;
  bool whole = true;                       // all of the text
  bool failed = false, discarded = false;  // of a property
};

class CoverResult {
 public:
  CoverResult(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules, const Places& places,
              const EntryPoints& entries, const Callers& callers);

  void add(PlaceId place, const CoverEvidence& evidence);  // in their order
  void add(CoverRun run);
  claim::Coverage take();

 private:
  claim::CoverTick& tick(PlaceId place);
  claim::CoverTest test_of(const CoverRun& run);
  void choose();
  void add_functions(size_t module);
  size_t function_of(size_t module, Span span);
  std::string no_start(PlaceId place) const;

  program::Workspace& workspace_;
  const std::vector<program::CompiledModule*>& modules_;
  const Places& places_;
  const EntryPoints& entries_;
  const Callers& callers_;
  claim::Coverage out_;
  std::vector<size_t> index_;                 // by place: in its module's ticks
  std::vector<std::vector<Span>> functions_;  // by module
  std::vector<CoverRun> runs_;
};

}  // namespace needle::engine
