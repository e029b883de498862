// The table of strategies: what stands behind --strategy. The help of the command line, the check of its options and
// the choice of an engine come from here. To add a strategy: a file in search/ (or another folder of engines), and a
// line in strategies.cpp.
#pragma once
#include <span>
#include <string_view>

#include "claim/verdict.h"
#include "search/engines.h"

namespace needle::engine {

// How the inputs of a claim are made for an engine.
enum class InputsAre : uint8_t {
  Refined,  // as the program asks for their parts; by the user's instances where there are some
  Listed,   // the same, and each value is wanted once
  Counted,  // by their number, so from the types alone, and each value once
};

// What is reported of every size that is done.
enum class SizesSay : uint8_t { Nothing, UpTo, Exactly };

struct Strategy {
  std::string_view name, help;
  std::string_view options;  // that not every strategy reads, and this one does
  uint32_t claims;           // bit i: serves the i-th kind of claim::Claim
  InputsAre inputs = InputsAre::Refined;
  SizesSay sizes = SizesSay::Nothing;
  claim::Method method = claim::Method::BySize;
  search::MakeEngine* make = nullptr;
  bool leaves_numbers_open = false;  // the code is compiled for that

  bool serves(const claim::Claim& claim) const { return claims >> claim.index() & 1; }
  bool reads(std::string_view option) const;
};

std::span<const Strategy> strategies();
const Strategy& strategy(std::string_view name);  // that is in the table

}  // namespace needle::engine
