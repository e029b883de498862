#include "solve/cache.h"

#include <algorithm>

namespace needle::solve {

namespace {

constexpr size_t kMostAnswers = 1 << 16;

void append(std::vector<uint64_t>& words, const std::optional<Int>& end) {
  words.push_back(end.has_value());
  if (!end) return;
  words.push_back(static_cast<uint64_t>(*end));
  words.push_back(static_cast<uint64_t>(*end >> 64));
}

uint64_t literal(Condition condition, bool side) {
  return condition.index * 2ull + side;
}

}  // namespace

size_t Cache::Hash::operator()(const Question& question) const {
  uint64_t hash = question.size();
  for (const uint64_t word : question) hash = (hash ^ word) * 0x9E3779B97F4A7C15ull ^ (hash >> 31);
  return hash;
}

void Cache::prepare(const Path& path, Condition condition, bool side) {
  component_.find(path, path.data(condition).form);
  question_.assign(1, literal(condition, side));
  for (const Variable variable : component_.variables()) {
    const Meaning& meaning = path.meaning(variable);
    question_.push_back(variable.index);
    append(question_, meaning.low);
    append(question_, meaning.high);
    question_.push_back((meaning.definition ? 1 + meaning.bits : 0) * 4 + static_cast<uint64_t>(meaning.sort));
    if (!meaning.definition) continue;
    question_.push_back(static_cast<uint64_t>(meaning.definition->operation));
    question_.push_back(static_cast<uint64_t>(meaning.definition->a.index) << 32 | meaning.definition->b.index);
  }
  literals_.clear();
  for (const Step& step : component_.conditions())
    literals_.push_back(literal(Condition(step.number), step.kind == Step::Kind::True));
  std::ranges::sort(literals_);
  question_.push_back(literals_.size());
  question_.insert(question_.end(), literals_.begin(), literals_.end());
}

Cache::Found Cache::find(Path& path, Condition condition, bool side) {
  prepare(path, condition, side);
  const auto known = answers_.find(question_);
  if (known == answers_.end()) return {};
  if (known->second.answer != Possible::Yes) return {true, known->second.answer};
  path.differences.begin_change();
  for (size_t i = 0; i < component_.variables().size(); ++i)
    path.differences.set_value(component_.variables()[i], known->second.values[i]);
  if (path.follow() && path.model_holds() && path.model_side(condition) == side) return {true, Possible::Yes};
  path.differences.take_back();
  return {};
}

void Cache::keep(const Path& path, Possible answer) {
  if (answers_.size() >= kMostAnswers) answers_.clear();
  Entry entry{answer, {}};
  if (answer == Possible::Yes)
    for (const Variable variable : component_.variables()) entry.values.push_back(path.differences.value(variable));
  answers_.insert_or_assign(question_, std::move(entry));
}

}  // namespace needle::solve
