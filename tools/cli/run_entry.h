// Runs an entry point for `run` and `eval`, and says how it ended when that was not its own doing.
#pragma once
#include "cli/options.h"

namespace needle::cli {

// The exit code: the program's, or what stands for its end.
int run_entry(program::Workspace& workspace, core::GlobalId entry, const CommonOptions& common,
              const std::string& program_name, const std::vector<std::string>& arguments = {});

// Says which limit stopped a program; the exit code.
int program_stopped(engine::RunEnd limit, const CommonOptions& common);

}  // namespace needle::cli
