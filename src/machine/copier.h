// Cheney's copying, for one collection. Internal to the heap.
//
// A minor collection moves young cells: those of the nursery become survivors, survivors (and what does not fit among
// them) become old. A major collection moves young and old cells alike into a fresh old space.
#pragma once
#include <cstddef>
#include <utility>
#include <vector>

#include "machine/word.h"

namespace needle::machine {

// The words of a cell that the collector must follow.
std::pair<Word*, size_t> pointer_slots(Word* cell);

// Addresses from `base` on.
struct Range {
  uintptr_t base = 0;
  size_t bytes = 0;
  bool holds(Word w) const { return w - base < bytes; }
  bool holds(const Word* p) const { return holds(word_of(p)); }
};

class Statics;

// The hostile build collects at every check and doubts everything (verify.h).
#ifdef NEEDLE_HOSTILE
constexpr bool kHostile = true;
#else
constexpr bool kHostile = false;
#endif
constexpr uint64_t kPoison = 0x5bad5bad5bad5ba8;  // what freed memory holds in the hostile build

class Copier {
 public:
  // Moves out of `young` and `old` (empty when minor). Cells in `nursery` go to `survivors` while there is room there,
  // all others to `to`.
  Copier(Range young, Range old, Range nursery, Range survivors, Word* to, Statics* statics)
      : young_(young),
        old_(old),
        nursery_(nursery),
        survivors_(survivors),
        survivor_begin_(reinterpret_cast<Word*>(survivors.base)),
        survivor_top_(survivor_begin_),
        survivor_end_(survivor_begin_ + survivors.bytes / sizeof(Word)),
        begin_(to),
        top_(to),
        statics_(statics) {}

  // Where the value of this word now is; copies its cell if that has not happened yet.
  Word move(Word w);
  void move_all(Word* slots, size_t count) {
    for (size_t i = 0; i < count; ++i) slots[i] = move(slots[i]);
  }
  // A word outside the young space; kept among `remembered` while it refers to a survivor.
  void move_remembered(Word* slot, std::vector<Word*>& remembered) {
    *slot = move(*slot);
    if (is_pointer(*slot) && survivors_.holds(*slot)) remembered.push_back(slot);
  }
  // The saved words of the frames from these down: of all, or until a frame that refers to old cells only. Chains that
  // share frames are one tree; each frame is visited once, because its marks count the collections it has seen.
  void move_frames(std::vector<Word*> frames, bool all);
  // Moves what the copied cells refer to, until nothing is left.
  void scan(std::vector<Word*>& remembered);
  void scan_all();  // the same for a major collection

  // After everything was moved: where this cell is now; null when nobody refers to it.
  Word* moved(Word* cell) const {
    if (!moving(word_of(cell))) return cell;
    return *cell & 1 ? nullptr : cell_of(*cell);
  }

  Word* top() const { return top_; }
  Word* survivor_top() const { return survivor_top_; }
  size_t copied_words() const { return static_cast<size_t>((top_ - begin_) + (survivor_top_ - survivor_begin_)); }

 private:
  bool moving(Word w) const { return young_.holds(w) || old_.holds(w); }
  Word copy(Word* cell, uint64_t header);
  bool select(const Word* cell, uint64_t header, Word& field) const;

  Range young_, old_, nursery_, survivors_;
  Word *survivor_begin_, *survivor_top_, *survivor_end_;
  Word *begin_, *top_;
  Word* scanned_ = begin_;
  Statics* statics_;
};

}  // namespace needle::machine
