#include "cli/options.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <map>

namespace needle::cli {
namespace fs = std::filesystem;
namespace {

bool use_color(const std::string& mode) {
  return mode == "always" || (mode == "auto" && isatty(STDERR_FILENO));
}

session::Dump dump_stage(const std::string& name) {
  using session::Dump;
  static const std::map<std::string, Dump> stages = {
      {"tokens", Dump::Tokens}, {"layout", Dump::Layout}, {"surface", Dump::Surface},     {"names", Dump::Names},
      {"types", Dump::Types},   {"core", Dump::Core},     {"optimised", Dump::Optimised}, {"code", Dump::Code}};
  auto it = stages.find(name);
  return it == stages.end() ? Dump::None : it->second;
}

// "10s", "500ms", "2m", "1h", a bare number of seconds.
double seconds_of(const std::string& text) {
  static const std::map<std::string, double> units = {{"", 1}, {"s", 1}, {"ms", 1e-3}, {"m", 60}, {"h", 3600}};
  constexpr double kLongest = 1e9;
  char* end = nullptr;
  const double value = std::strtod(text.c_str(), &end);
  const auto unit = units.find(end);
  if (end == text.c_str() || unit == units.end() || !(value > 0) || value * unit->second > kLongest)
    throw CLI::ValidationError("--timeout", fmt::format("'{}' is not a duration; write 10s, 500ms, 2m", text));
  return value * unit->second;
}

}  // namespace

CLI::Option* add_parsed(CLI::App* command, const std::string& flags, const std::string& help,
                        const std::function<void(const std::string&)>& read) {
  return command->add_option_function<std::string>(flags, read, help);
}

void add_common(CLI::App* command, CommonOptions& options) {
  command->add_option("-i", options.include_directories, "look for modules here too (repeatable)")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command->add_option("--color", options.color, "colours in messages: auto, always or never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command->add_option("--dump", options.dump, "print a stage: tokens layout surface names types core optimised code")
      ->type_name("STAGE")
      ->check(CLI::IsMember({"tokens", "layout", "surface", "names", "types", "core", "optimised", "code"}));
  command->add_option("--evaluator", options.evaluator, "machine or reference")
      ->type_name("NAME")
      ->check(CLI::IsMember({"machine", "reference"}));
  command->add_option("--steps", options.steps, "stop after this many machine steps")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  command->add_option("--max-memory", options.max_memory, "stop when the program needs more, e.g. 512M [2G]")
      ->type_name("SIZE")
      ->transform(CLI::AsSizeValue(false))
      ->check(CLI::PositiveNumber);
  add_parsed(command, "-t,--timeout", "stop after this long, e.g. 10s, 500ms, 2m", [&options](const std::string& text) {
    options.timeout_seconds = seconds_of(text);
  })->type_name("DUR");
  command->add_option("-O", options.optimise, "optimisation level: 0, 1 or 2")
      ->type_name("LEVEL")
      ->check(CLI::Range(0, 2));
  command->add_option("--library", options.image, "the compiled library to use")->type_name("FILE");
}

std::string image_path(const CommonOptions& options) {
  if (!options.image.empty()) return options.image;
  std::error_code error;
  return (fs::read_symlink("/proc/self/exe", error).parent_path() / "needle.library").string();
}

session::Options session_options(const CommonOptions& options) {
  session::Options result;
  result.include_directories = options.include_directories;
  result.dump = dump_stage(options.dump);
  result.optimise = options.optimise;
  return result;
}

session::RunOptions run_options(const CommonOptions& options) {
  session::RunOptions result;
  result.timeout_seconds = options.timeout_seconds.value_or(0);
  result.evaluator = options.evaluator == "reference" ? session::Evaluator::Reference : session::Evaluator::Machine;
  result.steps = options.steps;
  result.max_memory = options.max_memory;
  result.optimise = options.optimise;
  result.dump_code = options.dump == "code";
  return result;
}

int report_diagnostics(session::Session& session, const CommonOptions& options) {
  for (const Diagnostic& d : session.diagnostics().list())
    fmt::print(stderr, "{}\n", print_diagnostic(d, session.sources(), use_color(options.color)));
  return session.diagnostics().has_errors() ? kBadInput : 0;
}

bool dumped(session::Session& session, const CommonOptions& options) {
  if (options.dump.empty() || options.dump == "code") return false;
  fmt::print("{}", session.dumped());
  return true;
}

}  // namespace needle::cli
