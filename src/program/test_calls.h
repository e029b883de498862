// Calls in the source that hand a test to a testing library, and what is tested there.
//
//   prop "reverse twice" $ \xs -> reverse (reverse xs) == xs       tested: the lambda
//   quickCheck prop_rev                                             tested: prop_rev
//   quickCheck . forAll small $ \n -> n > 0                         tested: the lambda, wrapped
//   mapM_ quickCheck [prop_rev, prop_sort]                          tested: nothing; which tests these are is seen when it runs
//   quickBatch laws                                                 tested: nothing; a batch is no test itself
#pragma once
#include <string>
#include <unordered_map>

#include "program/functions.h"

namespace needle::program {

// What is done to a test before the library takes it.
enum class Wrapped : uint8_t {
  Not,      // nothing but property: it is tested as it stands
  Kept,     // label "x", withMaxSuccess 10: it has the same arguments
  Made,     // forAll small: a generator makes its first argument
  Unknown,  // uncurry
};

struct TestCall {
  CompiledModule* module = nullptr;
  const syntax::Expr* call = nullptr;           // the whole of it; the function where it has no arguments
  const syntax::Expr* tested = nullptr;         // its last argument, without parentheses; null: there is none
  Wrapped wrapped = Wrapped::Not;               // how it gets there
  const syntax::FunctionDecl* local = nullptr;  // what is tested is this function, of a let or where
  Span declaration;                             // at the top level, that it is part of
};

// All of the program, by the place that the call hands over.
std::unordered_map<std::string, TestCall> test_calls(Workspace& workspace);

// What has the arguments of the test. Null where nobody knows.
const syntax::Expr* property_of(const Workspace& workspace, const TestCall& call);

// The types of the arguments that the property has. None where it is no function's, and where the source does not say them all.
std::vector<const core::Type*> argument_types(Workspace& workspace, const TestCall& call);

// The top-level function of the program that this expression names, if that is all it does.
std::optional<Function> named_function(Workspace& workspace, const syntax::Expr& e);

// Whether a declaration of the program names this top-level function, other than its own.
bool is_used(const Workspace& workspace, names::EntityId function);

// The names that a property gives to what is made for it, "" where it gives none: those of lambdas, also after forAll. The first
// ones may be handed on by hooks, and are left out.
std::vector<std::string> argument_names(const Workspace& workspace, const syntax::Expr& e, size_t handed_on = 0);

// The same of a function that takes so many inputs: for what it generates beside them.
std::vector<std::string> generated_names(const Workspace& workspace, const Function& function, size_t inputs);

}  // namespace needle::program
