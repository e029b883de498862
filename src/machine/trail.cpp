#include "machine/trail.h"

#include <algorithm>
#include <set>

#include "machine/copier.h"
#include "machine/statics.h"

namespace needle::machine {

namespace {
constexpr size_t kReserve = size_t{64} << 30;

Word* cell_in(Word where) {
  return cell_of(where & ~Word{3});
}
}  // namespace

void Trail::slot(const Word* cell, size_t index) {
  if (!is_open()) return;
  push(index << 3 | kIndex, cell[index]);
  push(word_of(cell) | kSlot, 0);
}

void Trail::open_segment() {
  if (!memory_.base()) {
    memory_ = Reservation(kReserve);
    top_ = base();
  }
  segments_.push_back(size());
}

void Trail::undo(Heap& heap, Statics& statics) {
  Entry* begin = base() + segments_.back();
  while (top_ > begin) {
    Entry entry = *--top_;
    Word* cell = cell_in(entry.where);
    if (!(entry.where & kSlot)) {
      cell[0] = entry.old;
      cell[1] = from_int63(0);  // may be remembered as a slot, and refers to what is about to go
      if (kind_of(entry.old) == Kind::Caf && !statics.entered.empty() && statics.entered.back() == cell) {
        statics.entered.pop_back();
      }
    } else {
      Entry slot = *--top_;
      Word* word = cell + (slot.where >> 3);
      *word = slot.old;
      heap.wrote(word, slot.old);
    }
  }
}

void Trail::close_segment() {
  segments_.pop_back();
  if (!is_open()) top_ = base();
}

void Trail::mark_cells() {
  for (Entry* e = base(); e < top_; ++e) {
    if (!(e->where & (kSlot | kIndex))) *cell_of(e->where) |= kTrailedMark;
  }
}

void Trail::move_words(Copier& copier) {
  for (Entry* e = base(); e < top_; ++e) {
    if (e->where & kIndex) e->old = copier.move(e->old);
  }
}

// Entries follow their cells; those of cells that are gone go too, as do all but the oldest of a slot in a segment.
void Trail::relocate(const Copier& copier) {
  Entry* to = base();
  Entry* e = base();
  std::set<std::pair<Word, Word>> slots;
  for (size_t s = 0; s < segments_.size(); ++s) {
    Entry* end = s + 1 < segments_.size() ? base() + segments_[s + 1] : top_;
    segments_[s] = static_cast<size_t>(to - base());
    slots.clear();
    while (e < end) {
      if (e->where & kIndex) {
        Word* cell = copier.moved(cell_in(e[1].where));
        if (cell && slots.emplace(word_of(cell), e->where).second) {
          *to++ = *e;
          *to++ = {word_of(cell) | kSlot, 0};
        }
        e += 2;
      } else {
        if (Word* cell = copier.moved(cell_of(e->where))) {
          *cell &= ~kTrailedMark;
          *to++ = {word_of(cell), e->old};
        }
        ++e;
      }
    }
  }
  top_ = to;
  long_ = std::max(kLong, 2 * size());
}

}  // namespace needle::machine
