#include "solve/cache.h"

#include <algorithm>

namespace needle::solve {

namespace {

constexpr size_t kMostAnswers = 1 << 16;
constexpr size_t kMostMeanings = 1 << 18;
constexpr size_t kMostUnderOne = 16;  // sets that are kept under one condition, the newest
constexpr size_t kMostLooks = 64;     // at other sets, for one question
constexpr uint64_t kMeaning = uint64_t{1} << 63;

void append(std::vector<uint64_t>& words, const std::optional<Int>& end) {
  words.push_back(end.has_value());
  if (!end) return;
  words.push_back(static_cast<uint64_t>(*end));
  words.push_back(static_cast<uint64_t>(*end >> 64));
}

uint64_t literal(Condition condition, bool side) {
  return condition.index * 2ull + side;
}

bool contains(const std::vector<uint64_t>& larger, const std::vector<uint64_t>& smaller) {
  return larger.size() >= smaller.size() && std::ranges::includes(larger, smaller);
}

void add_bounded(std::vector<uint32_t>& places, uint32_t place) {
  if (places.size() >= kMostUnderOne) places.erase(places.begin());
  places.push_back(place);
}

}  // namespace

size_t Cache::Hash::operator()(const Words& words) const {
  uint64_t hash = words.size();
  for (const uint64_t word : words) hash = (hash ^ word) * 0x9E3779B97F4A7C15ull ^ (hash >> 31);
  return hash;
}

void Cache::clear() {
  entries_.clear();
  same_.clear();
  meanings_.clear();
  impossible_.clear();
  possible_.clear();
  in_impossible_.clear();
}

Cache::Fact Cache::meaning_of(const Path& path, Variable variable) {
  const Meaning& meaning = path.meaning(variable);
  words_.assign(1, variable.index);
  append(words_, meaning.low);
  append(words_, meaning.high);
  words_.push_back((meaning.definition ? 1 + meaning.bits : 0) * 4 + static_cast<uint64_t>(meaning.sort));
  if (meaning.definition) {
    words_.push_back(static_cast<uint64_t>(meaning.definition->operation));
    words_.push_back(static_cast<uint64_t>(meaning.definition->a.index) << 32 | meaning.definition->b.index);
  }
  return meanings_.try_emplace(words_, kMeaning | meanings_.size()).first->second;
}

void Cache::prepare(const Path& path, Condition condition, bool side) {
  if (entries_.size() >= kMostAnswers || meanings_.size() >= kMostMeanings) clear();
  component_.find(path, path.data(condition).form);
  facts_.assign(1, literal(condition, side));
  for (const Step& step : component_.conditions())
    facts_.push_back(literal(Condition(step.number), step.kind == Step::Kind::True));
  conditions_ = facts_.size();
  for (const Variable variable : component_.variables()) facts_.push_back(meaning_of(path, variable));
  std::ranges::sort(facts_);  // those of variables are behind all conditions
}

// The newest first.
bool Cache::contains_impossible() const {
  size_t looks = 0;
  for (size_t i = 0; i < conditions_; ++i) {
    const auto found = impossible_.find(facts_[i]);
    if (found == impossible_.end()) continue;
    for (size_t at = found->second.size(); at-- > 0;) {
      if (looks++ == kMostLooks) return false;
      if (contains(facts_, entries_[found->second[at]].facts)) return true;
    }
  }
  return false;
}

const Cache::Entry* Cache::larger_possible() const {
  const Places* fewest = nullptr;
  for (size_t i = 0; i < conditions_; ++i) {
    const auto found = possible_.find(facts_[i]);
    if (found == possible_.end()) return nullptr;
    if (!fewest || found->second.size() < fewest->size()) fewest = &found->second;
  }
  for (size_t at = fewest->size(); at-- > 0;)
    if (const Entry& entry = entries_[(*fewest)[at]]; contains(entry.facts, facts_)) return &entry;
  return nullptr;
}

bool Cache::take_model(Path& path, const Entry& entry, Condition condition, bool side) {
  path.differences.begin_change();
  for (const Variable variable : component_.variables()) {
    const auto known =
        std::ranges::lower_bound(entry.values, variable.index, {}, [](const auto& value) { return value.first.index; });
    path.differences.set_value(variable, known->second);
  }
  if (path.follow() && path.model_holds() && path.model_side(condition) == side) return true;
  path.differences.take_back();
  return false;
}

Cache::Found Cache::find(Path& path, Condition condition, bool side) {
  prepare(path, condition, side);
  if (const auto known = same_.find(facts_); known != same_.end()) {
    const Entry& entry = entries_[known->second];
    if (entry.answer != Possible::Yes) return {By::Same, entry.answer};
    return take_model(path, entry, condition, side) ? Found{By::Same, Possible::Yes} : Found{};
  }
  if (contains_impossible()) return {By::Subset, Possible::No};
  const Entry* larger = larger_possible();
  if (larger && take_model(path, *larger, condition, side)) return {By::Superset, Possible::Yes};
  return {};
}

void Cache::index(uint32_t place) {
  const Entry& entry = entries_[place];
  if (entry.answer == Possible::Yes)
    for (size_t i = 0; i < entry.conditions; ++i) add_bounded(possible_[entry.facts[i]], place);
  if (entry.answer != Possible::No) return;
  size_t rarest = 0;
  uint32_t least = UINT32_MAX;
  for (size_t i = 0; i < entry.conditions; ++i) {
    const uint32_t count = in_impossible_[entry.facts[i]]++;
    if (count >= least) continue;
    least = count;
    rarest = i;
  }
  add_bounded(impossible_[entry.facts[rarest]], place);
}

void Cache::keep(const Path& path, Possible answer) {
  Entry entry{facts_, conditions_, answer, {}};
  if (answer == Possible::Yes)
    for (const Variable variable : component_.variables())
      entry.values.emplace_back(variable, path.differences.value(variable));
  const auto [known, is_new] = same_.try_emplace(facts_, static_cast<uint32_t>(entries_.size()));
  if (!is_new) {
    entries_[known->second] = std::move(entry);
    return;
  }
  entries_.push_back(std::move(entry));
  index(known->second);
}

}  // namespace needle::solve
