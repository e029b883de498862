#include "solve/path.h"

#include <algorithm>

namespace needle::solve {

// --- variables

size_t Path::DefinitionHash::operator()(const Definition& d) const {
  return (d.a.index * 0x9E3779B97F4A7C15ull + d.b.index) * 64 + static_cast<size_t>(d.operation);
}

Variable Path::add_variable(const Meaning& meaning, Int value) {
  const Variable variable(static_cast<uint32_t>(meanings_.size()));
  meanings_.push_back(meaning);
  mentions_.push_back(0);
  ties_.push_back(0);
  differences.add_variable(value, meaning.low, meaning.high);
  steps_.push_back({Step::Kind::Declare, variable.index});
  doubles_ += meaning.sort != Sort::Whole;
  if (meaning.definition) {
    defined_.push_back(variable);
    ++ties_[variable.index];
    for (const Term operand : {meaning.definition->a, meaning.definition->b}) {
      mention(operand, 1);
      for (const Summand& s : terms.summands(operand)) ++ties_[s.variable.index];
    }
  }
  return variable;
}

std::optional<Term> Path::define(Operation operation, Term a, Term b) {
  const Definition definition{operation, a, b};
  if (const auto known = definitions_.find(definition); known != definitions_.end()) {
    const Variable variable = known->second;
    if (variable.index < meanings_.size() && meanings_[variable.index].definition == definition)
      return terms.variable(variable);
  }
  const std::optional<Int> left = value(a), right = value(b);
  const std::optional<Int> result = left && right ? value_of(operation, *left, *right) : std::nullopt;
  if (!result || !in_limits(*result)) return std::nullopt;
  const Interval of_a = best_interval(a), of_b = best_interval(b);
  Interval ends = interval_of(operation, of_a, of_b);
  if ((operation == Operation::Multiply || operation == Operation::DoubleMultiply) && a == b)
    ends = meet(ends, {0, {}});
  if (ends.low && !in_limits(*ends.low)) ends.low.reset();
  if (ends.high && !in_limits(*ends.high)) ends.high.reset();
  uint8_t bits = 0;
  if (operation >= Operation::And && operation <= Operation::Xor && bits_for(of_a) != 0 && bits_for(of_b) != 0)
    bits = std::max(bits_for(of_a), bits_for(of_b));
  const Variable variable = add_variable({ends.low, ends.high, definition, bits, sort_of_result(operation)}, *result);
  definitions_.insert_or_assign(definition, variable);
  if (operation == Operation::Divide && terms.is_constant(b)) bound_remainder(a, variable, terms.constant_part(b));
  return terms.variable(variable);
}

// 0 <= a - divisor * quotient < divisor
void Path::bound_remainder(Term a, Variable quotient, Int divisor) {
  const std::optional<Term> multiple = terms.scale(terms.variable(quotient), divisor);
  const std::optional<Term> rest = multiple ? terms.subtract(a, *multiple) : std::nullopt;
  if (!rest) return;
  for (const Answer& end : {compare(Relation::GreaterEqual, *rest, terms.constant(0)),
                            compare(Relation::Less, *rest, terms.constant(divisor))})
    if (end.condition.valid() && !data(end.condition).is_difference) form_ends.add(data(end.condition), end.holds_when);
}

Interval Path::best_interval(Term term) {
  const Interval by_variables = interval(term);
  if (terms.summands(term).size() < 2) return by_variables;
  std::vector<Summand> summands(terms.summands(term).begin(), terms.summands(term).end());
  const bool negate = summands[0].coefficient < 0;
  if (negate)
    for (Summand& s : summands) s.coefficient = -s.coefficient;
  Interval ends = form_ends.of(terms.intern(summands, 0));
  if (negate) {
    std::swap(ends.low, ends.high);
    if (ends.low) ends.low = minus(0, *ends.low);
    if (ends.high) ends.high = minus(0, *ends.high);
  }
  const Int constant = terms.constant_part(term);
  if (ends.low) ends.low = plus(*ends.low, constant);
  if (ends.high) ends.high = plus(*ends.high, constant);
  return meet(by_variables, ends);
}

void Path::mention(Term term, int change) {
  for (const Summand& s : terms.summands(term)) mentions_[s.variable.index] += static_cast<uint32_t>(change);
}

// What is said about a Float that was widened is said about the Float.
bool Path::mentioned(Variable variable) const {
  if (mentions_[variable.index] != 0) return true;
  const std::optional<Definition>& definition = meanings_[variable.index].definition;
  if (!definition || definition->operation != Operation::FloatWiden) return false;
  for (const Summand& s : terms.summands(definition->a))
    if (mentions_[s.variable.index] > 1) return true;
  return false;
}

// --- keys of Doubles

std::optional<Term> Path::narrowed(Term term) {
  const auto summands = terms.summands(term);
  if (summands.size() != 1) return std::nullopt;
  const bool negated = summands[0].coefficient == -1 && terms.constant_part(term) == -1;
  if (!negated && (summands[0].coefficient != 1 || terms.constant_part(term) != 0)) return std::nullopt;
  const std::optional<Definition>& definition = meaning(summands[0].variable).definition;
  if (!definition || definition->operation != Operation::FloatWiden) return std::nullopt;
  return negated ? terms.subtract(terms.constant(-1), definition->a) : definition->a;
}

bool Path::may_be_negative_zero(Term term, int depth) const {
  const Interval ends = interval(term);
  if ((ends.low && *ends.low > -1) || (ends.high && *ends.high < -1)) return false;
  const auto summands = terms.summands(term);
  if (depth == 0 || summands.size() != 1 || summands[0].coefficient != 1 || terms.constant_part(term) != 0) return true;
  const std::optional<Definition>& definition = meaning(summands[0].variable).definition;
  if (!definition) return true;
  switch (definition->operation) {
    case Operation::DoubleAdd:
      return may_be_negative_zero(definition->a, depth - 1) && may_be_negative_zero(definition->b, depth - 1);
    case Operation::DoubleSubtract:
    case Operation::DoubleSqrt:
    case Operation::FloatWiden:
      return may_be_negative_zero(definition->a, depth - 1);
    case Operation::DoubleFrom:
    case Operation::DoubleFromInteger:
      return false;
    default:
      return true;
  }
}

// --- conditions

std::optional<bool> Path::side(Condition condition) const {
  if (condition.index >= sides_.size() || sides_[condition.index] == 0) return std::nullopt;
  return sides_[condition.index] == 2;
}

void Path::add(Condition condition, bool side) {
  if (sides_.size() <= condition.index) sides_.resize(conditions.size());
  sides_[condition.index] = side ? 2 : 1;
  steps_.push_back({side ? Step::Kind::True : Step::Kind::False, condition.index});
  const ConditionData& data = conditions[condition];
  mention(data.form, 1);
  if (data.is_difference) {
    differences.add(data.difference, side);
    return;
  }
  others_.push_back(condition);
  form_ends.add(data, side);
  for (const Summand& s : terms.summands(data.form)) ++ties_[s.variable.index];
}

Solver::Mark Path::mark() const {
  const Differences::Mark inner = differences.mark();
  return {{static_cast<uint32_t>(steps_.size()), inner.nodes, inner.trail, inner.disequalities,
           static_cast<uint32_t>(form_ends.mark()), 0, 0, 0}};
}

void Path::back_to(const Solver::Mark& mark) {
  for (; steps_.size() > mark.at[0]; steps_.pop_back()) {
    const Step& step = steps_.back();
    if (step.kind != Step::Kind::Declare) {
      sides_[step.number] = 0;
      const ConditionData& data = conditions[Condition(step.number)];
      mention(data.form, -1);
      if (data.is_difference) continue;
      for (const Summand& s : terms.summands(data.form)) --ties_[s.variable.index];
      others_.pop_back();
      continue;
    }
    if (const auto& definition = meanings_.back().definition) {
      for (const Term operand : {definition->a, definition->b}) {
        mention(operand, -1);
        for (const Summand& s : terms.summands(operand)) --ties_[s.variable.index];
      }
      defined_.pop_back();
    }
    doubles_ -= meanings_.back().sort != Sort::Whole;
    meanings_.pop_back();
    mentions_.pop_back();
    ties_.pop_back();
  }
  form_ends.back_to(mark.at[4]);
  differences.back_to({mark.at[1], mark.at[2], mark.at[3]});
}

// --- the model

std::optional<Int> Path::value(Term term) const {
  std::optional<Int> sum = terms.constant_part(term);
  for (const Summand& s : terms.summands(term)) {
    const std::optional<Int> product = times(differences.value(s.variable), s.coefficient);
    if (product) sum = plus(*sum, *product);
    if (!product || !sum) return std::nullopt;
  }
  return sum;
}

bool Path::model_side(Condition condition) const {
  const ConditionData& data = conditions[condition];
  if (data.is_difference) return differences.model_side(data.difference);
  if (const std::optional<Int> now = value(data.form)) return data.equality ? *now == data.bound : *now <= data.bound;
  mpz_class exact = -big(data.bound);
  for (const Summand& s : terms.summands(data.form)) exact += big(s.coefficient) * big(differences.value(s.variable));
  return data.equality ? exact == 0 : exact <= 0;
}

bool Path::follow() {
  for (const Variable variable : defined_) {
    const Definition& definition = *meanings_[variable.index].definition;
    const std::optional<Int> a = value(definition.a), b = value(definition.b);
    const std::optional<Int> result = a && b ? value_of(definition.operation, *a, *b) : std::nullopt;
    if (!result || !in_limits(*result)) return false;
    if (*result != differences.value(variable)) differences.set_value(variable, *result);
  }
  return true;
}

bool Path::model_holds() const {
  if (!differences.model_holds()) return false;
  for (const Condition condition : others_)
    if (model_side(condition) != *side(condition)) return false;
  return true;
}

bool Path::rest_follows() {
  bool touched = false;
  if (!defined_.empty() || !others_.empty()) differences.each_changed([&](uint32_t node) { touched |= tied(node); });
  return !touched || (follow() && model_holds());
}

}  // namespace needle::solve
