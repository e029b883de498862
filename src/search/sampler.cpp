#include "search/sampler.h"

#include <algorithm>

namespace needle::search {

using claim::TestResult;
using space::Form;
using space::NumberKind;

namespace {
constexpr uint32_t kMostNumbers = 1000;   // of one unknown
constexpr uint32_t kMostChoices = 64;     // of a generator, at one place
constexpr uint32_t kMostLeaves = 10'000;  // of one draw
}  // namespace

Sampler::Sampler(const Problem& problem, claim::Counts& counts, const Sampling& sampling, Bound bound)
    : problem_(problem),
      counts_(counts),
      backtrack_(sampling.backtrack),
      random_(sampling.seed),
      distribution_(problem.spaces),
      walker_(problem, counts, bound, Walker::patience(problem.budget)) {
  if (!sampling.steps) return;
  steps_ = static_cast<uint64_t>(*sampling.steps);
  walker_.limit_stretch(*sampling.steps);
}

// What is evaluated before the first unknown is needed is shared by all draws.
bool Sampler::begin() {
  begun_ = true;
  if (!walker_.open()) return false;
  first_ = walker_.start();
  if (first_ == Walker::Event::Demand) walker_.push();
  return true;
}

Sampler::Drawn Sampler::draw(uint32_t size) {
  if (!begun_) fits_ = begin();
  if (!fits_) return Drawn::Nothing;
  if (first_ == Walker::Event::Demand) walker_.unwind(1);
  draws_.clear();
  candidates_.clear();
  size_ = size;
  depth_ = deepest_ = 0;
  return descend(first_);
}

Sampler::Drawn Sampler::descend(Walker::Event event) {
  const uint64_t most = steps_ < UINT64_MAX - counts_.steps ? counts_.steps + steps_ : UINT64_MAX;
  for (uint32_t leaves = 0;; event = walker_.advance()) {
    if (counts_.steps > most) return Drawn::Discarded;
    if (event == Walker::Event::Demand) {
      if (refine() || backtrack()) continue;
      return Drawn::Discarded;
    }
    const Leaf& leaf = walker_.leaf();
    if (leaf.kind == LeafKind::Stopped) return Drawn::Stopped;
    if (leaf.kind == LeafKind::NoSuchChoice) {
      if (no_such_choice() || backtrack()) continue;
      return Drawn::Discarded;
    }
    ++counts_.tests;
    if (leaf.kind == LeafKind::Cut) return Drawn::Cut;
    const bool unsatisfied = problem_.sought == claim::Sought::Success && leaf.result == TestResult::Discarded;
    if (problem_.listener.leaf && !unsatisfied) problem_.listener.leaf(leaf.result, walker_.inputs());
    if (leaf.notes) counts_.notes.count(*leaf.notes);
    if (problem_.sought == claim::Sought::Mark && leaf.result != TestResult::Discarded) return Drawn::Passed;
    if (leaf.result == TestResult::Failed) return Drawn::Failed;
    if (leaf.result == TestResult::Passed) return Drawn::Passed;
    ++counts_.discards;
    if (++leaves >= kMostLeaves || !backtrack()) return Drawn::Discarded;
  }
}

bool Sampler::refine() {
  Draw draw;
  draw.depth = depth_++;
  draw.begin = static_cast<uint32_t>(candidates_.size());
  if (walker_.space().form == Form::Number && walker_.space().number == NumberKind::Size) return refine_size();
  draw.number = walker_.space().form == Form::Number;
  if (draw.number) return refine_number(draw);
  return refine_constructor(draw);
}

// A generator is told the size of the draw, as QuickCheck does.
bool Sampler::refine_size() {
  const space::Space& space = walker_.space();
  const MaybeAlternative chosen = walker_.fit(space::index_of_limit(space, std::min<int64_t>(size_, space.highest)));
  if (!chosen) return false;
  bind(*chosen);
  return true;
}

bool Sampler::refine_number(Draw draw) {
  const uint64_t range = Distribution::range(walker_.space(), size_, random_);
  draw.choice = walker_.space().number == NumberKind::Choice;
  draw.limit = range;
  draw.numbers = Numbers(range, random_);
  walker_.push();
  draws_.push_back(draw);
  if (take_number()) return true;
  drop();
  return false;
}

bool Sampler::refine_constructor(Draw draw) {
  const uint32_t budget = std::min(walker_.unknown().note, size_);
  for (MaybeAlternative a = walker_.fit(0); a; a = walker_.fit(a->index + 1))
    candidates_.push_back({*a, distribution_.weight(walker_.unknown().space, a->index, budget)});
  const size_t count = candidates_.size() - draw.begin;
  if (count == 0) return false;
  if (count > 1) {
    walker_.push();
    draws_.push_back(draw);
    take_candidate();
  } else {
    const Alternative only = candidates_.back().alternative;
    candidates_.pop_back();
    bind(only);
  }
  return true;
}

// The next number of the newest draw; false when enough were tried.
bool Sampler::take_number() {
  Draw& draw = draws_.back();
  while (draw.tried < (draw.choice ? kMostChoices : kMostNumbers)) {
    ++draw.tried;
    const uint64_t index = draw.choice ? random_.below(draw.limit) : draw.numbers.next();
    const MaybeAlternative fits = walker_.fit(index);
    if (!fits || fits->index != index) continue;
    draw.last = index;
    bind(*fits);
    return true;
  }
  return false;
}

// One of the newest draw's candidates, by weight. The last one needs no choice point.
void Sampler::take_candidate() {
  const size_t begin = draws_.back().begin;
  uint64_t total = 0;
  for (size_t i = begin; i < candidates_.size(); ++i) total += candidates_[i].weight;
  size_t at = begin;
  if (total == 0) {
    at += random_.below(candidates_.size() - begin);
  } else {
    for (uint64_t left = random_.below(total); left >= candidates_[at].weight; ++at) left -= candidates_[at].weight;
  }
  const Alternative chosen = candidates_[at].alternative;
  std::swap(candidates_[at], candidates_.back());
  candidates_.pop_back();
  if (candidates_.size() == begin) drop();
  bind(chosen);
}

bool Sampler::backtrack() {
  deepest_ = std::max(deepest_, depth_);
  while (!draws_.empty() && uint64_t{draws_.back().depth} + backtrack_ >= deepest_) {
    walker_.back();
    depth_ = draws_.back().depth + 1;
    if (!draws_.back().number) {
      take_candidate();
      return true;
    }
    if (take_number()) return true;
    drop();
  }
  return false;
}

// A generator has fewer choices than the number it was given: one of those is drawn. So each is as likely as the
// others.
bool Sampler::no_such_choice() {
  if (draws_.empty() || !draws_.back().choice || draws_.back().depth + 1 != depth_) return false;
  walker_.back();
  Draw& draw = draws_.back();
  draw.limit = draw.last;
  draw.tried = 0;
  if (draw.limit > 0 && take_number()) return true;
  drop();
  return false;
}

void Sampler::bind(const Alternative& chosen) {
  if (walker_.space().form == Form::Data && !walker_.refiner().bound().depth) {
    const Unknown& unknown = walker_.unknown();
    distribution_.split(unknown.space, chosen.index, std::min(unknown.note, size_), random_, shares_);
    walker_.bind(chosen, shares_);
  } else {
    walker_.bind(chosen);
  }
}

void Sampler::drop() {
  walker_.drop();
  draws_.pop_back();
}

}  // namespace needle::search
