// The overlapping match of the reference evaluator: what to do next, from what is evaluated so far. See OverlapExpr.
#pragma once
#include "core/reference_code.h"
#include "core/reference_heap.h"

namespace needle::core::reference {

// A match under way is a Frame node: [0] the part being evaluated, then the subjects, then, in pairs, each part that
// raised and its exception.
struct OverlapStep {
  enum Kind : uint8_t { Continue, Evaluate, Raise } kind = Continue;
  const Code* code = nullptr;  // Continue: with this, in the frame
  Node* node = nullptr;        // Evaluate: the part; Raise: the exception
};

// Names what a clause binds in `frame` as it goes.
OverlapStep next_step(const Code& overlap, const Node* match, Node* frame);

}  // namespace needle::core::reference
