#include "search/guide.h"

namespace needle::search {

namespace {
constexpr Bound kNoBound{space::kInfinite - 1, false};
constexpr uint32_t kMostUnknowns = 100'000;
}  // namespace

Guide::Guide(const Problem& problem, claim::Counts& counts)
    : problem_(problem), counts_(counts), patience_(Walker::patience(problem.budget)), values_(problem.spaces) {
  problem_.solver = nullptr;
}

const Leaf& Guide::evaluate(const std::vector<space::Value>& inputs) {
  walker_.reset();
  walker_.emplace(problem_, counts_, kNoBound, patience_);
  values_.resize(0);
  values_.note_all(inputs, notes_);
  walker_->open();
  uint32_t bound = 0;
  for (Walker::Event event = walker_->start(notes_); event == Walker::Event::Demand; event = walker_->advance()) {
    // A generator that is given the same choice again and again may go on for ever, a little at a time.
    if (++bound > kMostUnknowns) return cut_;
    const space::Value& value = values_[walker_->unknown().note];
    values_.note_fields(walker_->space(), value, notes_);
    walker_->bind(value, notes_);
  }
  ++counts_.tests;
  return walker_->leaf();
}

}  // namespace needle::search
