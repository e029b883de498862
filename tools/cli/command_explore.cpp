#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

#include "base/deep_stack.h"
#include "cli/command.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/watcher.h"
#include "engine/explore.h"

namespace needle::cli {
namespace {

struct ExploreArguments {
  std::string file, function, returns;
  size_t inputs = 10;
  CommonOptions common;
  SearchOptions search;
};

// On a terminal or in a pipe, as the examples come.
bool is_shown(const Destination& to) {
  return to.file.empty() && to.format == Format::Text;
}

// (++) -> ++
std::string without_parentheses(const std::string& name) {
  return name.starts_with('(') && name.ends_with(')') ? name.substr(1, name.size() - 2) : name;
}

std::string document(Format format, const claim::Exploration& e, int code, const std::vector<claim::Example>& examples,
                     report::Detail detail) {
  if (format == Format::Json) return report::json(e, code, examples);
  std::string out;
  for (const claim::Example& x : examples) out += report::text(e.name, x);
  return out + report::text(e, detail);
}

int explore(const ExploreArguments& a) {
  if (!has_solver(a.search)) return kBadInput;
  engine::ExploreOptions how;
  how.search = engine_options(a.search, a.common);
  how.inputs = a.inputs;
  how.returns = a.returns;
  program::Workspace workspace(workspace_options(a.common));
  program::CompiledModule* module = nullptr;
  if (program::load_library(workspace, image_path(a.common)))
    module = a.file == "-" ? workspace.prelude_module() : workspace.load_file(a.file);
  if (dumped(workspace, a.common)) return report_diagnostics(workspace, a.common);
  const std::vector<Destination> to = all_destinations(a.search.output);
  const bool shown = std::any_of(to.begin(), to.end(), is_shown);
  const report::Detail detail = detail_of(a.search.output);
  const std::string name = without_parentheses(a.function);
  std::vector<claim::Example> examples;
  claim::Exploration exploration;
  if (module)
    on_deep_stack([&] {
      engine::Control control;
      Watcher watcher(control, how.search.progress);
      exploration = engine::explore(workspace, *module, a.file, name, how, control, [&](const auto& example) {
        examples.push_back(example);
        if (shown)
          watcher.print([&] {
            say_text(report::text(name, example));
            flush_said();
          });
      });
    });
  if (int code = report_diagnostics(workspace, a.common))
    return deliver_problems(to, {"explore", code, {}, problems_of(workspace)});
  const int code = claim::exit_code(exploration);
  if (exploration.kind == claim::Explored::Broken) {
    complain("needle: error: [ND-0713] {}", report::text(exploration, detail));
    return deliver_problems(to, {"explore", code, {}, {{"", 1, 1, 1, 1, "ND-0713", exploration.why}}});
  }
  bool written = true;
  for (const Destination& d : to)
    written = deliver(d, is_shown(d) ? report::text(exploration, detail)
                                     : document(d.format, exploration, code, examples, detail)) &&
              written;
  return written ? code : kBadInput;
}

}  // namespace

void add_explore(CLI::App& app, Job& job) {
  auto a = std::make_shared<ExploreArguments>();
  CLI::App* command = app.add_subcommand("explore", "examples of what a function does, one for each path through it");
  command->footer(
      "The smallest inputs come first; `_` stands for parts that the path does not look at. The result is evaluated\n"
      "completely, and every output is what the reference evaluator says.\n"
      "Exit code: 0 examples found, 1 there is none (a proof), 2 bad input, 3 fewer than asked for and perhaps not "
      "all.");
  command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with Main.hs; - for the Prelude alone")
      ->type_name("")
      ->required();
  command->add_option("FUNCTION", a->function, "a function of the file, or one that it imports")
      ->type_name("")
      ->required();
  command->add_option("--inputs", a->inputs, "so many examples [10]")
      ->type_name("N")
      ->check(CLI::Range(size_t{1}, size_t{100'000'000}));
  command
      ->add_option("--returns", a->returns,
                   "only where the result satisfies this: a function to Bool, e.g. null, '(> 3)'")
      ->type_name("EXPR");
  add_common(command, a->common);
  add_search(command, a->search);
  on_chosen(command, job, a, explore);
}

}  // namespace needle::cli
