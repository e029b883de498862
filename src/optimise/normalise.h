// Core with free variables, brought to weak head normal form as far as that goes, and compared. Call by need, on the
// C++ stack, within a budget: for the small expressions of an overlapping definition, not for running programs.
#pragma once
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::optimise {

enum class TermKind : uint8_t {
  Delayed,   // expr in env
  Con,       // con, args
  Lit,       // literal
  Function,  // expr, a lambda, in env; args: fewer than it wants
  Input,     // a free variable; input: its number
  Opaque,    // a variable nothing is known of; var
  Bottom,    // an exception
  Applied,   // head, which is stuck, to args
  Case,      // expr in env, its scrutinee `head` is stuck
  Match,     // expr in env, an overlap whose subjects are args
  Prim,      // expr, of args
};

struct Environment;

struct Term {
  TermKind kind = TermKind::Delayed;
  const core::Expr* expr = nullptr;
  const Environment* env = nullptr;
  const core::DataCon* con = nullptr;
  const core::Var* var = nullptr;
  core::Literal literal;
  uint32_t input = 0;
  Term* head = nullptr;
  std::vector<Term*> args;
  Term* value = nullptr;  // Delayed: what it came to
  bool active = false;    // Delayed: being evaluated
};

struct Environment {
  const core::Var* var;
  Term* term;
  const Environment* outer;
};

// Nothing can be said: the evaluation takes too long.
struct OutOfBudget {};

class Normaliser {
 public:
  explicit Normaliser(core::Program& program, uint64_t steps) : program_(program), steps_(steps) {}

  Term* con(const core::DataCon* con, std::vector<Term*> args);
  Term* literal(const core::Literal& literal);
  Term* input(uint32_t number);
  Term* delay(const core::Expr* e, const Environment* env);
  const Environment* bind(const core::Var* v, Term* term, const Environment* outer);
  // Binds what the pattern names; the term must match it.
  const Environment* bind_pattern(const core::OverlapPattern& p, Term* term, const Environment* outer);

  Term* whnf(Term* term);

  enum class Same : uint8_t { Yes, No, Unknown };
  // No: for some values of the inputs they differ.
  Same compare(Term* a, Term* b);

  // The input that a term, or the first unknown comparison, waits for, and the type it is matched against.
  struct Blocker {
    uint32_t input;
    const core::TyCon* type;
  };
  std::optional<Blocker> blocker() const { return blocker_; }
  // Whether something waits for what a function that is an input returns.
  bool waits_for_function() const { return waits_for_function_; }

 private:
  Term* make(TermKind kind);
  void step();
  Term* eval(const core::Expr* e, const Environment* env);
  Term* eval_let(const core::LetExpr& e, const Environment* env);
  Term* eval_case(const core::CaseExpr& e, const Environment* env);
  Term* eval_overlap(const core::OverlapExpr& e, const Environment* env);
  Term* eval_prim(const core::PrimExpr& e, const Environment* env);
  Term* apply(Term* f, std::vector<Term*> args);
  Term* unpacked(Term* text);
  Term* boolean(bool b);
  enum class Fit : uint8_t { Matches, Refuted, Blocked, Raised };
  Fit fit(const core::OverlapPattern& p, Term* term);
  Same stuck(Term* a, Term* b);
  Same all(const std::vector<Term*>& a, const std::vector<Term*>& b);
  bool same_environment(const core::Expr* e, const Environment* a, const Environment* b);
  void wait_for(Term* term, const core::TyCon* type);
  Term* lookup(const core::Var* v, const Environment* env);

  core::Program& program_;
  uint64_t steps_;
  uint32_t depth_ = 0;
  uint32_t fresh_ = UINT32_MAX;  // inputs made for comparing functions count down
  std::deque<Term> terms_;
  std::deque<Environment> environments_;
  std::unordered_map<uint32_t, Term*> globals_;
  std::unordered_map<const core::Var*, Term*> opaque_;
  std::unordered_map<uint32_t, Term*> inputs_;
  std::optional<Blocker> blocker_;
  bool waits_for_function_ = false;
};

}  // namespace needle::optimise
