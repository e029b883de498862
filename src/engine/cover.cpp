#include "engine/cover.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <set>
#include <unordered_set>

#include "base/watchdog.h"
#include "engine/callers.h"
#include "engine/cover_result.h"
#include "engine/entry_search.h"
#include "engine/shown_errors.h"
#include "optimise/optimise.h"
#include "witness/observe.h"

namespace needle::engine {
namespace {

using namespace claim;
using Clock = std::chrono::steady_clock;
using program::CompiledModule;
using program::Workspace;

constexpr double kFirstTurn = 0.02, kLongestTurn = 1;  // seconds of one search, growing
constexpr double kReplay = 2;                          // seconds for looking at one input again
constexpr size_t kAwake = 8;                           // entry points whose searches are kept, with memory for each
constexpr int kMostDoubts = 3;  // inputs for a place that turn out not to get there, before one search forgets it

class Coverer {
 public:
  Coverer(Workspace& workspace, const std::vector<CompiledModule*>& modules, const CoverOptions& options,
          Control& control)
      : workspace_(workspace),
        modules_(modules),
        options_(options),
        control_(control),
        replay_(replay_options(workspace, options.search)),
        places_(workspace, modules),
        entries_(find_entry_points(workspace, modules, options.from, options.search)),
        callers_(workspace),
        covered_(places_.size()),
        before_(places_.size()),
        doubtful_(places_.size()),
        stoppable_(control, [this] { stop_.request(); }) {
    budget_.steps = total_steps(options.search);
    budget_.max_memory = options.search.max_memory / kAwake;
    for (std::unique_ptr<EntryPoint>& entry : entries_.points) {
      const size_t e = searches_.size();
      searches_.push_back(
          {std::make_unique<EntrySearch>(workspace, *entry, places_, options.search, replay_, budget_,
                                         [this, e](uint32_t tick, const std::vector<space::Value>& inputs,
                                                   const char* by) { return found(searches_[e], tick, inputs, by); }),
           std::vector<std::optional<Certificate>>(places_.size()),
           {},
           {},
           ""});
      for (PlaceId p = 0; p < places_.size(); ++p)
        if (!leads(*entry, p)) searches_[e].excluded[p] = Certificate::of_nothing();
    }
    find_nearest();
    take_before();
  }

  Coverage run() {
    {
      const Watchdog watchdog(options_.search.timeout_seconds, [this] { stop_.request(); });
      const Control::Telling telling(control_, [this] { return progress(); });
      try {
        search();
      } catch (const optimise::Stopped&) {
      } catch (const std::bad_alloc&) {  // what was found is worth more than the searches
        stop_.request();
        for (OfEntry& of : searches_) of.search->rest();
      }
    }
    return result();
  }

 private:
  struct OfEntry {
    std::unique_ptr<EntrySearch> search;
    std::vector<std::optional<Certificate>> excluded;  // by place: no inputs of this entry point evaluate it
    std::vector<int> doubts;                           // by place
    std::unordered_set<std::string> seen;              // inputs, as tokens write them
    std::string broken;                                // why there is no code
    std::vector<uint32_t> distance = {};               // by place: calls that lead there from it
    uint64_t awake = 0;                                // when it had its last turn
  };

  // --- what is still to be done
  double seconds() const { return std::chrono::duration<double>(Clock::now() - started_).count(); }
  bool stopped() const { return stop_.requested(); }

  // Whether a test of it may evaluate the place: in the call, or where the inputs are made.
  bool leads(const EntryPoint& entry, PlaceId place) const {
    const std::vector<uint32_t> tick = {places_.tick(place)};
    if (callers_.reaches(entry.start.closed, tick)) return true;
    const std::vector<core::GlobalId> converters = entry.spaces.converters();
    return std::any_of(converters.begin(), converters.end(),
                       [&](core::GlobalId c) { return callers_.reaches(c, tick); });
  }

  // A place is best looked for from where it is called from most directly.
  void find_nearest() {
    nearest_.assign(places_.size(), UINT32_MAX);
    for (OfEntry& of : searches_) {
      of.distance.assign(places_.size(), UINT32_MAX);
      for (PlaceId p = 0; p < places_.size(); ++p) {
        const auto distance = callers_.distance(of.search->entry().start.closed, places_.tick(p));
        if (distance) of.distance[p] = *distance;
        nearest_[p] = std::min(nearest_[p], of.distance[p]);
      }
    }
  }
  bool is_nearest(const OfEntry& of, PlaceId place) const { return of.distance[place] == nearest_[place]; }

  // The certificate that this entry point does not lead to the place; null when there is none.
  const Certificate* excluded(const OfEntry& of, PlaceId place) const {
    for (std::optional<PlaceId> at = place; at; at = places_.around(*at))
      if (of.excluded[*at]) return &*of.excluded[*at];
    return nullptr;
  }
  std::vector<PlaceId> cold(const OfEntry& of) const {
    std::vector<PlaceId> out;
    for (PlaceId p = 0; p < places_.size(); ++p)
      if (!covered_[p] && !excluded(of, p)) out.push_back(p);
    return out;
  }
  // Cold, and what it lies inside of is not.
  bool is_frontier(PlaceId place) const {
    if (covered_[place]) return false;
    const std::optional<PlaceId> around = places_.around(place);
    return !around || covered_[*around];
  }

  // --- turns
  void search() {
    for (double turn = kFirstTurn; !stopped(); turn = std::min(2 * turn, kLongestTurn)) {
      bool alive = false;
      const double began = seconds();
      for (OfEntry& of : searches_) {
        if (stopped()) return;
        alive |= forward(of, turn);
      }
      if (!options_.only_random) alive |= backward(turn, std::max(turn, seconds() - began));
      if (!alive) return;
      ++turns_;
    }
  }

  // Whether there is more to do.
  bool forward(OfEntry& of, double turn) {
    std::vector<PlaceId> wanted = cold(of);
    if (wanted.empty() || !of.broken.empty()) return false;
    // Others have their turn now and then: what is near may need inputs that only they make.
    constexpr uint64_t kNowAndThen = 4;
    const auto near = [&](PlaceId p) { return is_nearest(of, p); };
    if (turns_ % kNowAndThen != 0 && std::none_of(wanted.begin(), wanted.end(), near)) return true;
    EntrySearch& s = *of.search;
    tell(of);
    if (!s.is_prepared()) {
      of.broken = s.prepare();
      if (!of.broken.empty()) return false;
      for (PlaceId p : wanted)
        if (!s.has(p)) of.excluded[p] = Certificate::of_nothing();
      wanted = cold(of);
      if (wanted.empty()) return false;
    }
    make_room(of);
    bool alive = false;
    if (!options_.only_random && !s.listed()) {
      s.list(turn, wanted);
      if (s.listed()) note_end(of, *s.listed(), wanted);
      alive |= !s.listed();
    }
    if (!s.is_drawn() && !stopped() && !(wanted = cold(of)).empty()) {
      s.draw(turn, wanted, options_.search.seed + round_);
      alive |= !s.is_drawn();
    }
    // The solver joins when what is cheap has had its turn.
    if (!options_.only_random && s.has_numbers() && !s.walked() && turn > kFirstTurn && !stopped() &&
        !(wanted = cold(of)).empty()) {
      s.walk(turn, wanted);
      if (s.walked()) note_end(of, *s.walked(), wanted);
      alive |= !s.walked();
    }
    return alive;
  }

  void note_end(OfEntry& of, const End& end, const std::vector<PlaceId>& wanted) {
    const auto* all = std::get_if<End::Exhausted>(&end.how);
    if (!all || !of.search->entry().start.target.whole) return;
    for (PlaceId p : wanted)
      if (!covered_[p] && !is_lost(of, p)) of.excluded[p] = all->certificate;
  }

  // Of the searches that sleep none has memory.
  void make_room(OfEntry& of) {
    of.awake = ++round_;
    size_t awake = 0;
    OfEntry* oldest = nullptr;
    for (OfEntry& other : searches_) {
      if (!other.search->is_awake() || &other == &of) continue;
      ++awake;
      if (!oldest || other.awake < oldest->awake) oldest = &other;
    }
    if (awake >= kAwake) oldest->search->rest();
  }

  // From each place where the cold begins, from each entry point that may lead there; the nearest first.
  // All in all about as long as the other searches had, and then on from there the next time.
  bool backward(double turn, double seconds) {
    std::vector<std::pair<size_t, PlaceId>> pairs;
    for (PlaceId p = 0; p < places_.size(); ++p) {
      if (!is_frontier(p)) continue;
      for (size_t e = 0; e < searches_.size(); ++e) {
        const OfEntry& of = searches_[e];
        if (!excluded(of, p) && of.search->is_prepared() && of.broken.empty() && !given_up_.contains({e, p}))
          pairs.emplace_back(e, p);
      }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [this](const auto& a, const auto& b) {
      return is_nearest(searches_[a.first], a.second) > is_nearest(searches_[b.first], b.second);
    });
    const Clock::time_point began = Clock::now();
    for (size_t i = 0; i < pairs.size() && !stopped(); ++i) {
      const auto [e, p] = pairs[(next_pair_ + i) % pairs.size()];
      if (std::chrono::duration<double>(Clock::now() - began).count() > seconds) {
        next_pair_ += i;
        return true;
      }
      OfEntry& of = searches_[e];
      if (covered_[p] || excluded(of, p)) continue;
      tell(of);
      const std::optional<End> end = of.search->seek(p, turn);
      if (!end) continue;
      const auto* all = std::get_if<End::Exhausted>(&end->how);
      if (all && of.search->entry().start.target.whole && !is_lost(of, p))
        of.excluded[p] = all->certificate;
      else if (!covered_[p] && !stopped())
        given_up_.insert({e, p});
    }
    next_pair_ = 0;
    return !pairs.empty();
  }

  // --- what is found
  bool is_lost(const OfEntry& of, PlaceId place) const { return place < of.doubts.size() && of.doubts[place] > 0; }

  MarkAnswer found(OfEntry& of, uint32_t tick, const std::vector<space::Value>& inputs, const char* by) {
    const PlaceId place = *places_.at_tick(tick);
    news_.clear();
    if (!covered_[place]) confirm(of, place, inputs, by);
    if (covered_[place]) {
      MarkAnswer answer;
      answer.forget.push_back(tick);
      for (PlaceId p : news_) answer.forget.push_back(places_.tick(p));
      return answer;
    }
    doubtful_[place] = true;
    of.doubts.resize(places_.size());
    if (++of.doubts[place] >= kMostDoubts) return {AtMark::GoOn, {tick}};
    return {AtMark::GoOn};
  }

  // Runs the inputs on the reference evaluator. What a test of them evaluates is covered.
  void confirm(OfEntry& of, PlaceId wanted, const std::vector<space::Value>& inputs, const char* by) {
    EntryPoint& entry = of.search->entry();
    if (!of.seen.insert(fmt::format("{} {}", wanted, witness::encode(inputs, entry.spaces))).second) return;
    std::atomic<bool> stop = false;
    const Watchdog watchdog(kReplay, [&stop] { stop = true; });
    const Stop::Scope interrupts(stop_, [&stop] { stop = true; });
    witness::ReplayOptions how = replay_;
    how.stop = &stop;
    CoverRun run{.entry = &entry, .inputs = inputs, .by = by};
    if (entry.kind == EntryKind::Property) {
      const witness::Replay again = witness::replay(workspace_.program(), entry.spaces, entry.test, inputs, how);
      if (again.kind == witness::ReplayKind::Undecided) return;
      const bool raised = again.kind == witness::ReplayKind::Raised;
      run.counts = again.ticks;
      run.discarded = raised ? again.discarded : again.result == TestResult::Discarded;
      run.failed = !run.discarded && (raised || again.result == TestResult::Failed);
      if (raised) run.raised = again.message;
      return take(std::move(run));
    }
    for (const Sight& sight : entry.sights) {
      if (covered_[wanted] || stop) return;
      const witness::Observation seen = witness::observe(workspace_.program(), entry.spaces, sight.shown, inputs, how);
      if (seen.seen == witness::ObservedAs::Discarded) return;  // inputs that no call made
      if (seen.seen == witness::ObservedAs::Undecided) continue;
      CoverRun seen_so = run;
      seen_so.sight = &sight;
      seen_so.counts = seen.ticks;
      seen_so.whole = seen.whole;
      seen_so.has_raised = seen.seen != witness::ObservedAs::Text;
      (seen_so.has_raised ? seen_so.raised : seen_so.text) = seen.text;
      take(std::move(seen_so));
    }
  }

  // Keeps it if it covers something new.
  void take(CoverRun run) {
    run.covers = places_.passed(run.counts);
    for (PlaceId p : run.covers) {
      if (covered_[p]) continue;
      covered_[p] = true;
      run.news.push_back(p);
      news_.push_back(p);
    }
    if (run.news.empty()) return;
    cold_.fetch_sub(run.news.size());
    runs_.push_back(std::move(run));
  }

  // The user's own runs.
  void take_before() {
    if (options_.before) {
      CoverResult places(workspace_, modules_, places_, entries_, callers_);
      for (PlaceId p = 0; p < places_.size(); ++p) places.add(p, {});
      const Coverage all = places.take();
      std::vector<std::vector<uint64_t>> counts;
      for (const CoverModule& module : all.modules) counts.push_back(options_.before(module));
      std::vector<size_t> next(modules_.size());
      for (PlaceId p = 0; p < places_.size(); ++p) {
        const size_t m = places_.module(p), at = next[m]++;
        if (at < counts[m].size()) before_[p] = counts[m][at];
        covered_[p] = before_[p] > 0;
      }
    }
    cold_ = static_cast<size_t>(std::count(covered_.begin(), covered_.end(), false));
  }

  // --- progress
  void tell(const OfEntry& of) {
    std::lock_guard lock(mutex_);
    at_ = std::string(of.search->entry().start.function.name.text());
  }
  std::optional<Progress> progress() {
    std::lock_guard lock(mutex_);
    if (at_.empty()) return std::nullopt;
    Progress out;
    out.name = at_;
    out.open_goals = cold_.load();
    out.total_goals = places_.size();
    out.seconds = seconds();
    return out;
  }

  // --- the end
  Coverage result() {
    CoverResult out(workspace_, modules_, places_, entries_, callers_);
    for (PlaceId p = 0; p < places_.size(); ++p) {
      CoverEvidence evidence;
      evidence.covered = covered_[p];
      evidence.before = before_[p];
      evidence.goal.starts = searches_.size();
      evidence.goal.doubtful = doubtful_[p];
      evidence.only_types = true;
      for (const OfEntry& of : searches_) {
        if (covered_[p]) break;
        const Certificate* none = excluded(of, p);
        if (none && is_general(of, p))
          evidence.goal.certificates.push_back(*none);
        else
          evidence.open_from.push_back(&of.search->entry());
        evidence.only_types = evidence.only_types && none;
      }
      out.add(p, evidence);
    }
    for (CoverRun& run : runs_) out.add(std::move(run));
    Coverage coverage = out.take();
    coverage.interrupted = control_.interrupted();
    coverage.out_of_time = !coverage.interrupted && stopped();
    coverage.seconds = seconds();
    for (const OfEntry& of : searches_) coverage.runs += of.search->runs();
    return coverage;
  }

  // At other types it may go other ways, unless it does not lead there at all.
  bool is_general(const OfEntry& of, PlaceId place) const {
    return of.search->entry().general || !leads(of.search->entry(), place);
  }

  Workspace& workspace_;
  const std::vector<CompiledModule*>& modules_;
  const CoverOptions& options_;
  Control& control_;
  const witness::ReplayOptions replay_;
  Places places_;
  EntryPoints entries_;
  Callers callers_;
  Stop stop_;
  SearchBudget budget_{stop_};
  std::vector<OfEntry> searches_;
  std::vector<bool> covered_;     // by place
  std::vector<uint64_t> before_;  // by place
  std::vector<bool> doubtful_;    // by place: inputs were found that did not get there when they were run again
  std::vector<PlaceId> news_;     // covered by what was found last
  std::vector<CoverRun> runs_;    // those that covered something new
  std::set<std::pair<size_t, PlaceId>> given_up_;  // by the backward engine: entry point and place
  std::vector<uint32_t> nearest_;                  // by place: the least distance from any entry point
  uint64_t round_ = 0, turns_ = 0;
  size_t next_pair_ = 0;
  const Clock::time_point started_ = Clock::now();
  Control::Scope stoppable_;
  std::atomic<size_t> cold_ = 0;
  std::mutex mutex_;  // of what follows
  std::string at_;
};

}  // namespace

Coverage cover(Workspace& workspace, const std::vector<CompiledModule*>& modules, const CoverOptions& options,
               Control& control) {
  if (!options.from.empty()) program::properties(workspace, modules, options.from);  // says so when one is not there
  if (workspace.diagnostics().has_errors()) return {};
  workspace.end_budget();
  show_errors(workspace);
  return Coverer(workspace, modules, options, control).run();
}

}  // namespace needle::engine
