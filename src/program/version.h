// Versions of packages, and the ranges that .cabal files ask for:  >= 1.2 && < 2 || == 3.*
#pragma once
#include <string_view>
#include <vector>

namespace needle::program {

using Version = std::vector<int>;

// As many numbers between dots as there are: 1.2 of "1.2.*".
Version read_version(std::string_view text);

// What is not understood is taken as no bound.
bool is_in_range(const Version& version, std::string_view range);

}  // namespace needle::program
