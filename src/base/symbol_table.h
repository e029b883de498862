// Symbols as bytes: each text is written once and named by its number, from 1; 0 is no symbol. A reader interns a text
// when its number is first asked for.
#pragma once
#include <unordered_map>

#include "base/paged.h"
#include "base/serial.h"
#include "base/symbol.h"

namespace needle {

class SymbolWriter {
 public:
  uint32_t number(Symbol s) {
    if (!s.valid()) return 0;
    auto [it, added] = numbers_.try_emplace(s, static_cast<uint32_t>(numbers_.size() + 1));
    if (added) {
      texts_ += s.text();
      put_word(ends_, texts_.size());
    }
    return it->second;
  }
  void write(ByteWriter& out) const {
    out.str(texts_);
    out.str(ends_);
  }

 private:
  std::unordered_map<Symbol, uint32_t> numbers_;
  std::string texts_, ends_;
};

class SymbolReader {
 public:
  SymbolReader() = default;
  explicit SymbolReader(ByteReader& in) : texts_(in.str()), ends_(in.str()) {}

  std::string_view text(uint64_t n) const { return n ? ends_.part(texts_, n - 1) : std::string_view(); }
  Symbol get(uint64_t n) {
    if (n == 0) return {};
    const std::string_view found = text(n);  // throws when there is none
    Symbol& s = memo_[n];
    if (!s.valid()) s = intern(found);
    return s;
  }

 private:
  std::string_view texts_;
  WordTable ends_;
  Paged<Symbol> memo_;
};

}  // namespace needle
