// The text of a module by lines and columns. Every question takes constant time, however long a line is.
#pragma once
#include <cstdint>
#include <string_view>
#include <vector>

namespace needle::report {

class SourceText {
 public:
  // The text must outlive it.
  explicit SourceText(std::string_view text);

  std::string_view text() const { return text_; }
  uint32_t lines() const { return static_cast<uint32_t>(starts_.size()); }
  std::string_view line(uint32_t number) const;  // without its end; empty when there is none
  // The byte where the character begins; columns past the end of a line give its end.
  size_t offset(uint32_t line, uint32_t column) const;

 private:
  std::string_view text_;
  std::vector<uint32_t> characters_;  // the byte where each begins, and behind the last one the end
  std::vector<uint32_t> starts_;      // of each line, the index into characters_
};

}  // namespace needle::report
