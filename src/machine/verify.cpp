#include "machine/verify.h"

#include <unordered_set>

#include "machine/copier.h"
#include "machine/match.h"

namespace needle::machine {

namespace {

class Verifier {
 public:
  explicit Verifier(State& state) : state_(state) {}

  std::string run() {
    frames(state_.stack.frame, "frame");
    for (Word w : state_.kept) word(w, "kept");
    if (state_.demanded) word(state_.demanded, "demanded");
    word(state_.root, "root");
    word(state_.strand, "strand");
    for (Word w : state_.agenda) word(w, "agenda");
    for (const ChoicePoint& choice : state_.choices) {
      frames(choice.frame, "choice's frame");
      if (choice.demanded) word(choice.demanded, "choice's demanded");
      word(choice.root, "choice's root");
      word(choice.strand, "choice's strand");
    }
    while (fault_.empty() && !cells_.empty()) {
      Word* cell = cells_.back();
      cells_.pop_back();
      auto [slots, count] = pointer_slots(cell);
      Kind kind = kind_of(*cell);
      if (kind == Kind::Strand) {
        frames(frame_in(cell[kStrandFrame]), "strand's frame", cell[kStrandWaits] == kStrandRuns);
      }
      if (kind == Kind::Suspended) count = 1;
      if (kind == Kind::Indirection || kind == Kind::Alias) count = 1;  // the rest means nothing unless it is trailed
      if (kind == Kind::Failed) count = 1;
      if (kind == Kind::Blackhole) count = 0;
      for (size_t i = 0; i < count; ++i) {
        word(slots[i], "word of a cell of kind " + std::to_string(static_cast<int>(kind)));
      }
    }
    return fault_;
  }

 private:
  void word(Word w, const std::string& where) {
    if (!is_pointer(w) || !fault_.empty()) return;
    Word* cell = cell_of(w);
    bool is_static = state_.statics.holds(cell);
    if (!is_static && !state_.heap.holds(cell)) {
      fault_ = where + " refers to memory not in use";
    } else if (!(*cell & 1) || kind_of(*cell) > Kind::Match) {
      fault_ = where + " refers to no cell";
    } else if (seen_.insert(cell).second) {
      cells_.push_back(cell);
    }
  }
  // `stale`: of a strand that has gone on from there; so is what stands below a late operand's match.
  void frames(Word* frame, const std::string& where, bool stale = false) {
    for (; frame && fault_.empty(); frame = frame_below(frame)) {
      if (!seen_.insert(frame).second) return;
      bool update = state_.code->is_update(static_cast<uint64_t>(return_address(frame) - state_.code->words.data()));
      for (uint64_t i = 0; i < frame_size(frame); ++i) {
        word(frame[2 + i], where);
        bool young = is_pointer(frame[2 + i]) && state_.heap.is_young(cell_of(frame[2 + i]));
        if (young && (frame[0] & kFrameOld)) fault_ = where + " marked old refers to a young cell";
      }
      bool match = return_address(frame) == state_.code->words.data() + state_.code->rematch;
      stale = stale || (match && match_state(cell_of(frame[2])) == MatchState::Decided);
      if (update && !stale && (!is_pointer(frame[2]) || kind_of(*cell_of(frame[2])) >= Kind::Con)) {
        fault_ = where + " would update a value";
      }
    }
  }

  State& state_;
  std::vector<Word*> cells_;
  std::unordered_set<const Word*> seen_;
  std::string fault_;
};

}  // namespace

std::string verify(State& state) {
  return Verifier(state).run();
}

}  // namespace needle::machine
