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
  // The frames from this down are alive. Chains share frames; each is visited once, because its marks count the
  // collections it has seen.
  void add_frames(Word* frame) { frames_.push_back(frame); }
  // Moves what live frames and copied cells refer to, until nothing is left. A minor collection leaves a chain where it
  // comes to a frame that refers to old cells only.
  void scan(std::vector<Word*>& remembered);
  void scan_all();  // the same for a major collection
  void finish_frames();

  // After everything was moved: where this cell is now; null when nothing refers to it.
  Word* moved(Word* cell) const {
    if (!moving(word_of(cell))) return cell;
    return *cell & 1 ? nullptr : cell_of(*cell);
  }

  bool is_survivor(Word w) const { return is_pointer(w) && survivors_.holds(w); }
  // Whether a trail is open, so that old indirections may be undone though they bear no mark.
  bool trailed = false;

  Word* top() const { return top_; }
  Word* survivor_top() const { return survivor_top_; }
  size_t copied_words() const { return static_cast<size_t>((top_ - begin_) + (survivor_top_ - survivor_begin_)); }

 private:
  bool moving(Word w) const { return young_.holds(w) || old_.holds(w); }
  Word copy(Word* cell, uint64_t header);
  bool select(const Word* cell, uint64_t header, Word& field) const;
  // A chain of frames takes no memory of its own, however deep: on the way down its links are turned round, on the way
  // up they are put back.
  void move_frames(bool all);
  struct Turned {
    Word *lowest, *below;  // linked upwards from the first; the second one is settled, or null
  };
  static bool is_settled(const Word* frame, bool all);
  Turned move_chain(Word* frame, bool all);
  static void settle(Turned chain);

  Range young_, old_, nursery_, survivors_;
  Word *survivor_begin_, *survivor_top_, *survivor_end_;
  Word *begin_, *top_;
  Word* scanned_ = begin_;
  Word* scanned_survivors_ = survivor_begin_;
  std::vector<Word*> frames_;  // to visit
  std::vector<Word*> chains_;  // the newest frame of each that was
  Statics* statics_;
};

}  // namespace needle::machine
