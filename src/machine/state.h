// The machine's state: program, heap, frames, registers. The interpreter runs on it, primitives are handed it; nobody
// else sees it. While the interpreter runs, heap top, newest frame and stack top live in its locals, and are written
// back before anything out of line that may look at them.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "base/world.h"
#include "machine/code.h"
#include "machine/frames.h"
#include "machine/heap.h"
#include "machine/machine.h"
#include "machine/statics.h"
#include "machine/trail.h"
#include "solve/solver.h"

namespace needle::machine {

// What going back restores besides the trail.
struct State;

struct ChoicePoint {
  // Made in its place, since a copy has to wait for what was just written.
  explicit ChoicePoint(State& state);

  HeapMark heap;
  uint32_t kept, handed_down;   // the lowest level of an update that stays (kept.h): since; of those below by now
  Word *frame, *top, *protect;  // of the stack; protect is the limit that held before
  Word* suspended;              // of the stack
  Word demanded;
  Word strand, root;
  bool matching;
  Word* base;
  int64_t evaluation;
  size_t kept_words, strands;
  uint32_t last_tick;
  size_t world;  // a mark
};

// A part of a match's subjects that blocks a clause: an unknown, or a thunk not evaluated, suspended or not.
struct BlockedPart {
  uint32_t order;  // small ones first
  Word word;
};

struct State {
  State(std::shared_ptr<const Code> program, const Limits& limits, World& world);

  std::shared_ptr<const Code> code;
  World& io;
  Heap heap;
  Stack stack;
  std::unique_ptr<Word[]> register_file;  // constants, then registers
  Word* registers;                        // register 0
  std::unique_ptr<Word[]> static_image;   // static cells, at their place
  Statics statics;                        // which of them are needed
  std::vector<Word> pinned;               // words the machine's caller holds
  Trail trail;
  std::vector<ChoicePoint> choices;  // oldest first
  std::vector<Word> kept;            // words the search holds
  Word demanded = 0;                 // the unknown that stopped the machine last
  // Kept work; kept.h says what these are for.
  bool keep_work = false, keeping = false;  // wanted; and done
  uint32_t newest = 0;                      // the number of choice points
  uint32_t level = 0;                       // of the running evaluation
  int64_t keep_after = 0;                   // steps
  void read(uint32_t read_level) {
    if (read_level > level) level = read_level;
  }
  void depend_on_all() { level = newest; }
  // Overlapping matches; suspend.h says what these are for.
  bool matching = false;     // some of what follows is set
  Word* overlap = nullptr;   // the frame of the innermost match that the running computation works for
  Word strand = kNil;        // the running computation, if it has been suspended before
  Word root = kNil;          // the whole evaluation, while it waits
  Word* base = nullptr;      // its Halt's frame
  int64_t evaluation = 0;    // its number
  int64_t evaluations = 0;   // so far
  std::vector<Word> agenda;  // strands woken
  std::vector<Word> early;   // matches that may be decided when nothing is left to run
  Strands strands;
  int64_t stamp = 0;                 // another after every choose, back and commit
  std::vector<BlockedPart> blocked;  // of the match looked at last
  int64_t reserve = 0;               // steps left beside `steps`, while those are what is left of `quantum`
  int64_t quantum = 0;
  int64_t speculation = 0;  // steps it may take until the next demand
  // What is being returned and the cell being entered, where native code and the interpreter take turns.
  Word result = 0;
  Word* node = nullptr;
  uint32_t countdown = 0;               // of EngineSettings::leave_every
  std::vector<std::string> read_texts;  // whole inputs read, unpacked lazily
  size_t read_bytes = 0;                // of these
  int64_t steps;                        // left
  int64_t withheld = 0;                 // steps left beside `steps`, until native code is made
  int64_t worked = 0;                   // steps taken so far
  int64_t native_after = INT64_MAX;     // so many of them native code is made
  std::atomic<bool> interrupted = false;
  OutcomeKind stop = OutcomeKind::Finished;  // set by a primitive that cannot go on
  int exit_code = 0;
  Word loop_exception = 0;               // thrown at <<loop>>, when the library has named one
  std::vector<TickAction> tick_actions;  // by tick; what lies beyond is passed
  const TickAction* ticks = nullptr;     // the same, as native code reads it
  uint64_t tick_count = 0;
  uint32_t last_tick = kNoTick;          // the newest that was to be remembered
  const uint64_t* after_tick = nullptr;  // where to go on after WhichTick
  std::vector<bool> ways;                // of the program: those taken
  uint64_t ways_taken = 0;               // how many that are
  void take_way(uint64_t way) {
    if (ways[way]) return;
    ways[way] = true;
    ++ways_taken;
  }

  // Numbers that nobody has chosen yet (prim_symbolic.h).
  solve::Solver* solver = nullptr;  // null: there are none
  bool wraps = false;          // Ints that are looked at are asked whether they overflowed; otherwise taken as they are
  bool may_wrap = false;       // then: one was taken that may have overflowed
  size_t first_term = 0;       // of this stretch of evaluation
  std::vector<Word> unfolded;  // by primitive: the function that does it by simpler ones; 0: there is none
  Word choose_int = 0, choose_integer = 0, choose_double = 0;
  std::vector<uint64_t> chosen;  // how often, for each of Code::known_numbers
  void count_chosen(uint32_t at);

  Word global(core::GlobalId id) const;  // as this machine's statics place it; 0 when it was not compiled

  std::string_view text(uint32_t index) const {
    size_t literals = code->texts.size();
    return index < literals ? code->texts[index] : std::string_view(read_texts[index - literals]);
  }

  // --- for primitives: new values
  Word new_int(int64_t value);
  Word new_double(double value);
  Word new_con(uint32_t tag, std::initializer_list<Word> fields);
  Word new_string(std::string_view utf8);  // as a list, at once: for short ones
  Word new_text(std::string utf8);         // as a list, unpacked as it is demanded
  Word new_symbol(solve::Term term, bool is_double = false);
  // An unknown: the value of an input, or whether a condition about this word holds. A primitive that returns one asks
  // (question.h).
  Word new_unknown(uint32_t user, uint64_t extra);
  Word new_condition(uint32_t user, uint64_t extra, Word about);
};

// Runs until the newest frame's Halt is reached or something stops the machine. `function` is applied to `arguments`
// World tokens (0: just evaluated). The value is in the outcome.
Outcome interpret(State& state, Word function, uint32_t arguments);
// Goes on behind the tick that was asked about; registers are as they were.
Outcome interpret_after_tick(State& state);
// Goes on where an unknown was asked for, with that word.
Outcome interpret_further(State& state, Word demanded);

// The next characters of a text from a byte offset on: a list whose tail is a thunk for the rest. Null text at the end:
// nil.
Word unpack(State& state, uint32_t text, size_t offset);

inline Asks asked_by(Word unknown) {
  return asks_side(unknown) ? Asks::WhichSide : Asks::WhichValue;
}

using PrimFunction = Word (*)(State&, const Word* arguments);
// The out-of-line implementations, by primitive; null for those that are instructions only.
extern const PrimFunction* const prim_functions;

}  // namespace needle::machine
