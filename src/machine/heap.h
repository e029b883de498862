// The heap: a nursery where everything is born, survivors of one collection, and an old space.
//
// Allocation bumps a pointer through the nursery. When the pointer passes `limit` at one of the interpreter's checks, a
// minor collection copies what is alive: from the nursery to the survivors, from the survivors to the old space.
// (Without that stop in between, the cell a program happens to be at when it collects becomes old, and as its dead
// neighbours are updated one after the other, everything made since hangs on it: a lazily consumed list would be copied
// whole.) When the old space has grown enough since it was last copied, a major collection copies everything into a
// fresh one. All copying is Cheney's: breadth first, no stack.
//
// Below a choice point the nursery is larger: most of what is made there is freed by going back, for nothing, and what
// is not stays alive in as many versions as there are choice points, so that copying it soon would be copying it often.
//
// Between two checks the interpreter allocates without asking: `limit` stands far enough before the nursery's end for
// the longest run of instructions between checks, which code generation counts. A primitive that needs more (a long
// list, a big number, an array) gets it from `allocate`, which overflows into the old space and brings the next check
// forward. So nothing is ever moved under an instruction's feet, and no instruction names its live registers for the
// collector's sake.
//
// Invariant: no old or static word points at a young cell, except the remembered slots and the frames pushed since the
// last collections. A write into an existing cell calls `wrote`. Frames are written once, so a frame that two
// collections have scanned refers to old cells only, unless a thunk it holds has been updated in between: then it takes
// one more. A frame like that, with all below it, is marked in its link word, and a minor collection walks down the
// stack only to the first such mark. A recursion a million deep therefore costs no more per collection than a shallow
// one.
//
// Memory: young space + old space + the copy a major collection may need + the stack stay below max_memory, or the
// collection reports that they do not. Collecting short-cuts indirections, performs selector thunks whose argument is
// known, and drops the free variables of thunks under evaluation (they live on in registers and frames as far as they
// are needed).
#pragma once
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <utility>
#include <vector>

#include "machine/copier.h"
#include "machine/strands.h"
#include "machine/word.h"

namespace needle::machine {

// A range of address space, reserved at once, given memory by the system page by page as it is touched.
class Reservation {
 public:
  Reservation() = default;
  explicit Reservation(size_t bytes);
  Reservation(Reservation&& other) noexcept { *this = std::move(other); }
  Reservation& operator=(Reservation&& other) noexcept {
    std::swap(base_, other.base_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~Reservation();
  Word* base() const { return base_; }
  size_t bytes() const { return bytes_; }
  void release(Word* from, Word* to);  // gives memory back; the range reads as zero again

 private:
  Word* base_ = nullptr;
  size_t bytes_ = 0;
};

class Trail;

// What is alive besides the frames. Spans are rewritten in place.
struct Roots {
  std::vector<std::pair<Word*, size_t>> spans;
  std::vector<Word*> frames;              // newest frame, and that of each choice point
  Strands* strands = nullptr;             // theirs are found through what waits for them
  Trail* trail = nullptr;                 // when there are choice points
  const uint64_t* instruction = nullptr;  // being executed
  Statics* statics = nullptr;
  size_t stack_bytes = 0;
};

struct HeapCounters {
  uint64_t minor = 0, major = 0;
  uint64_t copied_words = 0;
  uint64_t allocated_words = 0;  // up to the last collection
  uint64_t peak_bytes = 0;       // nursery, both old spaces and the stack, at collections
};

// What a choice point keeps of the heap.
struct HeapMark {
  Word* top;
  uint64_t epoch;     // collections until then
  size_t remembered;  // slots
  // As it was made, while the mark may have been raised since; nothing when a collection came between.
  Word* born;
  // Whether nothing below `top` refers to what is made above it, but what the trail puts back.
  bool separate = true;
};

class Heap {
 public:
  // `slack`: words the interpreter may allocate between two checks.
  Heap(size_t max_memory, size_t slack);

  Word* top;                 // next free word; the interpreter keeps it in a register while it runs
  std::atomic<Word*> limit;  // checks collect at or above it; set to null to have the next check taken

  // So many words behind the last cell may be read, here and behind the static cells: copying a few words is then
  // faster without counting them.
  static constexpr size_t kReadable = 2;

  // Room for a cell that an out-of-line primitive fills, past the nursery's end if need be. Null when that would break
  // max_memory; only requests above kSmall can fail. After filling it the caller passes it to `filled`.
  static constexpr size_t kSmall = 256;
  Word* allocate(size_t words) {
    if (words > kSmall || top + words > nursery_end()) return allocate_apart(words);
    Word* cell = top;
    top += words;
    return cell;
  }
  void filled(Word* cell) {
    if (!is_young(cell)) remember_fields(cell);
  }
  // After storing `value` into a slot of a cell that existed before.
  void wrote(Word* slot, Word value) {
    if (is_pointer(value) && is_young(cell_of(value)) && !is_young(slot)) remember(slot);
  }
  bool is_young(const Word* p) const { return young_range_.holds(p); }
  const Range& young_range() const { return young_range_; }
  const Range& fresh_range() const { return fresh_; }

  // Choice points. A cell is fresh when it was surely made after the newest one; without any, young cells are.
  bool is_fresh(const Word* p) const { return fresh_.holds(p); }
  HeapMark mark() {
    HeapMark m{top, epoch_, remembered_.size(), top};
    forget_before(m);
    return m;
  }
  // Frees everything made since the mark. When a collection came between, what it copied is left to the collector, and
  // so is, this once, what was made after it: thunks that the collection found under evaluation were since updated
  // without a trail entry, and an old cell that nobody needs any more may keep them for one more minor collection.
  void back_to(HeapMark& mark) {
    if (mark.epoch != epoch_ || !mark.separate) mark = {top, epoch_, remembered_.size(), nullptr};
    poison(mark.top, top);
    top = mark.top;
    remembered_.resize(mark.remembered);
    forget_before(mark);
  }
  // After what was changed since the mark is undone. Slots that then came to be remembered again must stay so, however
  // often one goes back: the collection that remembered them first is over.
  void undone_to(const HeapMark& mark) {
    if (!mark.born) keep_remembered(mark);
  }
  // Everything made until now stays when one goes back to this mark, the newest, and is fresh no longer.
  void raise(HeapMark& mark);
  // The same for a mark below the newest, once that is gone, as far as the newest was raised.
  void raise_to(HeapMark& mark, const HeapMark& newest) const {
    bool same = mark.epoch == newest.epoch;
    mark = {newest.top, newest.epoch, newest.remembered, newest.born && same ? mark.born : nullptr,
            same && mark.separate};
  }
  // Cells that were surely made after this mark.
  Range made_since(const HeapMark& mark) const {
    Word* begin = mark.epoch != epoch_ ? nursery() : mark.top;
    return range(begin, static_cast<size_t>(nursery_end() - begin));
  }
  // Those of them that were surely made before the newest one.
  Range made_between(const HeapMark& mark, const HeapMark& newest) const {
    if (newest.epoch != epoch_ || !newest.born) return {};
    Word* begin = mark.epoch != epoch_ ? nursery() : mark.top;
    return range(begin, begin < newest.born ? static_cast<size_t>(newest.born - begin) : 0);
  }
  // Fresh are from now on the cells made since this mark; with no mark left, the young ones.
  void forget_before(const HeapMark& mark) { fresh_ = made_since(mark); }
  void forget_marks() { fresh_ = young_range_; }

  // Whether memory in use is there.
  bool holds(const Word* p) const {
    return (p >= nursery() && p < top) || range(survivors(survivors_in_), survivor_words_).holds(p) ||
           (p >= old_[current_].base() && p < old_top_);
  }
  // Instead of a collection, when there are choice points and that is enough: the rest of the nursery.
  bool extend() {
    Word* soon = early_limit();
    return soon != late_limit() && limit.compare_exchange_strong(soon, late_limit());
  }
  // Empties the nursery; false when what is alive does not fit max_memory.
  bool collect(Roots& roots);
  // Bytes the stack may have beside what was alive at the last major collection.
  size_t stack_allowance() const;

  size_t max_memory() const { return max_memory_; }
  const HeapCounters& counters() const { return counters_; }

 private:
  // In the hostile build freed memory is overwritten, and a collection that comes upon it aborts.
  static void poison(Word* begin, Word* end) {
    if (kHostile) std::fill(begin, std::max(begin, end), kPoison);
  }
  Word* allocate_apart(size_t words);
  void remember(Word* slot);
  void remember_fields(Word* cell);
  void keep_remembered(const HeapMark& mark);
  void minor(Roots& roots);
  void major(Roots& roots);
  size_t old_bytes() const { return static_cast<size_t>(old_top_ - old_[current_].base()) * sizeof(Word); }
  size_t old_allowance(size_t stack_bytes) const;
  Word* late_limit() const { return nursery_end() - slack_; }
  Word* early_limit() const { return nursery() + early_words_ - slack_; }
  void set_limit();

  // Survivors, nursery, survivors: what a minor collection moves is then always one range.
  Word* nursery() const { return young_.base() + survivor_words_; }
  Word* nursery_end() const { return nursery() + nursery_words_; }
  Word* survivors(int which) const { return which == 0 ? young_.base() : nursery_end(); }
  Range range(const Word* base, size_t words) const {
    return {reinterpret_cast<uintptr_t>(base), words * sizeof(Word)};
  }

  size_t max_memory_;
  size_t slack_;
  size_t nursery_words_, survivor_words_;
  size_t early_words_;  // of the nursery, that are used without choice points
  Reservation young_;
  Range young_range_;
  int survivors_in_ = 0;  // which of the two survivor spaces is in use
  Reservation old_[2];
  int current_ = 0;
  Word* old_top_;
  size_t live_ = 0;   // bytes that the last major collection kept
  size_t threshold_;  // bytes of old space that start a major collection
  Range fresh_;
  uint64_t epoch_ = 0;  // collections so far
  std::vector<Word*> remembered_;
  std::vector<Word*> restored_;  // remembered until the next collection, wherever one goes back to
  size_t retained_ = 0;          // words below raised marks, made since the last one
  HeapCounters counters_;
};

}  // namespace needle::machine
