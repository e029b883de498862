#include "machine/narrow.h"

#include <algorithm>
#include <cassert>

#include "machine/kept.h"
#include "machine/prim_symbolic.h"
#include "machine/prims.h"
#include "machine/state.h"
#include "machine/suspend.h"
#include "machine/transitions.h"
#include "machine/verify.h"

namespace needle::machine {

Narrowing::Narrowing(Machine& machine)
    : state_(*machine.state_),
      steps_(state_.steps),
      withheld_(state_.withheld),
      last_tick_(state_.last_tick),
      all_kept_(state_.kept),
      frame_(state_.stack.frame),
      top_(state_.stack.top),
      protect_(state_.stack.protect),
      suspended_(state_.stack.suspended),
      kept_(state_.kept.size()) {}

Narrowing::~Narrowing() {
  reset();
}

Word Narrowing::unknown(uint32_t user, uint64_t extra) {
  return state_.new_unknown(user, extra);
}
Word Narrowing::condition(uint32_t user, uint64_t extra, Word about) {
  return state_.new_condition(user, extra, about);
}

Word Narrowing::symbol(solve::Term term, bool is_double) {
  return state_.new_symbol(term, is_double);
}
solve::Term Narrowing::term_of(Word symbol) {
  return term_in(symbol);
}
Narrowing::Side Narrowing::side_of(Word unknown) {
  const uint64_t extra = extra_of(unknown);
  return {solve::Condition(static_cast<uint32_t>(extra >> 1)), (extra & 1) != 0,
          static_cast<Farfetched>(user_of(unknown))};
}

Word Narrowing::condition_of(Word unknown) {
  return cell_of(unknown)[kConditionAbout];
}

Word Narrowing::constructor(uint32_t tag, std::span<const Word> fields) {
  if (fields.empty()) return from_tag(tag);
  Word* cell = state_.heap.allocate(1 + fields.size());
  cell[0] = make_header(Kind::Con, fields.size(), tag);
  std::copy(fields.begin(), fields.end(), cell + 1);
  state_.heap.filled(cell);
  return word_of(cell);
}

Word Narrowing::integer(int64_t value) {
  return state_.new_int(value);
}
Word Narrowing::integer(const mpz_class& value) {
  return new_integer(state_, value);
}
Word Narrowing::real(double value) {
  return state_.new_double(value);
}

Word Narrowing::apply(Word function, std::span<const Word> args) {
  assert(args.size() < kMaxArguments);
  if (args.empty()) return function;
  function = follow(function);
  uint64_t header = is_pointer(function) ? *cell_of(function) : 0;
  bool partial =
      (kind_of(header) == Kind::Function || kind_of(header) == Kind::Partial) && arity_of(header) > args.size();
  uint64_t size = 1 + args.size();
  Word* cell = state_.heap.allocate((partial ? 1 : 2) + size);
  cell[0] = partial ? make_header(Kind::Partial, size, 0, arity_of(header) - args.size())
                    : make_header(Kind::Thunk, size, state_.code->apply_thunk);
  Word* words = cell + (partial ? 1 : 2);
  words[0] = function;
  std::copy(args.begin(), args.end(), words + 1);
  state_.heap.filled(cell);
  return word_of(cell);
}

Word Narrowing::global(core::GlobalId id) {
  return state_.global(id);
}

Outcome Narrowing::start(Word value) {
  return interpret(state_, value, 0);
}
Outcome Narrowing::resume() {
  return interpret_further(state_, state_.demanded);
}
Outcome Narrowing::go_on() {
  return interpret_after_tick(state_);
}
const std::vector<Waiting>& Narrowing::waiting(Waiters& waiters) {
  return waiters.find(state_);
}
std::optional<Fingerprint> Narrowing::fingerprint(Fingerprints& prints) const {
  return prints.of(state_);
}
Word Narrowing::demanded() const {
  return state_.demanded;
}

inline ChoicePoint::ChoicePoint(State& state)
    : heap(state.heap.mark()),
      kept(kNothingKept),
      handed_down(kNothingKept),
      frame(state.stack.frame),
      top(state.stack.top),
      protect(state.stack.protect),
      suspended(state.stack.suspended),
      demanded(state.demanded),
      strand(state.strand),
      root(state.root),
      matching(state.matching),
      base(state.base),
      evaluation(state.evaluation),
      kept_words(state.kept.size()),
      strands(state.strands.size()),
      last_tick(state.last_tick),
      world(state.io.mark()) {}

void Narrowing::choose() {
  ++state_.stamp;
  Stack& stack = state_.stack;
  state_.trail.open_segment();  // first: there may be no room for it
  state_.choices.emplace_back(state_);
  state_.strands.fix(state_.strands.size());
  stack.protect = stack.top;
  ++state_.newest;
}

void Narrowing::bind(Word unknown, Word value) {
  value = follow(value);
  assert(is_unknown(unknown) && is_evaluated(value));
  bind_unknown(state_, unknown, value);
}

Blueprint::Blueprint(uint32_t tag, std::span<const uint32_t> users)
    : constructor(make_header(Kind::Con, users.size(), tag)) {
  for (uint32_t user : users) unknowns.push_back(make_header(Kind::Unknown, kUnknownSize, user));
}

Word Narrowing::bind(Word unknown, const Blueprint& blueprint, const uint64_t* extras) {
  constexpr size_t kUnknownWords = 2 + kUnknownSize;
  static_assert(1 + Blueprint::kMostFields * (1 + kUnknownWords) <= Heap::kSmall);
  const size_t fields = blueprint.unknowns.size();
  Word* cell = state_.heap.allocate(1 + fields * (1 + kUnknownWords));
  Word* field = cell + 1 + fields;
  cell[0] = blueprint.constructor;
  for (size_t i = 0; i < fields; ++i, field += kUnknownWords) {
    cell[1 + i] = word_of(field);
    field[0] = blueprint.unknowns[i];
    field[1] = from_int63(0);
    field[kUnknownExtra] = from_int63(static_cast<int64_t>(extras[i]));
    field[kUnknownWatch] = kNil;
  }
  bind_unknown(state_, unknown, word_of(cell));
  return word_of(cell);
}

void Narrowing::back() {
  ++state_.stamp;
  ChoicePoint& choice = state_.choices.back();
  state_.heap.back_to(choice.heap);
  undo_segment(state_);
  state_.heap.undone_to(choice.heap);
  state_.stack.frame = choice.frame;
  state_.stack.top = state_.stack.protect = choice.top;
  state_.stack.suspended = choice.suspended;
  end_evaluation(state_);
  state_.strand = choice.strand;
  state_.root = choice.root;
  state_.matching = choice.matching;
  state_.base = choice.base;
  state_.evaluation = choice.evaluation;
  state_.strands.shrink(choice.strands);
  state_.demanded = choice.demanded;
  state_.kept.resize(choice.kept_words);
  state_.last_tick = choice.last_tick;
  state_.io.back_to(choice.world);
  doubt(state_);
}

void Narrowing::commit() {
  ++state_.stamp;
  state_.stack.protect = std::max(state_.choices.back().protect, state_.stack.suspended);
  hand_down(state_);
  state_.choices.pop_back();
  --state_.newest;
  state_.strands.fix(state_.choices.empty() ? 0 : state_.choices.back().strands);
  state_.trail.close_segment();
  if (state_.choices.empty()) {
    state_.heap.forget_marks();
    state_.io.forget_marks();
  } else {
    state_.heap.forget_before(state_.choices.back().heap);
  }
}

size_t Narrowing::choice_points() const {
  return state_.choices.size();
}

void Narrowing::reset() {
  while (!state_.choices.empty()) {
    back();
    commit();
  }
  end_evaluation(state_);
  abandon_strands(state_);
  abandon(state_, frame_);
  state_.stack.top = top_;
  state_.stack.protect = protect_;
  state_.stack.suspended = suspended_;
  state_.kept.resize(kept_);
  state_.demanded = 0;
  state_.last_tick = kNoTick;
}

size_t Narrowing::trail_entries() const {
  return state_.trail.size();
}

}  // namespace needle::machine
