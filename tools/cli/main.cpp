// The command line: options are parsed here into plain structs and handed down; nothing below knows CLI11.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <exception>

#include "base/deep_stack.h"
#include "cli/commands.h"

namespace {

using namespace needle;

void add_common(CLI::App* command, cli::CommonOptions& options) {
  command->add_option("-i", options.include_directories, "look for modules here too (repeatable)")
      ->type_name("DIR")
      ->allow_extra_args(false);
  command->add_option("--color", options.color, "auto, always or never")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  command->add_option("--dump", options.dump, "print a stage: tokens layout surface names types core optimised code")
      ->check(CLI::IsMember({"tokens", "layout", "surface", "names", "types", "core", "optimised", "code"}));
  command->add_option("--evaluator", options.evaluator, "machine or reference")
      ->check(CLI::IsMember({"machine", "reference"}));
  command->add_option("--steps", options.steps, "stop after this many machine steps");
  command->add_option("--max-memory", options.max_memory, "stop when the program needs more, e.g. 512M [2G]")
      ->transform(CLI::AsSizeValue(false));
  command->add_option("-t,--timeout", options.timeout, "stop after this long, e.g. 10s, 500ms, 2m")->type_name("DUR");
  command->add_option("-O", options.optimise, "optimisation level: 0, 1 or 2")->check(CLI::Range(0, 2));
  command->add_option("--library", options.image, "the compiled library to use")->type_name("FILE");
}

void add_search(CLI::App* command, cli::SearchOptions& search) {
  command->add_option("--max-size", search.max_size, "stop after this size");
  command->add_option("--depth", search.depth, "bound by depth instead, as SmallCheck does");
  command->add_option("--strategy", search.strategy, "auto or narrow")->check(CLI::IsMember({"auto", "narrow"}));
  command->add_option("--type", search.types, "instantiate a type variable, e.g. a=Bool [Int]")->type_name("VAR=TYPE");
  command->add_option("-f,--format", search.format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->add_option("--seed", search.seed, "for strategies that draw");
  command->add_flag("-q,--quiet", search.quiet, "print only what needs attention");
  command->add_flag("-v,--verbose", search.verbose, "print counts");
  command->add_flag("--no-progress", search.no_progress, "no progress line");
}

int dispatch(int argc, char** argv) {
  CLI::App app{"Needle finds inputs for functional programs."};
  app.set_version_flag("--version", "needle 0.1.0");
  app.require_subcommand(1);
  cli::CommonOptions options;

  std::string file, expression;
  std::vector<std::string> arguments;
  auto* run = app.add_subcommand("run", "run main");
  run->add_option("FILE", file, "a .hs or .lhs file, or a directory with Main.hs")->required();
  run->add_option("ARGS", arguments, "arguments of the program, after --");
  add_common(run, options);

  auto* eval = app.add_subcommand("eval", "evaluate an expression and print it");
  eval->add_option("FILE", file, "the file in whose scope to evaluate; - for the Prelude alone")->required();
  eval->add_option("EXPR", expression, "a Haskell expression")->required();
  add_common(eval, options);

  cli::SearchOptions search;
  auto* check = app.add_subcommand("check", "falsify properties: every top-level prop_*, or the named ones");
  check->add_option("FILE", file, "a .hs or .lhs file, or a directory with Main.hs")->required();
  check->add_option("PROPERTY", search.properties, "functions to check instead of every prop_*");
  add_common(check, options);
  add_search(check, search);

  std::string token;
  auto* replay = app.add_subcommand("replay", "run one reported input again");
  replay->add_option("TOKEN", token, "as printed by check")->required();
  add_common(replay, options);

  std::string library_source, library_image;
  auto* build = app.add_subcommand("build-library", "compile the shipped library into an image")->group("");
  build->add_option("DIR", library_source)->required();
  build->add_option("IMAGE", library_image)->required();
  add_common(build, options);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  if (run->parsed()) return cli::run(file, arguments, options);
  if (eval->parsed()) return cli::eval(file, expression, options);
  if (check->parsed()) return cli::check(file, search, options);
  if (replay->parsed()) return cli::replay(token, options);
  return cli::build_library(library_source, library_image, options);
}

}  // namespace

int main(int argc, char** argv) {
  int code = 70;
  try {
    on_deep_stack([&] { code = dispatch(argc, argv); });
  } catch (const std::exception& error) {
    std::fflush(stdout);
    fmt::print(stderr, "needle: internal error: {}\nPlease report this, with the program that caused it.\n",
               error.what());
    code = 70;
  }
  std::fflush(stdout);
  std::fflush(stderr);
  _exit(code);  // everything is written; freeing the program's arenas one by one would only cost time
}
