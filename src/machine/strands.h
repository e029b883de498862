// Suspended computations, as cells. See suspend.h for their life.
//
// A strand is what evaluates one operand of an overlapping match, or the whole program: the frames from its newest down
// to the frame of that match (or to Halt's). Its cell is made when it first waits, and is the same each time it waits
// again, because the thunks it is evaluating lead to it.
#pragma once
#include <vector>

#include "machine/word.h"

namespace needle::machine {

class Copier;

// Words of a strand's cell.
enum StrandWord : size_t {
  kStrandFrame = 1,  // where it went on or will, a frame word; thunks of frames up to this one are marked as suspended
  kStrandWaits,      // for this: an unknown, a suspended thunk or a match; kStrandRuns; anything else it can go on with
  kStrandStamp,      // State::stamp when both of these were last trailed
  kStrandMatch,      // it works for; kNil: the whole program
  kStrandShortcut,   // a suspended thunk that this one, directly or not, certainly waits for
  kStrandWanted,     // kTrue when a strand other than its match's waits for a thunk of it
  kStrandEvaluation,  // it belongs to, an integer
  kStrandNumber,      // an integer that no other strand has
  kStrandWords
};
constexpr Word kStrandRuns = from_tag(UINT32_MAX);  // or is over

// A suspended thunk's result word is the strand that evaluates it, or a list whose cells hold that, a strand that waits
// for the thunk, and the rest.
inline Word evaluator_of(const Word* thunk) {
  Word w = thunk[1];
  return kind_of(*cell_of(w)) == Kind::Strand ? w : cell_of(w)[1];
}

inline Word new_strand_header() {
  return make_header(Kind::Strand, kStrandWords - 1, 0);
}

// All strands that may still run, now or after going back, oldest first. Holds them weakly.
class Strands {
 public:
  void add(Word strand) {
    cell_of(strand)[kStrandNumber] = from_int63(++numbered_);
    all_.push_back(strand);
  }
  size_t size() const { return all_.size(); }
  // The newer ones are over: what is left of them in the heap no longer leads to frames, which are overwritten soon.
  void shrink(size_t to) {
    for (size_t i = to; i < all_.size(); ++i)
      if (all_[i] != kNil) cell_of(all_[i])[kStrandFrame] = frame_word(nullptr);
    all_.resize(to);
  }
  // A choice point remembers the number of strands until then; those keep their places.
  void fix(size_t count) { fixed_ = count; }

  template <class F>
  void each(const F& f) const {
    for (Word strand : all_) {
      if (strand != kNil) f(cell_of(strand));
    }
  }
  // After everything was moved.
  void relocate(const Copier& copier);

 private:
  std::vector<Word> all_;
  size_t fixed_ = 0;
  int64_t numbered_ = 0;
};

}  // namespace needle::machine
