#include "search/shape.h"

#include <algorithm>

#include "search/noted_values.h"
#include "search/replacements.h"
#include "search/walker.h"

namespace needle::search {
namespace {

using space::Form;
using space::Value;

class ShapeSearch {
 public:
  ShapeSearch(const Problem& problem, claim::Counts& counts, claim::End::Found& best)
      : problem_(problem),
        counts_(counts),
        shape_(best.inputs),
        best_(best),
        most_(size_of(problem.spaces, best.inputs) - 1),
        walker_(problem, counts, Bound{most_, false}, Walker::patience(problem.budget)),
        values_(problem.spaces) {}

  void run(uint64_t until) {
    if (!walker_.open()) return;
    values_.note_all(shape_, notes_);
    for (Walker::Event event = walker_.start(notes_); counts_.work() < until; event = walker_.advance()) {
      if (event == Walker::Event::Leaf) {
        if (walker_.leaf().kind == LeafKind::Stopped) return;
        leaf();
        if (!next_alternative()) return;
      } else if (!refine() && !next_alternative()) {
        return;
      }
    }
  }

 private:
  struct Choice {
    std::vector<const Value*> left;  // the next one is the last
    std::vector<Value> numbers;      // some of them
    size_t noted;
  };

  void leaf() {
    const Leaf& leaf = walker_.leaf();
    ++counts_.tests;
    if (leaf.kind != LeafKind::Tested || leaf.result != claim::TestResult::Failed || leaf.raised != best_.raised)
      return;
    std::vector<Value> inputs = walker_.inputs();
    const uint32_t size = size_of(problem_.spaces, inputs);
    if (size > most_) return;
    best_.inputs = std::move(inputs);
    most_ = size - 1;
  }

  bool refine() {
    Choice choice = options(values_[walker_.unknown().note]);
    if (choice.left.size() == 1) {
      bind(*choice.left[0]);
      return walker_.refiner().size() <= most_;
    }
    walker_.push();
    choices_.push_back(std::move(choice));
    return take();
  }

  bool next_alternative() {
    while (!choices_.empty()) {
      back();
      if (take()) return true;
    }
    return false;
  }

  // The next option of the newest choice that is small enough; the choice goes when there is none.
  bool take() {
    std::vector<const Value*>& left = choices_.back().left;
    while (!left.empty()) {
      const Value& value = *left.back();
      left.pop_back();
      bind(value);
      if (walker_.refiner().size() <= most_) return true;
      back();
    }
    walker_.drop();
    choices_.pop_back();
    return false;
  }

  void back() {
    walker_.back();
    values_.resize(choices_.back().noted);
  }

  void bind(const Value& value) {
    values_.note_fields(walker_.space(), value, notes_);
    walker_.bind(value, notes_);
  }

  Choice options(const Value& value) const {
    Choice out{{&value}, {}, values_.size()};
    if (value.hole) return out;
    if (walker_.space().form == Form::Number) {
      out.numbers = smaller_numbers(problem_.spaces, value);
      for (size_t i = out.numbers.size(); i-- > 0;) out.left.push_back(&out.numbers[i]);
    } else if (above_least(problem_.spaces, value)) {
      const std::vector<const Value*> parts = parts_of(problem_.spaces, value);
      std::copy_if(parts.rbegin(), parts.rend(), std::back_inserter(out.left),
                   [&](const Value* p) { return above_least(problem_.spaces, *p); });
      out.left.push_back(&hole_);
    }
    return out;
  }

  const Problem& problem_;
  claim::Counts& counts_;
  const std::vector<Value> shape_;
  claim::End::Found& best_;
  uint32_t most_;  // size of what is looked at
  Walker walker_;
  NotedValues values_;
  std::vector<uint32_t> notes_;
  std::vector<Choice> choices_;
  const Value hole_{};
};

}  // namespace

void search_shape(const Problem& problem, claim::Counts& counts, uint64_t until, claim::End::Found& best) {
  if (size_of(problem.spaces, best.inputs) > 0) ShapeSearch(problem, counts, best).run(until);
}

}  // namespace needle::search
