// Conditions of .cabal files:  flag(fast) && !os(windows) && impl(ghc >= 8.6)
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace needle::program {

// Nothing when it is malformed.
std::optional<bool> cabal_condition(std::string_view text, const std::map<std::string, bool>& flags);

}  // namespace needle::program
