#include "engine/reach_nat.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <unordered_set>

#include "backward/explain.h"
#include "backward/show_lookup.h"
#include "backward/turns.h"
#include "base/watchdog.h"
#include "engine/goal_state.h"

namespace needle::engine {
namespace {

using namespace claim;
using Clock = std::chrono::steady_clock;
using backward::State;

class NatReacher {
 public:
  NatReacher(NatFile& file, std::string path, const NatReachOptions& options, Control& control,
             std::vector<uint32_t> ticks)
      : file_(file),
        path_(std::move(path)),
        options_(options),
        control_(control),
        ticks_(std::move(ticks)),
        spaces_(file.program) {}

  Result run() {
    {
      const Control::Scope stoppable(control_, [this] { stop_.request(); });
      const Watchdog watchdog(options_.search.timeout_seconds, [this] { stop_.request(); });
      search();
    }
    state_.searched(Target{}, end_, control_.interrupted(), seconds());
    return result();
  }

 private:
  double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }

  void search() {
    // Paths differ in what is evaluated, so who wants several must look at all of it, in one search.
    const bool several = options_.inputs > 1;
    for (const bool strict : {false, true}) {
      if (several && !strict) continue;
      backward::Question question{file_.program, spaces_};
      question.code = file_.program.body(file_.nat->main);
      question.marks.insert(ticks_.begin(), ticks_.end());
      question.whole = false;
      question.how = {.input = file_.nat->input, .typed = false, .strict = strict};
      if (options_.lookups) question.listen = [this](backward::Search& s) { return shown_.add(s); };
      backward::Turns turns(question, {.stop = stop_, .max_memory = options_.search.max_memory}, several);
      const bool again = search(turns, strict);
      add(turns.counts());
      if (options_.lookups) *options_.lookups = shown_.take(file_.sources);
      if (!again) return;
    }
  }

  void add(const Counts& more) {
    end_.counts.nodes += more.nodes;
    end_.counts.steps += more.steps;
    end_.counts.tests += more.tests;
    end_.counts.solver_calls += more.solver_calls;
    end_.counts.solver_seconds += more.solver_seconds;
  }

  // True: a sequence did not get there, and all must be asked again with everything that is evaluated.
  bool search(backward::Turns& turns, bool strict) {
    while (true) switch (turns.next()) {
        case State::Working:
          break;
        case State::Candidate:
          turns.turn().search->make_small();
          if (options_.explain) explanation_ = backward::explain(*turns.turn().search, file_.sources);
          if (note(*turns.turn().search)) {
            if (state_.has(options_.inputs)) return false;
            turns.go_on();
          } else if (strict) {
            turns.refuse();
          } else {
            return true;
          }
          break;
        case State::Exhausted:
          if (const std::optional<Certificate> proof = turns.certificate())
            end_.how = End::Exhausted{*proof};
          else
            end_.how = End::Undecided{};
          return false;
        case State::Overflows:
        case State::Undecided:
          end_.how = End::Undecided{};
          return false;
        case State::OutOfMemory:
          end_.how = End::Stopped{Halted::Memory};
          return false;
        case State::Stopped:
          end_.how = End::Stopped{Halted::Interrupted};
          return false;
      }
  }

  // False when the sequence does not get there.
  bool note(backward::Search& search) {
    const backward::Search::Reads reads = search.reads();
    if (!paths_.insert(reads.path).second) return true;
    const std::vector<solve::Int>& numbers = reads.numbers;
    NatOptions how;
    how.inputs.emplace();
    for (const solve::Int n : numbers) how.inputs->push_back(solve::big(n));
    how.max_memory = options_.search.max_memory;
    how.timeout_seconds = std::max(1.0, options_.search.timeout_seconds - seconds());
    how.stop_at = ticks_;
    const NatRun again = run_nat(file_.program, *file_.nat, how, control_);
    if (again.end != NatEnd::Reached) return false;
    std::string text;
    for (const mpz_class& n : again.inputs) text += (text.empty() ? "" : ",") + n.get_str();
    Candidate candidate;
    candidate.confirmation = Confirmation::Agrees;
    Witness& witness = candidate.witness;
    witness.inputs.push_back({"input", "[Integer]", "[" + text + "]"});
    witness.outcome = WitnessOutcome::Reached;
    witness.replayed = true;
    witness.explanation = std::exchange(explanation_, {});
    witness.size = static_cast<uint32_t>(again.inputs.size());
    state_.evidence.candidates.push_back(std::move(candidate));
    return true;
  }

  Result result() {
    Result out;
    const auto variable = std::find_if(file_.nat->variables.begin(), file_.nat->variables.end(),
                                       [&](const nat::NatVariable& v) { return v.tick == ticks_[0]; });
    out.name = out.target = options_.target;
    out.module = out.file = path_;
    out.span = variable->span;
    out.place = file_.sources.describe(variable->span);
    const Place begin = file_.sources.begin_of(variable->span), end = file_.sources.last_of(variable->span);
    out.line = begin.line;
    out.column = begin.column;
    out.end_line = end.line;
    out.end_column = end.column;
    out.strategy = "backward";
    out.method = Method::Backward;
    out.counts = state_.counts;
    state_.evidence.starts = 1;
    state_.evidence.interrupted = control_.interrupted();
    out.verdict = conclude(state_.evidence);
    return out;
  }

  NatFile& file_;
  const std::string path_;
  const NatReachOptions& options_;
  Control& control_;
  const std::vector<uint32_t> ticks_;
  space::Spaces spaces_;
  std::unordered_set<uint64_t> paths_;  // that are known
  Stop stop_;
  backward::ShownSearches shown_;
  std::vector<PathStep> explanation_;  // of the candidate that is being judged
  GoalState state_;
  End end_;
  const Clock::time_point started_ = Clock::now();
};

}  // namespace

std::vector<Result> reach_nat(NatFile& file, const std::string& path, const NatReachOptions& options,
                              Control& control) {
  std::vector<uint32_t> ticks = file.nat->ticks_of(intern(options.target));
  if (ticks.empty()) {
    constexpr int kNothingToReach = 707;
    file.diagnostics.error(kNothingToReach, Span(),
                           fmt::format("{}: no variable is called {}; name one with --target", path, options.target),
                           {});
    return {};
  }
  return {NatReacher(file, path, options, control, std::move(ticks)).run()};
}

}  // namespace needle::engine
