// What is known of a goal while functions are searched for inputs that reach it.
#pragma once
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/conclude.h"

namespace needle::engine {

struct GoalState {
  GoalEvidence evidence;
  std::unordered_set<std::string> paths;  // of the candidates: the function, and its inputs as tokens write them
  std::vector<std::string> from;          // the functions tried, or the one it was reached from
  std::vector<std::pair<std::string, std::string>> instantiation;
  claim::Counts counts;
  bool backward = false;  // what is known was found backward

  bool has(size_t wanted) const { return evidence.candidates.size() >= wanted; }
  // A search from one of the functions has ended.
  void searched(const claim::Target& target, const claim::End& end, bool interrupted, double seconds);
};

}  // namespace needle::engine
