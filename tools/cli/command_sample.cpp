#include <fmt/format.h>

#include <algorithm>

#include "cli/command.h"
#include "cli/search_options.h"
#include "report/report.h"
#include "session/sample.h"

namespace needle::cli {
namespace {

struct Arguments {
  std::string file, subject, size;
  CommonOptions common;
  SearchOptions search;
};

int sample(const Arguments& a) {
  if (!a.size.empty()) {
    fmt::print(stderr, "needle: error: [ND-0702] --size: uniform sampling of one size is not supported yet\n");
    return kBadInput;
  }
  const session::CheckOptions how = check_options(a.search, a.common);
  session::Session session(session_options(a.common));
  if (!session.load_library(image_path(a.common))) return report_diagnostics(session, a.common);
  session::CompiledModule* module = a.file == "-" ? session.prelude_module() : session.load_file(a.file);
  if (dumped(session, a.common) || !module) return report_diagnostics(session, a.common);
  const session::Samples samples = session::sample(session, *module, a.subject, how);
  if (int code = report_diagnostics(session, a.common)) return code;
  const std::vector<Destination>& to = a.search.output.destinations;
  if (std::none_of(to.begin(), to.end(), [](const Destination& d) { return d.format == Format::Json; })) {
    for (const std::string& value : samples.values) fmt::print("{}\n", value);
  } else {
    std::vector<report::SizedValue> values;
    for (const std::string& value : samples.values) values.push_back({0, value});
    fmt::print("{}", report::json_values("sample", a.subject, values));
  }
  fmt::print(stderr, "needle: seed {}\n", how.seed);
  if (!samples.complete) fmt::print(stderr, "needle: {}\n", samples.why);
  return samples.complete ? 0 : kInconclusive;
}

}  // namespace

void add_sample(CLI::App& app, Job& job) {
  auto a = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("sample", "random values of a type, or such that satisfy a predicate");
  command->add_option("FILE", a->file, "a .hs or .lhs file; - for the Prelude alone")->type_name("")->required();
  command->add_option("TYPE|PREDICATE", a->subject, "a Haskell type, or a function of the file that returns a Bool")
      ->type_name("")
      ->required();
  command->add_option("--size", a->size, "uniformly among the values of this size")->type_name("S");
  add_search(command, a->search);
  add_common(command, a->common);
  on_chosen(command, job, a, sample);
}

}  // namespace needle::cli
