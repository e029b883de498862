// Numbers that nobody has chosen yet: what is decided about them on one path, and what else is possible.
//
// A search gives the numbers of its inputs as variables. Arithmetic on them makes terms, comparisons make conditions. A
// condition that the path does not decide has two sides, and the search takes one of them, later the other:
//
//   Term x = solver.variable(range), y = solver.variable(range);
//   Answer a = solver.compare(Relation::Less, x, *solver.add(y, solver.constant(3)));
//   a.decided: True or False on this path.    Otherwise a.condition, and whether it was asked the other way round.
//   Mark m = solver.mark();
//   solver.assume(a.condition, solver.model_side(a.condition));   always possible, and for nothing
//   solver.back_to(m);
//   solver.assume(a.condition, other side)   Possible: it is part of the path. Impossible, Unknown: nothing has changed.
//
// The invariant: the model, a value for each variable, satisfies all that the path holds. So one side of every condition
// is known to be possible, and a solver is needed only for the other.
//
// Variables are dense numbers, given out in order and taken back by back_to. So the same decisions give the same numbers
// again: terms and conditions mean the same on every path, are made once and never undone. What a variable stands for
// (its range, or the operation that defines it) belongs to the path.
//
// Deciding goes through a chain of deciders, cheapest first, each in its own file; Options can switch each off. Numbers
// are 128 bits wide; what needs more is refused (no term) or unknown, never wrong.
//
// A Double is a variable as well: its key (base/double_key.h), which says where it stands in the order of all Doubles. So
// comparisons of Doubles are conditions like all others, once it is known that none is NaN and which zero is meant; sums
// and other operations on them are Operations, and the deciders that know nothing of them only see their ends.
//
// One solver belongs to one thread. Only `interrupt` may be called from another.
#pragma once
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "base/relation.h"

namespace needle::solve {

using Int = __int128;

using Term = Id<struct TermTag>;
using Condition = Id<struct ConditionTag>;
using Variable = Id<struct VariableTag>;

// What the numbers of a variable stand for.
enum class Sort : uint8_t { Whole, Double, Float };  // the last two: keys

struct Range {
  std::optional<Int> low, high;  // both are in it, and less than 2^126 from 0; nothing: no end
  Int start = 0;                 // the model's first value, if it is in the range
  Sort sort = Sort::Whole;
};
Range all_of(Sort sort);  // with NaN

// Operations that are no sum: their result is a variable that they define.
enum class Operation : uint8_t {
  Multiply,
  Divide,  // rounds towards minus infinity; the divisor is greater than 0 on this path
  Modulo,  // of that division
  And,     // of the two's complements, whatever their length
  Or,
  Xor,
  // On keys of Doubles. Those with one operand have the constant 0 for the second.
  DoubleAdd,
  DoubleSubtract,
  DoubleMultiply,
  DoubleDivide,
  DoubleSqrt,
  DoubleFrom,      // of a whole number modulo 2^64, as an Int
  DoubleTruncate,  // a whole number: truncate_double
  FloatNarrow,     // of a Double, the key of the nearest Float
  FloatWiden,      // of a Float, the key as a Double
  // What only our own arithmetic knows.
  DoubleFromInteger,  // of a whole number, as GHC rounds: towards 0 beyond 64 bits
  DoubleExp,
  DoubleLog,
  DoubleSin,
  DoubleCos,
  DoubleTan,
  DoubleAsin,
  DoubleAcos,
  DoubleAtan,
  DoubleSinh,
  DoubleCosh,
  DoubleTanh,
  DoubleAsinh,
  DoubleAcosh,
  DoubleAtanh,
  DoublePow,
};
inline bool is_on_doubles(Operation operation) {
  return operation >= Operation::DoubleAdd;
}

using needle::Relation;
enum class Possible : uint8_t { Yes, No, Unknown };

struct Answer {
  std::optional<bool> decided;  // the relation holds, or does not, for every number that the path allows
  Condition condition;          // otherwise: the relation holds where the condition is `holds_when`
  bool holds_when = true;
  // Neither decided nor a valid condition: it needs more than 128 bits. Only constants of 126 bits and more come so far.
};

enum class Decider : uint8_t { Differences, Intervals, Moves, Simplex, Equalities, Cache, Z3 };
inline constexpr size_t kDeciders = 7;
const char* name_of(Decider decider);

// The last decider of the chain: Z3 is part of this program, cvc5 is run if it is installed.
enum class Smt : uint8_t { Z3, Cvc5 };
const char* name_of(Smt smt);
bool is_installed(Smt smt);

struct Options {
  Smt smt = Smt::Z3;
  std::array<bool, kDeciders> on = {true, true, true, true, true, true, true};
  uint32_t z3_milliseconds = 500;  // for one question
  uint32_t z3_megabytes = 512;     // beyond that, of all solvers of the process together, Z3 is not asked
  size_t most_terms = 2'000'000;   // beyond that there are no more, until reset
  // Tests: every n-th answer of Z3 is replaced by unknown; 0: none is.
  uint32_t lose_every = 0;
};

struct Statistics {
  uint64_t comparisons = 0;                       // on terms that are no constants
  uint64_t on_path = 0;                           // decided: the path holds the same condition
  uint64_t free = 0;                              // sides assumed because the model satisfies them
  std::array<uint64_t, kDeciders> entailed = {};  // comparisons decided, by whom
  std::array<uint64_t, kDeciders> possible = {};  // other sides
  std::array<uint64_t, kDeciders> impossible = {};
  uint64_t by_subset = 0, by_superset = 0;  // of what the cache decided: by the answer to a smaller, a larger question
  uint64_t unknown = 0;
  uint64_t z3_calls = 0;
  double z3_seconds = 0;
};

class Solver {
 public:
  explicit Solver(const Options& options = {});
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  // --- terms. Nothing: a coefficient, or the model's value of a defined variable, would pass 2^126; or a divisor is
  // not greater than 0.
  Term constant(Int value);
  Term variable(const Range& range);
  Variable newest() const;  // the one made last
  std::optional<Term> add(Term a, Term b);
  std::optional<Term> subtract(Term a, Term b);
  std::optional<Term> apply(Operation operation, Term a, Term b);
  size_t terms() const;  // made since reset, on all paths
  bool has_too_many_terms() const;
  std::optional<Int> constant_of(Term term) const;  // if it has no variable
  // The same Double as a Float, as keys: if it is a Float widened, that one's or its negation's.
  std::optional<Term> narrowed(Term term) const;
  // Whether the path allows a key of a Double, or of a Float, to be that of -0.0, as far as is seen at once.
  bool may_be_negative_zero(Term term) const;
  // Whether it lies between these for all that the path allows, as far as the ends of its variables tell.
  bool is_within(Term term, Int low, Int high) const;
  std::string show(Term term) const;  // x0, x1 .. are the variables
  std::string show(Condition condition) const;

  // --- conditions
  Answer compare(Relation relation, Term a, Term b);
  std::optional<bool> decided(Condition condition);  // by this path
  bool model_side(Condition condition) const;

  // --- the path
  Possible assume(Condition condition, bool side);
  struct Mark {
    std::array<uint32_t, 8> at;
  };
  Mark mark() const;
  void back_to(const Mark& mark);
  void reset();  // to the empty path; tables that have grown large are emptied, so terms and conditions are void

  // --- the model. Nothing: the value needs more than 128 bits.
  std::optional<Int> value(Term term) const;
  void mention(Term term);  // until unmention: something that the solver does not see depends on it
  void unmention(Term term);
  bool mentioned(Term term) const;  // some condition on the path, or an operation, depends on a variable of it
  // Makes the values small, the first terms first: each term in turn gets the first of its wishes that is possible
  // beside all before it, otherwise the value nearest to 0 that is found. The path holds them afterwards: mark() before.
  // Stops making smaller after so many calls of Z3, or when they take long.
  struct Wish {
    Term term;
    std::vector<Int> first;
    Sort sort = Sort::Whole;
  };
  void make_small(const std::vector<Wish>& wishes, uint64_t z3_calls);

  const Statistics& statistics() const;
  const char* name_of(Decider decider) const;
  // From any thread: the question under way is answered soon, by Unknown, and so are all after it. One that Z3 is just
  // about to start may miss it and takes its time, z3_milliseconds at most.
  void interrupt();

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace needle::solve
