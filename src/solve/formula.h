// One formula that only grows: clauses over Booleans and comparisons of whole numbers.
//
// Who asks the same question again and again, each time with some more of it known, puts what is known into clauses once
// and for all, and asks under assumptions. The answer is a model, or a core: assumptions of which one must be given up.
//
//   Literal a = formula.fresh(), late = formula.fresh();
//   formula.imply({a}, {*formula.compare(Relation::Less, x, y)});
//   formula.imply({}, {a, late});
//   formula.check({!late})      Satisfiable: value(x), value(a).   Unsatisfiable: core() is empty or {!late}.
//
// Small questions are settled by propagation and by guessing a model, which is then checked clause by clause. Z3's
// context is made only when that does not do.
//
// Numbers are unbounded, but none that is written may need more than 126 bits: then there is no term.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "solve/terms.h"

namespace needle::solve {

// A Boolean or its opposite. Number 0 is the truth.
struct Literal {
  uint32_t code = 0;
  Literal operator!() const { return {code ^ 1}; }
  uint32_t variable() const { return code >> 1; }
  bool negated() const { return code & 1; }
  bool is_true() const { return code == 0; }
  bool is_false() const { return code == 1; }
  friend bool operator==(Literal, Literal) = default;
};
inline constexpr Literal kTrue{0}, kFalse{1};

struct FormulaOptions {
  uint32_t milliseconds = 2000;  // for one question
  uint32_t megabytes = 1024;     // beyond that, of all solvers of the process together, Z3 does not answer
  bool guesses = true;           // small questions are settled without Z3
};

struct FormulaStatistics {
  uint64_t checks = 0, guessed = 0, propagated = 0, z3_calls = 0;
  double z3_seconds = 0;
};

class Formula {
 public:
  explicit Formula(const FormulaOptions& options = {});
  ~Formula();
  Formula(const Formula&) = delete;
  Formula& operator=(const Formula&) = delete;

  // --- numbers
  Term constant(Int value) { return terms_.constant(value); }
  Term variable(std::optional<Int> low = {}, std::optional<Int> high = {});
  std::optional<Term> add(Term a, Term b) { return terms_.add(a, b); }
  std::optional<Term> subtract(Term a, Term b) { return terms_.subtract(a, b); }
  std::optional<Term> multiply(Term a, Term b);
  // Round towards minus infinity. What they are where the divisor is 0 is not said.
  std::optional<Term> divide(Term a, Term b);
  std::optional<Term> modulo(Term a, Term b);
  std::optional<Int> constant_of(Term term) const;

  // --- Booleans
  Literal fresh();
  // Nothing: it needs more than 126 bits.
  std::optional<Literal> compare(Relation relation, Term a, Term b);
  // All premises together imply one of the conclusions.
  using Literals = std::initializer_list<Literal>;
  void imply(Literals premises, Literals conclusions) {
    imply(premises, std::span(conclusions.begin(), conclusions.size()));
  }
  void imply(Literals premises, std::span<const Literal> conclusions);
  size_t clauses() const { return starts_.size() - 1; }

  // --- questions
  enum class Outcome : uint8_t { Satisfiable, Unsatisfiable, Unknown };
  Outcome check(std::span<const Literal> assumptions) { return check(assumptions, options_.milliseconds); }
  Outcome check(std::span<const Literal> assumptions, uint32_t milliseconds);
  const std::vector<Literal>& core() const { return core_; }  // of the last Unsatisfiable
  bool value(Literal literal) const;                          // in the last model
  std::optional<Int> value(Term term) const;
  // Of the literals that hold in the last model: `path`, those that hold because `root` does, which is what it implies,
  // and of several conclusions the first that holds; and `used`, the other premises on the way, or the
  // opposite of one that keeps a clause from saying anything.
  struct Because {
    std::vector<Literal> path, used;
  };
  Because because(Literal root) const;
  bool is_comparison(Literal literal) const { return atoms_[literal.variable()].has_value(); }

  const FormulaStatistics& statistics() const { return statistics_; }
  bool is_full() const;  // Z3 has all of its memory
  void interrupt();      // from any thread: the question under way ends soon, and so do all after it

 private:
  friend class Z3Formula;
  // term <= 0, or term == 0. No atom: a Boolean.
  struct Atom {
    Term term;
    bool equality = false;
  };
  struct Product {
    Term a, b, result;
    enum Kind : uint8_t { Multiply, Divide, Modulo } kind;
  };
  struct Ends {
    std::optional<Int> low, high;
  };

  std::span<const Literal> clause(size_t i) const {
    return {literals_.data() + starts_[i], starts_[i + 1] - starts_[i]};
  }
  std::optional<Literal> atom(Term term, bool equality);
  std::optional<Term> product(Product::Kind kind, Term a, Term b);
  // Propagation: false when the clauses contradict the assumptions; then core_ is set.
  bool propagate(std::span<const Literal> assumptions);
  bool assign(Literal literal, int32_t reason);
  bool scan(uint32_t clause);
  void find_core(std::vector<Literal> conflict);
  bool guess();
  bool repair();
  bool repair(const Atom& atom, bool holds, bool newest);
  bool follow_products();
  bool atom_holds(const Atom& atom) const;
  std::optional<Int> evaluate(Term term) const;

  FormulaOptions options_;
  Terms terms_;
  std::vector<Ends> ends_;                  // by variable
  std::vector<std::optional<Atom>> atoms_;  // by Boolean
  std::unordered_map<uint64_t, Literal> known_atoms_;
  std::unordered_map<uint64_t, size_t> known_products_;
  std::vector<Product> products_;
  std::vector<Literal> literals_;  // of all clauses
  std::vector<uint32_t> starts_;
  std::vector<uint32_t> premises_;  // by clause: how many of its literals, the first, are opposites of premises
  std::vector<std::vector<uint32_t>> occurs_;  // by literal: the clauses it is in

  std::vector<int8_t> assigned_;  // by Boolean: 0 not, 1 true, -1 false
  std::vector<int32_t> reason_;   // the clause; -1 an assumption
  std::vector<Literal> trail_;
  std::vector<Literal> core_;
  std::vector<bool> truth_;  // the last model
  std::vector<Int> numbers_;
  std::unique_ptr<class Z3Formula> z3_;
  FormulaStatistics statistics_;
};

}  // namespace needle::solve
