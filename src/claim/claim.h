// A claim is what might be false, as core over unknown inputs: one closed variant for all commands.
//
//                 made from                              an engine looks for inputs
//   Property      a function whose result is a test's    for which the test fails
//   Predicate     the same, all of it a precondition     for which the test passes
//   Target        a function that leads to marked code   whose evaluation passes one of the marks
//   Mutant        a property of a changed program        for which the test fails
//   Refinement    a function with a refined type         for which it, or a call in it, is not as types say
//
// All of them are a Test, a global of n parameters whose result is the number of a TestResult (judge.h). They differ in
// what counts as success, which `sought` says, and in what is fixed beside the inputs.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "claim/judge.h"
#include "core/core.h"
#include "space/space.h"
#include "space/value.h"

namespace needle::claim {

struct Input {
  std::string name;
  const core::Type* type = nullptr;
  space::SpaceId space;
  bool choices = false;  // not an argument: what the property's generators and quantifiers read
};

// An exception that escapes is not part of the result: the evaluator sees it.
struct Test {
  Symbol module, name;
  core::GlobalId verdict;
  bool notes = false;  // the verdict's result is a Judged: a constructor of the number and of notes
  std::vector<Input> inputs;
  core::GlobalId texts;            // \inputs -> [String], what it says about a failing test; invalid when nothing
  core::GlobalId rest_of_choices;  // what a generator is given where it did not look
};

struct Property {
  Test test;
};
struct Predicate {
  Test test;
};
struct Target {
  Test test;
  bool whole = true;                 // every part of the function's result is evaluated
  std::vector<uint32_t> ticks = {};  // the marks
};
// Arguments of the test that are not searched: they stand before its inputs. Complete values, without images.
struct Given {
  const space::Spaces* spaces = nullptr;
  std::vector<space::Value> values;
};
struct Mutant {
  Test test;
  Given mutation;
  uint32_t tick = 0;  // passed when the changed function is called
};
struct Refinement {
  Test test;                           // its first inputs are the callees of which only the type is known
  size_t assumed = 0;                  // so many
  const core::Type* result = nullptr;  // of the function
};

using Claim = std::variant<Property, Predicate, Target, Mutant, Refinement>;

enum class Sought : uint8_t { Failure, Success, Mark };

inline const Test& test_of(const Claim& claim) {
  return std::visit([](const auto& c) -> const Test& { return c.test; }, claim);
}
inline Sought sought(const Claim& claim) {
  if (std::holds_alternative<Target>(claim)) return Sought::Mark;
  return std::holds_alternative<Predicate>(claim) ? Sought::Success : Sought::Failure;
}

// Why no claim can be made of a function.
struct NoClaim {
  std::string why;
};

}  // namespace needle::claim
