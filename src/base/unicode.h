// Unicode as Data.Char needs it, with GHC's own tables (see make_unicode.hs), and UTF-8 in and out.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace needle {

int char_category(int64_t c);  // index into Data.Char.GeneralCategory; NotAssigned out of range
// Neighbours of one category stand in runs: the first character of the i-th run, and behind the last 0x110000. Out of range
// it is how many there are.
int64_t category_run(int64_t i);
int64_t char_to_upper(int64_t c);
int64_t char_to_lower(int64_t c);
int64_t char_to_title(int64_t c);

void append_utf8(std::string& out, int64_t c);  // surrogates are encoded like any other code point

// The code point at the front of `text`, which is not empty, and is shortened by it. A bad byte gives U+FFFD and is
// skipped alone. Surrogates encoded as three bytes come back as they are when `surrogates`, else as bad bytes.
int64_t take_utf8(std::string_view& text, bool surrogates = true);

}  // namespace needle
