// Writes a result to a file that the user named.
#pragma once
#include <string>

namespace needle::cli {

// A regular file appears complete or not at all, with the permissions it had, and where symbolic links lead to. What is
// no regular file (a device, a pipe) is written to. Empty, or why not.
std::string write_file(const std::string& path, const std::string& content);
// Whether it looks as if that could be done; nothing is touched. Empty, or why not.
std::string cannot_write(const std::string& path);

}  // namespace needle::cli
