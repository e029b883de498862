// One property, from its source to its verdict.
#pragma once
#include <chrono>
#include <memory>
#include <optional>

#include "claim/property.h"
#include "search/strategy.h"
#include "session/check.h"
#include "session/stop.h"
#include "session/watchdog.h"
#include "witness/witness.h"

namespace needle::session {

class Attempt {
 public:
  Attempt(Workspace& session, const Workspace::PropertySource& source, const CheckOptions& options);

  // Makes the property and its code. Holds the program's lock; for one thread only, which owns the session. False when
  // there is nothing to search: the result says why.
  bool prepare() { return prepare({}); }
  // The same, and with the property's code that of other claims made from it.
  using Beside = std::function<std::vector<core::GlobalId>(const claim::Property&)>;
  bool prepare(const Beside& beside);
  // Makes the property only; nothing with a Broken result when it cannot be run.
  const claim::Property* make();
  // Searches and replays. On any thread, one that has a deep stack.
  void run();
  // The property as a predicate: random inputs that satisfy it, each as soon as it is found; of one size, if options
  // say so, and then Bounded when there is none.
  search::End sample(const std::function<void(const std::vector<space::Value>&)>& each);
  // Random inputs, as many as asked for or as come in so many seconds, and what the property says of each; as far as
  // they were looked at. A stop() meanwhile is forgotten afterwards.
  void test(double seconds, const std::function<void(claim::TestResult, const std::vector<space::Value>&)>& each);
  // A claim over these spaces whose code was made, with a machine of its own.
  void on_machine(const claim::Property& claim, const std::function<void(search::Problem&)>& work);
  // Ends prepare or run soon, from any thread.
  void stop() { stop_.request(); }

  // The input again; it must fit the property's inputs.
  witness::Replay replay(const std::vector<space::Value>& inputs, double seconds, bool trace = false);

  // The input as it is printed: what generators make of their choices.
  space::Value evaluated(const space::Value& input) const;

  const claim::Result& result() const { return result_; }
  const machine::Code& code() const { return *code_; }  // prepared
  const claim::Property& property() const { return *property_; }
  const space::Spaces& spaces() const { return spaces_; }

  // How far the search is; from any thread.
  struct Progress {
    claim::Counts counts;
    uint32_t bound = 0;
    std::optional<double> share;  // of the tree under this bound
    double seconds = 0;
  };
  Progress progress() const;

 private:
  using Clock = std::chrono::steady_clock;

  search::End search(search::Strategy& strategy, const std::function<void(search::Problem&)>& adjust = {});
  claim::Verdict verdict_of(const search::End& end);
  std::vector<claim::Guard> guards_of(const claim::Counts& counts) const;
  claim::Verdict falsified(const search::End& end);
  claim::Witness witness_of(const std::vector<space::Value>& inputs) const;
  std::optional<std::string> input_count(const claim::Counts& counts, uint32_t size, uint32_t from = 0) const;
  std::string uncountable() const;
  std::string module_name() const;
  double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

  Workspace& session_;
  const Workspace::PropertySource source_;
  const CheckOptions& options_;
  core::Recipes recipes_;
  space::Spaces spaces_;
  witness::ReplayOptions replay_;
  core::GlobalId loop_, no_choice_;
  std::unique_ptr<search::Strategy> strategy_;
  std::optional<claim::Property> property_;
  std::shared_ptr<const machine::Code> code_;
  claim::Result result_;
  const Clock::time_point started_ = Clock::now();
  Stop stop_;
  std::optional<Watchdog> watchdog_;
  mutable std::mutex progress_mutex_;
  Progress progress_;
};

}  // namespace needle::session
