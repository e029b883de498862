// What the leaves of one walk said: counted, and whether the walk goes on.
#pragma once
#include "search/walker.h"

namespace needle::search {

class Tally {
 public:
  Tally(const Problem& problem, claim::Counts& counts) : problem_(problem), counts_(counts) {}

  enum class Says : uint8_t { GoOn, Found, Stopped };
  // Counts the leaf at which the walker stands.
  Says leaf(Walker& walker);
  void count_unknown() { ++unknown_; }  // a number or a side of a condition beyond what the solver knows
  void count_cut(Walker& walker, bool by_memory);

  // Another tally has counted this, in another part of the same walk. It was decided, all of it.
  void add(uint64_t tests, uint64_t discards, const claim::Notes& notes);

  uint64_t tests() const { return tests_; }
  uint64_t discards() const { return discards_; }
  claim::Notes& notes() { return notes_; }
  const claim::Notes& notes() const { return notes_; }
  // Evaluations that were cut, and the inputs of the first of them.
  uint64_t cuts() const { return cuts_; }
  const std::vector<space::Value>& cut() const { return cut_; }
  bool cut_by_memory() const { return cut_by_memory_; }  // that one
  uint64_t unknown() const { return unknown_; }
  // Leaves that say nothing certain.
  uint64_t undecided() const { return cuts_ + unfinished_ + unknown_; }

 private:
  const Problem& problem_;
  claim::Counts& counts_;
  uint64_t tests_ = 0, discards_ = 0, cuts_ = 0, unknown_ = 0;
  uint64_t unfinished_ = 0;  // of a target: results that were larger than anybody looks
  std::vector<space::Value> cut_;
  claim::Notes notes_;
  bool cut_by_memory_ = false;
};

// What the walker has found, at a leaf.
claim::End::Found found_at(const Problem& problem, Walker& walker);
// What the search says of open numbers; `sides`: some path was left after so many decisions about them.
claim::OpenNumbers numbers_of(const Problem& problem, const Walker& walker, std::optional<uint32_t> sides);
// What the solver has done so far.
void count_deciders(const Problem& problem, claim::Counts& counts);

}  // namespace needle::search
