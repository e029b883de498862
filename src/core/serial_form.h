// What the writer and the reader of images agree on. Private to core.
#pragma once
#include <array>

#include "core/core.h"

namespace needle::core {

// In the place of a body: the global has none. Nothing at all there is damage.
inline constexpr std::string_view kNoBody = "\x7f";
inline constexpr std::string_view kImageMagic = "needle core 4";

inline uint32_t pack(const GlobalFlags& f) {
  return (f.dictionary ? 1u : 0) | (f.method ? 2u : 0) | (f.selector ? 4u : 0) | (f.no_inline ? 8u : 0) |
         (f.inline_always ? 16u : 0) | (f.optimised ? 32u : 0) | (f.specialised ? 64u : 0);
}
inline GlobalFlags unpack(uint32_t bits) {
  return {(bits & 1) != 0,  (bits & 2) != 0,  (bits & 4) != 0, (bits & 8) != 0,
          (bits & 16) != 0, (bits & 32) != 0, (bits & 64) != 0};
}

inline std::array<const DataCon*, 6> known_of(const Program& p) {
  const auto& k = p.known;
  return {k.false_con, k.true_con, k.nil, k.cons, k.unit, k.io_res};
}

}  // namespace needle::core
