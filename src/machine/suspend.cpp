#include "machine/suspend.h"

#include <algorithm>
#include <unordered_set>

#include "machine/match.h"
#include "machine/transitions.h"

namespace needle::machine {

namespace {

constexpr size_t kWatch = kUnknownWatch;

Word integer_of(const Word* frame) {
  return reinterpret_cast<Word>(frame) | 1;
}
Word* frame_of(Word integer) {
  return reinterpret_cast<Word*>(integer & ~Word{1});
}

inline bool is_suspended(const Word* strand) {
  return strand[kStrandWaits] != kStrandRuns;
}
inline bool is_ready(const Word* strand) {
  return is_suspended(strand) && !is_waiting(follow(strand[kStrandWaits]));
}

inline void set(State& state, Word* cell, size_t index, Word value) {
  if (!state.heap.is_fresh(cell)) {
    state.trail.slot(cell, index);
    if (state.trail.is_long()) state.heap.limit.store(nullptr, std::memory_order_relaxed);
  }
  cell[index] = value;
  state.heap.wrote(cell + index, value);
}

// A strand is changed twice for every wake-up; one pair of entries serves until the next choice point.
inline void set_strand(State& state, Word* strand, Word frame, Word waits) {
  if (!state.heap.is_fresh(strand) && strand[kStrandStamp] != from_int63(state.stamp)) {
    static_assert(kStrandWaits == kStrandFrame + 1);
    state.trail.two_slots(strand, kStrandFrame);
    if (state.trail.is_long()) state.heap.limit.store(nullptr, std::memory_order_relaxed);
    strand[kStrandStamp] = from_int63(state.stamp);
  }
  strand[kStrandFrame] = frame;
  strand[kStrandWaits] = waits;
  state.heap.wrote(strand + kStrandWaits, waits);
}
inline void set_running(State& state, Word* strand) {
  set_strand(state, strand, strand[kStrandFrame], kStrandRuns);
}

// A cell of a list, or of one with two words for each element.
template <class... Words>
inline Word new_cell(State& state, Words... words) {
  Word* cell = state.heap.allocate(1 + sizeof...(words));
  cell[0] = make_header(Kind::Con, sizeof...(words), kConsTag);
  Word* to = cell;
  ((*++to = words), ...);
  state.heap.filled(cell);
  return word_of(cell);
}

Word* match_of(const Word* frame) {
  return cell_of(frame[2]);
}

// The frame of the match that a strand works for.
Word* overlap_of(const Word* strand) {
  Word match = strand[kStrandMatch];
  return match == kNil ? nullptr : frame_of(cell_of(match)[kMatchFrame]);
}

bool is_return_to(const State& state, const Word* frame, uint32_t code) {
  return return_address(frame) == state.code->words.data() + code;
}
bool is_update_frame(const State& state, const Word* frame) {
  return is_return_to(state, frame, state.code->update) || is_return_to(state, frame, state.code->update_old);
}

// --- speculation

inline void leave_speculation(State& state) {
  if (!state.reserve) return;
  state.speculation -= state.quantum - state.steps;
  state.steps += std::exchange(state.reserve, 0);
}

void enter_speculation(State& state) {
  leave_speculation(state);
  state.steps += std::exchange(state.withheld, 0);
  if (state.steps <= 0) return;
  state.quantum = std::clamp(state.speculation, int64_t{0}, std::min(kSpeculation, state.steps - 1));
  state.reserve = state.steps - state.quantum;
  state.steps = state.quantum;
}

// --- suspending

Word new_strand(State& state) {
  Word* cell = state.heap.allocate(kStrandWords);
  cell[0] = new_strand_header();
  cell[kStrandFrame] = frame_word(nullptr);
  cell[kStrandWaits] = kStrandRuns;
  cell[kStrandStamp] = from_int63(-1);
  cell[kStrandMatch] = state.overlap ? state.overlap[2] : kNil;
  cell[kStrandShortcut] = kNil;
  cell[kStrandWanted] = kFalse;
  cell[kStrandEvaluation] = from_int63(state.evaluation);
  state.heap.filled(cell);
  state.strands.add(word_of(cell));
  return word_of(cell);
}

// Thunks that the strand evaluates in frames it has not been suspended with before.
inline void mark_thunks(State& state, Word* strand, const Word* newest) {
  const Word* marked = frame_in(strand[kStrandFrame]);
  const uint64_t* const code = state.code->words.data();
  const uint64_t *const halt = code + state.code->halt, *const update = code + state.code->update,
                        *const update_old = code + state.code->update_old;
  for (const Word* frame = newest; frame && frame != state.overlap && frame > marked; frame = frame_below(frame)) {
    const uint64_t* const to = return_address(frame);
    if (to == halt) break;
    if (to != update && to != update_old) continue;
    Word* thunk = cell_of(frame[2]);
    if (frame < state.stack.protect) state.trail.header(thunk);
    thunk[1] = word_of(strand);
    thunk[0] = with_kind(thunk[0], Kind::Suspended);
    state.heap.wrote(thunk + 1, thunk[1]);
  }
}

// The running computation stops here, with its newest frame, until it can go on with the value of `thing`.
Word* suspend(State& state, Word thing) {
  if (state.strand == kNil) state.strand = new_strand(state);
  Word* strand = cell_of(state.strand);
  mark_thunks(state, strand, state.stack.frame);
  set_strand(state, strand, frame_word(state.stack.frame), thing);
  Stack& stack = state.stack;
  stack.top = stack.protect = stack.suspended = std::max(stack.protect, stack.top);
  return strand;
}

void watch(State& state, Word* strand, Word thing) {
  Word* cell = cell_of(thing);
  if (kind_of(*cell) == Kind::Unknown) {
    set(state, cell, kWatch, new_cell(state, word_of(strand), cell[kWatch]));
    return;
  }
  Word evaluator = evaluator_of(cell);
  set(state, cell, 1, new_cell(state, evaluator, word_of(strand), cell[1]));
  if (cell_of(evaluator)[kStrandWanted] != kTrue) set(state, cell_of(evaluator), kStrandWanted, kTrue);
  if (is_ready(cell_of(evaluator))) state.agenda.push_back(evaluator);
}

void wake(State& state, Word list, size_t strand, size_t rest) {
  for (; is_pointer(list) && kind_of(*cell_of(list)) == Kind::Con; list = cell_of(list)[rest]) {
    state.agenda.push_back(cell_of(list)[strand]);
  }
}

void split(State& state, Word* match) {
  if (match_state(match) == MatchState::Whole) {
    set(state, match, kMatchState, from_tag(static_cast<uint32_t>(MatchState::Split)));
  }
}

bool has_seen(const Word* match, Word part) {
  for (Word list = match[kMatchSeen]; is_pointer(list); list = cell_of(list)[2]) {
    if (cell_of(list)[1] == part) return true;
  }
  return false;
}

// --- matches

// The usual case of a conjunction: its left operand waits for an unknown, its right one has just come to what decides
// it. The clause, before its turn; 0 when it is not like that.
inline uint32_t glance(State& state, const Word* match) {
  const std::vector<uint32_t>& by_second = match_code(state, match).by_second;
  if (by_second.empty()) return 0;
  const Word right = follow(match[kMatchOperands + 1]);
  if (!is_nullary(right) || tag_of(right) >= by_second.size()) return 0;
  const Word left = follow(match[kMatchOperands]);
  if (!is_pointer(left) || kind_of(*cell_of(left)) != Kind::Suspended) return 0;
  const Word* evaluator = cell_of(evaluator_of(cell_of(left)));
  if (to_int63(evaluator[kStrandEvaluation]) != state.evaluation || !is_suspended(evaluator)) return 0;
  if (state.agenda.empty() && is_ready(evaluator)) return 0;
  state.blocked.assign(1, {0, left});
  return by_second[tag_of(right)];
}

MatchVerdict look(State& state, const Word* match) {
  if (const uint32_t clause = glance(state, match)) return {MatchVerdict::Early, clause};
  MatchVerdict verdict = try_match(state, match, state.blocked);
  if (verdict.kind != MatchVerdict::Early) return verdict;
  Word first = state.blocked.front().word;
  bool paused = kind_of(*cell_of(first)) == Kind::Suspended && is_ready(cell_of(evaluator_of(cell_of(first))));
  return paused && state.agenda.empty() ? MatchVerdict{MatchVerdict::Blocked} : verdict;
}

// Whether the result of this strand is not needed.
bool is_late(const Word* strand) {
  Word match = strand[kStrandMatch];
  return match != kNil && strand[kStrandWanted] != kTrue && match_state(cell_of(match)) == MatchState::Decided;
}

// The match is decided: what follows is for the frame below its own, which is popped.
void leave_match(State& state, Word* match, Word* frame) {
  if (match_state(match) == MatchState::Split) {
    set(state, match, kMatchState, from_tag(static_cast<uint32_t>(MatchState::Decided)));
  }
  state.stack.frame = frame_below(frame);
  state.stack.top = std::max(frame, state.stack.protect);
  state.overlap = frame_of(match[kMatchOuter]);
  state.strand = match[kMatchStrand];
  if (state.strand != kNil && is_suspended(cell_of(state.strand))) set_running(state, cell_of(state.strand));
  if (state.strand == state.root) state.root = kNil;
  if (!state.overlap) leave_speculation(state);
}

Next enter_clause(State& state, const Word* match, uint32_t index) {
  const MatchCode& code = match_code(state, match);
  const MatchClause& clause = code.clauses[index];
  const Word* used = match + kMatchOperands + code.subjects;
  std::copy(used, used + code.free, state.registers + clause.binders);
  return {Next::Enter, clause.code};
}

// The first part that is neither evaluated nor watched for this match; 0 when there is none.
Word next_part(State& state, Word* match) {
  for (size_t i = 0; i < state.blocked.size(); ++i) {
    Word part = state.blocked[i].word;
    Word* cell = cell_of(part);
    if (!is_waiting(part)) {
      if (i > 0 && !state.reserve) enter_speculation(state);
      return part;
    }
    bool own = kind_of(*cell) == Kind::Suspended && cell_of(evaluator_of(cell))[kStrandMatch] == word_of(match);
    if (own || has_seen(match, part)) continue;
    set(state, match, kMatchSeen, new_cell(state, part, match[kMatchSeen]));
    split(state, match);
    state.strand = kNil;
    watch(state, suspend(state, part), part);
    state.strand = kNil;
  }
  return 0;
}

// The value of the match just left, for the thunk that its frame stood on: what Fun and Ret of its clause would do, and
// Update after them. Whether a match's frame comes next, which may be looked at.
bool give_constant(State& state, Word constant) {
  --state.steps;
  state.depend_on_all();
  Stack& stack = state.stack;
  const Word* frame = stack.frame;
  if (!is_return_to(state, frame, state.code->update)) return false;
  Word* thunk = cell_of(frame[2]);
  const bool old = frame < stack.protect;
  if (old) before_update(state, thunk);
  stack.top = std::max(stack.frame, stack.protect);
  stack.frame = frame_below(frame);
  thunk[1] = constant;
  thunk[0] = indirection_header(thunk[0], old ? state.newest : 0);
  return is_return_to(state, stack.frame, state.code->rematch) &&
         state.heap.top < state.heap.limit.load(std::memory_order_relaxed);
}

Next next(State& state);

// `frame` is the newest, and of a match that has been looked at. When it waits, the one around it is looked at.
Next follow_verdict(State& state, Word* frame, MatchVerdict verdict) {
  for (;;) {
    Word* match = match_of(frame);
    Word wants = match[kMatchStrand];
    bool waited = wants != kNil && is_suspended(cell_of(wants));
    if (verdict.kind != MatchVerdict::Blocked) {
      if (waited && is_late(cell_of(wants))) return next(state);
      if (verdict.kind == MatchVerdict::Early && !state.agenda.empty()) {
        if (!waited) {  // it must be waiting to be found again
          verdict.kind = MatchVerdict::Blocked;
          state.early.push_back(word_of(match));
          continue;
        }
        state.early.push_back(word_of(match));
        return next(state);
      }
      leave_match(state, match, frame);
      if (verdict.kind == MatchVerdict::Raise) return {Next::Raise, verdict.exception};
      const Word constant = match_code(state, match).clauses[verdict.clause].constant;
      if (constant == 0 || state.steps <= 0) return enter_clause(state, match, verdict.clause);
      if (!give_constant(state, constant)) return {Next::Evaluate, constant};
      frame = state.overlap = state.stack.frame;
      state.strand = kNil;
      if (match_state(match_of(frame)) == MatchState::Decided) return next(state);
      verdict = look(state, match_of(frame));
      continue;
    }
    if (Word part = next_part(state, match)) return {Next::Evaluate, part};
    if (waited) return next(state);
    state.overlap = frame_of(match[kMatchOuter]);
    state.strand = wants;
    set(state, match, kMatchStrand, word_of(suspend(state, word_of(match))));
    if (!state.overlap) {
      state.root = state.strand;
      return next(state);
    }
    state.strand = kNil;
    frame = state.stack.frame = state.overlap;
    split(state, match_of(frame));
    if (match_state(match_of(frame)) == MatchState::Decided) return next(state);
    verdict = look(state, match_of(frame));
  }
}

// The running strand has just been suspended, `again` if it had been before. Then its match has been looked at since,
// and may be waiting: nothing has changed for that.
Next after_suspension(State& state, bool again) {
  if (!state.overlap) {
    state.root = state.strand;
    return next(state);
  }
  if (again) {
    Word wants = match_of(state.overlap)[kMatchStrand];
    if (wants != kNil && cell_of(wants)[kStrandWaits] == state.overlap[2]) return next(state);
  }
  if (state.reserve) enter_speculation(state);
  state.stack.frame = state.overlap;
  split(state, match_of(state.overlap));
  return try_again(state);
}

// --- what runs next

void switch_to(State& state, Word* strand) {
  state.strand = word_of(strand);
  state.overlap = overlap_of(strand);
  state.stack.frame = frame_in(strand[kStrandFrame]);
  state.stack.top = state.stack.protect;
  set_running(state, strand);
  if (state.root == state.strand) state.root = kNil;
}

Next run(State& state, Word* strand) {
  Word thing = strand[kStrandWaits];
  switch_to(state, strand);
  return {Next::Evaluate, thing};
}

Next look_again(State& state, Word* frame) {
  state.stack.frame = frame;
  state.stack.top = state.stack.protect;
  return try_again(state);
}

// What a strand waits for in the end: an unknown, a strand that can run, or a match that can go on. Along the leftmost
// operands, or, where those lead back to themselves, the leftmost that do not.
class Leftmost {
 public:
  explicit Leftmost(State& state) : state_(state) {}

  Next next() {
    Word* strand = cell_of(state_.root);
    for (size_t steps = 0; steps <= state_.strands.size(); ++steps) {
      strand = end_of_chain(strand, steps);
      if (is_ready(strand)) return run(state_, strand);
      Word thing = strand[kStrandWaits];
      if (kind_of(*cell_of(thing)) == Kind::Match) {
        if (look(state_, cell_of(thing)).kind != MatchVerdict::Blocked) return again(strand);
        thing = state_.blocked.front().word;
      }
      if (!is_waiting(thing)) return again(strand);
      if (kind_of(*cell_of(thing)) == Kind::Unknown) return demand(thing);
      strand = cell_of(evaluator_of(cell_of(thing)));
    }
    return around_cycles(strand);
  }

 private:
  Next again(const Word* strand) { return look_again(state_, frame_in(strand[kStrandFrame])); }

  Next demand(Word unknown) {
    state_.demanded = unknown;
    state_.stack.frame = frame_in(cell_of(state_.root)[kStrandFrame]);
    state_.stack.top = state_.stack.protect;
    return {Next::Demand, unknown};
  }

  static bool is_suspended_thunk(Word w) { return is_pointer(w) && kind_of(*cell_of(w)) == Kind::Suspended; }

  // Strands that wait for each other's thunks: the last of them. The first remembers the last thunk; while that is
  // suspended all of them wait.
  Word* end_of_chain(Word* first, size_t& steps) {
    Word* strand = first;
    Word last = kNil;
    if (is_suspended_thunk(first[kStrandShortcut])) {
      last = first[kStrandShortcut];
      strand = cell_of(evaluator_of(cell_of(last)));
    }
    size_t links = 0;
    for (; is_suspended_thunk(strand[kStrandWaits]) && steps <= state_.strands.size(); ++steps, ++links) {
      last = strand[kStrandWaits];
      strand = cell_of(evaluator_of(cell_of(last)));
    }
    if (links > 1 || (links == 1 && last != first[kStrandWaits])) set(state_, first, kStrandShortcut, last);
    return strand;
  }

  Next around_cycles(Word* on_cycle) {
    std::unordered_set<const Word*> met;
    std::vector<Word*> open{cell_of(state_.root)};
    while (!open.empty()) {
      Word* strand = open.back();
      open.pop_back();
      if (!met.insert(strand).second) continue;
      if (is_ready(strand)) return run(state_, strand);
      Word thing = strand[kStrandWaits];
      std::vector<Word> things{thing};
      if (kind_of(*cell_of(thing)) == Kind::Match) {
        if (look(state_, cell_of(thing)).kind != MatchVerdict::Blocked) return again(strand);
        things.clear();
        for (const BlockedPart& part : state_.blocked) things.push_back(part.word);
      }
      size_t first = open.size();
      for (Word w : things) {
        if (!is_waiting(w)) return again(strand);
        if (kind_of(*cell_of(w)) != Kind::Unknown) {
          open.push_back(cell_of(evaluator_of(cell_of(w))));
        } else if (open.size() == first) {
          return demand(w);
        } else {
          unknown_ = unknown_ ? unknown_ : w;  // if what stands to its left comes to nothing
        }
      }
      std::reverse(open.begin() + static_cast<ptrdiff_t>(first), open.end());
    }
    if (unknown_) return demand(unknown_);
    for (size_t i = 0; i <= state_.strands.size() && !is_suspended_thunk(on_cycle[kStrandWaits]); ++i) {
      look(state_, cell_of(on_cycle[kStrandWaits]));
      on_cycle = cell_of(evaluator_of(cell_of(state_.blocked.front().word)));
    }
    switch_to(state_, on_cycle);
    return {Next::Raise, loop_word(state_)};
  }

  State& state_;
  Word unknown_ = 0;
};

// Most of the time of a wake-up goes into cells not seen for long: those of the strands that come soon are fetched
// meanwhile.
void fetch_ahead(const std::vector<Word>& agenda) {
  size_t left = agenda.size();
  if (left > 4) __builtin_prefetch(cell_of(agenda[left - 5]));
  if (left > 2) {
    const Word* strand = cell_of(agenda[left - 3]);
    __builtin_prefetch(frame_in(strand[kStrandFrame]));
    __builtin_prefetch(cell_of(strand[kStrandMatch]));
  }
  if (left > 0) {
    const Word* frame = frame_in(cell_of(agenda[left - 1])[kStrandFrame]);
    if (frame) __builtin_prefetch(cell_of(frame[2]));
    if (frame) __builtin_prefetch(cell_of(frame[3]));
  }
}

Next next(State& state) {
  for (;;) {
    while (!state.agenda.empty()) {
      Word* strand = cell_of(state.agenda.back());
      state.agenda.pop_back();
      fetch_ahead(state.agenda);
      if (!is_ready(strand) || is_late(strand)) continue;
      bool root = word_of(strand) == state.root;
      root ? leave_speculation(state) : enter_speculation(state);
      return run(state, strand);
    }
    if (state.early.empty()) break;
    Word* match = cell_of(state.early.back());
    state.early.pop_back();
    if (match_state(match) == MatchState::Decided) continue;
    enter_speculation(state);
    return look_again(state, frame_of(match[kMatchFrame]));
  }
  leave_speculation(state);
  return Leftmost(state).next();
}

}  // namespace

Next begin_match(State& state, Word* match) {
  match[kMatchOuter] = integer_of(state.overlap);
  match[kMatchStrand] = state.strand;
  MatchVerdict verdict = look(state, match);
  if (verdict.kind == MatchVerdict::Clause) return enter_clause(state, match, verdict.clause);
  if (verdict.kind == MatchVerdict::Raise) return {Next::Raise, verdict.exception};
  Word* frame = state.stack.top;
  frame[0] = reinterpret_cast<Word>(state.stack.frame);
  frame[1] = reinterpret_cast<Word>(state.code->words.data() + state.code->rematch);
  frame[2] = word_of(match);
  match[kMatchFrame] = integer_of(frame);
  state.stack.frame = state.overlap = frame;
  state.stack.top += 3;
  state.matching = true;
  state.strand = kNil;
  return follow_verdict(state, frame, verdict);
}

Next try_again(State& state) {
  Word* frame = state.stack.frame;
  state.overlap = frame;
  state.strand = kNil;
  if (match_state(match_of(frame)) == MatchState::Decided) return next(state);
  return follow_verdict(state, frame, look(state, match_of(frame)));
}

Next wait_for(State& state, Word thing) {
  if (Word why = cannot_wait(state, cell_of(thing))) return {Next::Raise, why};
  bool again = state.strand != kNil;
  watch(state, suspend(state, thing), thing);
  return after_suspension(state, again);
}

Word cannot_wait(const State& state, const Word* thing) {
  if (kind_of(*thing) != Kind::Suspended) return 0;
  const Word* evaluator = cell_of(evaluator_of(thing));
  if (to_int63(evaluator[kStrandEvaluation]) != state.evaluation) return stopped_word(OutcomeKind::Interrupted);
  return is_suspended(evaluator) ? 0 : loop_word(state);
}

Next pause_at_thunk(State& state, Word thunk) {
  bool again = state.strand != kNil;
  suspend(state, thunk);
  return after_suspension(state, again);
}

void before_update(State& state, Word* thunk) {
  if (kind_of(*thunk) == Kind::Suspended) {
    state.trail.slot(thunk, 1);
    wake(state, thunk[1], 2, 3);
  }
  state.trail.header(thunk);
}

void wake(State& state, Word watchers) {
  wake(state, watchers, 1, 2);
}

Next go_on(State& state) {
  return next(state);
}

void forget_matches(State& state) {
  leave_speculation(state);
  state.matching = false;
  state.agenda.clear();
  state.early.clear();
  state.overlap = nullptr;
  state.strand = state.root = kNil;
}

void abandon_strands(State& state) {
  state.strands.each([&](Word* strand) {
    const Word* overlap = overlap_of(strand);
    const Word* frame = is_suspended(strand) ? frame_in(strand[kStrandFrame]) : nullptr;
    for (; frame && frame != overlap && !is_return_to(state, frame, state.code->halt); frame = frame_below(frame)) {
      if (is_update_frame(state, frame)) abandon_thunk(state, cell_of(frame[2]));
    }
    strand[kStrandFrame] = frame_word(nullptr);
    strand[kStrandWaits] = kStrandRuns;
  });
  state.strands.shrink(0);
}

}  // namespace needle::machine
