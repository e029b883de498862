#include "search/guide.h"

#include <algorithm>

namespace needle::search {

namespace {
constexpr Bound kUnbounded{space::kInfinite - 1, false};
}

Guide::Guide(const Problem& problem, claim::Counts& counts)
    : problem_(problem), counts_(counts), patience_(Walker::patience(problem.machine)) {}

const Leaf& Guide::evaluate(const std::vector<space::Value>& inputs) {
  walker_.reset();
  walker_.emplace(problem_, counts_, kUnbounded, patience_);
  values_.assign(1, &hole_);
  notes_.clear();
  for (const space::Value& v : inputs) notes_.push_back(note(v));
  walker_->open();
  for (Walker::Event event = walker_->start(notes_); event == Walker::Event::Demand; event = walker_->advance())
    bind(*walker_);
  ++counts_.tests;
  return walker_->leaf();
}

void Guide::bind(Walker& walker) {
  const space::Value& value = *values_[walker.unknown().note];
  notes_.clear();
  for (const space::Value& f : value.fields) notes_.push_back(note(f));
  if (value.hole) {  // and so are its fields
    size_t most = 0;
    for (const space::Alternative& a : walker.space().alternatives) most = std::max(most, a.fields.size());
    notes_.assign(most, 0);
  }
  walker.bind(value, notes_);
}

// An image is made from its source: that is what an unknown stands for.
uint32_t Guide::note(const space::Value& value) {
  if (value.hole) return 0;
  const space::Spaces& spaces = problem_.spaces;
  if (spaces[spaces.representation(value.space)].form == space::Form::Image) return note(value.fields[0]);
  values_.push_back(&value);
  return static_cast<uint32_t>(values_.size()) - 1;
}

}  // namespace needle::search
