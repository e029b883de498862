// The trail: what a search must put back. Nothing else restores a word.
//
// Choice points cut the trail into segments. A change to a cell that existed at the newest choice point is entered here
// first; going back undoes the newest segment, newest change first. Cells made since the choice point
// (`Heap::is_fresh`) need no entry: nothing that the choice point can still see refers to them.
//
//   a header   (cell, old header)    a thunk entered, updated or failed, an unknown bound. Only the header is put
//                                    back: a result word means nothing under a thunk's header, and free variables are
//                                    never written.
//   a slot     (index, old word), (cell)    written: a reference, an array's element, a watch list, a word of a match
//   two slots  (index, old word), (cell, old next word)    of a strand
//
// A thunk entered since the choice point is not entered here again when it is updated: its update frame lies above the
// stack's protection limit, which tells. One that was entered before is, with the header of a black hole; it may be
// updated once for every alternative.
//
// Kept work. Thunks whose update does not depend on what is undone stay updated, and their entries go to the segment
// below (undo_but_kept): kept.h says which, and why that is right.
//
// Collections. Segments hold cells weakly: an entry whose cell nobody else refers to, in the present or at a choice
// point, is dropped. A cell with an entry has two lives, as it is and as it was, so the collector keeps both: it is
// marked while collecting (kTrailedMark), is never short-cut as an indirection, keeps its free variables beside its
// result, and no selector looks through it. A long trail is mostly old: what refers to old cells only is left alone by
// minor collections, which for that reason let no selector look through any old indirection.
#pragma once
#include <algorithm>
#include <cstddef>
#include <vector>

#include "machine/heap.h"
#include "machine/word.h"

namespace needle::machine {

class Statics;
class Copier;

constexpr uint64_t kTrailedMark = 0x80;  // of a header, only during a collection
constexpr uint32_t kNothingKept = UINT32_MAX;

class Trail {
 public:
  explicit Trail(size_t max_memory) : max_memory_(max_memory) {}  // of heap, stack and trail together
  Trail(const Trail&) = delete;                                   // it is about one heap
  Trail& operator=(const Trail&) = delete;

  bool is_open() const { return open_; }
  // For native code, which pushes headers itself.
  const bool& open() const { return open_; }
  const auto& top() const { return top_; }

  // Before this cell's header changes; before its word `index` changes. Without a choice point they do nothing.
  void header(const Word* cell) {
    if (is_open()) push(word_of(cell), *cell);
  }
  void slot(const Word* cell, size_t index) {
    if (!is_open()) return;
    push(index << 3 | kIndex, cell[index]);
    push(word_of(cell) | kSlot, 0);
  }
  void two_slots(const Word* cell, size_t index) {
    if (!is_open()) return;
    push(index << 3 | kIndex | kTwo, cell[index]);
    push(word_of(cell) | kSlot, cell[index + 1]);
  }
  bool is_long() const { return size() > long_; }  // time to collect: a slot needs one entry a segment

  // A choice point is made.
  void open_segment() {
    if (!memory_.base()) reserve();
    segments_.push_back(size());
    open_ = true;
  }
  // The newest segment, which stays open, empty.
  void undo(Heap& heap, Statics& statics) {
    Entry* begin = base() + segments_.back();
    while (top_ > begin) {
      --top_;
      if (top_ - begin > kAhead) __builtin_prefetch(cell_of(top_[-kAhead].where & ~Word{7}), 1);
      if (top_->where & kSlot)
        put_back_slots(heap);
      else if (kind_of(top_->old) == Kind::Caf)
        put_back_global(statics);
      else
        put_back();
    }
    settled_ = std::min(settled_, size());
  }
  // The same, but for updates that are kept and whose level is below `number`, the segment's (kept.h). Their entries
  // belong to the segment below from now on, unless the cell is `unseen` there: made since. The lowest of their levels.
  uint32_t undo_but_kept(Heap& heap, Statics& statics, uint32_t number, const Range& unseen);
  // What it holds belongs to the one below.
  void close_segment() {
    segments_.pop_back();
    open_ = !segments_.empty();
    if (!open_) top_ = base();
    settled_ = std::min(settled_, size());
  }

  // A collection calls these in turn. A major one settles nothing first.
  void unsettle() { settled_ = 0; }
  void mark_cells();
  void reach_code(Statics& statics) const;  // a major one: that of what may become a thunk again
  void move_words(Copier& copier);
  void relocate(const Copier& copier);

  size_t size() const { return static_cast<size_t>(top_ - base()); }
  size_t bytes() const { return size() * sizeof(Entry); }

 private:
  struct Entry {
    Word where;  // a cell, or with kSlot, or the index of a slot with kIndex, of two with kTwo
    Word old;
  };
  static constexpr Word kSlot = 1, kIndex = 2, kTwo = 4;
  static constexpr size_t kLong = size_t{1} << 20;
  static constexpr ptrdiff_t kAhead = 8;         // cells to be put back that are fetched early
  static constexpr size_t kManyInSegment = 256;  // slots may be among them twice

  void push(Word where, Word old) {
    top_->where = where;
    top_->old = old;
    ++top_;
  }
  Entry* base() const { return reinterpret_cast<Entry*>(memory_.base()); }
  void reserve();
  // The entry at the top, a header; or rather slots, or a global's header.
  void put_back() const {
    Word* cell = cell_of(top_->where);
    cell[0] = top_->old;
    cell[1] = from_int63(0);  // may be remembered as a slot, and refers to what is about to go
  }
  void put_back_slots(Heap& heap) {
    const Entry next = *top_, slot = *--top_;
    Word* word = cell_of(next.where & ~kSlot) + (slot.where >> 3);
    *word = slot.old;
    heap.wrote(word, slot.old);
    if (slot.where & kTwo) {
      word[1] = next.old;
      heap.wrote(word + 1, next.old);
    }
  }
  void put_back_global(Statics& statics) const;

  const size_t max_memory_;
  Reservation memory_;
  Entry* top_ = nullptr;
  bool open_ = false;  // there are segments
  size_t long_ = kLong;
  size_t settled_ = 0;            // the first so many entries refer to old cells only: minor collections pass them
  std::vector<size_t> segments_;  // where each begins
};

}  // namespace needle::machine
