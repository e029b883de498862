#include "solve/cache.h"

#include <algorithm>
#include <numeric>

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

uint32_t Cache::root(uint32_t variable) {
  while (parents_[variable] != variable) variable = parents_[variable] = parents_[parents_[variable]];
  return variable;
}

void Cache::unite(const Path& path, Term term, uint32_t with) {
  for (const Summand& s : path.terms.summands(term)) parents_[root(s.variable.index)] = root(with);
}

void Cache::group(const Path& path, Term form) {
  parents_.resize(path.variables());
  std::iota(parents_.begin(), parents_.end(), 0);
  for (const Step& step : path.steps()) {
    if (step.kind == Step::Kind::Declare) {
      if (const auto& definition = path.meaning(Variable(step.number)).definition) {
        unite(path, definition->a, step.number);
        unite(path, definition->b, step.number);
      }
    } else {
      const Term other = path.data(Condition(step.number)).form;
      unite(path, other, path.terms.summands(other)[0].variable.index);
    }
  }
  unite(path, form, path.terms.summands(form)[0].variable.index);
}

void Cache::prepare(const Path& path, Condition condition, bool side) {
  const Term form = path.data(condition).form;
  group(path, form);
  const uint32_t ours = root(path.terms.summands(form)[0].variable.index);
  question_.assign(1, literal(condition, side));
  variables_.clear();
  literals_.clear();
  for (const Step& step : path.steps()) {
    if (step.kind != Step::Kind::Declare) {
      const Condition other(step.number);
      if (root(path.terms.summands(path.data(other).form)[0].variable.index) == ours)
        literals_.push_back(literal(other, step.kind == Step::Kind::True));
      continue;
    }
    if (root(step.number) != ours) continue;
    variables_.push_back(step.number);
    const Meaning& meaning = path.meaning(Variable(step.number));
    question_.push_back(step.number);
    append(question_, meaning.low);
    append(question_, meaning.high);
    question_.push_back(
        meaning.definition ? 2 + static_cast<uint64_t>(meaning.definition->operation) * 2 + meaning.of_words : 0);
    if (meaning.definition)
      question_.push_back(static_cast<uint64_t>(meaning.definition->a.index) << 32 | meaning.definition->b.index);
  }
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
  for (size_t i = 0; i < variables_.size(); ++i)
    path.differences.set_value(Variable(variables_[i]), known->second.values[i]);
  if (path.follow() && path.model_holds() && path.model_side(condition) == side) return {true, Possible::Yes};
  path.differences.take_back();
  return {};
}

void Cache::keep(const Path& path, Possible answer) {
  if (answers_.size() >= kMostAnswers) answers_.clear();
  Entry entry{answer, {}};
  if (answer == Possible::Yes)
    for (const uint32_t variable : variables_) entry.values.push_back(path.differences.value(Variable(variable)));
  answers_.insert_or_assign(question_, std::move(entry));
}

}  // namespace needle::solve
