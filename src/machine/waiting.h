// Which computations wait for an unknown while a question is open: under overlapping matches there may be several, and
// a search may refine for any of them. Looks, and changes nothing.
#pragma once
#include <cstdint>
#include <span>
#include <vector>

#include "machine/word.h"

namespace needle::machine {

struct State;

// A match on the way from the whole program to one that waits, and the part of it that is waited for. A match is known
// by a number that no other match has while it is under way; parts further left have smaller numbers.
struct Turn {
  uint64_t match = 0;
  uint32_t part = 0;
};

struct Waiting {
  Word unknown = 0;
  std::span<const Turn> turns;  // outermost first
  // Numbers of the computations on the same way, the whole program's first. A computation keeps its number as long as
  // it waits.
  std::span<const uint64_t> strands;
};

// Asked at every demand of a search: nothing is allocated once the buffers have grown.
class Waiters {
 public:
  // Leftmost first; the first one waits for the unknown demanded. Computations that could run, but have used up what
  // they may take ahead of time, are not among them. Valid until the next question.
  const std::vector<Waiting>& find(State& state);

 private:
  struct Way {
    size_t turns, strands;
  };

  void strand(State& state, const Word* strand);
  void thing(State& state, Word waited);
  void match(State& state, const Word* match);
  bool meet(const Word* strand);

  std::vector<Waiting> found_;
  std::vector<Way> ways_;  // where the ways of those found end, each beginning where the one before it ends
  std::vector<Turn> turns_, turns_now_;
  std::vector<uint64_t> strands_, strands_now_;
  struct Part {
    Word word;
    uint32_t order;
  };
  std::vector<Part> parts_;  // of the matches on the way
  // A hash table of the strands met, with the number of the question in which they were.
  struct Met {
    const Word* strand = nullptr;
    uint64_t question = 0;
  };
  std::vector<Met> met_;
  size_t met_count_ = 0;
  uint64_t question_ = 0;
};

}  // namespace needle::machine
