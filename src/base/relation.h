// How two numbers may compare.
#pragma once
#include <cstdint>

namespace needle {

enum class Relation : uint8_t { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual };

}  // namespace needle
