// What is known of a goal while functions are searched for inputs that reach it, and the verdict that follows.
#pragma once
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "claim/verdict.h"
#include "search/strategy.h"

namespace needle::session {

struct GoalState {
  std::vector<claim::Witness> witnesses;
  std::unordered_set<std::string> paths;  // of the witnesses: the function, and its inputs as tokens write them
  std::vector<std::string> from;          // the functions tried, or the one it was reached from
  std::vector<std::pair<std::string, std::string>> instantiation;
  claim::Counts counts;
  std::vector<claim::Certificate> certificates;  // one for every function whose tree was walked without reaching it
  bool doubtful = false;                         // in another order of evaluation some input reaches it
  std::optional<claim::GaveUp> open;             // some function's search did not exhaust its tree
  std::optional<claim::Broken> broken;           // no search could be made, or we contradict ourselves

  // A search from one of the functions has ended; `whole` if its tree is all there is.
  void searched(const search::End& end, bool whole, double seconds);
  claim::Verdict verdict() const;
};

}  // namespace needle::session
