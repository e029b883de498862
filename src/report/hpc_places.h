// Places as a .mix file has them. Private to what reads and writes HPC's files.
#pragma once
#include <string_view>
#include <vector>

#include "report/hpc.h"

namespace needle::report {

inline constexpr uint32_t kTabStop = 8;

// The UTF-8 character at `at`, which moves past it.
uint32_t next_character(std::string_view text, size_t& at);

// Where the characters of a line stand when its tabs lead to the next stop.
class TabStops {
 public:
  explicit TabStops(std::string_view source);
  // Of the character with this number (from 1), or past the end of its line.
  uint32_t column(uint32_t line, uint32_t character) const;

 private:
  std::vector<std::string_view> lines_;
};

MixBox place_of(const claim::CoverTick& tick, const TabStops& tabs);

}  // namespace needle::report
