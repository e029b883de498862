#include "cli/command.h"
#include "cli/options.h"
#include "program/entry.h"

namespace needle::cli {
namespace {

struct Arguments {
  std::string file, expression;
  CommonOptions common;
};

int eval(const Arguments& a) {
  program::Workspace session(session_options(a.common));
  if (!program::load_library(session, image_path(a.common))) return report_diagnostics(session, a.common);
  program::CompiledModule* module = a.file == "-" ? session.prelude_module() : session.load_file(a.file);
  if (dumped(session, a.common) || !module) return report_diagnostics(session, a.common);
  core::GlobalId entry = program::eval_entry(session, *module, a.expression);
  if (int code = report_diagnostics(session, a.common)) return code;
  session::RunOptions how = run_options(a.common);
  how.program_name = "needle";
  return session::execute(session, entry, how);
}

}  // namespace

void add_eval(CLI::App& app, Job& job) {
  auto a = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("eval", "evaluate an expression and print it");
  command->add_option("FILE", a->file, "the file in whose scope to evaluate; - for the Prelude alone")->required();
  command->add_option("EXPR", a->expression, "a Haskell expression")->required();
  add_common(command, a->common);
  add_evaluator(command, a->common);
  on_chosen(command, job, a, eval);
}

}  // namespace needle::cli
