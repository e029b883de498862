// Interned strings. Two symbols are equal exactly when their texts are; comparing and hashing cost an integer each.
// The table is process-wide and thread-safe; symbols are never freed.
#pragma once
#include <string_view>

#include "base/id.h"

namespace needle {

struct Symbol : Id<struct SymbolTag> {
  using Id::Id;
  std::string_view text() const;  // "" for the default symbol
};

Symbol intern(std::string_view text);

}  // namespace needle

template <>
struct std::hash<needle::Symbol> {
  size_t operator()(needle::Symbol s) const noexcept { return s.index * 0x9E3779B97F4A7C15ull >> 16; }
};
