// A typed index. Two kinds of thing never share a bare integer type: Id<struct FooTag> and Id<struct BarTag> do not
// mix.
#pragma once
#include <cstdint>
#include <functional>

namespace needle {

template <class Tag>
struct Id {
  static constexpr uint32_t kNone = UINT32_MAX;
  uint32_t index = kNone;

  constexpr Id() = default;
  constexpr explicit Id(uint32_t i) : index(i) {}
  constexpr bool valid() const { return index != kNone; }
  constexpr explicit operator bool() const { return valid(); }
  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr auto operator<=>(Id, Id) = default;
};

}  // namespace needle

template <class Tag>
struct std::hash<needle::Id<Tag>> {
  size_t operator()(needle::Id<Tag> id) const noexcept { return id.index * 0x9E3779B97F4A7C15ull >> 16; }
};
