#include "cli/search_options.h"

#include <fmt/format.h>
#include <unistd.h>

namespace needle::cli {
namespace {

std::pair<std::string, std::string> chosen_type(const std::string& text) {
  const size_t equal = text.find('=');
  if (equal == std::string::npos || equal == 0 || equal + 1 == text.size())
    throw CLI::ValidationError("--type", fmt::format("'{}' does not choose a type; write --type a=Bool", text));
  return {text.substr(0, equal), text.substr(equal + 1)};
}

}  // namespace

void add_search(CLI::App* command, SearchOptions& search) {
  command->add_option("--max-size", search.max_size, "stop after this size")->type_name("N");
  command->add_option("--depth", search.depth, "bound by depth instead, as SmallCheck does")->type_name("N");
  command->add_option("--strategy", search.strategy, "auto or narrow")
      ->type_name("NAME")
      ->check(CLI::IsMember({"auto", "narrow"}));
  command
      ->add_option_function<std::vector<std::string>>(
          "--type",
          [&search](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) search.types.push_back(chosen_type(text));
          },
          "instantiate a type variable, e.g. a=Bool [Int] (repeatable)")
      ->type_name("VAR=TYPE")
      ->allow_extra_args(false);
  command->add_option("-f,--format", search.format, "text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}));
  command->add_option("--seed", search.seed, "for strategies that draw; same seed, same result")->type_name("N");
  auto* quiet = command->add_flag("-q,--quiet", search.quiet, "print only what needs attention");
  command->add_flag("-v,--verbose", search.verbose, "print counts")->excludes(quiet);
  command->add_flag("--no-progress", search.no_progress, "no progress line");
}

session::CheckOptions check_options(const SearchOptions& search, const CommonOptions& options) {
  session::CheckOptions out;
  out.types = search.types;
  if (options.timeout_seconds) out.timeout_seconds = *options.timeout_seconds;
  out.steps = options.steps;
  out.max_memory = options.max_memory;
  out.max_size = search.max_size;
  out.depth = search.depth;
  out.seed = search.seed;
  out.optimise = options.optimise;
  out.progress = isatty(STDERR_FILENO) && !search.no_progress && !search.quiet;
  return out;
}

report::Detail detail_of(const SearchOptions& search) {
  return search.quiet ? report::Detail::Quiet : search.verbose ? report::Detail::Verbose : report::Detail::Normal;
}

}  // namespace needle::cli
