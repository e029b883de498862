#include "solve/terms.h"

#include <algorithm>

namespace needle::solve {

namespace {
constexpr uint32_t kEmptySlot = UINT32_MAX;
constexpr size_t kKnownSums = 1024;

uint64_t mix(uint64_t hash, uint64_t word) {
  return (hash ^ word) * 0x9E3779B97F4A7C15ull ^ (hash >> 29);
}
uint64_t mix_integer(uint64_t hash, Int value) {
  return mix(mix(hash, static_cast<uint64_t>(value)), static_cast<uint64_t>(value >> 64));
}
}  // namespace

Terms::Terms() : table_(256, kEmptySlot), known_(kKnownSums) {}

Term Terms::constant(Int value) {
  return intern({}, value);
}

Term Terms::variable(Variable variable) {
  while (variables_.size() <= variable.index) {
    const Summand summand{Variable(static_cast<uint32_t>(variables_.size())), 1};
    variables_.push_back(intern({&summand, 1}, 0));
  }
  return variables_[variable.index];
}

Term Terms::intern(std::span<const Summand> summands, Int constant) {
  uint64_t hash = mix_integer(summands.size(), constant);
  for (const Summand& s : summands) hash = mix_integer(mix(hash, s.variable.index), s.coefficient);
  hash ^= hash >> 32;
  for (size_t i = hash & (table_.size() - 1);; i = (i + 1) & (table_.size() - 1)) {
    if (table_[i] == kEmptySlot) {
      const Term made(static_cast<uint32_t>(heads_.size()));
      table_[i] = made.index;
      heads_.push_back(
          {constant, hash, static_cast<uint32_t>(summands_.size()), static_cast<uint32_t>(summands.size())});
      summands_.insert(summands_.end(), summands.begin(), summands.end());
      if (heads_.size() * 2 > table_.size()) grow();
      return made;
    }
    const Head& head = heads_[table_[i]];
    if (head.hash == hash && head.constant == constant &&
        std::ranges::equal(Terms::summands(Term(table_[i])), summands))
      return Term(table_[i]);
  }
}

void Terms::grow() {
  table_.assign(table_.size() * 2, kEmptySlot);
  for (uint32_t t = 0; t < heads_.size(); ++t) {
    size_t i = heads_[t].hash & (table_.size() - 1);
    while (table_[i] != kEmptySlot) i = (i + 1) & (table_.size() - 1);
    table_[i] = t;
  }
}

bool Terms::combine(Term a, Term b, Int factor, Sum& sum) const {
  sum.summands.clear();
  const std::optional<Int> other = times(constant_part(b), factor);
  const std::optional<Int> constant = other ? plus(constant_part(a), *other) : std::nullopt;
  if (!constant) return false;
  sum.constant = *constant;
  auto left = summands(a), right = summands(b);
  while (!left.empty() || !right.empty()) {
    if (right.empty() || (!left.empty() && left[0].variable < right[0].variable)) {
      sum.summands.push_back(left[0]);
      left = left.subspan(1);
      continue;
    }
    std::optional<Int> coefficient = times(right[0].coefficient, factor);
    if (!left.empty() && left[0].variable == right[0].variable) {
      if (coefficient) coefficient = plus(left[0].coefficient, *coefficient);
      left = left.subspan(1);
    }
    if (!coefficient) return false;
    if (*coefficient != 0) sum.summands.push_back({right[0].variable, *coefficient});
    right = right.subspan(1);
  }
  return true;
}

std::optional<Term> Terms::combine_cached(Term a, Term b, Int factor) {
  Known& known = known_[(a.index * 31u + b.index * 2u + (factor > 0)) % kKnownSums];
  if (known.a == a && known.b == b && known.factor == factor) return known.result;
  if (!combine(a, b, factor, scratch_) || !in_limits(scratch_.constant)) return std::nullopt;
  for (const Summand& s : scratch_.summands)
    if (!in_limits(s.coefficient)) return std::nullopt;
  const Term result = intern(scratch_.summands, scratch_.constant);
  known = {a, b, result, factor};
  return result;
}

std::optional<Term> Terms::scale(Term a, Int factor) {
  const Term zero = constant(0);
  if (factor == 0) return zero;
  return combine_cached(zero, a, factor);
}

std::string Terms::show(Term term) const {
  std::string text;
  const auto append = [&](Int number, const std::string& name) {
    const bool negative = number < 0;
    std::string digits = solve::show(number);
    if (negative) digits.erase(0, 1);
    text += text.empty() ? (negative ? "-" : "") : (negative ? " - " : " + ");
    text += name.empty() ? digits : digits == "1" ? name : digits + "*" + name;
  };
  for (const Summand& s : summands(term)) append(s.coefficient, "x" + std::to_string(s.variable.index));
  if (text.empty() || constant_part(term) != 0) append(constant_part(term), "");
  return text;
}

}  // namespace needle::solve
