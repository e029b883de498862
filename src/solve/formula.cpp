#include "solve/formula.h"

#include <algorithm>

#include "solve/z3_formula.h"

namespace needle::solve {

Formula::Formula(const FormulaOptions& options)
    : options_(options), starts_{0}, z3_(std::make_unique<Z3Formula>(*this)) {
  fresh();
  imply({}, {kTrue});
}
Formula::~Formula() = default;

Term Formula::variable(std::optional<Int> low, std::optional<Int> high) {
  ends_.push_back({low, high});
  return terms_.variable(Variable(static_cast<uint32_t>(ends_.size() - 1)));
}

std::optional<Int> Formula::constant_of(Term term) const {
  if (!terms_.is_constant(term)) return std::nullopt;
  return terms_.constant_part(term);
}

std::optional<Term> Formula::product(Product::Kind kind, Term a, Term b) {
  const uint64_t key = (uint64_t{a.index} * 2654435761u + b.index) * 4 + kind;
  const auto known = known_products_.find(key);
  if (known != known_products_.end()) {
    const Product& p = products_[known->second];
    if (p.kind == kind && p.a == a && p.b == b) return p.result;
  }
  const Term result = variable();
  known_products_[key] = products_.size();
  products_.push_back({a, b, result, kind});
  return result;
}

std::optional<Term> Formula::multiply(Term a, Term b) {
  if (const auto factor = constant_of(a)) return terms_.scale(b, *factor);
  if (const auto factor = constant_of(b)) return terms_.scale(a, *factor);
  return product(Product::Multiply, a, b);
}

std::optional<Term> Formula::divide(Term a, Term b) {
  const auto divisor = constant_of(b), dividend = constant_of(a);
  if (divisor == Int{1}) return a;
  if (divisor && dividend && *divisor > 0) return constant(floor_divide(*dividend, *divisor));
  return product(Product::Divide, a, b);
}

std::optional<Term> Formula::modulo(Term a, Term b) {
  const auto divisor = constant_of(b), dividend = constant_of(a);
  if (divisor == Int{1}) return constant(0);
  if (divisor && dividend && *divisor > 0) return constant(floor_modulo(*dividend, *divisor));
  return product(Product::Modulo, a, b);
}

Literal Formula::fresh() {
  const auto number = static_cast<uint32_t>(atoms_.size());
  atoms_.emplace_back();
  occurs_.resize(2 * atoms_.size());
  return {number * 2};
}

// The first coefficient of an atom's term is greater than 0, so that a condition and its opposite are one Boolean.
std::optional<Literal> Formula::atom(Term term, bool equality) {
  if (const auto number = constant_of(term)) return (equality ? *number == 0 : *number <= 0) ? kTrue : kFalse;
  bool opposite = false;
  if (terms_.summands(term)[0].coefficient < 0) {
    std::optional<Term> other = terms_.scale(term, -1);
    if (other && !equality) {
      other = terms_.add(*other, terms_.constant(1));
      opposite = true;
    }
    if (!other) return std::nullopt;
    term = *other;
  }
  const auto [known, is_new] = known_atoms_.try_emplace(uint64_t{term.index} * 2 + equality, kTrue);
  if (is_new) {
    known->second = fresh();
    atoms_[known->second.variable()] = Atom{term, equality};
  }
  return opposite ? !known->second : known->second;
}

std::optional<Literal> Formula::compare(Relation relation, Term a, Term b) {
  if (relation == Relation::Greater) return compare(Relation::Less, b, a);
  if (relation == Relation::GreaterEqual) return compare(Relation::LessEqual, b, a);
  std::optional<Term> difference = terms_.subtract(a, b);
  if (difference && relation == Relation::Less) difference = terms_.add(*difference, terms_.constant(1));
  if (!difference) return std::nullopt;
  const bool equality = relation == Relation::Equal || relation == Relation::NotEqual;
  const std::optional<Literal> out = atom(*difference, equality);
  return out && relation == Relation::NotEqual ? !*out : out;
}

void Formula::imply(Literals premises, std::span<const Literal> conclusions) {
  for (const Literal p : premises)
    if (p.is_false()) return;
  for (const Literal c : conclusions)
    if (c.is_true() && clauses() > 0) return;
  const auto number = static_cast<uint32_t>(clauses());
  const size_t begin = literals_.size();
  auto put = [&](Literal l) {
    if (l.is_false()) return;
    literals_.push_back(l);
    occurs_[l.code].push_back(number);
  };
  for (const Literal p : premises) put(!p);
  premises_.push_back(static_cast<uint32_t>(literals_.size() - begin));
  for (const Literal c : conclusions) put(c);
  starts_.push_back(static_cast<uint32_t>(literals_.size()));
}

Formula::Outcome Formula::check(std::span<const Literal> assumptions, uint32_t milliseconds) {
  ++statistics_.checks;
  core_.clear();
  if (options_.guesses) {
    if (!propagate(assumptions)) {
      ++statistics_.propagated;
      return Outcome::Unsatisfiable;
    }
    if (guess()) {
      ++statistics_.guessed;
      return Outcome::Satisfiable;
    }
  }
  return z3_->check(assumptions, milliseconds);
}

bool Formula::value(Literal literal) const {
  const uint32_t v = literal.variable();
  return v < truth_.size() && truth_[v] != literal.negated();
}

std::optional<Int> Formula::value(Term term) const {
  return evaluate(term);
}

std::optional<Int> Formula::evaluate(Term term) const {
  Int sum = terms_.constant_part(term);
  for (const Summand& s : terms_.summands(term)) {
    const Int number = s.variable.index < numbers_.size() ? numbers_[s.variable.index] : 0;
    const auto part = times(s.coefficient, number);
    const auto next = part ? plus(sum, *part) : std::nullopt;
    if (!next) return std::nullopt;
    sum = *next;
  }
  return sum;
}

Formula::Because Formula::because(Literal root) const {
  Because out;
  std::vector<bool> seen(atoms_.size());
  std::vector<Literal> work{root};
  seen[root.variable()] = true;
  while (!work.empty()) {
    const Literal at = work.back();
    work.pop_back();
    out.path.push_back(at);
    for (const uint32_t i : occurs_[(!at).code]) {
      const std::span<const Literal> all = clause(i), conclusions = all.subspan(premises_[i]);
      const std::span<const Literal> opposites = all.first(premises_[i]);
      const auto off = std::find_if(opposites.begin(), opposites.end(), [&](Literal l) { return value(l); });
      if (off != opposites.end()) {  // it says nothing, because this premise does not hold
        out.used.push_back(*off);
        continue;
      }
      for (const Literal l : opposites) out.used.push_back(!l);
      const auto next = std::find_if(conclusions.begin(), conclusions.end(), [&](Literal l) { return value(l); });
      if (next == conclusions.end() || seen[next->variable()]) continue;
      seen[next->variable()] = true;
      work.push_back(*next);
    }
  }
  return out;
}

bool Formula::is_full() const {
  return Z3Formula::megabytes() > options_.megabytes;
}

void Formula::interrupt() {
  z3_->interrupt();
}

}  // namespace needle::solve
