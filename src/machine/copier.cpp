#include "machine/copier.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "machine/frames.h"
#include "machine/statics.h"
#include "machine/trail.h"

namespace needle::machine {

namespace {
inline std::pair<Word*, size_t> slots_of(Word* cell) {
  uint64_t header = *cell;
  switch (kind_of(header)) {
    case Kind::Con:
    case Kind::Function:
    case Kind::Partial:
    case Kind::Strand:
    case Kind::Match:
      return {cell + 1, size_of(header)};
    case Kind::Thunk:
    case Kind::Selector:
    case Kind::Blackhole:  // trailed, or its free variables were cleared
      return {cell + 2, size_of(header)};
    case Kind::Unknown:
    case Kind::Suspended:
    case Kind::Failed:
    case Kind::Alias:
    case Kind::Indirection:  // trailed: no other is copied
      return {cell + 1, 1 + size_of(header)};
    case Kind::Ref:
      return {cell + 1, 1};
    case Kind::Array:
      return {cell + 1, aux_of(header)};
    default:
      return {cell, 0};
  }
}
}  // namespace

std::pair<Word*, size_t> pointer_slots(Word* cell) {
  return slots_of(cell);
}

inline Word Copier::copy(Word* cell, uint64_t header) {
  uint64_t words = cell_words(header);
  bool ages = nursery_.holds(cell) && survivor_end_ - survivor_top_ >= static_cast<ptrdiff_t>(words);
  Word*& top = ages ? survivor_top_ : top_;
  Word* to = top;
  top += words;
  to[0] = header & ~kTrailedMark;
  Kind kind = kind_of(header);
  if (kind == Kind::Blackhole || kind == Kind::Failed || kind == Kind::Suspended) {
    to[1] = cell[1];
    std::fill_n(to + 2, words - 2, from_int63(0));
  } else {
    for (uint64_t i = 1; i < words; ++i) to[i] = cell[i];
    if (kind == Kind::Strand && is_frame_word(to[1])) add_frames(frame_in(to[1]));
  }
  cell[0] = word_of(to);
  return word_of(to);
}

// The field a selector thunk would select, if its argument is already a constructor, wherever that now lies. Trailed
// indirections (marked, or copied: no others are) may be undone, and are not looked through.
bool Copier::select(const Word* cell, uint64_t header, Word& field) const {
  Word w = cell[2];
  bool copied = false;
  for (;;) {
    if (!is_pointer(w)) return false;
    uint64_t h = *cell_of(w);
    if (!(h & 1)) {
      w = h;
      copied = true;
    } else if (kind_of(h) == Kind::Indirection && (copied || (trailed && !moving(w)))) {
      return false;
    } else if (kind_of(h) == Kind::Indirection) {
      w = cell_of(w)[1];
    } else if (kind_of(h) == Kind::Con) {
      field = cell_of(w)[1 + arity_of(header)];
      return true;
    } else {
      return false;
    }
  }
}

Word Copier::move(Word w) {
  constexpr int kMostSelectors = 16;
  Word* selectors[kMostSelectors];
  int selected = 0;
  for (;;) {
    if (!is_pointer(w)) break;
    if (!moving(w)) {
      if (statics_) statics_->reach_cell(w);
      break;
    }
    Word* cell = cell_of(w);
    uint64_t header = *cell;
    if (kHostile && header == kPoison) std::abort();
    if (!(header & 1)) {
      w = header;
      break;
    }
    if (header_is_indirection(header)) {
      w = cell[1];
      continue;
    }
    Word field;
    if (kind_of(header) == Kind::Selector && selected < kMostSelectors && select(cell, header, field)) {
      selectors[selected++] = cell;
      cell[0] = with_kind(header, Kind::Blackhole);  // a selector that selects itself is a loop; leave it to run
      w = field;
      continue;
    }
    w = copy(cell, header);
    break;
  }
  for (int i = 0; i < selected; ++i) {
    if (!(selectors[i][0] & 1)) continue;
    selectors[i][1] = w;
    selectors[i][0] = with_kind(selectors[i][0], Kind::Indirection);
  }
  return w;
}

void Copier::move_frames(bool all) {
  while (!frames_.empty()) {
    Word* newest = frames_.back();
    frames_.pop_back();
    if (!newest || is_settled(newest, all)) continue;
    chains_.push_back(newest);
    settle(move_chain(newest, all));
  }
}

bool Copier::is_settled(const Word* frame, bool all) {
  return (frame[0] & (all ? kFrameMet : kFrameMet | kFrameOld)) != 0;
}

// Down to the first frame that is settled, if there is one. Each frame is linked to the one above it, and is marked
// seen unless it refers to something young.
Copier::Turned Copier::move_chain(Word* frame, bool all) {
  Word* above = nullptr;
  while (frame && !is_settled(frame, all)) {
    // A frame seen before may still refer to a survivor: to the value of a thunk updated since, born in the nursery.
    bool young = !all && !(frame[0] & kFrameSeen);
    Word* words = frame + 2;
    for (uint64_t i = 0, n = frame_size(frame); i < n; ++i) {
      words[i] = move(words[i]);
      young |= is_pointer(words[i]) && survivors_.holds(words[i]);
    }
    if (statics_) statics_->reach_address(return_address(frame));
    Word* below = frame_below(frame);
    frame[0] = word_of(above) | kFrameMet | (young ? 0 : kFrameSeen);
    above = frame;
    frame = below;
  }
  return {above, frame};
}

// Upwards: a frame is old when it refers to old cells only and all below it do.
void Copier::settle(Turned chain) {
  Word* below = chain.below;
  bool old = !below || (below[0] & kFrameOld);
  for (Word* frame = chain.lowest; frame;) {
    Word* above = frame_below(frame);
    old = old && (frame[0] & kFrameSeen);
    frame[0] = word_of(below) | kFrameMet | kFrameSeen | (old ? kFrameOld : 0);
    below = frame;
    frame = above;
  }
}

void Copier::finish_frames() {
  for (Word* frame : chains_) {
    for (; frame && (frame[0] & kFrameMet); frame = frame_below(frame)) frame[0] &= ~kFrameMet;
  }
}

void Copier::scan(std::vector<Word*>& remembered) {
  Word*& young = scanned_survivors_;
  Word*& old = scanned_;
  for (move_frames(/*all=*/false); young < survivor_top_ || old < top_; move_frames(/*all=*/false)) {
    while (young < survivor_top_) {
      auto [slots, count] = slots_of(young);
      for (size_t i = 0; i < count; ++i) {
        if (is_pointer(slots[i]) && moving(slots[i])) slots[i] = move(slots[i]);
      }
      young += cell_words(*young);
    }
    while (old < top_) {
      auto [slots, count] = slots_of(old);
      for (size_t i = 0; i < count; ++i) {
        if (!is_pointer(slots[i])) continue;
        if (moving(slots[i])) slots[i] = move(slots[i]);
        if (survivors_.holds(slots[i])) remembered.push_back(slots + i);
      }
      old += cell_words(*old);
    }
  }
}

void Copier::scan_all() {
  for (move_frames(/*all=*/true); scanned_ < top_; move_frames(/*all=*/true)) {
    uint64_t header = *scanned_;
    switch (kind_of(header)) {
      case Kind::Function:
      case Kind::Thunk:
      case Kind::Selector:
      case Kind::Match:
      case Kind::Blackhole:
      case Kind::Suspended:
      case Kind::Failed:
        statics_->reach_code(aux_of(header));
        break;
      default:  // an indirection that may become a thunk again is in the trail, which knows its code
        break;
    }
    auto [slots, count] = slots_of(scanned_);
    for (size_t i = 0; i < count; ++i) {
      if (is_pointer(slots[i])) slots[i] = move(slots[i]);
    }
    scanned_ += cell_words(header);
  }
}

}  // namespace needle::machine
