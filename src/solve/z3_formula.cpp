#include "solve/z3_formula.h"

#include <z3++.h>

#include <chrono>
#include <unordered_set>

#include "solve/watchdog.h"

namespace needle::solve {

struct Z3Formula::State {
  const Formula& formula;
  z3::context context;
  z3::solver solver{context, z3::solver::simple()};
  std::vector<z3::expr> booleans, numbers;
  size_t clauses = 0, products = 0;
  Watchdog watchdog{[this] { context.interrupt(); }, [this] { return formula.is_full(); }};

  explicit State(const Formula& of) : formula(of) {
    z3::params parameters(context);
    parameters.set("ctrl_c", false);  // Z3 would take SIGINT from the program
    solver.set(parameters);
  }

  z3::expr number(Int value) {
    if (value == static_cast<int64_t>(value)) return context.int_val(static_cast<int64_t>(value));
    return context.int_val(show(value).c_str());
  }

  z3::expr term(Term t) {
    z3::expr_vector parts(context);
    for (const Summand& s : formula.terms_.summands(t)) {
      const z3::expr& x = numbers[s.variable.index];
      parts.push_back(s.coefficient == 1 ? x : number(s.coefficient) * x);
    }
    const Int rest = formula.terms_.constant_part(t);
    if (parts.empty() || rest != 0) parts.push_back(number(rest));
    return parts.size() == 1 ? parts[0] : z3::sum(parts);
  }

  z3::expr literal(Literal l) { return l.negated() ? !booleans[l.variable()] : booleans[l.variable()]; }

  void tell_products() {
    for (; products < formula.products_.size(); ++products) {
      const Formula::Product& p = formula.products_[products];
      const z3::expr a = term(p.a), b = term(p.b), result = term(p.result);
      if (p.kind == Formula::Product::Multiply)
        solver.add(result == a * b);
      else if (p.kind == Formula::Product::Modulo)
        solver.add(z3::implies(b > 0, result == z3::mod(a, b)));
      else
        solver.add(z3::implies(b > 0, b * result <= a && a < b * result + b));
    }
  }

  // False: it was stopped, or there is no memory left.
  bool tell(const std::atomic<bool>& stopped) {
    constexpr size_t kBetweenLooks = 256;
    while (numbers.size() < formula.ends_.size()) {
      const Formula::Ends& ends = formula.ends_[numbers.size()];
      numbers.push_back(context.int_const(("x" + std::to_string(numbers.size())).c_str()));
      if (ends.low) solver.add(numbers.back() >= number(*ends.low));
      if (ends.high) solver.add(numbers.back() <= number(*ends.high));
    }
    tell_products();
    while (booleans.size() < formula.atoms_.size()) {
      if (stopped) return false;
      const std::optional<Formula::Atom>& atom = formula.atoms_[booleans.size()];
      if (!atom)
        booleans.push_back(context.bool_const(("b" + std::to_string(booleans.size())).c_str()));
      else
        booleans.push_back(atom->equality ? term(atom->term) == 0 : term(atom->term) <= 0);
    }
    for (; clauses < formula.clauses(); ++clauses) {
      if (stopped || (clauses % kBetweenLooks == 0 && formula.is_full())) return false;
      z3::expr_vector all(context);
      for (const Literal l : formula.clause(clauses)) all.push_back(literal(l));
      solver.add(z3::mk_or(all));
    }
    return true;
  }

  // Atoms are assumed by a Boolean of their own: Z3 takes no others.
  z3::expr assumption(Literal l) {
    if (!formula.atoms_[l.variable()]) return literal(l);
    const z3::expr named = context.bool_const(("a" + std::to_string(l.code)).c_str());
    solver.add(z3::implies(named, literal(l)));
    return named;
  }

  bool take(Formula& out) {
    const z3::model model = solver.get_model();
    out.numbers_.assign(numbers.size(), 0);
    for (size_t i = 0; i < numbers.size(); ++i) {
      const z3::expr value = model.eval(numbers[i], true);
      std::string digits;
      if (!value.is_numeral(digits)) return false;
      const std::optional<Int> parsed = parse(digits);
      if (!parsed || !in_limits(*parsed)) return false;
      out.numbers_[i] = *parsed;
    }
    out.truth_.assign(booleans.size(), false);
    for (size_t i = 0; i < booleans.size(); ++i) {
      const std::optional<Formula::Atom>& atom = formula.atoms_[i];
      out.truth_[i] = atom ? out.atom_holds(*atom) : model.eval(booleans[i], true).is_true();
    }
    return true;
  }
};

Z3Formula::Z3Formula(Formula& formula) : formula_(formula) {}
Z3Formula::~Z3Formula() = default;

size_t Z3Formula::megabytes() {
  return Z3_get_estimated_alloc_size() >> 20;
}

void Z3Formula::start() {
  auto made = std::make_unique<State>(formula_);
  const std::lock_guard lock(mutex_);
  if (stopped_) made->watchdog.stop();
  state_ = std::move(made);
}

Formula::Outcome Z3Formula::check(std::span<const Literal> assumptions, uint32_t milliseconds) {
  using Outcome = Formula::Outcome;
  const auto began = std::chrono::steady_clock::now();
  if (formula_.is_full()) return Outcome::Unknown;
  try {
    if (!state_) start();
    if (!state_->tell(stopped_)) return Outcome::Unknown;
    z3::expr_vector assumed(state_->context);
    for (const Literal a : assumptions) assumed.push_back(state_->assumption(a));
    z3::check_result result;
    {
      const Watchdog::Call call(state_->watchdog, milliseconds);
      result = state_->solver.check(assumed);
    }
    ++formula_.statistics_.z3_calls;
    formula_.statistics_.z3_seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    if (result == z3::sat) return state_->take(formula_) ? Outcome::Satisfiable : Outcome::Unknown;
    if (result != z3::unsat) return Outcome::Unknown;
    std::unordered_set<unsigned> core;
    for (const z3::expr& in : state_->solver.unsat_core()) core.insert(in.id());
    for (unsigned i = 0; i < assumptions.size(); ++i)
      if (core.contains(assumed[i].id())) formula_.core_.push_back(assumptions[i]);
    return Outcome::Unsatisfiable;
  } catch (const std::exception&) {  // in which state it left its scopes nobody knows
    const std::lock_guard lock(mutex_);
    state_.reset();
    return Outcome::Unknown;
  }
}

void Z3Formula::interrupt() {
  const std::lock_guard lock(mutex_);
  stopped_ = true;
  if (state_) state_->watchdog.stop();
}

}  // namespace needle::solve
