#include "search/uniform.h"

#include <fmt/format.h>

#include <cassert>
#include <unordered_map>
#include <unordered_set>

#include "space/number.h"

namespace needle::search {

using space::SpaceId;
using space::Value;

// Numbers are alternatives, and their places are words.
std::string not_countable(const space::Spaces& spaces, const claim::Property& property, uint32_t size) {
  std::vector<SpaceId> todo;
  for (const claim::Input& input : property.inputs) {
    if (input.choices) return "it draws from generators, and what they make cannot be counted";
    if (!spaces.countable(input.space))
      return "its inputs have functions or abstract types inside, which are not counted";
    todo.push_back(spaces.representation(input.space));
  }
  if (size <= Residual::kLargestNumber) return "";
  std::unordered_set<uint32_t> seen;
  while (!todo.empty()) {
    const space::Space& space = spaces[todo.back()];
    todo.pop_back();
    if (!seen.insert(space.id.index).second) continue;
    if (space.form == space::Form::Number && space::largest_number(space).value_or(size) > Residual::kLargestNumber)
      return fmt::format("its inputs have numbers inside, and then no size above {} can be sampled",
                         Residual::kLargestNumber);
    for (const space::Alternative& a : space.alternatives)
      for (SpaceId field : a.fields) todo.push_back(spaces.representation(field));
  }
  return "";
}

UniformSampler::UniformSampler(const Problem& problem, space::Enumeration& all, claim::Counts& counts,
                               const UniformOptions& options)
    : problem_(problem),
      all_(all),
      options_(options),
      counts_(counts),
      residual_(problem.spaces, all, options.max_memory),
      random_(gmp_randinit_mt) {
  random_.seed(static_cast<unsigned long>(options.seed));
}

UniformSampler::Drawn UniformSampler::draw() {
  if (!walker_ && !begin()) return stopped_ == machine::OutcomeKind::Finished ? Drawn::None : Drawn::Stopped;
  mpz_class skipped = 0;
  bool in_order = false;
  while (true) {
    if (levels_.empty() && (!leaf_ || !satisfied())) return Drawn::None;
    if (!(in_order ? descend_in_order() : descend())) return Drawn::Stopped;
    if (satisfied()) {
      fill();
      return Drawn::Value;
    }
    ++counts_.discards;
    skipped += remove_leaf();
    in_order = !options_.backtrack || skipped <= *options_.backtrack;
    if (!in_order) skipped = 0;
  }
}

bool UniformSampler::begin() {
  std::vector<SpaceId> inputs;
  for (const claim::Input& input : problem_.property.inputs) inputs.push_back(input.space);
  const Open open = residual_.open(inputs, options_.size);
  walker_.emplace(problem_, counts_, Bound{options_.size, false}, Walker::patience(problem_.machine));
  if (!walker_->open() || residual_.values(open) == 0) return false;
  return arrive(walker_->start(), residual_.root(), open);
}

// ---- descending. False when the evaluation was stopped.

// From the root, by what is left. As long as it follows the descent before it, nothing is evaluated.
bool UniformSampler::descend() {
  if (const uint64_t before = residual_.forgotten(); residual_.tidy(), residual_.forgotten() != before) cut(1);
  for (size_t i = 0; i < levels_.size(); ++i) {
    const uint64_t alternative = residual_.draw(*levels_[i].node, random_);
    if (levels_[i].chosen == alternative && (i + 1 < levels_.size() || leaf_)) continue;
    cut(i + 1);
    if (!take(alternative)) return false;
  }
  return true;
}

// To the next values after the ones just removed; from the start again when there are none.
bool UniformSampler::descend_in_order() {
  while (true) {
    Level& level = levels_.back();
    std::optional<uint64_t> next = residual_.next(*level.node, level.chosen ? *level.chosen + 1 : 0);
    if (!next && levels_.size() > 1) {
      cut(levels_.size() - 1);
      continue;
    }
    if (!next) next = residual_.next(*level.node, 0);
    if (!take(*next)) return false;
    if (leaf_) return true;
  }
}

bool UniformSampler::take(uint64_t alternative) {
  Level& level = levels_.back();
  walker_->back();
  const std::optional<Alternative> fits = walker_->fit(alternative);
  assert(fits && fits->index == alternative);
  walker_->bind(*fits);
  level.chosen = alternative;
  Open open = residual_.after(level.open, level.x, alternative);
  return arrive(walker_->advance(), residual_.child(*level.node, alternative), std::move(open));
}

bool UniformSampler::arrive(Walker::Event event, Residual::Node& node, Open open) {
  if (event == Walker::Event::Demand) {
    const SpaceId x = walker_->unknown().space;
    if (!residual_.described(node)) residual_.describe(node, open, x);
    levels_.push_back({&node, x, std::move(open), std::nullopt});
    walker_->push();
    return true;
  }
  leaf_ = &node;
  leaf_open_ = std::move(open);
  ++counts_.tests;
  if (walker_->leaf().kind == LeafKind::Cut && cuts_++ == 0) first_cut_ = walker_->inputs();
  if (walker_->leaf().kind != LeafKind::Stopped) return true;
  stopped_ = walker_->leaf().stopped;
  return false;
}

// Keeps so many levels; the last one's unknown is to be refined again.
void UniformSampler::cut(size_t levels) {
  leaf_ = nullptr;
  if (levels < levels_.size()) levels_.resize(levels);
  while (walker_->choices() > levels_.size()) {
    walker_->back();
    walker_->drop();
  }
}

// ---- leaves
bool UniformSampler::satisfied() const {
  return walker_->leaf().kind == LeafKind::Tested && walker_->leaf().result != claim::TestResult::Discarded;
}

mpz_class UniformSampler::remove_leaf() {
  const mpz_class values = residual_.values(leaf_open_);
  std::vector<Residual::Node*> path;
  for (const Level& level : levels_) path.push_back(level.node);
  path.push_back(leaf_);
  cut(residual_.remove(path, values));
  return values;
}

namespace {

void fill_holes(Value& value, const space::Spaces& spaces, std::unordered_map<uint32_t, std::vector<Value>>& pool) {
  if (!value.hole) {
    for (Value& field : value.fields) fill_holes(field, spaces, pool);
    return;
  }
  const SpaceId id = value.space;
  std::vector<Value>& same = pool[spaces.representation(id).index];
  value = std::move(same.back());
  value.space = id;
  same.pop_back();
}

}  // namespace

void UniformSampler::fill() {
  inputs_ = walker_->inputs();
  const mpz_class index = random_.get_z_range(residual_.values(leaf_open_));
  std::unordered_map<uint32_t, std::vector<Value>> pool;
  for (Value& v : all_.at(leaf_open_.spaces, leaf_open_.size, index)) pool[v.space.index].push_back(std::move(v));
  for (Value& input : inputs_) fill_holes(input, problem_.spaces, pool);
}

}  // namespace needle::search
