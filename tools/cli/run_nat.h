// Runs a .nat file for `run`, and says how it ended.
#pragma once
#include <gmpxx.h>

#include <optional>
#include <string>
#include <vector>

#include "cli/options.h"
#include "engine/nat.h"

namespace needle::cli {

using Numbers = std::vector<mpz_class>;

// --input 1,2,0
CLI::Option* add_inputs(CLI::App* command, std::optional<Numbers>& inputs);

// Prints the diagnostics of a .nat file to stderr; 2 when one is an error.
int report_diagnostics(const engine::NatFile& file, const CommonOptions& common);

// What --dump names, printed: the exit code. None: nothing was asked for.
std::optional<int> dumped(engine::NatFile& file, const CommonOptions& common);

// The exit code. Without inputs the program reads stdin.
int run_nat(const std::string& path, const std::optional<Numbers>& inputs, const CommonOptions& common);

}  // namespace needle::cli
