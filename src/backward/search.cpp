#include "backward/search.h"

#include <algorithm>

#include "backward/order.h"

namespace needle::backward {

using solve::Formula;
using solve::Relation;

namespace {

constexpr double kSeconds = 0.2;          // of work without a pause
constexpr size_t kAtLeast = 32;           // lookups that a round adds
constexpr size_t kBytesPerLookup = 1500;  // with its clauses, also those that Z3 has, roughly

// Several searches have one solver's memory together.
uint32_t solver_megabytes(size_t max_memory) {
  constexpr size_t kLeast = 64, kMost = 1024;
  return static_cast<uint32_t>(std::clamp(max_memory >> 19, kLeast, kMost));
}

}  // namespace

Search::Search(const Question& question, const SearchLimits& limits)
    : question_(question),
      limits_(limits),
      formula_({.milliseconds = limits.solver_milliseconds, .megabytes = solver_megabytes(limits.max_memory)}),
      bindings_(question.program, question.how.input),
      flow_(bindings_, question.program, question.marks, question.how.input),
      stoppable_(limits.stop, [this] { formula_.interrupt(); }) {}

Search::~Search() = default;

bool Search::is_full() const {
  return (lookup_->nodes() + formula_.clauses() / 4) * kBytesPerLookup > limits_.max_memory;
}

bool Search::is_over() const {
  return limits_.stop.requested() || (lookup_ && is_full()) || seconds() >= kSeconds;
}

// --- what comes before the first question

bool Search::prepare() {
  const auto over = [this] { return is_over(); };
  const bool function = !question_.inputs.empty();
  switch (stage_) {
    case Stage::Nothing:
      bindings_.look_at(question_.code);
      if (function)
        for (const core::Var* v : core::as<core::LamExpr>(question_.code).params) flow_.is_input(v);
      for (const core::GlobalId convert : question_.spaces.converters())
        if (const core::Expr* made = bindings_.body(convert)) flow_.makes_inputs(made);
      stage_ = Stage::Inputs;
      [[fallthrough]];
    case Stage::Inputs:
      if (!flow_.run(over)) return false;
      hidden_ = flow_.may_hit_anything();
      flow_.demand_all(function ? core::as<core::LamExpr>(question_.code).body : question_.code);
      stage_ = Stage::Program;
      [[fallthrough]];
    case Stage::Program:
      if (!flow_.run(over)) return false;
      look_for_goal();
      stage_ = Stage::Rounds;
      [[fallthrough]];
    case Stage::Rounds:
      break;
  }
  return true;
}

void Search::look_for_goal() {
  LookupOptions how = question_.how;
  if (question_.listen) how.listener = question_.listen(*this);
  lookup_ = std::make_unique<Lookup>(question_.program, bindings_, flow_, question_.spaces, formula_, question_.marks,
                                     how, limits_.stop);
  const bool function = !question_.inputs.empty();
  for (const space::SpaceId id : question_.inputs) unknowns_.push_back(lookup_->unknown(id));
  entry_ = function ? lookup_->enter(core::as<core::LamExpr>(question_.code), unknowns_) : lookup_->root();
  const core::Expr* body = function ? core::as<core::LamExpr>(question_.code).body : question_.code;
  goal_ = question_.upward  ? lookup_->hit_from_marks(question_.code, entry_)
          : question_.whole ? lookup_->hit_inside(body, entry_)
                            : lookup_->hit(body, entry_);
  lookup_->settle();
  if (!question_.how.summarises) formula_.imply({}, {goal_});
}

// --- rounds

State Search::work(uint64_t lookups) {
  began_ = Clock::now();
  if (limits_.stop.requested()) return State::Stopped;
  if (!prepare()) return limits_.stop.requested() ? State::Stopped : State::Working;
  const size_t enough = lookup_->nodes() + std::min<uint64_t>(lookups, UINT32_MAX);
  do {
    if (limits_.stop.requested()) return State::Stopped;
    if (is_full()) return State::OutOfMemory;
    if (!to_open_.empty()) {
      open_some();
      continue;
    }
    if (const State state = ask(); state != State::Working) return state;
  } while (lookup_->nodes() < enough && !is_over());
  return State::Working;
}

State Search::ask() {
  if (question_.how.summarises) {
    std::optional<std::vector<Literal>> facts = lookup_->find_facts([this] { return is_over(); });
    if (!facts) return State::Working;
    facts_ = std::move(*facts);
  }
  ++rounds_;
  const double before = seconds();
  const uint32_t patience = std::min(patience_, limits_.solver_milliseconds);
  switch (formula_.check(assumptions(), patience)) {
    case Formula::Outcome::Satisfiable:
      return question_.how.summarises ? State::Undecided : State::Candidate;
    case Formula::Outcome::Unsatisfiable:
      return open_core();
    case Formula::Outcome::Unknown:
      break;
  }
  if (limits_.stop.requested()) return State::Stopped;
  if (patience < limits_.solver_milliseconds && (seconds() - before) * 1000 >= patience) {
    patience_ *= 2;  // who has others to ask may do that first
    return State::Working;
  }
  ++unknown_;
  constexpr size_t kBlindly = 8;
  std::vector<size_t> first(std::min(kBlindly, lookup_->open().size()));
  for (size_t i = 0; i < first.size(); ++i) first[i] = i;
  if (first.empty() || unknown_ > 20) return formula_.is_full() ? State::OutOfMemory : State::Undecided;
  take_out(first);
  return State::Working;
}

std::vector<Literal> Search::assumptions() const {
  std::vector<Literal> out{!lookup_->undecided()};
  for (const Lookup::Open& open : lookup_->open()) out.push_back(!open.literal);
  out.insert(out.end(), facts_.begin(), facts_.end());
  if (question_.how.summarises) out.push_back(goal_);
  return out;
}

State Search::open_core() {
  std::unordered_set<uint32_t> core;
  for (const Literal l : formula_.core()) core.insert(l.variable());
  const std::vector<Lookup::Open>& open = lookup_->open();
  std::vector<size_t> which;
  for (size_t i = 0; i < open.size(); ++i)
    if (core.contains(open[i].literal.variable())) which.push_back(i);
  if (which.empty()) {
    if (hidden_ || core.contains(lookup_->undecided().variable())) return State::Undecided;
    return lookup_->has_sums_of_int() && !question_.how.wraps ? State::Overflows : State::Exhausted;
  }
  std::stable_sort(which.begin(), which.end(), [&](size_t a, size_t b) { return open[a].depth < open[b].depth; });
  take_out(which);
  return State::Working;
}

void Search::take_out(std::vector<size_t> which) {
  std::vector<Lookup::Open>& open = lookup_->open();
  std::vector<bool> taken(open.size());
  for (const size_t i : which) {
    to_open_.push_back(std::move(open[i]));
    taken[i] = true;
  }
  size_t kept = 0;
  for (size_t i = 0; i < open.size(); ++i)
    if (!taken[i]) {
      if (kept != i) open[kept] = std::move(open[i]);
      ++kept;
    }
  open.resize(kept);
  before_round_ = lookup_->nodes();
  old_open_ = kept;
}

// Those that were taken out; then of those that come with them the first, until the round was worth it.
void Search::open_some() {
  std::vector<Lookup::Open>& open = lookup_->open();
  do {
    const Lookup::Open next = std::move(to_open_.front());
    to_open_.pop_front();
    lookup_->expand(next);
    if (to_open_.empty() && lookup_->nodes() < before_round_ + kAtLeast && open.size() > old_open_) {
      to_open_.push_back(std::move(open[old_open_]));
      open.erase(open.begin() + static_cast<ptrdiff_t>(old_open_));
    }
  } while (!to_open_.empty() && !is_over());
}

// --- candidates

space::Value Search::value_of(const Unknown& u, const std::unordered_set<uint32_t>& used) const {
  space::Value out;
  out.space = u.space;
  if (!u.view) return out;
  const space::Space& space = question_.spaces[u.space];
  switch (space.form) {
    case space::Form::Newtype:
      out = value_of(*u.inner, used);
      out.space = u.space;
      break;
    case space::Form::Image:
      out.fields.push_back(value_of(*u.inner, used));
      out.hole = out.fields[0].hole;
      break;
    case space::Form::Fixed:
      out.hole = false;
      break;
    case space::Form::Number: {
      const std::optional<Term> term = u.view->node->number;
      const std::optional<solve::Int> number = term ? formula_.value(*term) : std::nullopt;
      if (!number) break;
      out.hole = false;
      if (space.unbounded)
        out.number = space::make_whole(solve::big(*number), false);
      else
        out.number.integer = static_cast<int64_t>(*number);
      break;
    }
    case space::Form::Data:
      for (size_t i = 0; i < u.chosen.size(); ++i) {
        if (!formula_.value(u.chosen[i].second)) continue;
        const bool looked = u.chosen.size() == 1 || std::any_of(u.chosen.begin(), u.chosen.end(), [&](const auto& c) {
                              return used.contains(c.second.variable());
                            });
        if (!looked) break;
        out.hole = false;
        out.con = u.chosen[i].first;
        for (const Unknown* field : u.fields[i]) out.fields.push_back(value_of(*field, used));
        break;
      }
      break;
    case space::Form::Unsupported:
    case space::Form::Clipped:
      break;
  }
  return out;
}

std::vector<space::Value> Search::inputs() const {
  std::unordered_set<uint32_t> used;
  for (const Literal l : formula_.because(goal_).used) used.insert(l.variable());
  std::vector<space::Value> out;
  for (const Unknown* u : unknowns_) out.push_back(value_of(*u, used));
  return out;
}

Search::Reads Search::reads() {
  Order order(question_.program, bindings_, *lookup_, formula_, question_.marks, question_.how.input);
  order.run(question_.code);
  return {order.numbers(), order.path(), order.stack()};
}

void Search::make_small() {
  constexpr size_t kMost = 12;
  std::vector<Term> numbers;
  for (const Lookup::Read& r : lookup_->reads()) numbers.push_back(r.number);
  for (const auto& term : lookup_->numbers()) numbers.push_back(term);
  if (numbers.size() > kMost) return;
  std::vector<Literal> assumed = assumptions();
  began_ = Clock::now();
  for (const Term term : numbers) {
    if (is_over()) break;
    const std::optional<solve::Int> now = formula_.value(term);
    if (!now || (*now >= -1 && *now <= 1)) continue;
    for (const solve::Int wish : {solve::Int{0}, solve::Int{1}, solve::Int{-1}}) {
      assumed.push_back(*formula_.compare(Relation::Equal, term, formula_.constant(wish)));
      if (formula_.check(assumed, kFirstPatience) == Formula::Outcome::Satisfiable) break;
      assumed.pop_back();
    }
  }
  if (formula_.check(assumed) != Formula::Outcome::Satisfiable) formula_.check(assumptions());
}

void Search::refuse() {
  std::vector<Literal> other;
  for (const Literal l : formula_.because(goal_).path)
    if (!formula_.is_comparison(l)) other.push_back(!l);
  formula_.imply({}, other);
}

}  // namespace needle::backward
