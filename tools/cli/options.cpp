#include "cli/options.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <map>
#include <unordered_set>

#include "cli/reads.h"
#include "cli/say.h"
#include "machine/native/settings.h"

namespace needle::cli {
namespace fs = std::filesystem;
namespace {

program::Dump dump_stage(const std::string& name) {
  using program::Dump;
  static const std::map<std::string, Dump> stages = {
      {"tokens", Dump::Tokens}, {"layout", Dump::Layout}, {"surface", Dump::Surface},    {"names", Dump::Names},
      {"types", Dump::Types},   {"core", Dump::Core},     {"optimised", Dump::Optimised}};
  auto it = stages.find(name);
  return it == stages.end() ? Dump::None : it->second;
}

const std::vector<std::pair<std::string, engine::Stage>> kLaterStages = {{"claim", engine::Stage::Claim},
                                                                         {"space", engine::Stage::Space},
                                                                         {"code", engine::Stage::Code},
                                                                         {"tree", engine::Stage::Tree},
                                                                         {"lookup", engine::Stage::Lookup}};

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

// "512M", "2G", "100k", a bare number of bytes.
uint64_t bytes_of(const std::string& text) {
  static const std::map<std::string, int> units = {{"", 0}, {"k", 10}, {"m", 20}, {"g", 30}, {"t", 40}};
  uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, value);
  std::string unit(at, end);
  std::transform(unit.begin(), unit.end(), unit.begin(), [](unsigned char c) { return std::tolower(c); });
  if (!unit.empty() && unit.back() == 'b') unit.pop_back();
  const auto found = units.find(unit);
  if (error != std::errc() || found == units.end() || value == 0 || value > (UINT64_MAX >> 1 >> found->second))
    throw CLI::ValidationError("--max-memory", fmt::format("'{}' is not a size; write 512M, 2G", text));
  return value << found->second;
}

}  // namespace

CLI::Option* add_parsed(CLI::App* command, const std::string& flags, const std::string& help,
                        const std::function<void(const std::string&)>& read) {
  return command->add_option_function<std::string>(flags, read, help);
}

CLI::Option* add_choice(CLI::App* command, const std::string& flags, std::string& value,
                        const std::vector<std::string>& choices, const std::string& help) {
  const std::string list = fmt::format("{}", fmt::join(choices, ", "));
  auto read = [&value, choices, list, flags](const std::string& text) {
    if (std::find(choices.begin(), choices.end(), text) == choices.end())
      throw CLI::ValidationError(flags, fmt::format("'{}' is not one of {}{}", text, list, perhaps(text, choices)));
    value = text;
  };
  return add_parsed(command, flags, fmt::format("{}: {}", help, list), read)->type_name("NAME");
}

CLI::Option* add_number(CLI::App* command, const std::string& flags, std::optional<uint32_t>& value,
                        const std::string& help) {
  auto read = [&value, flags](const std::string& text) {
    uint32_t number = 0;
    const char* end = text.data() + text.size();
    auto [at, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || at != end || text.empty())
      throw CLI::ValidationError(flags, fmt::format("'{}' is not a number from 0 to {}", text, UINT32_MAX));
    value = number;
  };
  return add_parsed(command, flags, help, read)->type_name("N");
}

CLI::Option* add_positive(CLI::App* command, const std::string& flags, uint64_t& value, const std::string& help) {
  auto read = [&value, flags](const std::string& text) {
    const char* end = text.data() + text.size();
    auto [at, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || at != end || value == 0)
      throw CLI::ValidationError(flags, fmt::format("'{}' is not a number from 1 on", text));
  };
  return add_parsed(command, flags, help, read)->type_name("N");
}

void add_common(CLI::App* command, CommonOptions& options) {
  constexpr const char *kLimits = "Limits", *kProgram = "Program", *kOutput = "Output";
  command->add_option("-i", options.include_directories, "look for modules here too (repeatable)")
      ->type_name("DIR")
      ->allow_extra_args(false)
      ->group(kProgram);
  command
      ->add_option("--packages", options.packages,
                   "sources of packages that the program depends on: directories or .tar.gz (repeatable)")
      ->type_name("PATH")
      ->allow_extra_args(false)
      ->group(kProgram);
  command->add_flag("--no-cache", options.no_cache, "compile packages anew, and keep nothing of them")->group(kProgram);
  command->add_option("--library", options.image, "the compiled library to use")->type_name("FILE")->group(kProgram);
  if (reads(command, "-O"))
    command->add_option("-O", options.optimise, "optimisation level: 0, 1 or 2 [2]")
        ->type_name("LEVEL")
        ->check(CLI::Range(0, 2))
        ->group(kProgram);
  if (reads(command, "--engine"))
    add_parsed(command, "--engine",
               "how the program's code runs: bytecode, native, or native when it has run for a while [auto]: auto, "
               "bytecode, native",
               [](const std::string& text) {
                 if (!machine::read_engine_settings("engine=" + text, machine::engine_settings()))
                   throw CLI::ValidationError("--engine",
                                              fmt::format("'{}' is not one of auto, bytecode, native", text));
               })
        ->type_name("NAME")
        ->group(kProgram);
  std::vector<std::string> stages = {"tokens", "layout", "surface", "names", "types", "core", "optimised"};
  for (const auto& [name, stage] : kLaterStages)
    if (reads(command, fmt::format("--dump {}", name))) stages.push_back(name);
  if (reads(command, "--dump"))
    add_choice(command, "--dump", options.dump, stages, "print a stage instead")->type_name("STAGE")->group(kProgram);
  add_parsed(command, "-t,--timeout", time_help(command),
             [&options](const std::string& text) { options.timeout_seconds = seconds_of(text); })
      ->type_name("DUR")
      ->group(kLimits);
  if (reads(command, "--steps"))
    add_positive(command, "--steps", options.steps, "stop after this many machine steps [no limit]")->group(kLimits);
  add_parsed(command, "--max-memory", "stop when more is needed, e.g. 512M [2G]",
             [&options](const std::string& text) { options.max_memory = bytes_of(text); })
      ->type_name("SIZE")
      ->group(kLimits);
  add_choice(command, "--color", options.color, {"auto", "always", "never"}, "colours [auto]")
      ->type_name("WHEN")
      ->group(kOutput);
}

void add_evaluator(CLI::App* command, CommonOptions& options) {
  add_choice(command, "--evaluator", options.evaluator, {"machine", "reference"}, "what runs the program [machine]")
      ->group("Program");
}

std::string image_path(const CommonOptions& options) {
  if (!options.image.empty()) return options.image;
  std::error_code error;
  const fs::path directory = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path beside = directory / "needle.library";
  const fs::path installed = directory.parent_path() / "lib" / "needle" / "needle.library";
  return (!fs::exists(beside, error) && fs::exists(installed, error) ? installed : beside).string();
}

namespace {

// A path that is not absolute is to be ignored: specifications.freedesktop.org/basedir-spec
std::string directory_in(const char* variable) {
  const char* directory = std::getenv(variable);
  return directory && *directory == '/' ? directory : "";
}

// What programs keep and could make again: $XDG_CACHE_HOME, or else ~/.cache; empty when the environment names neither.
std::string caches() {
  const std::string named = directory_in("XDG_CACHE_HOME"), home = directory_in("HOME");
  return !named.empty() || home.empty() ? named : home + "/.cache";
}

// Where cabal keeps the archives of packages, today and formerly.
std::vector<std::string> cabal_caches() {
  std::vector<std::string> out;
  for (const auto& [above, below] :
       {std::pair(directory_in("CABAL_DIR"), "packages"), std::pair(caches(), "cabal/packages"),
        std::pair(directory_in("HOME"), ".cabal/packages")}) {
    const fs::path directory = fs::path(above) / below;
    std::error_code error;
    if (!above.empty() && fs::is_directory(directory, error)) out.push_back(directory.string());
  }
  return out;
}

}  // namespace

std::optional<engine::Stage> later_stage(const CommonOptions& options) {
  for (const auto& [name, stage] : kLaterStages)
    if (name == options.dump) return stage;
  return std::nullopt;
}

program::Options workspace_options(const CommonOptions& options) {
  program::Options result;
  result.include_directories = options.include_directories;
  result.packages = options.packages;
  if (!options.no_cache && !caches().empty()) result.cache = caches() + "/needle";
  result.cabal_caches = cabal_caches();
  result.dump = dump_stage(options.dump);
  result.optimise = options.optimise;
  result.seconds = options.timeout_seconds.value_or(0);
  result.max_memory = options.max_memory;
  return result;
}

engine::RunOptions run_options(const CommonOptions& options) {
  engine::RunOptions result;
  result.timeout_seconds = options.timeout_seconds.value_or(0);
  result.evaluator = options.evaluator == "reference" ? engine::Evaluator::Reference : engine::Evaluator::Machine;
  result.steps = options.steps;
  result.max_memory = options.max_memory;
  result.optimise = options.optimise;
  return result;
}

void tell_engine(bool verbose) {
  const std::string& why = machine::why_not_native();
  if (verbose && !why.empty()) complain_text(fmt::format("needle: bytecode runs instead of native code: {}\n", why));
}

bool use_color(const CommonOptions& options, int file_descriptor) {
  const char* none = std::getenv("NO_COLOR");  // no-color.org
  if (options.color == "auto" && none && *none) return false;
  return options.color == "always" || (options.color == "auto" && isatty(file_descriptor));
}

int report_diagnostics(program::Workspace& workspace, const CommonOptions& options) {
  constexpr size_t kMostErrors = 30;            // no user reads more, and the first ones cause the others
  static std::unordered_set<std::string> said;  // the programs of a package share modules
  size_t errors = 0;
  for (const Diagnostic& d : workspace.diagnostics().list()) {
    std::string text = print_diagnostic(d, workspace.sources(), use_color(options, STDERR_FILENO));
    if (!said.insert(text).second) continue;
    if (d.severity == Severity::Error && ++errors > kMostErrors) continue;
    complain("{}\n", text);
  }
  if (errors > kMostErrors) complain("needle: and {} more errors\n", errors - kMostErrors);
  if (workspace.is_out_of_budget()) return kInconclusive;
  return workspace.diagnostics().has_errors() ? kBadInput : 0;
}

bool dumped(program::Workspace& workspace, const CommonOptions& options) {
  if (options.dump.empty() || later_stage(options)) return false;
  say_text(workspace.dumped());
  return true;
}

}  // namespace needle::cli
