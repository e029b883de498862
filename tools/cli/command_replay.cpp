#include <fmt/format.h>

#include <iostream>
#include <iterator>

#include "cli/command.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "engine/replay.h"
#include "witness/witness.h"

namespace needle::cli {
namespace {

struct ReplayArguments {
  std::string token;
  std::string file;  // empty: the token's
  CommonOptions common;
  SearchOptions search;
};

// Tokens are too long for some command lines. Spaces and quotes around it do no harm.
std::string token_from_stdin() {
  constexpr std::string_view kAround = " \t\r\n\"'";
  const std::string all(std::istreambuf_iterator<char>(std::cin), {});
  const size_t begin = all.find_first_not_of(kAround);
  return begin == std::string::npos ? "" : all.substr(begin, all.find_last_not_of(kAround) + 1 - begin);
}

int unfit(const std::string& function, bool reach) {
  if (reach)
    complain(
        "needle: error: [ND-0705] the token does not fit {}: its types, or the place, have changed since; reach for it "
        "again\n",
        function);
  else
    complain(
        "needle: error: [ND-0705] the token does not fit the property {}: its types have changed since; check it "
        "again\n",
        function);
  return kBadInput;
}

// Says how it ended; the exit code that goes with it.
int print_outcome(const engine::Replaying& replayed, bool reach) {
  using engine::Replayed;
  switch (replayed.outcome) {
    case Replayed::Undecided:
      say_text(reach ? "*** Gave up! The evaluation did not end.\n"
                     : "*** Gave up! The evaluation did not end within its limits.\n");
      return kInconclusive;
    case Replayed::Discarded:
      say_text("+++ OK, the precondition does not hold for this input.\n");
      return 0;
    case Replayed::Raises:
      say("*** Failed! Exception:\n    {}\n", replayed.again.message);
      return 1;
    case Replayed::Fails:
      say_text("*** Failed! Falsified.\n");
      return 1;
    case Replayed::Passes:
      say_text("+++ OK, this input passes.\n");
      return 0;
    case Replayed::Reaches:
      say_text("+++ Reached.\n");
      return 0;
    case Replayed::Misses:
      say_text("*** Not reached.\n");
      return 1;
    case Replayed::Unfit:
    case Replayed::Absent:
      break;
  }
  return kBadInput;
}

int print(const engine::Replaying& replayed, const std::string& function, bool reach) {
  if (replayed.outcome == engine::Replayed::Absent) return kBadInput;
  if (replayed.outcome == engine::Replayed::Unfit) return unfit(function, reach);
  say("=== {} ===\n", replayed.title);
  for (const auto& [name, value] : replayed.inputs) say("{} = {}\n", name, value);
  for (const std::string& said : replayed.again.texts) say("{}\n", said);
  const int code = print_outcome(replayed, reach);
  if (!replayed.again.calls.empty()) say("    Calls:\n");
  for (const std::string& call : replayed.again.calls) say("    {}\n", call);
  return code;
}

int replay(const ReplayArguments& a) {
  auto token = witness::read_token(a.token == "-" ? token_from_stdin() : a.token);
  if (!token) {
    complain("needle: error: [ND-0705] this is not a token of needle check or reach, or a part of it is missing\n");
    return kBadInput;
  }
  engine::SearchOptions how = engine_options(a.search, a.common);
  how.types = token->types;
  const bool reach = !token->target.empty();
  program::Options options = workspace_options(a.common);
  if (reach) options.marks = program::Marks::All;
  program::Workspace workspace(options);
  if (!program::load_library(workspace, image_path(a.common))) return report_diagnostics(workspace, a.common);
  const std::string file = a.file.empty() ? token->file : a.file;
  if (!program::read_text_file(file)) {
    complain(
        "needle: error: [ND-0705] the file of this token, '{}', cannot be read; if it has moved: needle replay "
        "--file FILE TOKEN\n",
        file);
    return kBadInput;
  }
  program::CompiledModule* module = workspace.load_file(file);
  if (!module) return report_diagnostics(workspace, a.common);
  const std::string function = token->property.substr(token->property.rfind('.') + 1);
  const int code = print(engine::replay(workspace, *module, function, *token, how), function, reach);
  const int wrong = report_diagnostics(workspace, a.common);
  return wrong ? wrong : code;
}

}  // namespace

void add_replay(CLI::App& app, Job& job) {
  auto a = std::make_shared<ReplayArguments>();
  CLI::App* command = app.add_subcommand("replay", "run one reported input again, with a trace of the calls");
  command->add_option("TOKEN", a->token, "as printed by check or reach; - reads it from standard input")
      ->type_name("")
      ->required();
  command->add_option("--file", a->file, "where the token's file is now, when it has moved")->type_name("FILE");
  add_allow_io(command, a->search);
  add_common(command, a->common);
  on_chosen(command, job, a, replay);
}

}  // namespace needle::cli
