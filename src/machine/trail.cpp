#include "machine/trail.h"

#include <algorithm>
#include <set>

#include "machine/copier.h"
#include "machine/frames.h"
#include "machine/statics.h"

namespace needle::machine {

namespace {
// Address space for a trail in this much memory. Collections count what is left of it as memory; between two of them it
// may grow to twice that, and by an entry for each cell that there is.
size_t reserve_for(size_t max_memory) {
  constexpr size_t kMost = size_t{64} << 30, kLeast = size_t{256} << 20;
  return std::min(kMost, kLeast + 4 * std::min(max_memory, kMost));
}

Word* cell_in(Word where) {
  return cell_of(where & ~Word{3});
}
}  // namespace

void Trail::reserve() {
  memory_ = Reservation(reserve_for(max_memory_));
  top_ = base();
}

void Trail::put_back_global(Statics& statics) const {
  put_back();
  if (!statics.entered.empty() && statics.entered.back() == cell_of(top_->where)) statics.entered.pop_back();
}

uint32_t Trail::undo_but_kept(Heap& heap, Statics& statics, uint32_t number, const Range& unseen) {
  Entry* const begin = base() + segments_.back();
  Entry* const end = top_;
  Entry* kept = end;
  uint32_t lowest = kNothingKept;
  while (top_ > begin) {
    --top_;
    const bool is_slot = top_->where & kSlot;
    const uint64_t header = is_slot ? 0 : *cell_of(top_->where);
    if (header_is_kept(header) && aux_of(header) < number && kind_of(top_->old) != Kind::Alias) {
      if (unseen.holds(top_->where)) continue;
      *--kept = *top_;
      lowest = std::min(lowest, aux_of(header));
    } else if (is_slot) {
      put_back_slots(heap);
    } else if (kind_of(top_->old) == Kind::Caf) {
      put_back_global(statics);
    } else {
      put_back();
    }
  }
  settled_ = std::min(settled_, size());
  top_ = std::copy(kept, end, begin);
  segments_.back() = size();
  return lowest;
}

void Trail::mark_cells() {
  for (Entry* e = base() + settled_; e < top_; ++e) {
    if (!(e->where & (kSlot | kIndex))) *cell_of(e->where) |= kTrailedMark;
  }
}

void Trail::reach_code(Statics& statics) const {
  for (Entry* e = base(); e < top_; ++e) {
    if (e->where & (kSlot | kIndex) || kind_of(e->old) == Kind::Unknown || kind_of(e->old) == Kind::Alias) continue;
    statics.reach_code(aux_of(e->old));
  }
}

void Trail::move_words(Copier& copier) {
  for (Entry* e = base() + settled_; e < top_; ++e) {
    if (!(e->where & kIndex)) continue;
    if (is_frame_word(e->old)) copier.add_frames(frame_in(e->old));
    e->old = copier.move(e->old);
    if (e->where & kTwo) e[1].old = copier.move(e[1].old);
  }
}

// Entries follow their cells; those of cells that are gone go too, as do, in long segments, all but the oldest of a
// slot.
void Trail::relocate(const Copier& copier) {
  Entry* to = base() + settled_;
  Entry* e = to;
  bool settling = true;
  auto settle = [&](const Word* cell, Word old, Word next) {
    settling = settling && !copier.is_survivor(word_of(cell)) && !copier.is_survivor(old) &&
               !copier.is_survivor(next) && !(is_frame_word(old) && frame_in(old) && !(*frame_in(old) & kFrameOld));
    if (settling) settled_ = static_cast<size_t>(to - base());
  };
  std::set<std::pair<Word, Word>> slots;
  size_t s = 0;
  while (s < segments_.size() && segments_[s] < settled_) ++s;
  for (size_t first = s > 0 ? s - 1 : 0; first < segments_.size(); ++first) {
    Entry* end = first + 1 < segments_.size() ? base() + segments_[first + 1] : top_;
    if (first >= s) segments_[first] = static_cast<size_t>(to - base());
    bool many = static_cast<size_t>(end - e) > kManyInSegment;
    slots.clear();
    while (e < end) {
      if (e->where & kIndex) {
        Word* cell = copier.moved(cell_in(e[1].where));
        if (cell && (!many || slots.emplace(word_of(cell), e->where).second)) {
          Entry slot = *e;
          Word next = e[1].old;
          *to++ = slot;
          *to++ = {word_of(cell) | kSlot, next};
          settle(cell, slot.old, next);
        }
        e += 2;
      } else {
        if (Word* cell = copier.moved(cell_of(e->where))) {
          *cell &= ~kTrailedMark;
          *to++ = {word_of(cell), e->old};
          settle(cell, kNil, kNil);
        }
        ++e;
      }
    }
  }
  top_ = to;
  long_ = std::max(kLong, 2 * size());
}

}  // namespace needle::machine
