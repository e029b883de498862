// Text without its repetitions. A witness of a thousand elements often says the same thing a thousand times.
//
//   "1.n0.1.n0.1.n0.0."   ->   "1.n0." then "go back 5, copy 10" then "0."
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace needle::witness {

// Of text without control characters but newlines.
std::string squeeze(std::string_view text);
// Nothing when it was not made by squeeze, or stands for more than `most` characters.
std::optional<std::string> expand(std::string_view squeezed, size_t most = size_t{1} << 26);

}  // namespace needle::witness
