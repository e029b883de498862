#include <algorithm>

#include "solve/formula.h"

namespace needle::solve {

bool Formula::assign(Literal literal, int32_t reason) {
  int8_t& now = assigned_[literal.variable()];
  const int8_t wanted = literal.negated() ? -1 : 1;
  if (now == wanted) return true;
  if (now != 0) return false;
  now = wanted;
  reason_[literal.variable()] = reason;
  trail_.push_back(literal);
  return true;
}

// Whether a clause still can hold; one literal that is left is implied.
bool Formula::scan(uint32_t number) {
  Literal left = kFalse;
  for (const Literal l : clause(number)) {
    const int8_t now = assigned_[l.variable()];
    if (now == 0) {
      if (!left.is_false()) return true;
      left = l;
    } else if ((now > 0) != l.negated()) {
      return true;
    }
  }
  if (left.is_false()) return false;
  return assign(left, static_cast<int32_t>(number));
}

void Formula::find_core(std::vector<Literal> conflict) {
  std::vector<bool> seen(atoms_.size());
  while (!conflict.empty()) {
    const Literal at = conflict.back();
    conflict.pop_back();
    if (seen[at.variable()]) continue;
    seen[at.variable()] = true;
    const int32_t reason = reason_[at.variable()];
    if (reason < 0) {
      core_.push_back(assigned_[at.variable()] > 0 ? Literal{at.variable() * 2} : Literal{at.variable() * 2 + 1});
      continue;
    }
    for (const Literal l : clause(static_cast<size_t>(reason))) conflict.push_back(l);
  }
}

bool Formula::propagate(std::span<const Literal> assumptions) {
  assigned_.assign(atoms_.size(), 0);
  reason_.assign(atoms_.size(), -1);
  trail_.clear();
  auto fails_at = [this](uint32_t number) {
    const std::span<const Literal> all = clause(number);
    find_core({all.begin(), all.end()});
    return false;
  };
  for (uint32_t i = 0; i < clauses(); ++i)
    if (clause(i).size() <= 1 && !scan(i)) return fails_at(i);
  for (const Literal a : assumptions) {
    if (assign(a, -1)) continue;
    find_core({a});
    if (std::find(core_.begin(), core_.end(), a) == core_.end()) core_.push_back(a);
    return false;
  }
  for (size_t at = 0; at < trail_.size(); ++at)
    for (const uint32_t number : occurs_[(!trail_[at]).code])
      if (!scan(number)) return fails_at(number);
  return true;
}

// --- a model by guessing: what is not implied is false, numbers are moved until the conditions that are implied hold

bool Formula::atom_holds(const Atom& atom) const {
  const std::optional<Int> number = evaluate(atom.term);
  return number && (atom.equality ? *number == 0 : *number <= 0);
}

// Moves one variable just so far that the condition holds.
bool Formula::repair(const Atom& atom, bool holds, bool newest) {
  const std::optional<Int> now = evaluate(atom.term);
  if (!now) return false;
  const std::span<const Summand> parts = terms_.summands(atom.term);
  for (size_t i = 0; i < parts.size(); ++i) {
    const Summand& s = parts[newest ? parts.size() - 1 - i : i];
    const Int wanted = atom.equality ? (holds ? -*now : 1) : (holds ? -*now : 1 - *now);
    const bool exact = wanted % s.coefficient == 0;
    if (atom.equality && holds && !exact) continue;
    Int change = wanted / s.coefficient;
    if (!exact) change += (wanted < 0) == (s.coefficient < 0) ? 1 : -1;
    const auto next = plus(numbers_[s.variable.index], change);
    const Ends& ends = ends_[s.variable.index];
    if (!next || !in_limits(*next) || (ends.low && *next < *ends.low) || (ends.high && *next > *ends.high)) continue;
    numbers_[s.variable.index] = *next;
    return true;
  }
  return false;
}

bool Formula::follow_products() {
  for (const Product& p : products_) {
    const auto a = evaluate(p.a), b = evaluate(p.b);
    if (!a || !b) return false;
    std::optional<Int> result;
    if (p.kind == Product::Multiply)
      result = times(*a, *b);
    else if (*b > 0)
      result = p.kind == Product::Divide ? floor_divide(*a, *b) : floor_modulo(*a, *b);
    if (!result || !in_limits(*result)) return false;
    numbers_[terms_.summands(p.result)[0].variable.index] = *result;
  }
  return true;
}

bool Formula::repair() {
  constexpr int kRounds = 30;
  std::vector<std::pair<Atom, bool>> wanted;
  for (uint32_t v = 0; v < atoms_.size(); ++v)
    if (atoms_[v] && assigned_[v] != 0) wanted.emplace_back(*atoms_[v], assigned_[v] > 0);
  for (int round = 0; round < kRounds; ++round) {
    if (!follow_products()) return false;
    bool all = true;
    for (const auto& [atom, holds] : wanted) {
      if (atom_holds(atom) == holds) continue;
      all = false;
      if (!repair(atom, holds, round % 2 == 0)) return false;
    }
    if (all) return true;
  }
  return false;
}

bool Formula::guess() {
  constexpr size_t kMostNumbers = 200;
  if (ends_.size() > kMostNumbers) return false;
  numbers_.assign(ends_.size(), 0);
  for (size_t i = 0; i < ends_.size(); ++i) {
    if (ends_[i].low && *ends_[i].low > 0) numbers_[i] = *ends_[i].low;
    if (ends_[i].high && *ends_[i].high < 0) numbers_[i] = *ends_[i].high;
  }
  if (!repair()) return false;
  truth_.assign(atoms_.size(), false);
  for (uint32_t v = 0; v < atoms_.size(); ++v) truth_[v] = atoms_[v] ? atom_holds(*atoms_[v]) : assigned_[v] > 0;
  for (size_t i = 0; i < clauses(); ++i) {
    const std::span<const Literal> all = clause(i);
    if (std::none_of(all.begin(), all.end(), [&](Literal l) { return value(l); })) return false;
  }
  return true;
}

}  // namespace needle::solve
