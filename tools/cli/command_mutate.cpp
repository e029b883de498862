#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "cli/command.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/watcher.h"
#include "engine/mutate.h"
#include "report/report.h"

namespace needle::cli {
namespace {

struct MutateArguments {
  std::string file, function, mutants = "all-outputs";
  std::vector<std::string> properties;
  std::optional<double> min_score;
  CommonOptions common;
  SearchOptions search;
};

claim::Mutants kind(const std::string& text) {
  return text == "one-output"   ? claim::Mutants::OneOutput
         : text == "exhaustive" ? claim::Mutants::Exhaustive
                                : claim::Mutants::AllOutputs;
}

int mutate(const MutateArguments& a) {
  const std::vector<Destination> to = all_destinations(a.search.output);
  engine::MutateOptions how;
  how.search = engine_options(a.search, a.common);
  how.properties = a.properties;
  how.function = a.function;
  how.seconds = a.common.timeout_seconds;
  how.mutants = kind(a.mutants);
  program::Workspace workspace(workspace_options(a.common));
  program::CompiledModule* module = nullptr;
  if (program::load_library(workspace, image_path(a.common))) module = workspace.load_file(a.file);
  if (dumped(workspace, a.common)) return report_diagnostics(workspace, a.common);
  std::optional<claim::Strength> strength;
  if (module) {
    engine::Control control;
    const Watcher watcher(control, false);
    strength = engine::mutate(workspace, *module, how, control);
  }
  const int wrong = report_diagnostics(workspace, a.common);
  if (!strength) return deliver_problems(to, {"mutate", wrong ? wrong : kBadInput, {}, problems_of(workspace)});
  int code = claim::exit_code(*strength, a.min_score);
  if (wrong && code != 70) code = wrong;
  const report::Detail detail = detail_of(a.search.output);
  bool written = true;
  for (const Destination& d : to)
    written = deliver(d, d.format == Format::Json ? report::json(*strength, code) : report::text(*strength, detail)) &&
              written;
  if (code == 1 && a.min_score && strength->together.percent() < *a.min_score)
    complain("needle: the score is below {} %\n", *a.min_score);
  return written ? code : kBadInput;
}

}  // namespace

void add_mutate(CLI::App& app, Job& job) {
  auto a = std::make_shared<MutateArguments>();
  a->search.tests = 1000;
  CLI::App* command = app.add_subcommand("mutate", "measure how much of a function the properties pin down");
  command->footer(
      "The function is wrapped so that its results differ, and the properties are run on such mutants. Its own\n"
      "recursion sees the original. -n says how many mutants are drawn [1000]; small ones are tried systematically.\n"
      "Exit code: 0 measured, 1 below --min-score or a property fails on the program itself, 2 cannot be measured,\n"
      "3 inconclusive.");
  command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with Main.hs")->type_name("")->required();
  command->add_option("FUNCTION", a->function, "the function, as it may be written in the file")
      ->type_name("")
      ->required();
  command->add_option("PROPERTY", a->properties, "the properties; every prop_* that uses the function unless named")
      ->type_name("");
  add_choice(command, "--mutants", a->mutants, {"all-outputs", "one-output", "exhaustive"},
             "every output changed, one that the test asks for, or all small mutants");
  command->add_option("--min-score", a->min_score, "exit with 1 when fewer percent of the mutants are killed")
      ->type_name("PERCENT")
      ->check(CLI::Range(0.0, 100.0));
  add_common(command, a->common);
  add_search(command, a->search);
  on_chosen(command, job, a, mutate);
}

}  // namespace needle::cli
