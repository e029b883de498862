// Pieces of Haskell text.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/core.h"

namespace needle::witness {

std::string in_parens(bool needed, std::string text);
bool is_operator(std::string_view constructor);
// One character inside quotes; `quote` must be escaped.
std::string show_char(int64_t c, char quote);
std::string show_string(const std::vector<int64_t>& chars);  // quotes included

// What makes unboxed values is written as a literal: 3# for MkInt# 3. `inner` is what it is applied to.
bool has_unboxed_literals(const core::DataCon* con);
std::string unboxed_literal(const core::DataCon* con, const std::string& inner, int precedence);

}  // namespace needle::witness
