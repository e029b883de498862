#include <fmt/format.h>

#include <cstdio>

#include "cli/command.h"
#include "cli/search_options.h"

namespace needle::cli {
namespace {

struct Arguments {
  std::string file;
  std::vector<std::string> properties;
  CommonOptions common;
  SearchOptions search;
};

int check(const Arguments& a) {
  session::CheckOptions how = check_options(a.search, a.common);
  how.properties = a.properties;
  session::Session session(session_options(a.common));
  if (!session.load_library(image_path(a.common))) return report_diagnostics(session, a.common);
  session::CompiledModule* module = session.load_file(a.file);
  if (dumped(session, a.common) || !module) return report_diagnostics(session, a.common);
  const bool text = a.search.format == "text";
  std::vector<claim::Result> results = session::check(session, *module, a.file, how, [&](const claim::Result& result) {
    if (!text) return;
    fmt::print("{}", report::text(result, detail_of(a.search)));
    std::fflush(stdout);
  });
  int code = claim::exit_code(results);
  if (int wrong = report_diagnostics(session, a.common); wrong && code != 70) code = wrong;
  if (results.empty() && code == 0) {
    fmt::print(stderr,
               "needle: error: [ND-0706] {} has no properties: functions named prop_*, or named on the command line\n",
               a.file);
    code = kBadInput;
  }
  if (!text) fmt::print("{}", report::json("check", code, results));
  return code;
}

}  // namespace

void add_check(CLI::App& app, Job& job) {
  auto a = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("check", "falsify properties: every top-level prop_*, or the named ones");
  command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with Main.hs")->required();
  command->add_option("PROPERTY", a->properties, "functions to check instead of every prop_*");
  add_common(command, a->common);
  add_search(command, a->search);
  on_chosen(command, job, a, check);
}

}  // namespace needle::cli
