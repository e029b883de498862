// Whether leaving numbers open pays for a claim, and so how much of the search it gets. Measured as the search goes on:
// what it waits for is the solver, and what it loses is what the solver does not know.
#pragma once
#include <cstdint>
#include <optional>

namespace needle::search {

// What an engine has done so far.
struct Measured {
  double seconds = 0;         // in all
  double solver_seconds = 0;  // of these, of the SMT solver
  uint64_t solver_calls = 0;
  uint64_t unanswered = 0;                // of the questions about numbers
  std::optional<uint32_t> complete = {};  // the last size
};

// In eighths of the search. Nobody has less than one.
struct Shares {
  uint32_t symbolic = 4, random = 2, narrow = 2;
  bool operator==(const Shares&) const = default;
};
inline constexpr uint32_t kEighths = 8;

// Random inputs have what they always have: they look elsewhere. The others share the rest by how far leaving numbers
// open pays: not at all when all time goes to the solver, when it answers nothing, or when choosing numbers one by one
// is complete to a larger size, though its sizes hold less.
Shares shares_of(const Measured& symbolic, const Measured& narrow);

}  // namespace needle::search
