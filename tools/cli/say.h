// What a command says, on stdout and stderr. Nothing here throws, so it may be called on any thread: what cannot be
// written is remembered, and the command ends with an error at last.
#pragma once
#include <fmt/format.h>

#include <string>
#include <string_view>

namespace needle::cli {

void say_text(std::string_view text);       // stdout, buffered
void complain_text(std::string_view text);  // stderr, at once
bool can_say();                             // false once something could not be written
bool flush_said();                          // false when not everything could be written, now or before
std::string why_not_said();                 // "stdout: No space left on device"

template <class... Args>
void say(fmt::format_string<Args...> format, Args&&... args) {
  say_text(fmt::format(format, std::forward<Args>(args)...));
}
template <class... Args>
void complain(fmt::format_string<Args...> format, Args&&... args) {
  complain_text(fmt::format(format, std::forward<Args>(args)...));
}

// Streams that the caller has closed are opened so that no file of ours comes to stand in their place, and so that what
// is written to them still fails. Before anything else is opened.
void secure_streams();

}  // namespace needle::cli
