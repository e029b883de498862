#include "cli/command.h"
#include "cli/run_entry.h"
#include "program/entry.h"

namespace needle::cli {
namespace {

struct EvalArguments {
  std::string file, expression;
  CommonOptions common;
};

int eval(const EvalArguments& a) {
  program::Workspace workspace(workspace_options(a.common));
  if (!program::load_library(workspace, image_path(a.common))) return report_diagnostics(workspace, a.common);
  program::CompiledModule* module = a.file == "-" ? workspace.prelude_module() : workspace.load_file(a.file);
  if (dumped(workspace, a.common) || !module) return report_diagnostics(workspace, a.common);
  core::GlobalId entry = program::eval_entry(workspace, *module, a.expression);
  if (int code = report_diagnostics(workspace, a.common)) return code;
  return run_entry(workspace, entry, a.common, "needle");
}

}  // namespace

void add_eval(CLI::App& app, Job& job) {
  auto a = std::make_shared<EvalArguments>();
  CLI::App* command = app.add_subcommand("eval", "evaluate an expression and print it");
  command->add_option("FILE", a->file, "the file in whose scope to evaluate; - for the Prelude alone")->required();
  command->add_option("EXPR", a->expression, "a Haskell expression")->required();
  add_common(command, a->common);
  add_evaluator(command, a->common);
  on_chosen(command, job, a, eval);
}

}  // namespace needle::cli
