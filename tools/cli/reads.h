// Which command reads which option: the one table of it. A command adds the options that it reads, so that its help
// shows no others; what the chosen strategy does not read (engine/strategies.h) is refused too.
#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/strategies.h"

namespace needle::cli {

// Whether this command reads the option, given by its long name. Options that are not in the table belong to the
// command that adds them.
bool reads(const CLI::App* command, std::string_view option);

// How long a command goes on unless -t says otherwise, and what that counts for.
std::string time_help(const CLI::App* command);

// Throws CLI::ValidationError for an option on the command line that this strategy does not read.
void refuse_unread(const CLI::App* command, const engine::Strategy& strategy);
// "random, uniform or enumerate": the strategies that read this option.
std::string readers_of(std::string_view option);
// "check, reach and refine": the commands that write this format.
std::string writers_of(std::string_view format);

// "\nPerhaps you meant narrow.", or nothing when no candidate looks like the word.
std::string perhaps(std::string_view word, const std::vector<std::string>& candidates);

// Help without what CLI11 knows about types, ranges and exclusions: the texts say that where it matters.
class Formatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override;
};

// What is wrong with a command line, in words; names who reads an option that this command does not, and what a
// misspelt command or option may have meant.
std::string usage_error(const CLI::App* app, const CLI::Error& error);

}  // namespace needle::cli
