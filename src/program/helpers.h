// Properties that are no questions by themselves: they take the function under test, and others say which that is.
//
//   prop_rev :: ([Int] -> [Int]) -> [Int] -> Bool
//   prop_rev f xs = f (f xs) == xs
//   main = quickCheck (prop_rev reverse)
#pragma once
#include <vector>

#include "program/functions.h"

namespace needle::program {

// Where in these modules the property is applied to the function it is about; invalid when it is a question by itself.
Span use_as_helper(const Workspace& workspace, const std::vector<CompiledModule*>& modules, const Function& property);

}  // namespace needle::program
