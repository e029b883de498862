#include "machine/waiting.h"

#include <unordered_set>

#include "machine/match.h"
#include "machine/suspend.h"
#include "machine/transitions.h"

namespace needle::machine {

namespace {

// An operand that is an unknown itself has no strand; its match and place tell it apart.
constexpr uint64_t kNoStrand = uint64_t{1} << 63;

class Finder {
 public:
  Finder(const State& state, std::vector<Waiting>& out) : state_(state), out_(out) {}

  void strand(const Word* strand) {
    if (!met_.insert(strand).second) return;
    now_.strands.push_back(static_cast<uint64_t>(to_int63(strand[kStrandNumber])));
    thing(strand[kStrandWaits]);
    now_.strands.pop_back();
  }

 private:
  void thing(Word waited) {
    waited = follow(waited);
    if (!is_waiting(waited)) return;
    const Word* cell = cell_of(waited);
    if (kind_of(*cell) == Kind::Unknown) {
      now_.unknown = waited;
      out_.push_back(now_);
    } else if (kind_of(*cell) == Kind::Match) {
      match(cell);
    } else {
      strand(cell_of(evaluator_of(cell)));
    }
  }

  void match(const Word* match) {
    std::vector<BlockedPart> parts;
    if (try_match(state_, match, parts).kind != MatchVerdict::Blocked) return;
    for (const BlockedPart& part : parts) {
      now_.turns.push_back({match[kMatchFrame], part.order});
      const Word waited = follow(part.word);
      const bool unknown = is_waiting(waited) && kind_of(*cell_of(waited)) == Kind::Unknown;
      if (unknown) now_.strands.push_back(kNoStrand | (match[kMatchFrame] << 8) | part.order);
      thing(waited);
      if (unknown) now_.strands.pop_back();
      now_.turns.pop_back();
    }
  }

  const State& state_;
  std::vector<Waiting>& out_;
  Waiting now_;
  std::unordered_set<const Word*> met_;
};

}  // namespace

void find_waiting(State& state, std::vector<Waiting>& out) {
  out.clear();
  if (state.root != kNil) Finder(state, out).strand(cell_of(state.root));
  if (out.empty()) out.push_back({state.demanded, {}, {}});
}

}  // namespace needle::machine
