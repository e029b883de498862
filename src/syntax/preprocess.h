// The two halves of CPP: conditions (preprocess_condition.cpp) and macros in text (preprocess_macro.cpp).
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace needle::syntax {

struct Macro {
  bool has_params = false;
  std::vector<std::string> params;
  std::string body;
};
using Macros = std::unordered_map<std::string, Macro>;

// `text` with its macros replaced, strings, characters and comments left alone. Replacement stops at a fixed depth and
// size.
std::string expand_macros(std::string_view text, const Macros& macros);

// Whether #ifdef holds: macros, and MIN_VERSION_p for every package p.
bool is_defined(const std::string& name, const Macros& macros);

// The value of an #if expression; nothing when it is malformed. Undefined names are 0; MIN_VERSION_p(a,b,c) holds for
// base up to 4.15, ghc-prim up to 0.7, template-haskell up to 2.17, random up to 1.2.1 and time up to 1.9.3, and is true
// for every other package.
std::optional<long> evaluate_condition(std::string_view text, const Macros& macros);

}  // namespace needle::syntax
