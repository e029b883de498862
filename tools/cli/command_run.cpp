#include <filesystem>

#include "cli/command.h"
#include "cli/options.h"
#include "program/entry.h"

namespace needle::cli {
namespace {

struct Arguments {
  std::string file;
  std::vector<std::string> arguments;
  CommonOptions common;
};

int run(const Arguments& a) {
  program::Workspace session(session_options(a.common));
  if (!program::load_library(session, image_path(a.common))) return report_diagnostics(session, a.common);
  program::CompiledModule* module = session.load_file(a.file);
  if (dumped(session, a.common) || !module) return report_diagnostics(session, a.common);
  core::GlobalId entry = program::main_entry(session, *module);
  if (int code = report_diagnostics(session, a.common)) return code;
  session::RunOptions how = run_options(a.common);
  how.program_name = std::filesystem::path(program::source_path(a.file)).stem().string();
  how.arguments = a.arguments;
  return session::execute(session, entry, how);
}

}  // namespace

void add_run(CLI::App& app, Job& job) {
  auto a = std::make_shared<Arguments>();
  CLI::App* run_command = app.add_subcommand("run", "run main");
  run_command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with Main.hs")->required();
  run_command->add_option("ARGS", a->arguments, "arguments of the program, after --");
  add_common(run_command, a->common);
  add_evaluator(run_command, a->common);
  on_chosen(run_command, job, a, run);
}

}  // namespace needle::cli
