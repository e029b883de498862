// Pieces of Haskell text.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace needle::witness {

std::string in_parens(bool needed, std::string text);
bool is_operator(std::string_view constructor);
// One character inside quotes; `quote` must be escaped.
std::string show_char(int64_t c, char quote);
std::string show_string(const std::vector<int64_t>& chars);  // quotes included

}  // namespace needle::witness
