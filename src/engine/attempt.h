// One property or predicate, from its function to its verdict: claim -> code -> engine -> end -> conclusion.
#pragma once
#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

#include "base/watchdog.h"
#include "claim/property.h"
#include "engine/candidates.h"
#include "engine/control.h"
#include "engine/unfolding.h"

namespace needle::engine {

using program::CompiledModule;
using program::Workspace;

class Attempt {
 public:
  enum class As : uint8_t { Property, Predicate };
  Attempt(Workspace& workspace, const program::Function& source, const SearchOptions& options, Control& control,
          As as = As::Property);

  // Makes the claim and its code. Holds the program's lock; for one thread only, which owns the workspace. False when
  // there is nothing to search: the result says why.
  bool prepare() { return prepare({}); }
  // The same, and with the claim's code that of other tests made from it.
  using Beside = std::function<std::vector<core::GlobalId>(const claim::Test&)>;
  bool prepare(const Beside& beside);
  // Makes the claim only; null with a result that says why when it cannot be run.
  const claim::Claim* make();

  // Searches by the strategy of the options, replays and concludes. On any thread, one that has a deep stack.
  void run();
  // Random inputs that satisfy the predicate, each as soon as it is found; of one size, if options say so, and then
  // Bounded when there is none.
  claim::End sample(const std::function<void(std::vector<space::Value>)>& each);
  // Random inputs, as many as asked for or as come in the given time, and what the property says of each; as far as
  // they were looked at. A stop() meanwhile is forgotten afterwards.
  void test(double seconds, const std::function<void(claim::TestResult, const std::vector<space::Value>&)>& each);
  // Ends prepare or a search soon, from any thread.
  void stop() { stop_.request(); }

  // The claim as an engine takes it, prepared; or another claim over the same spaces whose code was made with it.
  search::Compiled compiled() const { return compiled(*claim_); }
  search::Compiled compiled(const claim::Claim& claim) const;
  // A budget of its own for one search.
  claim::SearchBudget budget();

  const Candidates& candidates() const { return candidates_; }
  // Adds the names that the source has for what a property says that its generators made.
  void name_texts(std::vector<std::string>& texts) const;
  const claim::Result& result() const { return result_; }
  const claim::Claim& claim() const { return *claim_; }
  const space::Spaces& spaces() const { return spaces_; }
  Progress progress() const;  // from any thread

 private:
  using Clock = std::chrono::steady_clock;

  claim::Listener listener();
  std::string cannot_count() const;
  bool leaves_numbers_open() const;
  claim::End search(search::MakeEngine* engine, const search::Bounds& bounds, const claim::Listener& listener);
  void conclude(const claim::End& end);
  std::vector<claim::Guard> guards_of(const claim::Counts& counts) const;
  std::optional<std::string> input_count(const claim::Counts& counts, uint32_t from, uint32_t size) const;
  ClaimedFunction function() const;
  double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

  Workspace& workspace_;
  const program::Function source_;
  const SearchOptions& options_;
  Control& control_;
  const As as_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  witness::ReplayOptions replay_;
  Candidates candidates_;
  std::optional<claim::Claim> claim_;
  machine::Unfolding unfolding_;
  std::shared_ptr<const machine::Code> code_;
  claim::Result result_;
  const Clock::time_point started_ = Clock::now();
  Stop stop_;
  Control::Scope stoppable_;
  std::optional<Watchdog> watchdog_;
  mutable std::mutex progress_mutex_;
  Progress progress_;
};

}  // namespace needle::engine
