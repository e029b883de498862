#include "machine/heap.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <new>

#include "machine/copier.h"
#include "machine/statics.h"
#include "machine/trail.h"

namespace needle::machine {

namespace {
constexpr size_t kMiB = size_t{1} << 20;
constexpr size_t kLeastThreshold = kHostile ? 64 * 1024 : 32 * kMiB;
constexpr size_t kNursery = 4 * kMiB;
constexpr size_t kSearchNursery = 32 * kMiB;
constexpr size_t kMostRemembered = 64 * 1024;          // more bring the next collection forward
constexpr size_t kMostRetained = kMiB / sizeof(Word);  // so do words that raised marks keep from being freed

size_t default_memory() {
  auto pages = static_cast<size_t>(sysconf(_SC_PHYS_PAGES));
  return pages * static_cast<size_t>(sysconf(_SC_PAGESIZE)) / 10 * 8;
}
}  // namespace

Reservation::Reservation(size_t bytes) {
  size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  bytes = (bytes + page - 1) / page * page;
  for (; bytes >= page; bytes /= 2) {
    void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (p == MAP_FAILED) continue;
    base_ = static_cast<Word*>(p);
    bytes_ = bytes;
    return;
  }
  throw std::bad_alloc();
}

Reservation::~Reservation() {
  if (base_) munmap(base_, bytes_);
}

void Reservation::release(Word* from, Word* to) {
  size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  uintptr_t begin = (reinterpret_cast<uintptr_t>(from) + page - 1) / page * page;
  uintptr_t end = (reinterpret_cast<uintptr_t>(to) + page - 1) / page * page;
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, MADV_DONTNEED);
}

Heap::Heap(size_t max_memory, size_t slack)
    : max_memory_(max_memory ? max_memory : default_memory()), slack_(slack + kSmall) {
  auto nursery_of = [&](size_t bytes) { return std::max(std::min(bytes, max_memory_ / 8) / sizeof(Word), 4 * slack_); };
  nursery_words_ = nursery_of(kSearchNursery);
  early_words_ = nursery_of(kNursery);
  survivor_words_ = nursery_words_ / 2;
  size_t young_words = nursery_words_ + 2 * survivor_words_;
  young_ = Reservation((young_words + kReadable) * sizeof(Word));
  young_range_ = range(young_.base(), young_words);
  size_t old_size = max_memory_ + young_range_.bytes + 64 * kMiB;
  old_[0] = Reservation(old_size);
  old_[1] = Reservation(old_size);
  max_memory_ = std::min(max_memory_, std::min(old_[0].bytes(), old_[1].bytes()));
  old_top_ = old_[0].base();
  threshold_ = std::min(kLeastThreshold, old_allowance(0));
  top = nursery();
  forget_marks();
  set_limit();
}

void Heap::set_limit() {
  limit.store(kHostile ? nursery() : early_limit(), std::memory_order_relaxed);
}

size_t Heap::old_allowance(size_t stack_bytes) const {
  size_t fixed = young_range_.bytes + stack_bytes;
  return fixed >= max_memory_ ? 0 : (max_memory_ - fixed) / 2;
}

size_t Heap::stack_allowance() const {
  size_t used = young_range_.bytes + live_;
  return used >= max_memory_ ? 0 : max_memory_ - used;
}

// What is large must leave the interpreter's slack alone; what is small, and came here, found no room.
Word* Heap::allocate_apart(size_t words) {
  if (words > kSmall && words <= static_cast<size_t>(std::max<ptrdiff_t>(late_limit() - top, 0))) {
    Word* cell = top;
    top += words;
    return cell;
  }
  limit.store(nullptr, std::memory_order_relaxed);
  if (words > kSmall && (words > max_memory_ / sizeof(Word) || old_bytes() + words * sizeof(Word) > old_allowance(0))) {
    return nullptr;
  }
  Word* cell = old_top_;
  old_top_ += words;
  return cell;
}

void Heap::remember(Word* slot) {
  remembered_.push_back(slot);
  if (remembered_.size() > kMostRemembered) limit.store(nullptr, std::memory_order_relaxed);
}

void Heap::remember_fields(Word* cell) {
  auto [slots, count] = pointer_slots(cell);
  for (size_t i = 0; i < count; ++i) wrote(slots + i, slots[i]);
}

void Heap::raise(HeapMark& mark) {
  retained_ += static_cast<size_t>(top - (mark.epoch != epoch_ ? nursery() : mark.top));
  if (retained_ > kMostRetained) limit.store(nullptr, std::memory_order_relaxed);
  bool same = mark.epoch == epoch_;
  mark = {top, epoch_, remembered_.size(), same ? mark.born : nullptr, same && mark.separate};
  forget_before(mark);
}

void Heap::keep_remembered(const HeapMark& mark) {
  restored_.insert(restored_.end(), remembered_.begin() + static_cast<ptrdiff_t>(mark.remembered), remembered_.end());
  remembered_.resize(mark.remembered);
  if (restored_.size() > kMostRemembered) limit.store(nullptr, std::memory_order_relaxed);
}

bool Heap::collect(Roots& roots) {
  counters_.allocated_words += static_cast<uint64_t>(top - nursery());
  bool fits = true;
  size_t allowance = old_allowance(roots.stack_bytes);
  size_t peak = young_range_.bytes + old_bytes() + roots.stack_bytes;
  if (old_bytes() >= std::min(threshold_, allowance)) {
    major(roots);
    live_ = old_bytes();
    peak += live_;
    threshold_ = 2 * live_ + kLeastThreshold;
    fits = live_ <= allowance / 10 * 9;
  } else {
    minor(roots);
  }
  counters_.peak_bytes = std::max<uint64_t>(counters_.peak_bytes, peak);
  poison(nursery(), top);
  top = nursery();
  ++epoch_;
  retained_ = 0;
  if (roots.trail) fresh_ = range(nursery(), nursery_words_);
  set_limit();
  return fits;
}

void Heap::minor(Roots& roots) {
  ++counters_.minor;
  Word* from = survivors_in_ == 0 ? survivors(0) : nursery();
  Copier copier(range(from, nursery_words_ + survivor_words_), {}, range(nursery(), nursery_words_),
                range(survivors(1 - survivors_in_), survivor_words_), old_top_, nullptr);
  copier.trailed = roots.trail != nullptr;
  if (roots.trail) {
    roots.trail->mark_cells();
    roots.trail->move_words(copier);
  }
  std::vector<Word*> slots = std::move(remembered_);
  slots.insert(slots.end(), restored_.begin(), restored_.end());
  remembered_.clear();
  restored_.clear();
  for (Word* slot : slots) copier.move_remembered(slot, remembered_);
  for (auto [words, count] : roots.spans) copier.move_all(words, count);
  for (Word* frame : roots.frames) copier.add_frames(frame);
  roots.strands->each([&](const Word* strand) {  // an old one may have got new frames
    if (!is_young(strand) && is_frame_word(strand[kStrandFrame])) copier.add_frames(frame_in(strand[kStrandFrame]));
  });
  copier.scan(remembered_);
  copier.finish_frames();
  roots.strands->relocate(copier);
  if (roots.trail) roots.trail->relocate(copier);
  survivors_in_ = 1 - survivors_in_;
  old_top_ = copier.top();
  counters_.copied_words += copier.copied_words();
}

void Heap::major(Roots& roots) {
  ++counters_.major;
  Reservation& from = old_[current_];
  Reservation& to = old_[1 - current_];
  Word* from_top = old_top_;
  Copier copier(young_range_, range(from.base(), static_cast<size_t>(from_top - from.base())), {}, {}, to.base(),
                roots.statics);
  remembered_.clear();
  restored_.clear();
  Statics& statics = *roots.statics;
  statics.start();
  if (roots.instruction) statics.reach_address(roots.instruction);
  if (roots.trail) {
    roots.trail->unsettle();
    roots.trail->mark_cells();
    roots.trail->reach_code(statics);
    roots.trail->move_words(copier);
  }
  for (auto [words, count] : roots.spans) copier.move_all(words, count);
  for (Word* frame : roots.frames) copier.add_frames(frame);
  do {
    copier.scan_all();
  } while (statics.follow(copier));
  statics.finish();
  copier.finish_frames();
  roots.strands->relocate(copier);
  if (roots.trail) roots.trail->relocate(copier);
  old_top_ = copier.top();
  counters_.copied_words += copier.copied_words();
  current_ = 1 - current_;
  from.release(from.base(), from_top);
}

}  // namespace needle::machine
