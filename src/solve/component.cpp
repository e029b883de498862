#include "solve/component.h"

#include <numeric>

namespace needle::solve {

uint32_t Component::root(uint32_t variable) {
  while (parents_[variable] != variable) variable = parents_[variable] = parents_[parents_[variable]];
  return variable;
}

void Component::unite(const Path& path, Term term, uint32_t with) {
  for (const Summand& s : path.terms.summands(term)) parents_[root(s.variable.index)] = root(with);
}

void Component::find(const Path& path, Term form) {
  parents_.resize(path.variables());
  std::iota(parents_.begin(), parents_.end(), 0);
  for (const Step& step : path.steps()) {
    if (step.kind != Step::Kind::Declare) {
      const Term other = path.data(Condition(step.number)).form;
      unite(path, other, first(path, other));
    } else if (const auto& definition = path.meaning(Variable(step.number)).definition) {
      unite(path, definition->a, step.number);
      unite(path, definition->b, step.number);
    }
  }
  unite(path, form, first(path, form));
  const uint32_t ours = root(first(path, form));
  variables_.clear();
  conditions_.clear();
  for (const Step& step : path.steps()) {
    const bool declares = step.kind == Step::Kind::Declare;
    if (root(declares ? step.number : first(path, path.data(Condition(step.number)).form)) != ours) continue;
    if (declares)
      variables_.push_back(Variable(step.number));
    else
      conditions_.push_back(step);
  }
}

bool Component::computes_doubles(const Path& path) const {
  for (const Variable variable : variables_)
    if (const auto& definition = path.meaning(variable).definition; definition && is_on_doubles(definition->operation))
      return true;
  return false;
}

}  // namespace needle::solve
