#include <fmt/format.h>

#include <iostream>
#include <iterator>

#include "cli/command.h"
#include "cli/search_options.h"
#include "session/reach.h"
#include "session/say.h"
#include "witness/witness.h"

namespace needle::cli {
namespace {

struct Arguments {
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

int replay(const Arguments& a) {
  auto token = witness::read_token(a.token == "-" ? token_from_stdin() : a.token);
  if (!token) {
    session::complain(
        "needle: error: [ND-0705] this is not a token of needle check or reach, or a part of it is missing\n");
    return kBadInput;
  }
  session::CheckOptions how = check_options(a.search, a.common);
  how.types = token->types;
  const bool reach = !token->target.empty();
  program::Options options = session_options(a.common);
  if (reach) options.marks = program::Marks::All;
  program::Workspace session(options);
  if (!program::load_library(session, image_path(a.common))) return report_diagnostics(session, a.common);
  const std::string file = a.file.empty() ? token->file : a.file;
  if (!program::read_text_file(file)) {
    session::complain(
        "needle: error: [ND-0705] the file of this token, '{}', cannot be read; if it has moved: needle replay "
        "--file FILE TOKEN\n",
        file);
    return kBadInput;
  }
  program::CompiledModule* module = session.load_file(file);
  if (!module) return report_diagnostics(session, a.common);
  const std::string property = token->property.substr(token->property.rfind('.') + 1);
  const int code = reach ? session::replay_reach(session, *module, property, *token, how)
                         : session::replay(session, *module, property, *token, how);
  const int wrong = report_diagnostics(session, a.common);
  return wrong ? wrong : code;
}

}  // namespace

void add_replay(CLI::App& app, Job& job) {
  auto a = std::make_shared<Arguments>();
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
