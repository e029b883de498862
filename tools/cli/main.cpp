// The command line: options are parsed here into plain structs and handed down; nothing below knows CLI11.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <new>
#include <span>
#include <sstream>
#include <system_error>

#include "base/budget.h"
#include "base/deep_stack.h"
#include "base/serial.h"
#include "cli/command.h"
#include "cli/interrupts.h"
#include "cli/options.h"
#include "cli/reads.h"
#include "cli/say.h"
#include "program/cabal_text.h"

namespace {

using namespace needle;
using namespace needle::cli;

struct Command {
  std::string_view name;
  void (*add)(CLI::App&, Job&);
};
constexpr Command kCommands[] = {
    {"check", add_check},     {"sample", add_sample},
    {"mutate", add_mutate},   {"reach", add_reach},
    {"explore", add_explore}, {"refine", add_refine},
    {"cover", add_cover},     {"replay", add_replay},
    {"count", add_count},     {"index", add_index},
    {"enum", add_enum},       {"run", add_run},
    {"eval", add_eval},       {"build-library", add_build_library},
};

// Reads the words as one of these commands, and does it.
int dispatch(const std::vector<std::string>& words, std::span<const Command> commands) {
  CLI::App app{"Needle finds inputs for functional programs.", "needle"};
  app.set_version_flag("--version", "needle 0.1.0");
  app.set_help_flag("-h,--help", "print this help");
  app.formatter(std::make_shared<cli::Formatter>());
  app.require_subcommand(1);
  app.failure_message(cli::usage_error);
  cli::Job job;
  for (const Command& command : commands) command.add(app, job);
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));  // CLI11 takes them from the end
  } catch (const CLI::ParseError& error) {
    if (commands.size() < std::size(kCommands)) return dispatch(words, kCommands);  // messages tell of the others too
    std::ostringstream out, err;
    const int code = app.exit(error, out, err) == 0 ? 0 : cli::kBadInput;
    say_text(out.str());
    complain_text(err.str());
    return code;
  }
  return job();
}

int dispatch(int argc, char** argv) {
  std::vector<std::string> words(argv + 1, argv + argc);
  if (!words.empty() && words[0] == "help") {  // help check: check --help
    words.erase(words.begin());
    words.resize(std::min<size_t>(words.size(), 1));
    words.push_back("--help");
  }
  // To describe the options of all commands takes longer than to read those of one.
  const Command* named = std::ranges::find(kCommands, words.empty() ? "" : words[0], &Command::name);
  return dispatch(words, named == std::end(kCommands) ? std::span(kCommands) : std::span(named, 1));
}

}  // namespace

int main(int argc, char** argv) {
  secure_streams();
  Interrupts::install();
  int code = 70;
  try {
    on_deep_stack([&] { code = dispatch(argc, argv); });
  } catch (const OutOfBudget& end) {
    flush_said();
    complain("needle: error: [ND-0602] {}\n", describe(end.what_for));
    code = end.what_for == Spent::Interrupted ? cli::kInterrupted : cli::kInconclusive;
  } catch (const ByteReader::Corrupt& error) {
    flush_said();
    complain("needle: error: [ND-0703] The compiled library is damaged: {}; rebuild Needle\n", error.what());
    code = cli::kBadInput;
  } catch (const program::BadPackage& error) {
    flush_said();
    complain("{}\n", error.what());
    code = cli::kBadInput;
  } catch (const std::bad_alloc&) {
    flush_said();
    complain("needle: error: [ND-0602] the system has no more memory for it\n");
    code = cli::kInconclusive;
  } catch (const std::system_error& error) {  // of what is used here, threads throw it
    flush_said();
    complain("needle: error: [ND-0602] the system has no more threads for it: {}\n", error.what());
    code = cli::kInconclusive;
  } catch (const std::exception& error) {
    flush_said();
    complain("needle: internal error: {}\nPlease report this, with the program that caused it.\n", error.what());
    code = 70;
  }
  if (!flush_said()) {
    complain("needle: error: [ND-0707] cannot write to {}\n", why_not_said());
    if (code != 70) code = cli::kBadInput;
  }
  _exit(code);  // everything is written; freeing the program's arenas one by one would only cost time
}
