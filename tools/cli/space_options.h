// Options that count, index and enum share.
#pragma once
#include <gmpxx.h>

#include "cli/options.h"
#include "engine/type_space.h"

namespace needle::cli {

struct SizeRange {
  uint32_t first = 0, last = 0;
};
constexpr uint32_t kLargestSize = 100'000;  // the counts up to a size are kept, and get longer with it
// "3" or "3..7"; nothing when it is neither, or too large.
std::optional<SizeRange> read_sizes(const std::string& text);

struct SpaceOptions {
  std::string file, type;
  std::optional<SizeRange> sizes;
  std::string command;  // its name
  std::string format = "text";
  CommonOptions common;
};

void add_space(CLI::App* command, SpaceOptions& options);
void add_sizes(CLI::App* command, SpaceOptions& options, const std::string& help);

// Loads the file, makes the space and hands it over; deep values need a deep stack, which `use` runs on. The exit code.
int with_space(const SpaceOptions& options, const std::function<int(engine::TypeSpace&)>& use);

// One line on stderr in the form of all diagnostics; returns the exit code for bad input.
int bad_input(int code, const std::string& message);

}  // namespace needle::cli
