#include "search/uniform.h"

#include <fmt/format.h>

#include <cassert>
#include <unordered_map>
#include <unordered_set>

#include "space/number.h"

namespace needle::search {

using space::SpaceId;
using space::Value;

// Numbers are alternatives, and their places are words. An image's source is refined, but several sources may make the
// same value.
std::string not_countable(const space::Spaces& spaces, const claim::Test& test, uint32_t size) {
  std::vector<SpaceId> todo;
  for (const claim::Input& input : test.inputs)
    if (!input.choices) todo.push_back(spaces.representation(input.space));  // those only if they are looked at
  std::unordered_set<uint32_t> seen;
  while (!todo.empty()) {
    const space::Space& space = spaces[todo.back()];
    todo.pop_back();
    if (!seen.insert(space.id.index).second) continue;
    if (space.form == space::Form::Image)
      return "its inputs have functions or abstract types inside, which are not counted";
    if (space.form == space::Form::Number && size > Residual::kLargestNumber &&
        space::largest_number(space).value_or(size) > Residual::kLargestNumber)
      return fmt::format("its inputs have numbers inside, and then no size above {} can be sampled",
                         Residual::kLargestNumber);
    for (const space::Alternative& a : space.alternatives)
      for (SpaceId field : a.fields) todo.push_back(spaces.representation(field));
  }
  return "";
}

std::optional<mpz_class> count_up_to(space::Enumeration& all, const std::vector<SpaceId>& inputs, uint32_t size,
                                     const std::atomic<bool>& stop, size_t max_memory) {
  constexpr size_t kParts = 8;  // numbers as large as the result that are kept beside it, about
  size_t bytes = 0;
  for (uint32_t n = 0; n < size; ++n) {
    bytes += kParts * mpz_size(all.count(inputs, n).get_mpz_t()) * sizeof(mp_limb_t);
    if (stop || bytes > max_memory) return std::nullopt;
  }
  return all.count(inputs, size);
}

UniformSampler::UniformSampler(const Problem& problem, space::Enumeration& all, claim::Counts& counts,
                               const UniformOptions& options)
    : problem_(problem),
      all_(all),
      options_(options),
      counts_(counts),
      sets_(problem.spaces, all),
      residual_(problem.spaces, sets_, options.max_memory, options.backtrack != 0),
      random_(options.seed) {}

UniformSampler::Drawn UniformSampler::draw() {
  if (!walker_ && !begin()) return stopped_ ? Drawn::Stopped : Drawn::None;
  const bool unlimited = !options_.backtrack;
  bool in_order = false;
  skipped_ = 0;
  while (true) {
    if (residual_.left().is_zero()) return Drawn::None;
    if (!(in_order ? descend_in_order() : descend())) return Drawn::Stopped;
    if (at_leaf_ && satisfied()) {
      fill();
      return Drawn::Value;
    }
    if (at_leaf_) {
      skipped_ += remove_leaf();
      if (options_.backtrack == 0 && !look_around()) return Drawn::Stopped;
    }
    in_order = unlimited || !(Amount(*options_.backtrack) < skipped_);
    if (!in_order) skipped_ = 0;
  }
}

bool UniformSampler::begin() {
  std::vector<SpaceId> inputs;
  uint32_t most = options_.size;
  for (const claim::Input& input : problem_.test().inputs) {
    if (!input.choices) inputs.push_back(input.space);
    if (input.choices) most = space::saturating_add(most, problem_.spaces[input.space].least);
  }
  inputs_open_ = {sets_.of(inputs), options_.size};
  walker_.emplace(problem_, counts_, Bound{most, false}, Walker::patience(problem_.budget));
  residual_.set_all(sets_.count(inputs_open_));
  if (!walker_->open() || residual_.left().is_zero()) return false;
  if (!arrive(walker_->start())) return false;
  if (levels_.empty() && !satisfied()) residual_.set_all(0);  // it looks at nothing
  return true;
}

// ---- descending. False when the evaluation was stopped.

// From the root, by what is left, to a leaf or to a place where what was drawn is known to fail. As long as it follows
// the descent before it, nothing is evaluated.
bool UniformSampler::descend() {
  if (residual_.tidy()) cut(1);
  Amount index = residual_.left().draw(random_);
  for (size_t i = 0; i < levels_.size(); ++i) {
    if (!(index < Residual::left(*levels_[i].node))) break;
    const uint64_t alternative = Residual::choose(*levels_[i].node, index);
    if (levels_[i].chosen == alternative && (i + 1 < levels_.size() || at_leaf_)) continue;
    cut(i + 1);
    if (!take(alternative)) return false;
  }
  if (!at_leaf_) skipped_ += settled_;
  return true;
}

// To the next values after the ones just removed, or to a place where all of them are known to fail; from the start
// again when there are none.
bool UniformSampler::descend_in_order() {
  while (true) {
    Level& level = levels_.back();
    std::optional<uint64_t> next = Residual::next(*level.node, level.chosen ? *level.chosen + 1 : 0);
    if (!next && levels_.size() > 1) {
      cut(levels_.size() - 1);
      continue;
    }
    if (!next) next = Residual::next(*level.node, 0);
    const size_t depth = levels_.size();
    if (!take(*next)) return false;
    skipped_ += settled_;
    if (at_leaf_ || levels_.size() <= depth) return true;
  }
}

// The alternatives of the newest level that were not tried yet.
bool UniformSampler::look_around() {
  if (levels_.empty()) return true;
  const size_t depth = levels_.size();
  Residual::Node& node = *levels_.back().node;
  for (std::optional<uint64_t> a = Residual::untried(node, 0); a; a = Residual::untried(node, *a + 1)) {
    levels_.back().chosen = *a;
    if (step(*a) == Walker::Event::Leaf) {
      if (!note_leaf()) return false;
      if (!satisfied()) {
        remove_leaf();
        if (levels_.size() < depth) return true;  // nothing is left here
        continue;
      }
    }
    residual_.mark_tried(node, *a);
  }
  cut(depth);
  levels_.back().chosen.reset();
  return true;
}

Walker::Event UniformSampler::step(uint64_t alternative) {
  walker_->back();
  const MaybeAlternative fits = walker_->fit(alternative);
  assert(fits && fits->index == alternative);
  walker_->bind(*fits);
  return walker_->advance();
}

bool UniformSampler::take(uint64_t alternative) {
  levels_.back().chosen = alternative;
  return arrive(step(alternative));
}

bool UniformSampler::arrive(Walker::Event event) {
  at_leaf_ = event == Walker::Event::Leaf;
  settled_ = 0;
  if (at_leaf_) return note_leaf();
  Residual::Node& node = levels_.empty() ? residual_.root() : child();
  if (!Residual::described(node)) {
    const SpaceId x = walker_->unknown().space;
    const Open here = open();
    if (!sets_.holds(here.set, x)) {  // a generator's choice
      stopped_ = claim::Halted::Generator;
      return false;
    }
    residual_.describe(node, here, x);
  }
  if (!levels_.empty() && !settle()) return true;
  levels_.push_back({&node, std::nullopt});
  walker_->push();
  return true;
}

Residual::Node& UniformSampler::child() {
  const Level& last = levels_.back();
  if (Residual::Node* known = residual_.child(*last.node, *last.chosen)) return *known;
  return residual_.add_child(*last.node, *last.chosen, open(),
                             residual_.shares() ? walker_->fingerprint(prints_) : std::nullopt);
}

// Whether something is left below the newest level's alternative, after what was removed by other ways.
bool UniformSampler::settle() {
  if (Residual::settled(*levels_.back().node, *levels_.back().chosen)) return true;
  Residual::Removed removed = residual_.settle(path());
  settled_ = std::move(removed.values);
  if (removed.steps == levels_.size()) return true;
  cut(removed.steps + 1);
  return false;
}

// After all decisions.
Open UniformSampler::open() {
  return levels_.empty() ? inputs_open_ : residual_.after(*levels_.back().node, *levels_.back().chosen);
}

// False when the evaluation did not end by itself.
bool UniformSampler::note_leaf() {
  ++counts_.tests;
  if (walker_->leaf().kind == LeafKind::Stopped) {
    stopped_ = walker_->leaf().by;
    return false;
  }
  if (walker_->leaf().kind == LeafKind::Cut && cuts_++ == 0) first_cut_ = walker_->inputs();
  if (!satisfied()) ++counts_.discards;
  return true;
}

// Keeps this number of levels; the last one's unknown is to be refined again.
void UniformSampler::cut(size_t levels) {
  at_leaf_ = false;
  if (levels < levels_.size()) levels_.resize(levels);
  while (walker_->open_decisions() > levels_.size()) {
    walker_->back();
    walker_->drop();
  }
}

// ---- leaves
bool UniformSampler::satisfied() const {
  return walker_->leaf().kind == LeafKind::Tested && walker_->leaf().result != claim::TestResult::Discarded;
}

std::span<const Residual::Step> UniformSampler::path() {
  path_.clear();
  for (const Level& level : levels_) path_.push_back({level.node, *level.chosen});
  return path_;
}

Amount UniformSampler::remove_leaf() {
  Residual::Removed removed = residual_.remove(path());
  cut(removed.steps + 1);
  return std::move(removed.values);
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
  const Open left = open();
  const mpz_class index = sets_.count(left).draw(random_).number();
  std::unordered_map<uint32_t, std::vector<Value>> pool;
  for (Value& v : all_.at(sets_.spaces(left.set), left.size, index)) pool[v.space.index].push_back(std::move(v));
  for (size_t i = 0; i < inputs_.size(); ++i)
    if (!problem_.test().inputs[i].choices) fill_holes(inputs_[i], problem_.spaces, pool);
}

}  // namespace needle::search
