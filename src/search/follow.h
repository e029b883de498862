// Follows a path of decisions again, in a machine of its own: the same code arrives at the same leaf. Numbers that the
// path leaves open have the smallest values that lead there.
#pragma once
#include "search/decision.h"
#include "search/leaf.h"
#include "search/problem.h"

namespace needle::search {

class Walker;

// At a demand: decides as the path did. False when that is not possible.
bool take_step(Walker& walker, const Step& step);

struct Followed {
  Leaf leaf;
  std::vector<space::Value> inputs;
};

// Nothing when the path does not fit the claim: an unknown is not waited for, an alternative does not exist, or the
// path is too short or too long to end at a leaf.
std::optional<Followed> follow(const Problem& problem, const Path& path);

}  // namespace needle::search
