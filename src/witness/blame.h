// What happens when a refined function is judged on given inputs: the reference evaluator runs it, and calls that
// matter are written down.
#pragma once
#include "claim/verdict.h"
#include "witness/witness.h"

namespace needle::witness {

enum class Judgement : uint8_t { Fine, Violated, NotCounted, Undecided };

struct Seen {
  Judgement judgement = Judgement::Undecided;
  std::string result;                       // of the function, as far as it was evaluated; "error" when it raised
  std::string callee, violated;             // the call that is not as the callee's type says; empty: the result
  bool overflowed = false;                  // a sum of Int was larger than Int on the way
  std::vector<claim::AssumedCall> assumed;  // in the order of their evaluation, each once
};

Seen see_judged(core::Program& program, const space::Spaces& spaces, const claim::Refinement& claim,
                const std::vector<space::Value>& inputs, const ReplayOptions& options);

}  // namespace needle::witness
