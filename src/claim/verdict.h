// What a search has to say about a claim, in the end: one of a closed set, each with its reason.
//
//   Falsified    an input for which the property fails, replayed by the reference evaluator
//   Unconfirmed  the same, but its replay could not be decided within its budget
//   Holds        a proof: the whole tree was walked and no bound was ever hit
//   HoldsUpTo    every input up to this size (or depth) passes
//   Reached      an input that evaluates the target
//   Unreachable  a proof that no input does
//   GaveUp       a budget ran out; `why` says which, `complete` how far everything passed
//   Passed       as many random inputs as were asked for pass
//   Broken       there was nothing to search: the property cannot be run, or we contradict ourselves
//
// Holds and Unreachable are never claimed by a search that was cut, sampled, or met an undecided question: they are
// made from a certificate (certificate.h). Only engine/conclude.h makes verdicts.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "claim/certificate.h"
#include "claim/counts.h"
#include "source/source.h"

namespace needle::claim {

// A condition in the source that rejected inputs.
struct Guard {
  Span span;
  std::string text, place;
  uint64_t count = 0;
};

struct WitnessInput {
  std::string name, type;
  std::string value;        // with _ for parts that were not looked at
  std::string source = {};  // for another module: the least value there, names qualified
  std::string source_type = {};
};

// A step of the path to a target: it itself, a condition that was taken one way, or a call.
struct PathStep {
  enum Kind : uint8_t { Target, Guard, Call } kind = Target;
  std::string place, text;                                     // FILE:LINE:COLUMN, and what stands there
  std::string is;                                              // Guard: what it was, a constructor or a number
  std::vector<std::pair<std::string, std::string>> with = {};  // Guard: its variables, and what they were
};

enum class WitnessOutcome : uint8_t { False, Raised, Reached };

struct Witness {
  std::vector<WitnessInput> inputs;
  uint32_t size = 0;
  std::vector<std::string> texts;  // what the property itself says about the test: generated values, counterexample
  std::vector<std::string> said =
      {};  // the same without the names that the source gives them, and without what an action threw
  WitnessOutcome outcome = WitnessOutcome::False;
  std::string raised;     // the exception, as text
  std::string assertion;  // the place of the `assert` that was violated, if that is the exception
  bool replayed = false;  // the reference evaluator agrees
  std::string token;
  std::vector<std::string> modules = {};   // that the inputs' `source` needs
  std::vector<PathStep> explanation = {};  // from the target back to the entry; only where it was asked for
};

enum class Reason : uint8_t { Timeout, Steps, Memory, Discards, Interrupted, Unsupported, Bound, SolverUnknown };
const char* name_of(Reason reason);  // as in JSON

struct Falsified {
  Witness witness;
};
struct Unconfirmed {
  Witness witness;
};
struct Holds {
  explicit Holds(const Certificate&) {}
};
struct HoldsUpTo {
  uint32_t bound = 0;
  bool depth = false;                 // the bound is a depth
  std::optional<std::string> inputs;  // how many inputs that are, when that can be counted
  OpenNumbers numbers = {};
};
struct Reached {
  std::vector<Witness> witnesses;  // at least one; each takes another path
};
struct Unreachable {
  // One for every function that was started from; throws when there is none.
  explicit Unreachable(const std::vector<Certificate>& certificates);
};
struct GaveUp {
  Reason why = Reason::Timeout;
  std::optional<uint32_t> complete;  // the last size that was searched completely
  std::optional<Witness> running;  // the input that was being evaluated when the budget ran out, if it took most of it
  OpenNumbers numbers = {};        // in what is complete
};
struct Broken {
  std::string message = "nothing was concluded";
  bool internal = true;  // our fault, not the user's
};

struct Passed {
  uint64_t inputs = 0;
};

// A verdict that was forgotten is an internal error, and nothing better.
using Verdict = std::variant<Broken, Falsified, Unconfirmed, Holds, HoldsUpTo, Reached, Unreachable, GaveUp, Passed>;
const char* name_of(const Verdict& verdict);  // as in JSON

// A size that a search is done with.
struct SizeDone {
  uint32_t size = 0;
  uint64_t tests = 0;
  std::optional<std::string> inputs;  // how many there are up to this size (enumerate: of it), if they can be counted
};

// How a search goes through the inputs, as far as a report tells it in other words.
enum class Method : uint8_t { BySize, Listing, Drawing, Backward };

// Why a verifier rejects a function, in a counterexample's words. All of it is Haskell, as the reference evaluator saw it.
enum class Blame : uint8_t {
  Concrete,  // the call is not as the function's own type says
  Call,      // it makes a call that is not as the callee's type says
  Abstract,  // either, but only when a callee returns what its type allows and its code does not do
};
const char* name_of(Blame blame);  // as in JSON
struct AssumedCall {
  std::string callee, call, result;
  std::string actual;  // what running the code gives
};
struct Refutation {
  Blame kind = Blame::Concrete;
  std::string call, result;      // f x = r
  std::string callee, violated;  // the callee whose type is violated, and its call; empty: the function's own
  std::vector<AssumedCall> assumed;
  std::string actual;              // Abstract: what running the code gives for the call
  std::string hint;                // Abstract: an annotation that excludes it, if one was found
  std::vector<std::string> trace;  // the calls that were made, a line each
  std::string located;             // all of it as a message with its place in the source
};

// One line of a report.
struct Result {
  std::string name, module, file;
  std::vector<std::string> groups = {};  // of a test in a suite: around it, outermost first
  bool once = false;                     // a test without inputs
  bool examined = false;  // nor is it a unit test: its library has searched for inputs, to a bound of its own
  Span span;
  uint32_t line = 0, column = 0, end_line = 0, end_column = 0;
  Verdict verdict;
  Counts counts;
  std::string strategy;
  Method method = Method::BySize;
  uint64_t seed = 0;
  std::vector<std::pair<std::string, std::string>> instantiation;
  std::vector<Guard> guards;    // that rejected inputs, the busiest first
  std::vector<SizeDone> sizes;  // of strategies that report each
  // Of a target: its source text, and the function whose arguments are the inputs (several when none alone will do).
  // `place` is the target's span as it is printed.
  std::string target, from, place;
  std::optional<Refutation> refutation;  // of a refined type that is falsified
  std::string unproved;  // why a search that left nothing out is no proof; empty: it is one, or left some
};

// Lists / reverse twice: a test's name with the groups around it.
std::string full_name(const std::vector<std::string>& groups, const std::string& name);
// Whether a test is meant: by its name, by a group around it, or by several of these in a row as reports print them.
bool is_called(const std::vector<std::string>& groups, const std::string& name, const std::string& asked);
inline std::string full_name(const Result& result) {
  return full_name(result.groups, result.name);
}

// A proof about nothing: the precondition rejected every input there is.
bool is_vacuous(const Result& result);

// 0 nothing found, 1 counterexample, 2 cannot be run, 3 inconclusive, 70 internal error, 130 interrupted.
int exit_code(const std::vector<Result>& results);

}  // namespace needle::claim
