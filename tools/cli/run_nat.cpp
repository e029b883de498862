#include "cli/run_nat.h"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/run_entry.h"
#include "cli/say.h"
#include "cli/watcher.h"
#include "core/print.h"

namespace needle::cli {
namespace {

constexpr int kStuck = 603;  // ND-0603

Numbers numbers_of(const std::string& text) {
  Numbers out;
  size_t at = 0;
  while (at < text.size()) {
    const size_t end = std::min(text.find(',', at), text.size());
    const std::string item = text.substr(at, end - at);
    const size_t digits = item.starts_with('-') ? 1 : 0;
    if (item.size() == digits || item.find_first_not_of("0123456789", digits) != std::string::npos)
      throw CLI::ValidationError("--input", fmt::format("'{}' is not a number; write --input 1,-2,0", item));
    out.emplace_back(item);
    at = end + 1;
  }
  return out;
}

int stuck(const engine::NatFile& file, const engine::NatRun& run, const CommonOptions& common) {
  const std::string headline = (run.end == engine::NatEnd::Stuck ? "the program is stuck: " : "") + run.text;
  const Diagnostic diagnostic{Severity::Error, kStuck, run.span, headline, {}};
  complain("{}\n", print_diagnostic(diagnostic, file.sources, use_color(common, STDERR_FILENO)));
  return 1;
}

}  // namespace

CLI::Option* add_inputs(CLI::App* command, std::optional<Numbers>& inputs) {
  return add_parsed(command, "--input", "what `input` reads in a .nat file, e.g. 1,2,0 [stdin]",
                    [&inputs](const std::string& text) { inputs = numbers_of(text); })
      ->type_name("N,..")
      ->group("Program");
}

int report_diagnostics(const engine::NatFile& file, const CommonOptions& common) {
  constexpr size_t kMostErrors = 30;  // no user reads more
  const std::vector<Diagnostic>& all = file.diagnostics.list();
  for (size_t i = 0; i < all.size() && i < kMostErrors; ++i)
    complain("{}\n", print_diagnostic(all[i], file.sources, use_color(common, STDERR_FILENO)));
  if (all.size() > kMostErrors) complain("needle: and {} more errors\n", all.size() - kMostErrors);
  return file.diagnostics.has_errors() ? kBadInput : 0;
}

std::optional<int> dumped(engine::NatFile& file, const CommonOptions& common) {
  if (common.dump.empty()) return std::nullopt;
  if (common.dump == "core") {
    say_text(core::print(file.program));
    return 0;
  }
  complain("needle: error: [ND-0702] a .nat file has no stage {} here: core is the only one\n", common.dump);
  return kBadInput;
}

int run_nat(const std::string& path, const std::optional<Numbers>& inputs, const CommonOptions& common) {
  const std::unique_ptr<engine::NatFile> file = engine::load_nat(path);
  if (const int code = report_diagnostics(*file, common)) return code;
  if (const std::optional<int> code = dumped(*file, common)) return *code;
  engine::NatOptions how;
  how.inputs = inputs;
  how.steps = common.steps;
  how.max_memory = common.max_memory;
  how.timeout_seconds = common.timeout_seconds.value_or(0);
  engine::NatRun run;
  {
    engine::Control control;
    const Watcher watcher(control, false);
    run = engine::run_nat(file->program, *file->nat, how, control);
  }
  switch (run.end) {
    case engine::NatEnd::Value:
      say("{}\n", run.text);
      return 0;
    case engine::NatEnd::Stuck:
    case engine::NatEnd::AsksInput:
    case engine::NatEnd::BadInput:
    case engine::NatEnd::Reached:
      return stuck(*file, run, common);
    case engine::NatEnd::OutOfSteps:
      return program_stopped(engine::RunEnd::OutOfSteps, common);
    case engine::NatEnd::OutOfTime:
      return program_stopped(engine::RunEnd::OutOfTime, common);
    case engine::NatEnd::OutOfMemory:
      return program_stopped(engine::RunEnd::OutOfMemory, common);
    case engine::NatEnd::Interrupted:
      break;
  }
  return kInterrupted;
}

}  // namespace needle::cli
