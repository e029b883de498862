// Linear terms: a constant and, in order of the variables, a coefficient for each variable that occurs. Equal terms are
// the same Term. Terms are made once and never undone: what their variables stand for belongs to the path.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "solve/integer.h"

namespace needle::solve {

struct Summand {
  Variable variable;
  Int coefficient = 1;  // never 0
  friend bool operator==(const Summand&, const Summand&) = default;
};

// A term that has no number yet.
struct Sum {
  std::vector<Summand> summands;
  Int constant = 0;
};

class Terms {
 public:
  Terms();
  Term constant(Int value);
  Term variable(Variable variable);
  // Nothing: a number beyond the limits.
  std::optional<Term> add(Term a, Term b) { return combine_cached(a, b, 1); }
  std::optional<Term> subtract(Term a, Term b) { return combine_cached(a, b, -1); }
  std::optional<Term> scale(Term a, Int factor);
  Term intern(std::span<const Summand> summands, Int constant);

  // a + factor * b. False: some number does not fit into 128 bits.
  bool combine(Term a, Term b, Int factor, Sum& sum) const;

  std::span<const Summand> summands(Term term) const {
    return {summands_.data() + heads_[term.index].begin, heads_[term.index].count};
  }
  Int constant_part(Term term) const { return heads_[term.index].constant; }
  bool is_constant(Term term) const { return heads_[term.index].count == 0; }
  std::string show(Term term) const;
  size_t size() const { return heads_.size(); }

 private:
  struct Head {
    Int constant;
    uint64_t hash;
    uint32_t begin, count;
  };
  // Sums that were made before, found by their operands.
  struct Known {
    Term a, b, result;
    Int factor = 0;
  };
  std::optional<Term> combine_cached(Term a, Term b, Int factor);
  void grow();

  std::vector<Head> heads_;
  std::vector<Summand> summands_;
  std::vector<uint32_t> table_;  // open addressing; a power of two
  std::vector<Known> known_;
  std::vector<Term> variables_;
  Sum scratch_;
};

}  // namespace needle::solve
