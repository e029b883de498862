// The front end of .nat files: a strict, untyped language with `input`, after natodefa. docs/nat.md describes it.
//
// What a program becomes is untyped core: no variable has a type, lint would not accept it, and of the two evaluators
// only the reference one can run it. A number is an Integer, a boolean one of Bool, a list one of lists; a variant is a
// constructor of one field, a record a constructor with a field a label, in order of their names, one constructor for
// each set of labels in the program. A function takes one argument at a time.
//   - Core is lazy, so strictness is written out: what is evaluated before something else is the scrutinee of a case
//     with a fallback only, `case e of x { _ -> .. }`. Variables, numbers and constructors without fields stand where
//     they are used. Every variable of such core is a value: nothing is ever delayed.
//   - Where an operation does not fit its operands, or no alternative a value, core has no meaning, and the reference
//     evaluator throws core::Malformed: the program is stuck there. A value of another kind than an alternative does
//     not fit it.
//   - `input` is `case input realWorld# of r { IORes n -> n }`: a call of one global.
//   - Evaluating a variable that is bound by let is passing its tick. The tick stands around the right-hand side, or,
//     where that is a function, around the body of the let, which is the same moment.
#pragma once
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/core.h"
#include "source/diagnostic.h"

namespace needle::nat {

struct NatVariable {
  Symbol name;
  uint32_t tick;
  Span span;  // of the name, where it is bound
};

// Why a program can be stuck somewhere.
enum class Want : uint8_t { Function, Numbers, Divisor, Boolean, Field, Fit, Truth };

struct NatProgram {
  core::GlobalId main;                 // evaluating it runs the program; a value is evaluated through and through
  core::GlobalId input;                // World -> IORes Integer: the next number of the standard input
  std::vector<NatVariable> variables;  // by tick
  struct Wanted {
    Want what;
    Symbol label;  // Field
  };
  std::unordered_map<uint64_t, Wanted> wanted;  // by place: ask what_is_wrong

  // The ticks of all variables of that name.
  std::vector<uint32_t> ticks_of(Symbol name) const;
  // For a program that is stuck at that place, which core::Malformed carries. `unfit`: a value of the right kind did not
  // do (core::Unfit).
  std::string what_is_wrong(Span place, bool unfit) const;
};

// Adds a program to an empty one. Nothing after an error, which is reported. On a deep stack.
std::optional<NatProgram> read_nat(const Sources& sources, FileId file, core::Program& program,
                                   Diagnostics& diagnostics);

}  // namespace needle::nat
