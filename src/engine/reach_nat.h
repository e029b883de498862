// Reaches a variable of a .nat program: input sequences that evaluate it, found backward and run on the reference
// evaluator before anybody sees them.
//
// What is evaluated only to be evaluated is left out at first. When a sequence then turns out not to get there, the search
// begins again with it.
#pragma once
#include "claim/verdict.h"
#include "engine/nat.h"
#include "engine/options.h"

namespace needle::engine {

struct NatReachOptions {
  SearchOptions search;
  std::string target = "target";   // the variable
  size_t inputs = 1;               // how many sequences, each by another path
  bool explain = false;            // tells the path of each sequence
  std::string* lookups = nullptr;  // gets those that the search made, as text
};

// One result; none, with a diagnostic, when the program has no such variable. On a deep stack.
std::vector<claim::Result> reach_nat(NatFile& file, const std::string& path, const NatReachOptions& options,
                                     Control& control);

}  // namespace needle::engine
