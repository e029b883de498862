// Several searches for one question take turns, and whichever finds inputs or a proof ends all.
//
// The first goes from the entry to the marks, with exact sums of Int: runs in which one does not fit are left out. When it
// takes long others join: one from the marks to their callers, which needs no way from the entry to begin with; one with
// sums modulo 2^64, which also takes over where all runs with exact sums are refuted; and two that know facts about the
// results of calls instead of making them, and can only refute. The first has half of the time.
#pragma once
#include "backward/search.h"
#include "claim/certificate.h"
#include "claim/counts.h"

namespace needle::backward {

class Turns {
 public:
  // `alone`: nothing joins, so that every candidate is of one search.
  Turns(const Question& question, const SearchLimits& limits, bool alone = false);

  struct Turn {
    std::unique_ptr<Search> search;
    bool upward = false, wraps = false, summarises = false;
    uint64_t refused = 0;  // candidates that were no runs: others may hide behind them, so nothing is proved any more
    bool over = false;
    double seconds = 0;
  };
  // A slice of one of them. Candidate: of turn(); Exhausted: a proof; Undecided, OutOfMemory: all are over.
  State next();
  Turn& turn() { return turns_[at_]; }
  // The candidate was a run, and more are wanted; it was none.
  void go_on() { turn().search->refuse(); }
  void refuse();

  claim::Counts counts() const;
  // After Exhausted; nothing when not all values of the inputs can be made.
  std::optional<claim::Certificate> certificate() const;

 private:
  void begin(bool upward, bool wraps, bool summarises = false);
  bool has(bool upward, bool wraps, bool summarises) const;
  void join();
  bool choose();  // false: all are over
  State after(State state);

  Question question_;
  SearchLimits limits_;
  const bool alone_;
  std::vector<Turn> turns_;
  size_t at_ = 0;
  bool out_of_memory_ = false;
};

}  // namespace needle::backward
