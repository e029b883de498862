// Text with places in it. A Span is a file and a byte range; line and column are worked out only when somebody prints.
#pragma once
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"

namespace needle {

using FileId = Id<struct FileTag>;

struct Span {
  FileId file;
  uint32_t begin = 0;  // byte offsets into the file's text, half open
  uint32_t end = 0;

  bool valid() const { return file.valid(); }
  friend bool operator==(const Span&, const Span&) = default;
};

// The smallest span that holds both; either may be invalid.
Span join(Span a, Span b);

// Lines and columns count from 1; columns count characters (code points), a tab is one.
struct Place {
  uint32_t line = 0;
  uint32_t column = 0;
};

struct SourceFile {
  std::string path;                   // as printed in messages
  std::string text;                   // UTF-8, as read (after unlit/CPP, which keep line numbers)
  std::vector<uint32_t> line_starts;  // byte offset of each line
  // The number of each line, where text of other files was put in: its lines have that of the #include. Empty: 1, 2 ..
  std::vector<uint32_t> line_numbers = {};

  uint32_t number_of(size_t line) const {
    return line_numbers.empty() ? static_cast<uint32_t>(line + 1) : line_numbers[line];
  }
  size_t index_of(uint32_t number) const;  // the first line with that number, or past the last
};

// All files of a session. Files are only ever added.
class Sources {
 public:
  FileId add(std::string path, std::string text);
  // Once, by whoever prepares the text; recomputes the lines.
  void set_text(FileId file, std::string text, std::vector<uint32_t> line_numbers = {});
  const SourceFile& file(FileId id) const { return files_[id.index]; }
  size_t size() const { return files_.size(); }
  std::string_view text(Span span) const;
  Place begin_of(Span span) const { return place(span.file, span.begin); }
  // GHC's way of naming a place: the last character, not one past it.
  Place last_of(Span span) const;
  Place place(FileId file, uint32_t offset) const;
  std::string_view line(FileId file, uint32_t line_number) const;
  // Inverse of place; clamps to the file.
  uint32_t offset(FileId file, Place place) const;
  // "File.hs:3:5-9", "File.hs:(3,5)-(4,2)", "File.hs:3:5" as GHC writes them.
  std::string describe(Span span) const;

 private:
  std::deque<SourceFile> files_;
};

}  // namespace needle
