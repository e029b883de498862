// Match compilation: the clauses of a match to a tree of tests, none of which is made twice on any way through it.
//
//   match e with | [] -> 0 | 1 :: _ -> 1 | _ -> 2
//
// becomes: is e []? then clause 0; is it x :: y? then, is x 1? then clause 1, else clause 2; else clause 2. A clause can
// stand at several leaves, or at none.
#pragma once
#include <memory>
#include <vector>

#include "nat/constructors.h"
#include "nat/tree.h"
#include "source/diagnostic.h"

namespace needle::nat {

struct Bound {
  Name name;
  const core::Var* var;
};

struct Decision {
  struct Branch {
    const core::DataCon* con = nullptr;  // null: the number
    core::Literal number;
    std::vector<const core::Var*> fields;
    std::unique_ptr<Decision> then;
  };
  const core::Var* subject = nullptr;  // null: a leaf
  std::vector<Branch> branches;
  std::unique_ptr<Decision> otherwise;  // null: nothing fits

  size_t clause = 0;         // of a leaf
  std::vector<Bound> bound;  // the variables of its pattern
};

// Tests that all the matches of one program may have together, so that no program grows without bound here.
inline constexpr size_t kMostTests = 1'000'000;

struct DecideContext {
  core::Program& program;
  Constructors& constructors;
  Diagnostics& diagnostics;
  size_t tests = 0;  // made so far

  bool spend(size_t more, Span place);  // false when they are too many, which is reported once
};

// Null after an error, which is reported.
std::unique_ptr<Decision> decide(Seq<const Clause> clauses, const core::Var* subject, Span place,
                                 DecideContext& context);

core::Literal number_literal(std::string_view digits);  // with a - before them, or without

}  // namespace needle::nat
