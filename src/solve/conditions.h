// Conditions in a normal form, so that comparisons that say the same are the same Condition: `form <= bound` or
// `form == bound`. The form is a term without constant, its first coefficient is greater than 0, and its coefficients
// have no common divisor. `x < y`, `y > x`, `2*x <= 2*y - 1` and the opposite of `y <= x` are one condition.
#pragma once
#include <string>
#include <unordered_map>
#include <vector>

#include "solve/differences.h"
#include "solve/terms.h"

namespace needle::solve {

struct ConditionData {
  Term form;
  Int bound = 0;
  bool equality = false;       // otherwise <=
  bool is_difference = false;  // the form is x or x - y
  Difference difference;
};

class Conditions {
 public:
  // What constants alone decide is decided. Neither decided nor a condition: it needs more than 128 bits.
  Answer make(Relation relation, Term a, Term b, Terms& terms, Differences& differences);
  const ConditionData& operator[](Condition condition) const { return data_[condition.index]; }
  std::string show(Condition condition, const Terms& terms) const;
  size_t size() const { return data_.size(); }

 private:
  struct Key {
    Term form;
    Int bound;
    bool equality;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    size_t operator()(const Key& key) const;
  };
  // Comparisons that were made before, found by their operands.
  struct Known {
    Term a, b;
    Relation relation = Relation::Equal;
    Answer answer;
  };
  Answer normalise(Relation relation, Sum& sum, Terms& terms, Differences& differences);
  Condition intern(const Key& key, const Terms& terms, Differences& differences);

  std::vector<ConditionData> data_;
  std::unordered_map<Key, Condition, Hash> table_;
  std::vector<Known> known_;
  Sum scratch_;
};

bool holds(Relation relation, Int a, Int b);

}  // namespace needle::solve
