// Runs a program for one question: gives it a text, waits for what it says. It is killed, with all that it has started,
// when the time is up, when `stop` is set, or when it says too much; and by the system when we are gone.
#pragma once
#include <atomic>
#include <optional>
#include <string>
#include <vector>

namespace needle::solve {

// Nothing when it could not be started or was killed. Throws nothing, and no signal comes of it.
std::optional<std::string> ask_program(const std::vector<std::string>& command, const std::string& text,
                                       uint32_t milliseconds, const std::atomic<bool>& stop);

// Whether there is such a program on the PATH.
bool is_on_path(const std::string& program);

}  // namespace needle::solve
