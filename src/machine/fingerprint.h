// What is left of an evaluation while a question is open, as a number: two evaluations with the same number go on in the
// same way when corresponding unknowns are bound to the same values.
//
// It is a hash of 128 bits of the frames and of all cells that can be reached from them, each known by its place in the
// order in which they are met. So it does not depend on addresses, on what was evaluated before and is not needed any
// more, or on anything about an unknown but its user word. Static cells are known by their address: their values depend
// on no unknown. Evaluations that wait for several unknowns (overlapping matches) have no fingerprint.
#pragma once
#include <compare>
#include <optional>
#include <vector>

#include "machine/word.h"

namespace needle::machine {

struct State;

struct Fingerprint {
  uint64_t first = 0, second = 0;
  bool operator==(const Fingerprint&) const = default;
};

// Nothing is allocated once the buffers have grown.
class Fingerprints {
 public:
  std::optional<Fingerprint> of(const State& state);

 private:
  struct Met {
    const Word* cell = nullptr;
    uint64_t time = 0;
    uint64_t number = 0;
  };
  bool add(const State& state, Word word);
  bool add_cells(const State& state);
  void mix(uint64_t word);
  uint64_t meet(const Word* cell);
  void grow();

  Fingerprint hash_;
  std::vector<Met> met_;  // a hash table; entries of other times are empty
  uint64_t time_ = 0, count_ = 0;
  std::vector<const Word*> todo_;
};

}  // namespace needle::machine
