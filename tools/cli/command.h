// A command is a file: command_<name>.cpp adds its subcommand to the app and says what to do when it is the one.
// It prints results to stdout, what is wrong to stderr, and returns the exit code.
#pragma once
#include <CLI/CLI.hpp>
#include <functional>

namespace needle::cli {

using Job = std::function<int()>;  // set while the command line is parsed, run afterwards

void add_run(CLI::App& app, Job& job);
void add_eval(CLI::App& app, Job& job);
void add_check(CLI::App& app, Job& job);
void add_sample(CLI::App& app, Job& job);
void add_explore(CLI::App& app, Job& job);
void add_refine(CLI::App& app, Job& job);
void add_reach(CLI::App& app, Job& job);
void add_cover(CLI::App& app, Job& job);
void add_replay(CLI::App& app, Job& job);
void add_count(CLI::App& app, Job& job);
void add_index(CLI::App& app, Job& job);
void add_enum(CLI::App& app, Job& job);
void add_mutate(CLI::App& app, Job& job);
void add_build_library(CLI::App& app, Job& job);

// Runs `command` with its arguments when the subcommand is the one that was named.
template <class Arguments>
void on_chosen(CLI::App* subcommand, Job& job, std::shared_ptr<Arguments> arguments, int (*command)(const Arguments&)) {
  subcommand->callback([&job, arguments, command] { job = [arguments, command] { return command(*arguments); }; });
}

}  // namespace needle::cli
