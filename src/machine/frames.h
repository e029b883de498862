// Frames: what an evaluation goes on with when it has its value. Never the C++ stack.
//
//   frame[0]  link to the frame below (bits 0 to 2: what the collector knows of this frame, see heap.h)
//   frame[1]  return address: an instruction; the code word before it holds the number of saved words
//   frame[2]  saved words
//
// Frames live in a stack region but are linked, because later a choice point may keep frames alive that have been
// popped: popping sets the top to the larger of the popped frame and `protect`, so frames below the protection limit
// are never overwritten. A frame is written once, when it is pushed; to change one, pop it and push another.
#pragma once
#include <algorithm>

#include "machine/heap.h"

namespace needle::machine {

constexpr uint64_t kFrameSeen = 1;  // by a collection: refers to survivors and old cells
constexpr uint64_t kFrameOld = 2;   // by two or more: refers to old cells only, as all frames below do
constexpr uint64_t kFrameMet = 4;   // by the collection under way

inline Word* frame_below(const Word* frame) {
  return reinterpret_cast<Word*>(frame[0] & ~(kFrameSeen | kFrameOld | kFrameMet));
}
inline const uint64_t* return_address(const Word* frame) {
  return reinterpret_cast<const uint64_t*>(frame[1]);
}
inline uint64_t frame_size(const Word* frame) {
  return static_cast<uint32_t>(return_address(frame)[-1]);  // above it: see native/native.h
}

struct Stack {
  explicit Stack(size_t bytes) : region(bytes), protect(region.base()), frame(nullptr), top(region.base()) {
    set_limit(bytes);
  }

  // Pushes at `limit` or above stop the machine; a margin beyond is left for pushes that do not ask.
  void set_limit(size_t bytes) {
    size_t usable = std::min(bytes, region.bytes());
    size_t words = usable / sizeof(Word);
    limit = region.base() + (words > kMargin ? words - kMargin : 0);
  }
  // The newest frame.
  void pop() {
    top = std::max(frame, protect);
    frame = frame_below(frame);
  }
  size_t bytes_used() const { return static_cast<size_t>(top - region.base()) * sizeof(Word); }

  static constexpr size_t kMargin = 4096;
  Reservation region;
  Word* limit;
  Word* protect;
  Word* suspended = nullptr;  // frames below it may belong to suspended computations; protect is never lower
  Word* frame;                // newest
  Word* top;                  // first free word
};

}  // namespace needle::machine
