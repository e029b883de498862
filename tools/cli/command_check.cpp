#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "cli/command.h"
#include "cli/interrupts.h"
#include "cli/origin.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/watcher.h"
#include "engine/dump.h"
#include "program/files.h"

namespace needle::cli {
namespace {

struct CheckArguments {
  std::string file;
  std::vector<std::string> properties;
  bool properties_only = false, list = false;
  CommonOptions common;
  SearchOptions search;
};

// Adds the results of one program; the exit code as far as its source is to blame.
int check_program(const program::ProgramFiles& program, const CheckArguments& a, const engine::CheckOptions& how,
                  engine::Control& control, Watcher& watcher, Output& output, std::vector<claim::Result>& results,
                  std::vector<report::Origin>& origins, bool& helpers) {
  program::Options options = workspace_options(a.common);
  options.verbose = a.search.output.verbose;
  options.marks = program::Marks::Guards;
  program::Workspace workspace(options);
  const auto problems = [&] {
    output.add_problems(workspace);
    return report_diagnostics(workspace, a.common);
  };
  if (!program::load_library(workspace, image_path(a.common))) return problems();
  const std::vector<program::CompiledModule*> modules = program::load_program(workspace, program);
  if (dumped(workspace, a.common) || modules.empty()) return problems();
  if (const std::optional<engine::Stage> stage = later_stage(a.common)) {
    say_text(engine::dump_properties(workspace, modules, how, *stage));
    return problems();
  }
  if (a.list) {
    if (!program.name.empty()) say_text(fmt::format("{}: {} modules\n", program.name, modules.size()));
    for (const claim::Result& r : engine::list(workspace, modules, how, control))
      say_text(fmt::format("{}{} from {}:{}\n", r.once && !r.examined ? "unit test " : "", claim::full_name(r), r.file,
                           r.line));
    return problems();
  }
  std::vector<claim::Result> checked = engine::check(
      workspace, modules, how, control, [&](const claim::Result& r) { watcher.print([&] { output.add(r); }); });
  for (claim::Result& result : checked) {
    origins.push_back(a.search.output.emit ? origin(workspace, modules, result) : report::Origin());
    results.push_back(std::move(result));
  }
  for (const Diagnostic& d : workspace.diagnostics().list()) helpers = helpers || d.code == program::kHelperProperty;
  return problems();
}

// Says what was asked for and is nowhere.
int report_missing(const CheckArguments& a, const std::vector<claim::Result>& results, bool helpers, Output& output) {
  int code = 0;
  for (const std::string& name : a.properties) {
    if (std::any_of(results.begin(), results.end(),
                    [&](const claim::Result& r) { return claim::is_called(r.groups, r.name, name); }))
      continue;
    const std::string message = fmt::format("there is no function or test '{}' in the modules of {}", name, a.file);
    complain("needle: error: [ND-0704] {}\n", message);
    output.add_problem(704, message);
    code = kBadInput;
  }
  for (const auto& [variable, type] : a.search.types) {
    const auto lacks = [&v = variable](const claim::Result& r) {
      return !std::holds_alternative<claim::Broken>(r.verdict) &&
             std::none_of(r.instantiation.begin(), r.instantiation.end(), [&](const auto& i) { return i.first == v; });
    };
    if (results.empty() || !std::all_of(results.begin(), results.end(), lacks)) continue;
    const std::string message =
        fmt::format("--type {}={}: no property has a type variable {}", variable, type, variable);
    complain("needle: error: [ND-0702] {}\n", message);
    output.add_problem(702, message);
    code = kBadInput;
  }
  if (!results.empty() || code) return code;
  if (helpers) {
    const std::string message = fmt::format("all properties of {} take the function under test", a.file);
    complain("needle: error: [ND-0706] {}; name one of them to check it for every function\n", message);
    output.add_problem(706, message);
    return kBadInput;
  }
  output.add_problem(706, fmt::format("{} has no properties", a.file));
  complain(
      "needle: error: [ND-0706] {} has no properties; a property is a function named prop_.. at the top level,\n"
      "    prop_reverse :: [Int] -> Bool\n    prop_reverse xs = reverse (reverse xs) == xs\n"
      "a test that main, spec or tests hands to a testing library (quickCheck, hspec, tasty, ..),\n"
      "or any function named on the command line: needle check {} NAME\n",
      a.file, a.file);
  return kBadInput;
}

int check(const CheckArguments& a) {
  if (!has_solver(a.search)) return kBadInput;
  Output output("check", a.search.output, use_color(a.common, STDOUT_FILENO));
  if (!can_write(a.search.output)) return kBadInput;
  const std::vector<program::ProgramFiles> programs = program::programs_of(a.file);
  engine::CheckOptions how;
  how.search = engine_options(a.search, a.common);
  how.properties = a.properties;
  how.units = !a.properties_only;
  how.may_be_elsewhere = programs.size() > 1;
  std::vector<claim::Result> results;
  std::vector<report::Origin> origins;
  engine::Control control;
  bool helpers = false;
  int wrong = 0;
  {
    Watcher watcher(control, how.search.progress);
    for (const program::ProgramFiles& program : programs)
      if (!control.interrupted())
        Watcher::run([&] {
          wrong = std::max(wrong, check_program(program, a, how, control, watcher, output, results, origins, helpers));
        });
  }
  if (!a.common.dump.empty() || a.list) return wrong;
  const bool interrupted = control.interrupted();
  if (wrong == 0 && !interrupted) wrong = report_missing(a, results, helpers, output);
  int code = claim::exit_code(results);
  if (wrong && code != 70) code = wrong;
  if (interrupted && code != 70) code = kInterrupted;
  return output.finish(code, results, origins) ? code : kBadInput;
}

}  // namespace

void add_check(CLI::App& app, Job& job) {
  auto a = std::make_shared<CheckArguments>();
  CLI::App* command = app.add_subcommand(
      "check", "falsify properties: every top-level prop_*, every test of a suite, or the named ones");
  command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with a package or modules")
      ->type_name("")
      ->required();
  command->add_option("PROPERTY", a->properties, "functions or tests to check instead of all")->type_name("");
  command->add_flag("--list", a->list, "say what would be checked, and check nothing");
  command->add_flag("--properties-only", a->properties_only, "leave out the unit tests of a suite");
  add_search(command, a->search);
  add_common(command, a->common);
  command->footer(strategy_help() +
                  "Exit codes: 0 nothing found, 1 counterexample found, 2 bad input, 3 inconclusive, 130 interrupted.\n"
                  "Example: needle check -t 5s Heap.hs prop_insert");
  on_chosen(command, job, a, check);
}

}  // namespace needle::cli
