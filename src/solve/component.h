// The part of a path that a condition depends on: the steps that share a variable with it, directly or through others.
// The rest has a model already, which stays as it is whatever happens to this part.
#pragma once
#include <vector>

#include "solve/path.h"

namespace needle::solve {

class Component {
 public:
  void find(const Path& path, Term form);
  const std::vector<Variable>& variables() const { return variables_; }  // in order
  const std::vector<Step>& conditions() const { return conditions_; }    // in the path's order
  bool computes_doubles(const Path& path) const;  // some variable is defined by an operation on them

 private:
  uint32_t root(uint32_t variable);
  void unite(const Path& path, Term term, uint32_t with);
  uint32_t first(const Path& path, Term term) { return path.terms.summands(term)[0].variable.index; }

  std::vector<uint32_t> parents_;  // variables that share a step have one root
  std::vector<Variable> variables_;
  std::vector<Step> conditions_;
};

}  // namespace needle::solve
