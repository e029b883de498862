#include "machine/fingerprint.h"

#include <bit>

#include "machine/copier.h"
#include "machine/state.h"

namespace needle::machine {
namespace {

constexpr size_t kMostCells = 4096;  // a larger state takes longer to look at than to evaluate again
enum class Sort : uint64_t { Static = 1, Again, New, End };

}  // namespace

std::optional<Fingerprint> Fingerprints::of(const State& state) {
  if (state.matching) return std::nullopt;
  hash_ = {};
  count_ = 0;
  ++time_;
  todo_.clear();
  bool known = add(state, state.demanded);
  for (const Word* frame = state.stack.frame; frame && known; frame = frame_below(frame)) {
    mix(reinterpret_cast<uint64_t>(return_address(frame)));
    for (uint64_t i = 0, size = frame_size(frame); i < size && known; ++i) known = add(state, frame[2 + i]);
    known = known && add_cells(state);
  }
  if (!known) return std::nullopt;
  mix(static_cast<uint64_t>(Sort::End));
  return hash_;
}

// A word, as what it refers to if that was met before; otherwise its cell is looked at later.
bool Fingerprints::add(const State& state, Word word) {
  while (is_pointer(word) && word != 0 && header_is_indirection(*cell_of(word))) word = cell_of(word)[1];
  if (!is_pointer(word) || word == 0) {
    mix(word);
    return !is_frame_word(word);
  }
  const Word* cell = cell_of(word);
  if (state.statics.holds(cell)) {
    mix(static_cast<uint64_t>(Sort::Static));
    mix(word);
    return true;
  }
  const uint64_t before = count_, number = meet(cell);
  mix(static_cast<uint64_t>(number < before ? Sort::Again : Sort::New));
  if (number < before)
    mix(number);
  else
    todo_.push_back(cell);
  return count_ <= kMostCells;
}

bool Fingerprints::add_cells(const State& state) {
  while (!todo_.empty()) {
    const Word* cell = todo_.back();
    todo_.pop_back();
    const uint64_t header = *cell;
    mix(header);
    switch (kind_of(header)) {
      case Kind::Unknown:
        if (size_of(header) != kUnknownSize) return false;  // a condition
        break;
      case Kind::Blackhole:  // what it needs is in the frames
        break;
      case Kind::Int64:
      case Kind::Double:
      case Kind::BigInt:
        for (uint64_t i = 1; i < cell_words(header); ++i) mix(cell[i]);
        break;
      case Kind::Symbolic:
      case Kind::Suspended:
      case Kind::Strand:
      case Kind::Match:
        return false;
      default: {
        const auto [slots, size] = pointer_slots(const_cast<Word*>(cell));
        for (size_t i = 0; i < size; ++i)
          if (!add(state, slots[i])) return false;
      }
    }
  }
  return true;
}

void Fingerprints::mix(uint64_t word) {
  hash_.first = (std::rotl(hash_.first, 23) ^ word) * 0x9E3779B97F4A7C15;
  hash_.second = (std::rotl(hash_.second, 29) + word) * 0xBF58476D1CE4E5B9;
  hash_.first ^= hash_.second >> 32;
}

uint64_t Fingerprints::meet(const Word* cell) {
  if (2 * count_ >= met_.size()) grow();
  const size_t mask = met_.size() - 1;
  for (size_t at = (word_of(cell) * 0x9E3779B97F4A7C15 >> 20) & mask;; at = (at + 1) & mask) {
    Met& met = met_[at];
    if (met.time != time_) {
      met = {cell, time_, count_};
      return count_++;
    }
    if (met.cell == cell) return met.number;
  }
}

void Fingerprints::grow() {
  std::vector<Met> old = std::move(met_);
  met_.assign(std::max<size_t>(256, 2 * old.size()), Met{});
  const size_t mask = met_.size() - 1;
  for (const Met& met : old) {
    if (met.time != time_) continue;
    size_t at = (word_of(met.cell) * 0x9E3779B97F4A7C15 >> 20) & mask;
    while (met_[at].time == time_) at = (at + 1) & mask;
    met_[at] = met;
  }
}

}  // namespace needle::machine
