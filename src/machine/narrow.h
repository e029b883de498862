// Unknown inputs: the part of the machine that a search drives.
//
// An unknown is a cell like a thunk, without code: its user word says to the search what it stands for. Evaluation that
// needs one stops with a question (question.h); every frame stays where it is. The search then binds the unknown to a
// constructor of fresh unknowns (or a number) and resumes; the work done so far is shared by all that follows. To try
// several ways it makes a choice point first and goes back to it afterwards:
//
//   Outcome o = narrow.start(word);              evaluate to weak head normal form
//   o.kind == Asked:    narrow.choose();         from here on, changes to older cells are trailed
//                       narrow.bind(o.question().unknown, w);
//                       o = narrow.resume();
//   any leaf:           narrow.back();           all as it was right after choose(), the unknown unbound
//                       narrow.bind(same unknown, other); o = narrow.resume();
//   last alternative:   narrow.back(); narrow.commit();   the newest choice point goes, the state stays
//
// A collection moves cells, so a word is good until the next start() or resume(). What the search needs for longer is
// found again: the unknown to bind after back() is demanded(), everything else stands in kept().
//
// Under an overlapping match (core's Overlap) evaluation does not stop at the first unknown: operands that need one are
// suspended, the others run, and start() and resume() return a question only when nothing can run any more, with the
// leftmost unknown that is waited for (suspend.h has the rules). Binding an unknown wakes exactly what waits for it,
// whether it was the demanded one or another; resume() runs it. So the search sees no difference, but that a leaf may
// come before unknowns are bound that stand further left in the program. While a question is open only resume() goes on
// with it: start() begins another evaluation and drops what is suspended.
//
// What going back restores: every cell and thunk changed since (by the trail), the frames, what is suspended, and,
// unless a collection came between, the heap top. Results that do not depend on what is undone stay, if the machine was
// told to keep work (kept.h). After any outcome but Asked
// (after WhichTick: go_on(), or back() as from a leaf) the evaluation is over: its frames are gone,
// and thunks that an exception or a limit left unfinished fail again for the same reason until the search goes back.
//
// IORef and array writes are trailed like everything else. Output is not undone: claims are pure.
#pragma once
#include <gmpxx.h>

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "machine/fingerprint.h"
#include "machine/machine.h"
#include "machine/waiting.h"

namespace needle::machine {

// A constructor whose fields are all unknown: the headers of its cells, which are made at once. It has at most
// kMostFields.
struct Blueprint {
  static constexpr size_t kMostFields = 48;
  Blueprint(uint32_t tag, std::span<const uint32_t> users);  // as of Narrowing::unknown, one for each field
  uint64_t constructor;
  std::vector<uint64_t> unknowns;
};

class Narrowing {
 public:
  explicit Narrowing(Machine& machine);
  ~Narrowing();  // resets
  Narrowing(const Narrowing&) = delete;
  Narrowing& operator=(const Narrowing&) = delete;

  // A fresh unknown. `user` (32 bits, read back with user_of) usually numbers its type in the search's tables; `extra`
  // (62 bits, read back with extra_of) is the search's own.
  Word unknown(uint32_t user, uint64_t extra);
  // An unknown Bool: whether a condition holds, which is about this word. Needing it asks WhichSide.
  Word condition(uint32_t user, uint64_t extra, Word about);
  static uint32_t user_of(Word unknown) { return aux_of(*cell_of(unknown)); }
  static uint64_t extra_of(Word unknown) { return static_cast<uint64_t>(to_int63(cell_of(unknown)[kUnknownExtra])); }
  static Word condition_of(Word unknown);  // the word it is about
  // A number that nobody has chosen yet, and what it is (Machine::solve_with).
  Word symbol(solve::Term term, bool is_double = false);
  static solve::Term term_of(Word symbol);
  // A condition of the solver as the machine asks about it: the unknown Bool is True where the condition is `holds_when`.
  struct Side {
    solve::Condition condition;
    bool holds_when = true;
    Farfetched farfetched = Farfetched::Neither;
  };
  static Side side_of(Word unknown);
  // Neither these nor what follows up to start() ever collects.
  // Values to bind unknowns to. A constructor without fields is from_tag(tag); a number from_int.
  Word constructor(uint32_t tag, std::span<const Word> fields);
  Word constructor(uint32_t tag, std::initializer_list<Word> fields) {
    return constructor(tag, std::span(fields.begin(), fields.size()));
  }
  Word integer(int64_t value);
  Word integer(const mpz_class& value);
  Word real(double value);
  // An application of a function word: unevaluated, or a partial application when arguments are missing. A global's
  // word; 0 when it was not compiled.
  Word apply(Word function, std::span<const Word> args);
  Word apply(Word function, std::initializer_list<Word> args) {
    return apply(function, std::span(args.begin(), args.size()));
  }
  Word global(core::GlobalId id);

  Outcome start(Word value);  // to weak head normal form
  Outcome resume();           // after a question (or back), with the unknown bound
  // After WhichTick: behind the tick. Nothing may have been started, bound, chosen or undone since.
  Outcome go_on();
  // The newest tick passed on this path that was to be remembered, or kNoTick.
  uint32_t last_tick() const { return last_tick_; }
  // While a question is open: all computations that wait for an unknown. The words are good as long as the question's.
  const std::vector<Waiting>& waiting(Waiters& waiters);
  // While a question is open: what is left of the evaluation (fingerprint.h).
  std::optional<Fingerprint> fingerprint(Fingerprints& prints) const;
  Word demanded() const;  // the unknown that the last question, or the choice point gone back to, is about
  // Function calls and thunks that start() and resume() may still enter; what is used up is not given back by back().
  void set_steps(int64_t steps) { steps_ = steps, withheld_ = 0; }
  int64_t steps_left() const { return steps_ + withheld_; }

  void choose();
  void bind(Word unknown, Word value);  // the value is a constructor, number or function, never itself unevaluated
  // The same to a constructor whose fields are fresh unknowns with these extras; the constructor.
  Word bind(Word unknown, const Blueprint& blueprint, const uint64_t* extras);
  void back();
  void commit();
  size_t choice_points() const;
  // Undoes what is trailed and drops all choice points, frames and kept words. An evaluation that was started before
  // the first choose() and not finished leaves its thunks failed as if interrupted; globals are unevaluated again.
  void reset();
  size_t trail_entries() const;

  // What an unknown is bound to (following chains), or the unknown itself.
  static Word look(Word word) { return follow(word); }
  static bool is_unknown(Word word) { return is_pointer(word) && kind_of(*cell_of(word)) == Kind::Unknown; }

  // Words that survive collections; grows and shrinks like a stack, and back() shrinks it to what it was at choose().
  std::vector<Word>& kept() { return all_kept_; }

 private:
  State& state_;
  int64_t &steps_, &withheld_;  // the state's, as are the next
  const uint32_t& last_tick_;
  std::vector<Word>& all_kept_;
  Word *frame_, *top_, *protect_, *suspended_;  // of the stack, when constructed
  size_t kept_;
};

}  // namespace needle::machine
