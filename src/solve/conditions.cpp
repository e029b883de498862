#include "solve/conditions.h"

namespace needle::solve {

namespace {
constexpr size_t kKnownComparisons = 4096;
constexpr Int kGreatest = (((Int(1) << 126) - 1) << 1) + 1;

// -n, -n - 1 and -n + 1 fit into 128 bits.
bool can_negate(Int n) {
  return -kGreatest <= n && n < kGreatest;
}
}  // namespace

bool holds(Relation relation, Int a, Int b) {
  switch (relation) {
    case Relation::Equal:
      return a == b;
    case Relation::NotEqual:
      return a != b;
    case Relation::Less:
      return a < b;
    case Relation::LessEqual:
      return a <= b;
    case Relation::Greater:
      return a > b;
    case Relation::GreaterEqual:
      return a >= b;
  }
  __builtin_unreachable();
}

size_t Conditions::Hash::operator()(const Key& key) const {
  const uint64_t bound = static_cast<uint64_t>(key.bound) ^ static_cast<uint64_t>(key.bound >> 64) * 31;
  return ((key.form.index * 2ull + key.equality) * 0x9E3779B97F4A7C15ull ^ bound) * 0xBF58476D1CE4E5B9ull >> 7;
}

Answer Conditions::make(Relation relation, Term a, Term b, Terms& terms, Differences& differences) {
  if (known_.empty()) known_.resize(kKnownComparisons);
  Known& known = known_[(a.index * 67u + b.index * 6u + static_cast<unsigned>(relation)) % kKnownComparisons];
  if (known.a == a && known.b == b && known.relation == relation) return known.answer;
  Answer answer;
  if (terms.is_constant(a) && terms.is_constant(b))
    answer.decided = holds(relation, terms.constant_part(a), terms.constant_part(b));
  else if (terms.combine(a, b, -1, scratch_))
    answer = normalise(relation, scratch_, terms, differences);
  known = {a, b, relation, answer};
  return answer;
}

// sum `relation` 0
Answer Conditions::normalise(Relation relation, Sum& sum, Terms& terms, Differences& differences) {
  const bool equality = relation == Relation::Equal || relation == Relation::NotEqual;
  bool positive = relation == Relation::Equal || relation == Relation::Less || relation == Relation::LessEqual;
  if (sum.summands.empty()) return {holds(relation, sum.constant, 0), {}, true};

  // sum < 0 and sum >= 0 ask for one less than sum <= 0 and sum > 0.
  const bool one_less = relation == Relation::Less || relation == Relation::GreaterEqual;
  std::optional<Int> bound = minus(0, sum.constant);
  if (bound && one_less) bound = minus(*bound, 1);
  Int divisor = 0;
  for (const Summand& s : sum.summands) {
    if (!can_negate(s.coefficient)) return {};
    divisor = greatest_common_divisor(divisor, s.coefficient);
  }
  if (!bound || !can_negate(*bound)) return {};

  if (equality && *bound % divisor != 0) return {!positive, {}, true};
  *bound = floor_divide(*bound, divisor);
  const bool negate = sum.summands[0].coefficient < 0;
  for (Summand& s : sum.summands) s.coefficient /= negate ? -divisor : divisor;
  if (negate) {
    *bound = equality ? -*bound : -*bound - 1;
    if (!equality) positive = !positive;
  }
  const Term form = terms.intern(sum.summands, 0);
  return {std::nullopt, intern({form, *bound, equality}, terms, differences), positive};
}

Condition Conditions::intern(const Key& key, const Terms& terms, Differences& differences) {
  const Condition next(static_cast<uint32_t>(data_.size()));
  const auto [place, is_new] = table_.try_emplace(key, next);
  if (!is_new) return place->second;
  ConditionData data{key.form, key.bound, key.equality, false, {}};
  const auto summands = terms.summands(key.form);
  const bool single = summands.size() == 1;
  if (summands[0].coefficient == 1 && (single || (summands.size() == 2 && summands[1].coefficient == -1))) {
    data.is_difference = true;
    const uint32_t second = single ? Differences::kZero : Differences::node(summands[1].variable);
    data.difference = differences.difference(Differences::node(summands[0].variable), second, key.bound, key.equality);
  }
  data_.push_back(data);
  return next;
}

std::string Conditions::show(Condition condition, const Terms& terms) const {
  const ConditionData& data = data_[condition.index];
  return terms.show(data.form) + (data.equality ? " == " : " <= ") + solve::show(data.bound);
}

}  // namespace needle::solve
