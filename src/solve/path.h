// What one path knows: its variables with their ranges and definitions, the conditions that were decided, and the model,
// which satisfies all of it. Deciders read a path and change its model; the solver adds to it and goes back.
#pragma once
#include <optional>
#include <unordered_map>
#include <vector>

#include "solve/conditions.h"
#include "solve/intervals.h"
#include "solve/operations.h"

namespace needle::solve {

struct Definition {
  Operation operation = Operation::Multiply;
  Term a, b;
  friend bool operator==(const Definition&, const Definition&) = default;
};

// What a variable stands for. The ends of a defined one follow from its operands and the path before it.
struct Meaning {
  std::optional<Int> low, high;
  std::optional<Definition> definition;
  // For operations on bits: how many hold both operands, as far as was known where it was defined. 0: more than 64.
  uint8_t bits = 0;
  Sort sort = Sort::Whole;
  friend bool operator==(const Meaning&, const Meaning&) = default;
};

// One step of the path, in the order in which they were taken.
struct Step {
  enum class Kind : uint8_t { Declare, True, False };
  Kind kind;
  uint32_t number;  // of the variable or the condition
  friend bool operator==(const Step&, const Step&) = default;
};

class Path {
 public:
  Terms terms;
  Conditions conditions;
  Differences differences;
  FormEnds form_ends;

  // --- variables
  Variable add_variable(const Meaning& meaning, Int value);
  std::optional<Term> define(Operation operation, Term a, Term b);  // the variable that this path has for it
  size_t variables() const { return meanings_.size(); }
  const Meaning& meaning(Variable variable) const { return meanings_[variable.index]; }
  bool mentioned(Variable variable) const;
  void mention(Term term, int change);
  bool has_doubles() const { return doubles_ != 0; }          // variables that are keys
  std::optional<Term> narrowed(Term term);                    // see solver.h
  bool may_be_negative_zero(Term term, int depth = 6) const;  // see solver.h
  Interval interval(Term term) const { return interval_of(term, terms, differences); }
  Interval interval_of_form(Term form) const { return meet(form_ends.of(form), interval(form)); }

  // --- conditions
  Answer compare(Relation relation, Term a, Term b) {
    return conditions.make(relation, a, b, terms, differences);  // whatever the path holds
  }
  std::optional<bool> side(Condition condition) const;  // if the path holds it
  void add(Condition condition, bool side);             // the model satisfies it
  const std::vector<Step>& steps() const { return steps_; }
  const ConditionData& data(Condition condition) const { return conditions[condition]; }

  // --- the model
  std::optional<Int> value(Term term) const;
  bool model_side(Condition condition) const;
  bool follow();             // gives the defined variables the values that their operands ask for. False: one has none.
  bool model_holds() const;  // edges and conditions; definitions hold after follow
  // After a change of the model by Differences alone: makes the rest follow, or returns false.
  bool rest_follows();

  Solver::Mark mark() const;
  void back_to(const Solver::Mark& mark);

 private:
  struct DefinitionHash {
    size_t operator()(const Definition& definition) const;
  };
  void bound_remainder(Term a, Variable quotient, Int divisor);
  Interval best_interval(Term term);  // by its variables and by its form
  bool tied(uint32_t node) const { return node != Differences::kZero && ties_[node - 1] != 0; }

  std::vector<Step> steps_;
  std::vector<Meaning> meanings_;
  std::vector<uint32_t> mentions_;  // in conditions and as operands, by variable
  std::vector<uint32_t> ties_;      // in conditions that are no differences, and in definitions
  std::vector<Variable> defined_;
  uint32_t doubles_ = 0;
  std::vector<Condition> others_;                                         // the conditions that are no differences
  std::vector<uint8_t> sides_;                                            // by condition: 0, or 1 + side
  std::unordered_map<Definition, Variable, DefinitionHash> definitions_;  // may be those of another path
};

}  // namespace needle::solve
