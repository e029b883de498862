#include <filesystem>

#include "cli/command.h"
#include "cli/run_entry.h"
#include "cli/run_nat.h"
#include "cli/say.h"
#include "program/entry.h"

namespace needle::cli {
namespace {

struct RunArguments {
  std::string file;
  std::vector<std::string> arguments;
  std::optional<std::vector<mpz_class>> inputs;
  CommonOptions common;
};

int run(const RunArguments& a) {
  if (engine::is_nat(a.file)) return run_nat(a.file, a.inputs, a.common);
  if (a.inputs) {
    complain("needle: error: [ND-0702] --input is read for a .nat file only\n");
    return kBadInput;
  }
  const std::string file = program::source_path(a.file);
  std::error_code error;
  if (std::filesystem::is_directory(file, error)) {
    complain("needle: error: [ND-0701] {} has no executable, and no Main.hs\n", file);
    return kBadInput;
  }
  program::Workspace workspace(workspace_options(a.common));
  if (!program::load_library(workspace, image_path(a.common))) return report_diagnostics(workspace, a.common);
  program::CompiledModule* module = workspace.load_file(file);
  if (dumped(workspace, a.common) || !module) return report_diagnostics(workspace, a.common);
  core::GlobalId entry = program::main_entry(workspace, *module);
  if (int code = report_diagnostics(workspace, a.common)) return code;
  return run_entry(workspace, entry, a.common, std::filesystem::path(file).stem().string(), a.arguments);
}

}  // namespace

void add_run(CLI::App& app, Job& job) {
  auto a = std::make_shared<RunArguments>();
  CLI::App* run_command = app.add_subcommand("run", "run main");
  run_command->add_option("FILE", a->file, "a .hs, .lhs or .nat file, or a directory with Main.hs")->required();
  run_command->add_option("ARGS", a->arguments, "arguments of the program, after --");
  add_inputs(run_command, a->inputs);
  add_common(run_command, a->common);
  add_evaluator(run_command, a->common);
  on_chosen(run_command, job, a, run);
}

}  // namespace needle::cli
