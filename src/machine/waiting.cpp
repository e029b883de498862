#include "machine/waiting.h"

#include <algorithm>

#include "machine/match.h"
#include "machine/suspend.h"
#include "machine/transitions.h"

namespace needle::machine {

namespace {

// An operand that is an unknown itself has no strand; its match and place tell it apart.
constexpr uint64_t kNoStrand = uint64_t{1} << 63;

constexpr size_t kFewStrands = 64;

}  // namespace

const std::vector<Waiting>& Waiters::find(State& state) {
  found_.clear();
  ways_.clear();
  turns_.clear();
  strands_.clear();
  met_count_ = 0;
  ++question_;
  if (state.root != kNil) strand(state, cell_of(state.root));
  Way begin{0, 0};
  for (size_t i = 0; i < found_.size(); ++i) {
    const Way end = ways_[i];
    found_[i].turns = {turns_.data() + begin.turns, end.turns - begin.turns};
    found_[i].strands = {strands_.data() + begin.strands, end.strands - begin.strands};
    begin = end;
  }
  if (found_.empty()) found_.push_back({state.demanded, {}, {}});
  return found_;
}

void Waiters::strand(State& state, const Word* strand) {
  if (!meet(strand)) return;
  strands_now_.push_back(static_cast<uint64_t>(to_int63(strand[kStrandNumber])));
  thing(state, strand[kStrandWaits]);
  strands_now_.pop_back();
}

void Waiters::thing(State& state, Word waited) {
  waited = follow(waited);
  if (!is_waiting(waited)) return;
  const Word* cell = cell_of(waited);
  if (kind_of(*cell) == Kind::Unknown) {
    found_.push_back({waited, {}, {}});
    turns_.insert(turns_.end(), turns_now_.begin(), turns_now_.end());
    strands_.insert(strands_.end(), strands_now_.begin(), strands_now_.end());
    ways_.push_back({turns_.size(), strands_.size()});
  } else if (kind_of(*cell) == Kind::Match) {
    match(state, cell);
  } else {
    strand(state, cell_of(evaluator_of(cell)));
  }
}

void Waiters::match(State& state, const Word* match) {
  if (try_match(state, match, state.blocked).kind != MatchVerdict::Blocked) return;
  const size_t first = parts_.size(), last = first + state.blocked.size();
  for (const BlockedPart& part : state.blocked) parts_.push_back({part.word, part.order});
  for (size_t i = first; i < last; ++i) {
    const Word waited = follow(parts_[i].word);
    const uint32_t order = parts_[i].order;
    turns_now_.push_back({match[kMatchFrame], order});
    const bool unknown = is_waiting(waited) && kind_of(*cell_of(waited)) == Kind::Unknown;
    if (unknown) strands_now_.push_back(kNoStrand | (match[kMatchFrame] << 8) | order);
    thing(state, waited);
    if (unknown) strands_now_.pop_back();
    turns_now_.pop_back();
  }
  parts_.resize(first);
}

// False when it was met before.
bool Waiters::meet(const Word* strand) {
  if (met_.size() <= 2 * met_count_) {
    const std::vector<Met> old = std::move(met_);
    met_.assign(std::max(kFewStrands, 2 * old.size()), {});
    met_count_ = 0;
    for (const Met& m : old)
      if (m.question == question_) meet(m.strand);
  }
  const size_t mask = met_.size() - 1;
  for (size_t at = reinterpret_cast<uintptr_t>(strand) * 0x9e3779b97f4a7c15u >> 20 & mask;; at = (at + 1) & mask) {
    if (met_[at].question != question_) {
      met_[at] = {strand, question_};
      ++met_count_;
      return true;
    }
    if (met_[at].strand == strand) return false;
  }
}

}  // namespace needle::machine
