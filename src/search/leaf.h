// What a leaf of the tree says: how an evaluation that ended is to be understood.
#pragma once
#include <optional>
#include <string>
#include <variant>

#include "claim/engine.h"
#include "machine/narrow.h"

namespace needle::search {

enum class LeafKind : uint8_t {
  Tested,        // `result`
  NoSuchChoice,  // a generator was given a choice that it does not have; nor has it any after it
  Cut,           // the evaluation took more steps than the walker waits for, or all memory; it may not end at all
  Reached,       // the evaluation stands at a target and need not go on
  Stopped,       // `by` says by what: a budget of the whole search is used up
};

struct Leaf {
  LeafKind kind = LeafKind::Stopped;
  claim::TestResult result = claim::TestResult::Discarded;
  bool raised = false;                            // Failed: by an exception, not by a result
  claim::Halted by = claim::Halted::Interrupted;  // Stopped, Cut
  bool expects_failure = false;                   // Passed or Failed, of a property that is meant to fail
  // Passed: what the test says about itself (claim/notes.h), unless that depends on inputs that it did not look at.
  std::optional<std::string> notes = {};
  bool notes_open = false;  // it depends on numbers that nobody has chosen

  // Any leaf becomes one that was tested and says nothing about itself.
  void test(claim::TestResult number, bool raises) {
    kind = LeafKind::Tested;
    result = claim::as_tested(number);
    raised = raises;
    by = {};
    expects_failure = claim::expects_failure(number);
    notes.reset();
    notes_open = false;
  }
};

// An evaluation that came to an end of its own, by a value or an exception. One that was stopped has no such thing,
// whatever it looked like at that moment.
class Ended {
 public:
  static std::optional<Ended> of(const machine::Outcome& outcome);

  bool raised() const { return outcome_.kind != machine::OutcomeKind::Finished; }
  bool has_exception() const { return outcome_.kind == machine::OutcomeKind::Uncaught; }
  machine::Word value() const { return outcome_.value; }  // or the exception, if there is one

 private:
  explicit Ended(const machine::Outcome& outcome) : outcome_(outcome) {}
  machine::Outcome outcome_;
};

// What stopped an evaluation; nothing when it came to an end of its own, or asks something.
std::optional<claim::Halted> halted_by(machine::OutcomeKind kind);

// What an end means. That has to be evaluated too, and may be stopped: by what is returned then. `is_discard` as in
// Problem; may be invalid.
std::optional<claim::Halted> classify(machine::Narrowing& narrow, const Ended& ended, const claim::Test& test,
                                      core::GlobalId is_discard, Leaf& meaning);

}  // namespace needle::search
