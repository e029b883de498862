// How the search of an engine ended: a closed variant with its reason, and how far it came.
//
// An end that was never set is a search that was interrupted before it did anything. Only an Exhausted end leads to a
// proof, and it holds the certificate that the walk handed out.
#pragma once
#include <optional>
#include <variant>
#include <vector>

#include "claim/certificate.h"
#include "claim/counts.h"
#include "claim/open_numbers.h"
#include "space/value.h"

namespace needle::claim {

// What stopped a search, or one evaluation of it.
enum class Halted : uint8_t {
  Interrupted,  // the clock, or the user
  Steps,
  Memory,
  Undecided,  // numbers that nobody chose, beyond what the solver can say
  Generator,  // a uniform draw met a generator, and what that makes is not counted
  Fault,      // code that should not exist
};

struct End {
  struct Found {
    std::vector<space::Value> inputs;   // they fail, or reach what was looked for
    bool raised = false;                // by an exception, not by a result
    std::optional<uint32_t> size = {};  // as the search counts it, where that is not the inputs' own
  };
  struct Exhausted {  // the whole tree was walked, and no bound was hit
    Certificate certificate;
  };
  struct Bounded {};    // the whole tree up to the bound asked for
  struct Passed {};     // as many random inputs as asked for
  struct Discarded {};  // too few of the random inputs satisfied the precondition
  struct Cut {};        // all that could be searched, but some evaluations took too long: see `cut`
  struct Undecided {};  // all that could be searched, but for conditions on numbers that the solver could not decide
  struct Stopped {
    Halted by = Halted::Interrupted;
  };

  std::variant<Stopped, Found, Exhausted, Bounded, Passed, Discarded, Cut, Undecided> how = Stopped{};
  std::optional<uint32_t> complete = {};  // the last bound that was searched completely
  OpenNumbers numbers = {};               // in the search that is complete up to there
  // The first inputs whose evaluation took so long that it may not end, if there were any.
  std::vector<space::Value> cut = {};
  uint64_t cuts = 0;
  bool cut_by_memory = false;  // the first of them; otherwise by steps
  Counts counts = {};          // tests and discards: of the last complete round, or the only one

  template <class How>
  bool is() const {
    return std::holds_alternative<How>(how);
  }
  const Found* found() const { return std::get_if<Found>(&how); }
  std::optional<Halted> stopped() const {
    const auto* s = std::get_if<Stopped>(&how);
    return s ? std::optional(s->by) : std::nullopt;
  }
};

}  // namespace needle::claim
