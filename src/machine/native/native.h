// Native code: the processor's own instructions for a compiled program.
//
// Every instruction of the bytecode has a template that does its usual case; anything else (a collection is due, steps
// are used up, an unknown is met, a number does not fit) leaves native code at that very instruction, and the
// interpreter does it from the start. So there is one implementation of every rare case, native code can be left
// anywhere, and frames, cells, trail and choice points are the same whoever runs. The steps counted are the same too.
//
// A place where native code can be entered is marked in the bytecode: the instruction's address is that of the arm
// `Native`. The frame-size word before a return address holds, in its upper half, where native code goes on when it
// returns there. Both are 32-bit stores, and a machine on another thread may see either the old or the new: both are
// right.
//
// Read emitter.h for how code is made, templates_*.cpp for what each instruction becomes.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "machine/native/executable.h"
#include "machine/state.h"

namespace needle::machine {

class Native {
 public:
  // Runs from an instruction that is marked on, and comes back with the instruction where the interpreter goes on; null
  // when it shall evaluate state.result. Looks at state.stop first: then it stops.
  const uint64_t* run(State& state, const uint64_t* instruction) const {
    return enter_(&state, code_.bytes().data() + from_interpreter_[static_cast<size_t>(instruction - words_)]);
  }
  // The same, from where state.result is returned to, the newest frame.
  const uint64_t* give(State& state) const { return enter_(&state, give_); }
  // What the instruction was before it was marked.
  int32_t arm(const uint64_t* instruction) const { return arms_[static_cast<size_t>(instruction - words_)]; }

  std::span<const uint8_t> bytes() const { return code_.bytes(); }

 private:
  friend class Emitter;
  friend void make_native(State& state);
  using Enter = const uint64_t* (*)(State*, const void* address);

  Executable code_;
  Enter enter_ = nullptr;
  const uint8_t* give_ = nullptr;
  const uint64_t* words_ = nullptr;
  std::vector<uint32_t> from_interpreter_;  // by code word; 0: native code is not entered there
  std::vector<uint32_t> returns_;           // by code word: where native code goes on that returns there
  std::vector<int32_t> arms_;               // by code word
};

// Native code for the program of a state, which is not used yet. Null when this processor or system cannot have it; `why`
// says so.
std::unique_ptr<Native> translate(const State& state, std::string& why);
// Makes native code for the state's program and marks it, unless that is done or was tried. From then on it is used.
void make_native(State& state);

}  // namespace needle::machine
