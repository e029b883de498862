#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cli/command.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/watcher.h"
#include "engine/hint.h"
#include "program/files.h"

namespace needle::cli {
namespace {

struct RefineArguments {
  std::string file;
  std::vector<std::string> functions;
  bool all = false, totality = false;
  CommonOptions common;
  SearchOptions search;
};

// A callee that is a parameter has one type. Functions for which that, or another part of what is written for them, is
// too little are opened less. False: no error is of this kind.
bool open_less(const program::Workspace& workspace, liquid::Options& options) {
  bool changed = false;
  for (const Diagnostic& d : workspace.diagnostics().list()) {
    if (d.severity != Severity::Error) continue;
    for (const liquid::Elaborated::Function& f : workspace.opened()) {
      if (f.span.file != d.span.file || d.span.begin < f.span.begin || d.span.end > f.span.end) continue;
      liquid::Opened& how = options.opened.try_emplace(f.name, liquid::Opened::Abstract).first->second;
      if (how == liquid::Opened::Closed) continue;
      how = how == liquid::Opened::Abstract ? liquid::Opened::Checked : liquid::Opened::Closed;
      changed = true;
      break;
    }
  }
  return changed;
}

// Without a word about what is wrong with it.
engine::Loaded load_again(const program::ProgramFiles& program, const RefineArguments& a, const liquid::Options& how) {
  program::Options options = workspace_options(a.common);
  options.refine = how;
  engine::Loaded out;
  out.workspace = std::make_unique<program::Workspace>(options);
  if (program::load_library(*out.workspace, image_path(a.common)))
    out.modules = program::load_program(*out.workspace, program);
  return out;
}

int refine_program(const program::ProgramFiles& program, const RefineArguments& a, const engine::RefineOptions& how,
                   engine::Control& control, Watcher& watcher, Output& output, std::vector<claim::Result>& results) {
  liquid::Options opened;
  opened.totality = a.totality;
  for (;;) {
    program::Options options = workspace_options(a.common);
    options.verbose = a.search.output.verbose;
    options.refine = opened;
    program::Workspace workspace(options);
    const auto problems = [&] {
      output.add_problems(workspace);
      return report_diagnostics(workspace, a.common);
    };
    if (!program::load_library(workspace, image_path(a.common))) return problems();
    const std::vector<program::CompiledModule*> modules = program::load_program(workspace, program);
    if (modules.empty() && open_less(workspace, opened)) continue;
    if (dumped(workspace, a.common) || modules.empty()) return problems();
    engine::refine(workspace, modules, how, control, [&](claim::Result r) {
      if (r.refutation)
        r.refutation->hint = engine::find_hint(
            r, modules, opened, [&](const liquid::Options& other) { return load_again(program, a, other); }, how,
            control);
      watcher.print([&] { output.add(r); });
      results.push_back(std::move(r));
    });
    return problems();
  }
}

int refine(const RefineArguments& a) {
  Output output("refine", a.search.output, use_color(a.common, STDOUT_FILENO));
  if (!can_write(a.search.output)) return kBadInput;
  engine::RefineOptions how;
  how.search = engine_options(a.search, a.common);
  constexpr double kSeconds = 2;  // most errors show at once, and what is right would use up any time
  if (!a.common.timeout_seconds) how.search.timeout_seconds = kSeconds;
  how.functions = a.functions;
  how.all = a.all;
  engine::Control control;
  std::vector<claim::Result> results;
  int wrong = 0;
  {
    Watcher watcher(control, how.search.progress);
    for (const program::ProgramFiles& program : program::programs_of(a.file))
      if (!control.interrupted())
        Watcher::run(
            [&] { wrong = std::max(wrong, refine_program(program, a, how, control, watcher, output, results)); });
  }
  if (!a.common.dump.empty()) return wrong;
  if (wrong == 0 && !control.interrupted())
    for (const std::string& name : a.functions) {
      if (std::any_of(results.begin(), results.end(), [&](const claim::Result& r) { return r.name == name; })) continue;
      const std::string message =
          fmt::format("there is nothing to judge about '{}' in the modules of {}", name, a.file);
      complain("needle: error: [ND-0704] {}\n", message);
      output.add_problem(704, message);
      wrong = kBadInput;
    }
  if (wrong == 0 && results.empty() && a.functions.empty() && !control.interrupted())
    complain("needle: {} has nothing to judge: no function has an annotation, or calls something that has one\n",
             a.file);
  int code = claim::exit_code(results);
  if (wrong && code != 70) code = wrong;
  if (control.interrupted() && code != 70) code = kInterrupted;
  return output.finish(code, results) ? code : kBadInput;
}

}  // namespace

void add_refine(CLI::App& app, Job& job) {
  auto a = std::make_shared<RefineArguments>();
  CLI::App* command = app.add_subcommand(
      "refine", "counterexamples to refinement types in {-@ .. @-}: concrete, abstract, whose fault");
  command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with modules")->type_name("")->required();
  command->add_option("FUNCTION", a->functions, "functions to judge instead of all")->type_name("");
  command->add_flag("--all", a->all, "every kind of counterexample to a function, not the simplest only");
  command->add_flag("--totality", a->totality, "all partial functions of the library count: last, maximum, foldr1 ..");
  add_search(command, a->search);
  add_common(command, a->common);
  command->footer(
      "A function is judged as a modular verifier does: of what it calls only the type is known. A concrete\n"
      "counterexample runs the code as it is; an abstract one says which callee's type is too weak.\n"
      "Exit codes: 0 nothing found, 1 counterexample found, 2 bad input, 3 inconclusive, 130 interrupted.");
  on_chosen(command, job, a, refine);
}

}  // namespace needle::cli
