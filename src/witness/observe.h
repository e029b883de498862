// What a test of another module sees of a call: the text that a function of its inputs makes, such as
// \x y -> show (f x y), by the reference evaluator, on bodies as desugar made them; and the ticks on the way.
#pragma once
#include "witness/witness.h"

namespace needle::witness {

enum class ObservedAs : uint8_t {
  Text,
  Raised,     // the exception, as text
  Discarded,  // an exception that says that the input does not count
  Undecided,  // a limit of the evaluator came first
};
inline constexpr size_t kLongestSeen = 20'000;  // bytes of a text; more is not asked for

struct Observation {
  ObservedAs seen = ObservedAs::Undecided;
  std::string text;
  bool whole = true;            // Text: all of it
  std::vector<uint64_t> ticks;  // how often each was passed
};

// `shown`: a global from the inputs to a String. Parts of the inputs that are holes are the least values.
Observation observe(core::Program& program, const space::Spaces& spaces, core::GlobalId shown,
                    const std::vector<space::Value>& inputs, const ReplayOptions& options);

}  // namespace needle::witness
