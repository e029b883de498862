#include "cli/commands.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>

#include "report/report.h"
#include "session/check.h"
#include "session/execute.h"
#include "session/session.h"
#include "witness/witness.h"

namespace needle::cli {
namespace fs = std::filesystem;
namespace {

constexpr int kBadInput = 2;

bool use_color(const std::string& mode) {
  return mode == "always" || (mode == "auto" && isatty(STDERR_FILENO));
}

int report(session::Session& session, const CommonOptions& options) {
  for (const Diagnostic& d : session.diagnostics().list())
    fmt::print(stderr, "{}\n", print_diagnostic(d, session.sources(), use_color(options.color)));
  return session.diagnostics().has_errors() ? kBadInput : 0;
}

session::Dump dump_stage(const std::string& name) {
  using session::Dump;
  static const std::map<std::string, Dump> stages = {
      {"tokens", Dump::Tokens}, {"layout", Dump::Layout}, {"surface", Dump::Surface},     {"names", Dump::Names},
      {"types", Dump::Types},   {"core", Dump::Core},     {"optimised", Dump::Optimised}, {"code", Dump::Code}};
  auto it = stages.find(name);
  return it == stages.end() ? Dump::None : it->second;
}

std::string image_path(const CommonOptions& options) {
  if (!options.image.empty()) return options.image;
  std::error_code error;
  return (fs::read_symlink("/proc/self/exe", error).parent_path() / "needle.library").string();
}

// "10s", "500ms", "2m", "1h", a bare number of seconds; nothing when it is none of these.
std::optional<double> seconds_of(const std::string& text) {
  if (text.empty()) return 0.0;
  size_t used = 0;
  double value = 0;
  try {
    value = std::stod(text, &used);
  } catch (const std::exception&) {
    return std::nullopt;
  }
  static const std::map<std::string, double> units = {{"", 1}, {"s", 1}, {"ms", 1e-3}, {"m", 60}, {"h", 3600}};
  auto unit = units.find(text.substr(used));
  if (unit == units.end() || value < 0) return std::nullopt;
  return value * unit->second;
}

session::Options session_options(const CommonOptions& options) {
  session::Options result;
  result.include_directories = options.include_directories;
  result.dump = dump_stage(options.dump);
  result.optimise = options.optimise;
  return result;
}

std::optional<session::RunOptions> run_options(const CommonOptions& options) {
  session::RunOptions result;
  auto timeout = seconds_of(options.timeout);
  if (!timeout) {
    fmt::print(stderr, "needle: error: [ND-0702] '{}' is not a duration; write 10s, 500ms, 2m\n", options.timeout);
    return std::nullopt;
  }
  result.timeout_seconds = *timeout;
  result.evaluator = options.evaluator == "reference" ? session::Evaluator::Reference : session::Evaluator::Machine;
  result.steps = options.steps;
  result.max_memory = options.max_memory;
  result.optimise = options.optimise;
  result.dump_code = options.dump == "code";
  return result;
}

// Stops after the stage that --dump named; true when there is nothing more to do.
bool dumped(session::Session& session, const CommonOptions& options) {
  if (options.dump.empty() || options.dump == "code") return false;
  fmt::print("{}", session.dumped());
  return true;
}

}  // namespace

int run(const std::string& file, const std::vector<std::string>& arguments, const CommonOptions& options) {
  auto how = run_options(options);
  if (!how) return kBadInput;
  session::Session session(session_options(options));
  if (!session.load_library(image_path(options))) return report(session, options);
  session::CompiledModule* module = session.load_file(file);
  if (dumped(session, options) || !module) return report(session, options);
  core::GlobalId entry = session.main_entry(*module);
  if (int code = report(session, options)) return code;
  how->program_name = fs::path(session::source_path(file)).stem().string();
  how->arguments = arguments;
  return session::execute(session, entry, *how);
}

int eval(const std::string& file, const std::string& expression, const CommonOptions& options) {
  auto how = run_options(options);
  if (!how) return kBadInput;
  session::Session session(session_options(options));
  if (!session.load_library(image_path(options))) return report(session, options);
  session::CompiledModule* module = file == "-" ? session.prelude_module() : session.load_file(file);
  if (dumped(session, options) || !module) return report(session, options);
  core::GlobalId entry = session.eval_entry(*module, expression);
  if (int code = report(session, options)) return code;
  how->program_name = "needle";
  return session::execute(session, entry, *how);
}

namespace {

std::optional<session::CheckOptions> check_options(const SearchOptions& search, const CommonOptions& options) {
  auto common = run_options(options);
  if (!common) return std::nullopt;
  session::CheckOptions out;
  out.properties = search.properties;
  for (const std::string& text : search.types) {
    const size_t equal = text.find('=');
    if (equal == std::string::npos || equal == 0) {
      fmt::print(stderr, "needle: error: [ND-0702] '{}' does not choose a type; write --type a=Bool\n", text);
      return std::nullopt;
    }
    out.types.emplace_back(text.substr(0, equal), text.substr(equal + 1));
  }
  if (!options.timeout.empty()) out.timeout_seconds = common->timeout_seconds;
  out.steps = options.steps;
  out.max_memory = options.max_memory;
  out.max_size = search.max_size;
  out.depth = search.depth;
  out.seed = search.seed;
  out.optimise = options.optimise;
  out.progress = isatty(STDERR_FILENO) && !search.no_progress && !search.quiet;
  return out;
}

}  // namespace

int check(const std::string& file, const SearchOptions& search, const CommonOptions& options) {
  auto how = check_options(search, options);
  if (!how) return kBadInput;
  session::Session session(session_options(options));
  if (!session.load_library(image_path(options))) return report(session, options);
  session::CompiledModule* module = session.load_file(file);
  if (dumped(session, options) || !module) return report(session, options);
  const bool text = search.format == "text";
  const auto detail = search.quiet     ? report::Detail::Quiet
                      : search.verbose ? report::Detail::Verbose
                                       : report::Detail::Normal;
  std::vector<claim::Result> results = session::check(session, *module, file, *how, [&](const claim::Result& result) {
    if (!text) return;
    fmt::print("{}", report::text(result, detail));
    std::fflush(stdout);
  });
  int code = claim::exit_code(results);
  if (int wrong = report(session, options); wrong && code != 70) code = wrong;
  if (results.empty() && code == 0) {
    fmt::print(stderr,
               "needle: error: [ND-0706] {} has no properties: functions named prop_*, or named on the command line\n",
               file);
    code = kBadInput;
  }
  if (!text) fmt::print("{}", report::json("check", code, results));
  return code;
}

int replay(const std::string& text, const CommonOptions& options) {
  auto token = witness::read_token(text);
  if (!token) {
    fmt::print(stderr, "needle: error: [ND-0705] this is not a token of needle check, or a part of it is missing\n");
    return kBadInput;
  }
  auto how = check_options({}, options);
  if (!how) return kBadInput;
  how->types = token->types;
  session::Session session(session_options(options));
  if (!session.load_library(image_path(options))) return report(session, options);
  session::CompiledModule* module = session.load_file(token->file);
  if (!module) return report(session, options);
  int code =
      session::replay(session, *module, token->property.substr(token->property.rfind('.') + 1), token->values, *how);
  int wrong = report(session, options);
  return wrong ? wrong : code;
}

int build_library(const std::string& directory, const std::string& image, const CommonOptions& options) {
  session::Options library = session_options(options);
  library.library = true;
  session::Session session(library);
  session.finder().add_root(directory);
  std::vector<std::string> modules;
  for (const auto& entry : fs::recursive_directory_iterator(directory)) {
    if (entry.path().extension() != ".hs") continue;
    std::string name = fs::relative(entry.path(), directory).replace_extension().string();
    std::replace(name.begin(), name.end(), '/', '.');
    modules.push_back(name);
  }
  std::sort(modules.begin(), modules.end());
  for (const std::string& module : modules) session.load_module(intern(module), Span());
  if (int code = report(session, options)) return code;
  session.save_library(image);
  return 0;
}

}  // namespace needle::cli
