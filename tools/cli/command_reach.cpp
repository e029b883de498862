#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>

#include "base/deep_stack.h"
#include "cli/command.h"
#include "cli/run_nat.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/watcher.h"
#include "engine/reach.h"
#include "engine/reach_nat.h"

namespace needle::cli {
namespace {

struct ReachArguments {
  std::string where;  // FILE.hs[:LINE[:COL]]
  std::string function, from;
  size_t inputs = 1;
  bool all = false, backward = false, forward = false, explain = false;
  std::string target = "target";
  CommonOptions common;
  SearchOptions search;
};

// Takes ":NUMBER" from the end of the text; 0 when there is none.
uint32_t take_number(std::string& text) {
  const size_t colon = text.rfind(':');
  if (colon == std::string::npos) return 0;
  uint32_t out = 0;
  const char* end = text.data() + text.size();
  auto [at, error] = std::from_chars(text.data() + colon + 1, end, out);
  if (error != std::errc() || at != end || out == 0) return 0;
  text.resize(colon);
  return out;
}

// A.hs:3:5 -> A.hs and the place; A.hs:3 has column 0.
std::optional<Place> take_place(std::string& text) {
  const uint32_t last = take_number(text);
  if (last == 0) return std::nullopt;
  const uint32_t first = take_number(text);
  return first == 0 ? Place{last, 0} : Place{first, last};
}

// With --all the text is a summary instead of one paragraph per expression.
bool summarises(const ReachArguments& a) {
  const std::vector<Destination>& all = a.search.output.destinations;
  return a.all && std::none_of(all.begin(), all.end(), [](const Destination& d) { return d.file.empty(); });
}

bool shows_lookups(const ReachArguments& a) {
  return later_stage(a.common) == engine::Stage::Lookup;
}

// A file of the strict language: there is one way only.
int reach_in_nat(const ReachArguments& a, Output& output) {
  engine::NatReachOptions how;
  how.search = engine_options(a.search, a.common);
  how.target = a.target;
  how.inputs = a.inputs;
  how.explain = a.explain;
  std::string lookups;
  if (shows_lookups(a)) how.lookups = &lookups;
  std::unique_ptr<engine::NatFile> file;
  std::vector<claim::Result> results;
  engine::Control control;
  {
    const Watcher watcher(control, how.search.progress);
    on_deep_stack([&] {
      file = engine::load_nat(a.where);
      if (file->nat && (a.common.dump.empty() || how.lookups))
        results = engine::reach_nat(*file, a.where, how, control);
    });
  }
  if (file->nat && !how.lookups)
    if (const std::optional<int> code = dumped(*file, a.common)) return *code;
  int code = claim::exit_code(results);
  if (int wrong = report_diagnostics(*file, a.common); wrong) code = wrong;
  if (how.lookups && file->nat) {
    say_text(lookups);
    return 0;
  }
  output.add_problems(file->diagnostics, file->sources);
  for (const claim::Result& r : results) output.add(r);
  return output.finish(code, results) ? code : kBadInput;
}

int reach(const ReachArguments& a) {
  if (!has_solver(a.search)) return kBadInput;
  Output output("reach", a.search.output, use_color(a.common, STDOUT_FILENO));
  if (!can_write(a.search.output)) return kBadInput;
  if (engine::is_nat(a.where)) return reach_in_nat(a, output);
  std::string file = a.where;
  engine::ReachOptions how;
  how.search = engine_options(a.search, a.common);
  // A depth bounds numbers too, and so needs them chosen.
  how.search.strategy = &engine::strategy(how.search.depth || !how.search.open_numbers ? "narrow" : "symbolic");
  how.goals = {a.all, a.function, take_place(file)};
  how.from = a.from;
  how.inputs = a.inputs;
  how.direction = a.backward || a.explain || shows_lookups(a) ? engine::Direction::Backward
                  : a.forward || a.search.depth               ? engine::Direction::Forward
                                                              : engine::Direction::Both;
  how.explain = a.explain;
  std::string lookups;
  if (shows_lookups(a)) how.lookups = &lookups;
  program::Options options = workspace_options(a.common);
  options.marks = program::Marks::All;
  program::Workspace workspace(options);
  program::CompiledModule* module = nullptr;
  if (program::load_library(workspace, image_path(a.common))) module = workspace.load_file(file);
  if (dumped(workspace, a.common)) return report_diagnostics(workspace, a.common);
  if (!module) {
    output.add_problems(workspace);
    const int code = report_diagnostics(workspace, a.common);
    return output.finish(code, {}) ? code : kBadInput;
  }
  engine::Control control;
  std::vector<claim::Result> results;
  {
    const Watcher watcher(control, how.search.progress);
    results = engine::reach(workspace, *module, file, how, control);
  }
  int code = claim::exit_code(results);
  output.add_problems(workspace);
  if (int wrong = report_diagnostics(workspace, a.common); wrong && code != 70) code = wrong;
  if (how.lookups) {
    say_text(lookups);
    return code == kBadInput ? code : 0;
  }
  if (summarises(a)) {
    say_text(report::reach_summary(results, detail_of(a.search.output)));
  } else {
    for (const claim::Result& r : results) output.add(r);
  }
  return output.finish(code, results) ? code : kBadInput;
}

}  // namespace

void add_reach(CLI::App& app, Job& job) {
  auto a = std::make_shared<ReachArguments>();
  CLI::App* command = app.add_subcommand("reach", "find inputs that evaluate a marked `target`, or a place");
  command->footer(
      "Without a place every call of Needle's `target` is sought. LINE alone means the last of the outermost\n"
      "expressions that start there. The inputs are the arguments of the function given by --from, or of those that\n"
      "lead to the target and are called by no other; its result is evaluated completely.\n"
      "Exit code: 0 reached, 1 proved unreachable, 2 nothing to reach, 3 inconclusive.");
  command->add_option("FILE[:LINE[:COL]]", a->where, "a .hs or .lhs file, or a directory with Main.hs; and a place")
      ->type_name("")
      ->required();
  auto* function =
      command->add_option("FUNCTION", a->function, "the body of this function is the target")->type_name("");
  command->add_flag("--all", a->all, "every expression of the program is a target")->excludes(function);
  command->add_option("--from", a->from, "the function whose arguments are the inputs")->type_name("FUNCTION");
  command->add_option("--inputs", a->inputs, "so many inputs for each target, each by another path [1]")
      ->type_name("N")
      ->check(CLI::Range(size_t{1}, size_t{1'000'000}));
  auto* forward = command->add_flag("--forward", a->forward, "search from the inputs to the target only");
  command->add_flag("--backward", a->backward, "search from the target back to the inputs only [both, in turns]")
      ->excludes(forward);
  command->add_flag("--explain", a->explain, "search backward, and tell the path from the target back to the inputs")
      ->excludes(forward);
  command->add_option("--target", a->target, "of a .nat file: the variable [target]")->type_name("NAME");
  add_common(command, a->common);
  add_search(command, a->search);
  command->parse_complete_callback([command, a] {
    if (command->get_option("--search")->count() == 0) return;
    if (a->search.depth || a->search.solver == "none")
      throw CLI::ValidationError("--search",
                                 "orders paths whose numbers are open; it does not go with --depth or "
                                 "--solver none");
  });
  on_chosen(command, job, a, reach);
}

}  // namespace needle::cli
