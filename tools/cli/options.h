// Options that all commands share: parsed into a plain struct, and from there into what the engines want.
#pragma once
#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/dump.h"
#include "engine/run.h"
#include "program/image.h"

namespace needle::cli {

constexpr int kBadInput = 2;
constexpr int kInconclusive = 3;
constexpr int kInterrupted = 130;

struct CommonOptions {
  std::vector<std::string> include_directories, packages;
  bool no_cache = false;
  std::string color = "auto";
  std::string dump;
  std::string evaluator = "machine";
  std::string image;  // empty: beside the binary
  std::optional<double> timeout_seconds;
  uint64_t steps = 0;  // 0: no bound
  uint64_t max_memory = uint64_t{2} << 30;
  int optimise = 2;
};

void add_common(CLI::App* command, CommonOptions& options);
void add_evaluator(CLI::App* command, CommonOptions& options);  // for commands that only run

program::Options workspace_options(const CommonOptions& options);
engine::RunOptions run_options(const CommonOptions& options);
// --library; or needle.library beside the binary, as the build leaves it; or ../lib/needle, where `make install` puts it.
std::string image_path(const CommonOptions& options);

// On stderr, to those who want to know: why there is no native code where there should be.
void tell_engine(bool verbose);

bool use_color(const CommonOptions& options, int file_descriptor);
// Prints the workspace's diagnostics to stderr; 2 when one is an error.
int report_diagnostics(program::Workspace& workspace, const CommonOptions& options);
// Prints the stage of compilation that --dump named; true when there is nothing more to do.
bool dumped(program::Workspace& workspace, const CommonOptions& options);

// The stage after compilation that --dump named, if it did.
std::optional<engine::Stage> later_stage(const CommonOptions& options);

// Adds an option whose text `read` turns into a value; it throws CLI::ValidationError for what is none.
CLI::Option* add_parsed(CLI::App* command, const std::string& flags, const std::string& help,
                        const std::function<void(const std::string&)>& read);
// One of a list; a number from 0 on; a number from 1 on.
CLI::Option* add_choice(CLI::App* command, const std::string& flags, std::string& value,
                        const std::vector<std::string>& choices, const std::string& help);
CLI::Option* add_number(CLI::App* command, const std::string& flags, std::optional<uint32_t>& value,
                        const std::string& help);
CLI::Option* add_positive(CLI::App* command, const std::string& flags, uint64_t& value, const std::string& help);

}  // namespace needle::cli
