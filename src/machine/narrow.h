// Unknown inputs: the part of the machine that a search drives.
//
// An unknown is a cell like a thunk, without code: its user word says to the search what it stands for. Evaluation that needs one
// stops with OutcomeKind::Demand and the unknown as the value; every frame stays where it is. The search then binds the unknown to a
// constructor of fresh unknowns (or a number) and resumes; the work done so far is shared by all that follows. To try
// several ways it makes a choice point first and goes back to it afterwards:
//
//   Outcome o = narrow.start(word);              evaluate to weak head normal form
//   o.kind == Demand:   narrow.choose();         from here on, changes to older cells are trailed
//                       narrow.bind(o.value, w);
//                       o = narrow.resume();
//   any leaf:           narrow.back();           as it was right after choose(): unknown unbound, frames and heap top as then
//                       narrow.bind(same unknown, other); o = narrow.resume();
//   last alternative:   narrow.back(); narrow.commit();   the newest choice point goes, the state stays
//
// What going back restores: every cell and thunk changed since (by the trail), the frames, and, unless a collection came between, the
// heap top. Nothing is ever evaluated twice. Words the search holds across resume() are found again through `kept`, which the collector
// updates and back() restores.
//
// IORef and array writes are trailed like everything else. Output is not undone: claims are pure.
#pragma once
#include <cstdint>
#include <vector>

#include "machine/machine.h"

namespace needle::machine {

class Narrowing {
 public:
  explicit Narrowing(Machine& machine);

  // A fresh unknown. `user` (32 bits, read back with user_of) usually numbers its type in the search's tables; `extra` is a second number
  // for the search (depth, size left), read back with extra_of.
  Word unknown(uint32_t user, uint32_t extra);
  static uint32_t user_of(Word unknown);
  static uint32_t extra_of(Word unknown);
  // Values to bind unknowns to. A constructor without fields is from_tag(tag); a number from_int.
  Word constructor(uint32_t tag, const std::vector<Word>& fields);
  Word integer(int64_t value);
  Word real(double value);
  // An unevaluated application of a function word, and of a global.
  Word apply(Word function, const std::vector<Word>& args);
  Word global(core::GlobalId id);

  Outcome start(Word value);
  Outcome resume();       // after Demand, with the demanded unknown bound

  void choose();
  void bind(Word unknown, Word value);
  void back();
  void commit();
  size_t choice_points() const;

  // What an unknown is bound to (following chains), or the unknown itself.
  Word look(Word word) const;
  static bool is_unknown(Word word);

  // Words that survive collections; grows and shrinks like a stack, and back() shrinks it to what it was at choose().
  std::vector<Word>& kept();

 private:
  Machine& machine_;
};

}  // namespace needle::machine
