// Overlapping matches: which clause may be taken, from what is evaluated so far. Looks, and evaluates nothing.
//
// A match under way is a cell of Kind::Match; aux is the code offset of its Match instruction. What its operands come
// to stands in their own cells (updated, failed, suspended), so trying again is looking again.
#pragma once
#include <vector>

#include "machine/state.h"

namespace needle::machine {

enum MatchWord : size_t {
  kMatchState = 1,  // a MatchState, as a constructor without fields
  kMatchOuter,      // the frame of the match around it, as an integer; 0: none
  kMatchStrand,     // the strand that wants its result; kNil while that has not been suspended
  kMatchSeen,       // a list of parts it watches though it did not start them
  kMatchFrame,      // its frame, as an integer, if it has one
  kMatchOperands    // subjects, then what the clauses use
};
enum class MatchState : uint32_t {
  Whole,    // none of its operands has been suspended
  Split,    // some were: their strands return here
  Decided,  // what returns here is late
};
inline MatchState match_state(const Word* match) {
  return static_cast<MatchState>(match[kMatchState] >> 3);
}
inline const MatchCode& match_code(const State& state, const Word* match) {
  return state.code->matches[state.code->words[aux_of(*match) + 1]];
}

struct MatchVerdict {
  enum Kind : uint8_t {
    Clause,   // enter it
    Early,    // enter it, if what Haskell's own order asks for first really waits for an unknown
    Raise,    // nothing can match any more, and this exception is why
    Blocked,  // by `parts`
  } kind;
  uint32_t clause = 0;
  Word exception = 0;
};

// Parts come leftmost first, but in an in_order match that first which Haskell's own order asks for. A clause's binders
// are put into registers on the way.
MatchVerdict try_match(State& state, const Word* match, std::vector<BlockedPart>& parts);

}  // namespace needle::machine
