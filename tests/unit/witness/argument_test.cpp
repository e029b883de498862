#include "witness/argument.h"

#include <gtest/gtest.h>

using needle::witness::as_argument;

TEST(Argument, WhatIsOneWordStandsAlone) {
  for (const char* text : {"x", "12", "2.5", "x'", "M.nil", "'a'", "' '", "'\\n'", "\"a b\"", "[1, 2]", "(1, 2)", "()"})
    EXPECT_EQ(as_argument(text), text);
}

TEST(Argument, TheRestIsInParentheses) {
  for (const char* text : {"poly [3]", "-1", "1:+2", "(+>) 0 nil", "[1] ++ [2]", "\"a\" <> \"b\"", "'(':s", "\\x -> x"})
    EXPECT_EQ(as_argument(text), std::string("(") + text + ")");
}
