#include "cli/reads.h"

#include <fmt/format.h>

#include <algorithm>

#include "source/diagnostic.h"

namespace needle::cli {
namespace {

struct Row {
  std::string_view option;
  std::string_view commands;
};

constexpr Row kRows[] = {
    {"--max-size", "check reach explore refine mutate sample cover"},
    {"--depth", "check reach mutate sample"},
    {"--strategy", "check"},
    {"--integers", "check"},
    {"--solver", "check reach refine cover"},
    {"--search", "check reach explore"},
    {"--smt", "check reach explore refine cover"},
    {"--conjunction", "check sample"},
    {"--type", "check reach explore refine mutate sample cover"},
    {"--max-tests", "check mutate sample"},
    {"--backtrack", "check sample"},
    {"--seed", "check mutate sample cover"},
    {"--jobs", "check"},
    {"--emit", "check cover"},
    {"--verbose", "check reach explore refine mutate cover"},
    {"--no-progress", "check reach explore refine cover"},
    {"--steps", "check reach explore refine mutate sample run eval cover"},
    {"--engine", "check reach explore refine mutate sample run eval cover"},
    {"-O", "check reach explore refine mutate sample run eval build-library cover"},
    {"--dump", "check reach explore refine mutate sample count index enum run eval cover"},
    {"--dump claim", "check"},
    {"--dump space", "check"},
    {"--dump code", "check run eval"},
    {"--dump tree", "check"},
    {"--dump lookup", "reach"},
    {"-f junit", "check reach refine"},
    {"-f sarif", "check reach refine"},
    {"-f github", "check reach refine"},
    {"-f lcov", "cover"},
    {"-f cobertura", "cover"},
    {"-f html", "cover"},
};

struct Time {
  std::string_view command, help;
};
constexpr Time kTimes[] = {
    {"check", "stop after this long, for each property [10s]"},
    {"reach", "stop after this long [10s]"},
    {"explore", "stop after this long [10s]"},
    {"refine", "stop after this long, for each function [2s]"},
    {"cover", "stop after this long, all in all [20s]"},
    {"sample", "stop after this long [10s]"},
    {"mutate", "stop after this long [10s for each property]"},
    {"replay", "stop after this long [10s]"},
};

bool has_word(std::string_view list, std::string_view word) {
  for (size_t at = 0; at < list.size();) {
    const size_t end = std::min(list.find(' ', at), list.size());
    if (list.substr(at, end - at) == word) return true;
    at = end + 1;
  }
  return false;
}

// "random uniform enumerate" -> random, uniform or enumerate
std::string any_of(std::vector<std::string> words, const char* conjunction) {
  std::string out;
  for (size_t i = 0; i < words.size(); ++i)
    out += (i == 0 ? "" : i + 1 == words.size() ? fmt::format(" {} ", conjunction) : ", ") + words[i];
  return out;
}

std::vector<const CLI::App*> commands_of(const CLI::App* app) {
  std::vector<const CLI::App*> out;
  for (const CLI::App* command : app->get_subcommands([](const CLI::App* c) { return !c->get_group().empty(); }))
    out.push_back(command);
  return out;
}

std::vector<std::string> option_names(const CLI::App* command) {
  std::vector<std::string> out;
  for (const CLI::Option* option : command->get_options([](const CLI::Option* o) { return !o->get_group().empty(); }))
    for (const std::string& name : option->get_lnames()) out.push_back("--" + name);
  return out;
}

std::string unknown_command(const CLI::App* app, const std::string& word) {
  std::vector<std::string> names;
  for (const CLI::App* command : commands_of(app)) names.push_back(command->get_name());
  return fmt::format("there is no command '{}'{}\nThe commands are {}; `needle --help` says what they do.\n", word,
                     perhaps(word, names), any_of(names, "and"));
}

std::string unknown_option(const CLI::App* app, const CLI::App* command, const std::string& word) {
  const std::string name = word.substr(0, word.find('='));
  std::vector<std::string> readers;
  for (const CLI::App* other : commands_of(app))
    if (other->get_option_no_throw(name) != nullptr) readers.push_back(other->get_name());
  if (!readers.empty())
    return fmt::format("{} does not read {}; {} do{}\n", command->get_name(), name, any_of(readers, "and"),
                       readers.size() == 1 ? "es" : "");
  return fmt::format("{} has no option {}{}\n", command->get_name(), name, perhaps(name, option_names(command)));
}

}  // namespace

std::string perhaps(std::string_view word, const std::vector<std::string>& candidates) {
  const std::vector<std::string_view> views(candidates.begin(), candidates.end());
  const std::vector<std::string> similar = similar_names(word, views);
  return similar.empty() ? "" : fmt::format("\nPerhaps you meant {}.", any_of(similar, "or"));
}

std::string Formatter::make_option_opts(const CLI::Option* option) const {
  if (option->get_type_size() == 0 || option->get_positional()) return "";
  const std::string type = option->get_type_name();
  return fmt::format(" {}", type.substr(0, type.find(':')));
}

bool reads(const CLI::App* command, std::string_view option) {
  for (const Row& row : kRows)
    if (row.option == option) return has_word(row.commands, command->get_name());
  return true;
}

std::string time_help(const CLI::App* command) {
  std::string_view help = "stop after this long [no limit]";
  for (const Time& time : kTimes)
    if (time.command == command->get_name()) help = time.help;
  return fmt::format("{}, e.g. 500ms, 20s, 2m", help);
}

std::string writers_of(std::string_view format) {
  std::vector<std::string> out;
  for (const Row& row : kRows) {
    if (row.option != fmt::format("-f {}", format)) continue;
    for (size_t at = 0; at < row.commands.size();) {
      const size_t end = std::min(row.commands.find(' ', at), row.commands.size());
      out.emplace_back(row.commands.substr(at, end - at));
      at = end + 1;
    }
  }
  return any_of(out, "and");
}

std::string readers_of(std::string_view option) {
  std::vector<std::string> out;
  for (const engine::Strategy& s : engine::strategies())
    if (s.reads(option)) out.emplace_back(s.name);
  return any_of(out, "or");
}

void refuse_unread(const CLI::App* command, const engine::Strategy& strategy) {
  for (const char* name : {"--depth", "--max-tests", "--backtrack", "--seed", "--integers", "--search", "--smt"}) {
    if (strategy.reads(name)) continue;
    const CLI::Option* option = command->get_option_no_throw(name);
    if (!option || option->count() == 0) continue;
    throw CLI::ValidationError(fmt::format("{} is not read by --strategy {}; it belongs to --strategy {}",
                                           option->get_name(), strategy.name, readers_of(name)));
  }
}

std::string usage_error(const CLI::App* app, const CLI::Error& error) {
  const auto chosen = app->get_subcommands();
  const std::vector<std::string> left = app->remaining(true);
  std::string what = error.what();
  if (chosen.empty()) {
    if (!left.empty() && !left[0].starts_with('-')) return "needle: error: [ND-0702] " + unknown_command(app, left[0]);
    if (!left.empty()) what = fmt::format("a command is missing before {}", left[0]);
    if (left.empty() && error.get_exit_code() == static_cast<int>(CLI::ExitCodes::RequiredError))
      what = "a command is missing";
    return fmt::format("needle: error: [ND-0702] {}\n`needle --help` lists the commands.\n", what);
  }
  const CLI::App* command = chosen.front();
  // --timeout: 1 required DUR missing
  if (const size_t at = what.find(": 1 required "); at != std::string::npos && what.ends_with(" missing")) {
    const size_t begin = at + std::string_view(": 1 required ").size();
    what = fmt::format("{} needs a value: {}", what.substr(0, at), what.substr(begin, what.rfind(" missing") - begin));
  }
  what += '\n';
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError) && !left.empty())
    what = left[0].starts_with('-')
               ? unknown_option(app, command, left[0])
               : fmt::format("{} does not know what to do with '{}'\n", command->get_name(), left[0]);
  return fmt::format("needle: error: [ND-0702] {}`needle {} --help` lists the options.\n", what, command->get_name());
}

}  // namespace needle::cli
