// Cheney's copying, for one collection: moves cells out of one address range to a growing destination. Internal to the
// heap.
#pragma once
#include <cstddef>
#include <utility>

#include "machine/word.h"

namespace needle::machine {

// The words of a cell that the collector must follow.
std::pair<Word*, size_t> pointer_slots(Word* cell);

class Copier {
 public:
  Copier(const Word* from, size_t bytes, Word* to)
      : from_(reinterpret_cast<uintptr_t>(from)), bytes_(bytes), top_(to) {}

  // Where the value of this word now is; copies its cell if that has not happened yet.
  Word move(Word w);
  void move_all(Word* slots, size_t count) {
    for (size_t i = 0; i < count; ++i) slots[i] = move(slots[i]);
  }
  // The saved words of the frames from here down: of all, or only of those not seen by an earlier collection.
  void move_frames(Word* frame, bool all);
  // Moves what the copied cells from `begin` on refer to, until nothing is left.
  void scan(Word* begin);
  Word* top() const { return top_; }

 private:
  bool moving(Word w) const { return w - from_ < bytes_; }
  Word copy(Word* cell, uint64_t header);
  bool select(Word* cell, uint64_t header, Word& field) const;

  uintptr_t from_;
  size_t bytes_;
  Word* top_;
};

}  // namespace needle::machine
