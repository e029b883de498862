// From how a search ended to its verdict. Nothing else makes verdicts.
//
// A proof needs the certificate of an exhaustive walk; a counterexample needs the reference evaluator's word. Where
// that could not decide within its budget the verdict is Unconfirmed; where it disagrees one of us is wrong, and the
// verdict is an internal error.
#pragma once
#include <functional>

#include "claim/engine.h"
#include "claim/verdict.h"

namespace needle::engine {

// Inputs that an engine found, printed, and what the reference evaluator says of them.
enum class Confirmation : uint8_t { Agrees, Disagrees, Undecided };
struct Candidate {
  claim::Witness witness;
  Confirmation confirmation = Confirmation::Undecided;
};

// What is known about a search beside how it ended.
struct Evidence {
  bool interrupted = false;                    // by the user
  bool by_depth = false;                       // the bound is a depth
  bool lists_arguments = false;                // the engine lists arguments, and does not see what generators make
  std::optional<Candidate> candidate = {};     // when it found something
  std::optional<claim::Witness> running = {};  // the inputs that took too long
  // How many inputs there are up to a size, when that can be counted.
  std::function<std::optional<std::string>(uint32_t size)> inputs_up_to = {};
};

claim::Verdict conclude(const claim::Claim& claim, const claim::End& end, const Evidence& evidence = {});

// A goal is searched from several functions, and each of those searches has a claim and an end of its own.
struct GoalEvidence {
  std::vector<Candidate> candidates;             // that reach it
  size_t starts = 0;                             // functions that were started from
  std::vector<claim::Certificate> certificates;  // one for every start whose tree was walked without reaching it
  std::optional<claim::GaveUp> open;             // some search did not exhaust its tree: see not_exhausted
  bool doubtful = false;                         // in another order of evaluation some input reaches it
  std::string no_start;                          // why a function could not be started from
  bool interrupted = false;
};
claim::Verdict conclude(const GoalEvidence& evidence);
// Why the end of a search for a target proves nothing; nothing when it proves something, or found the target.
std::optional<claim::GaveUp> not_exhausted(const claim::Target& target, const claim::End& end, bool interrupted);

// There was no search: the claim cannot be made or run, time was up before, or something is wrong inside us.
claim::Verdict cannot_search(std::string why);
claim::Verdict not_begun(bool interrupted);
claim::Verdict internal_error(std::string what);

}  // namespace needle::engine
