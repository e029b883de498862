#include "search/conjunctions.h"

#include <algorithm>

namespace needle::search {

using machine::Waiting;

namespace {

constexpr size_t kOthers = 8;  // operands compared with the one that is false

template <class All, class T>
bool contains(const All& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

}  // namespace

Conjunctions::Conjunctions(Conjunction kind)
    : optimal_(kind != Conjunction::Leftmost && kind != Conjunction::Fair),
      subset_(kind == Conjunction::OptimalSubset || kind == Conjunction::OptimalSubsetFair),
      fair_(kind == Conjunction::Fair || kind == Conjunction::OptimalFair || kind == Conjunction::OptimalSubsetFair) {}

// --- notes: an unknown's place in the inputs, so that it is known again after it was made again. Two places with the
// same note cost time, no more.

std::span<const uint32_t> Conjunctions::start(size_t inputs) {
  target_.reset();
  settled_ = false;
  taken_.clear();
  log_.clear();
  flipped_.clear();
  first_decision_ = 0;
  notes_.clear();
  for (size_t i = 0; i < inputs; ++i) notes_.push_back(static_cast<uint32_t>(i + 1) * 0x9e3779b1u);
  return notes_;
}

std::span<const uint32_t> Conjunctions::bind(const Unknown& unknown, const Alternative& chosen, size_t fields) {
  notes_.clear();
  for (size_t i = 0; i < fields; ++i) {
    uint32_t note = (unknown.note ^ static_cast<uint32_t>(chosen.index * 31 + i + 1)) * 0x85ebca6bu;
    notes_.push_back(note ^ (note >> 15));
  }
  return notes_;
}

// --- choosing

void Conjunctions::choose(Walker& walker) {
  if (!fair_ && (!optimal_ || settled_)) return;
  const std::vector<Waiting>* waiting = &walker.waiting();
  if (waiting->empty()) return;
  if (target_ &&
      !std::any_of(waiting->begin(), waiting->end(), [&](const Waiting& w) { return contains(w.strands, *target_); }))
    target_.reset();
  if (optimal_ && !settled_ && waiting->size() > 1) {
    std::vector<Operand> operands;
    for (const Waiting& w : *waiting)
      if (!target_ || contains(w.strands, *target_))
        operands.push_back({w.strands.back(), Refiner::describe(w.unknown).note});
    if (operands.size() > 1) {
      const std::optional<Strand> operand = false_operand(walker, operands);
      settled_ = !operand;
      target_ = operand;
      waiting = &walker.waiting();
    }
  }
  const Waiting& chosen = preferred(*waiting, target_);
  took(chosen);
  walker.aim(chosen.unknown);
}

// By the order of the matches on the way, some of them the other way round.
const Waiting& Conjunctions::preferred(const std::vector<Waiting>& waiting, std::optional<Strand> within) const {
  std::vector<const Waiting*> left;
  for (const Waiting& w : waiting)
    if (!within || contains(w.strands, *within)) left.push_back(&w);
  if (left.empty()) return waiting.front();
  for (size_t depth = 0; fair_ && left.size() > 1; ++depth) {
    if (depth >= left.front()->turns.size()) break;
    const machine::Turn first = left.front()->turns[depth];
    uint32_t part = first.part;
    if (flipped_.contains(first.match)) {
      for (const Waiting* w : left)
        if (depth < w->turns.size() && w->turns[depth].match == first.match)
          part = std::max(part, w->turns[depth].part);
    }
    std::erase_if(left, [&](const Waiting* w) {
      return depth >= w->turns.size() || w->turns[depth].match != first.match || w->turns[depth].part != part;
    });
  }
  return *left.front();
}

void Conjunctions::took(const Waiting& chosen) {
  if (!fair_) return;
  for (const machine::Turn& turn : chosen.turns)
    if (!contains(taken_, turn.match)) taken_.push_back(turn.match);
}

// --- rehearsals

// Which of the operands that were there when a rehearsal began this is. An operand that is itself an unknown stays no
// operand when its match is decided, but waits for the same unknown.
std::optional<Conjunctions::Strand> Conjunctions::found_again(const std::vector<Operand>& operands, const Waiting& w) {
  for (auto s = w.strands.rbegin(); s != w.strands.rend(); ++s)
    for (const Operand& operand : operands)
      if (operand.strand == *s) return *s;
  for (const Operand& operand : operands)
    if (operand.note == Refiner::describe(w.unknown).note) return operand.strand;
  return std::nullopt;
}

// One of the operands that is false when every unknown becomes its least value; nothing when none is.
std::optional<Conjunctions::Strand> Conjunctions::false_operand(Walker& walker, const std::vector<Operand>& operands) {
  const std::optional<Rehearsal> first = rehearse(walker, operands, std::nullopt, nullptr);
  if (!first || first->deciding.empty()) return std::nullopt;
  // Several may wait for what was bound last; the one for which the least was bound needs the least.
  const auto bound_for = [&](Strand s) { return std::count(first->followed.begin(), first->followed.end(), s); };
  const Strand found = *std::min_element(first->deciding.begin(), first->deciding.end(),
                                         [&](Strand a, Strand b) { return bound_for(a) < bound_for(b); });
  if (!subset_) return found;
  size_t tried = 0;
  for (const Operand& other : operands) {
    if (other.strand == found || tried++ == kOthers) continue;
    const std::optional<Rehearsal> second = rehearse(walker, operands, other.strand, &first->opened);
    if (second && second->opened.size() < first->opened.size()) return other.strand;
  }
  return found;
}

// Nothing when the precondition is not false in the end, the operand that is to be followed is over before that, or
// opens an unknown that it must not.
std::optional<Conjunctions::Rehearsal> Conjunctions::rehearse(Walker& walker, const std::vector<Operand>& operands,
                                                              std::optional<Strand> follow,
                                                              const std::vector<uint32_t>* within) {
  Rehearsal out;
  bool valid = true;
  walker.rehearse(true);
  walker.push();
  for (Walker::Event event = Walker::Event::Demand; event == Walker::Event::Demand && valid;) {
    const std::vector<Waiting>& waiting = walker.waiting();
    if (!waiting.empty()) {
      const Waiting& chosen = preferred(waiting, follow ? follow : target_);
      valid = !follow || contains(chosen.strands, *follow);
      out.deciding.clear();
      for (const Waiting& w : waiting)
        if (w.unknown == chosen.unknown)
          if (const std::optional<Strand> s = found_again(operands, w)) out.deciding.push_back(*s);
      if (const std::optional<Strand> s = found_again(operands, chosen)) out.followed.push_back(*s);
      walker.aim(chosen.unknown);
    }
    const MaybeAlternative least = walker.least();
    const uint32_t note = walker.unknown().note;
    valid = valid && least && (!within || contains(*within, note));
    if (!valid) break;
    out.opened.push_back(note);
    const space::Space& space = walker.space();
    const size_t fields = space.form == space::Form::Number ? 0 : space.alternatives[least->index].fields.size();
    walker.bind(*least, bind(walker.unknown(), *least, fields));
    event = walker.advance();
  }
  valid = valid && walker.leaf().kind == LeafKind::Tested && walker.leaf().result == claim::TestResult::Discarded;
  walker.back();
  walker.drop();
  walker.rehearse(false);
  return valid ? std::optional(out) : std::nullopt;
}

// --- executions

void Conjunctions::flip(uint64_t match) {
  if (!flipped_.erase(match)) flipped_.insert(match);
}

void Conjunctions::executed(size_t open) {
  for (uint64_t match : taken_) {
    flip(match);
    log_.push_back(match);
  }
  taken_.clear();
  log_after_.resize(open);
  for (size_t i = first_decision_; i < open; ++i) log_after_[i] = log_.size();
}

void Conjunctions::begin(size_t decision, size_t open) {
  for (; log_.size() > log_after_[decision]; log_.pop_back()) flip(log_.back());
  first_decision_ = open;
  target_.reset();
  settled_ = false;
}

}  // namespace needle::search
