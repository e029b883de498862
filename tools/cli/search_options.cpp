#include "cli/search_options.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <thread>

#include "cli/reads.h"
#include "cli/say.h"

namespace needle::cli {
namespace {

constexpr uint64_t kMostJobs = 256;

std::pair<std::string, std::string> chosen_type(const std::string& text) {
  const size_t equal = text.find('=');
  if (equal == std::string::npos || equal == 0 || equal + 1 == text.size())
    throw CLI::ValidationError("--type", fmt::format("'{}' does not choose a type; write --type a=Bool", text));
  return {text.substr(0, equal), text.substr(equal + 1)};
}

template <class T>
using Named = std::pair<const char*, T>;

// Of those that check properties.
std::vector<std::string> strategy_names() {
  std::vector<std::string> out;
  for (const engine::Strategy& s : engine::strategies())
    if (s.serves(claim::Property{})) out.emplace_back(s.name);
  return out;
}

// Orders of a conjunction's operands; all but the first two are for the lazy strategy only.
constexpr Named<search::Conjunction> kOrders[] = {
    {"parallel", search::Conjunction::Leftmost},
    {"left", search::Conjunction::Leftmost},
    {"O", search::Conjunction::Optimal},
    {"F", search::Conjunction::Fair},
    {"OS", search::Conjunction::OptimalSubset},
    {"OF", search::Conjunction::OptimalFair},
    {"OSF", search::Conjunction::OptimalSubsetFair},
};

// Orders of paths.
constexpr Named<search::PathOrder> kPathOrders[] = {
    {"size", search::PathOrder::BySize},
    {"dfs", search::PathOrder::DepthFirst},
    {"bfs", search::PathOrder::BreadthFirst},
    {"coverage", search::PathOrder::Coverage},
};

constexpr Named<solve::Smt> kSmts[] = {{"z3", solve::Smt::Z3}, {"cvc5", solve::Smt::Cvc5}};

template <class T, size_t N>
T named(const Named<T> (&all)[N], const std::string& name) {
  return std::find_if(std::begin(all), std::end(all), [&](const Named<T>& one) { return name == one.first; })->second;
}

template <class T, size_t N>
std::vector<std::string> names_of(const Named<T> (&all)[N]) {
  std::vector<std::string> out;
  for (const Named<T>& one : all) out.push_back(one.first);
  return out;
}

void agree(const CLI::App* command, const SearchOptions& search) {
  const engine::Strategy& chosen = engine::strategy(search.strategy);
  refuse_unread(command, chosen);
  // Every strategy has conjunctions in parallel or from left to right; the papers' orders are for one of them.
  if (named(kOrders, search.conjunction) != search::Conjunction::Leftmost && !chosen.reads("--conjunction"))
    throw CLI::ValidationError("--conjunction", fmt::format("{} belongs to --strategy {}, which is not chosen",
                                                            search.conjunction, readers_of("--conjunction")));
}

uint32_t backtrack(const std::string& text) {
  if (text == "inf") return search::kNoLimit;
  uint32_t out = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error == std::errc() && end == text.data() + text.size() && out != search::kNoLimit) return out;
  throw CLI::ValidationError("--backtrack", fmt::format("'{}' is no limit; write a number from 0 on, or inf", text));
}

constexpr const char* kGroup = "Search";

// Which inputs, and in which order.
void add_bounds(CLI::App* command, SearchOptions& search) {
  add_number(command, "--max-size", search.max_size, "stop after this size [no bound]")->group(kGroup);
  if (reads(command, "--depth"))
    add_number(command, "--depth", search.depth, "bound by depth instead, as SmallCheck does")
        ->excludes(command->get_option("--max-size"))
        ->group(kGroup);
  if (reads(command, "--strategy"))
    add_choice(command, "--strategy", search.strategy, strategy_names(), "how the inputs are searched [auto]")
        ->group(kGroup);
  if (reads(command, "--solver"))
    add_choice(command, "--solver", search.solver, {"auto", "none"},
               "none: numbers are enumerated, whatever the strategy [auto]")
        ->group(kGroup);
  if (reads(command, "--integers"))
    add_choice(command, "--integers", search.integers, {"unbounded", "machine"},
               "whether sums of open Ints are asked at once if they overflow, with --strategy symbolic [unbounded]")
        ->group(kGroup);
  if (reads(command, "--smt"))
    add_choice(command, "--smt", search.smt, names_of(kSmts),
               "the solver of last resort for numbers that are left open; cvc5 if it is installed [z3]")
        ->group(kGroup);
  if (reads(command, "--search"))
    add_choice(
        command, "--search", search.order, names_of(kPathOrders),
        fmt::format("which path is taken next: all of a size, the deepest, the one with the fewest decisions, or "
                    "one that came by new code{}; beyond size, --steps is for each path [size]",
                    reads(command, "--strategy") ? ", with --strategy symbolic" : ""))
        ->group(kGroup);
  if (reads(command, "--conjunction")) {
    std::vector<std::string> orders = names_of(kOrders);
    const bool lazy = reads(command, "--strategy");
    if (!lazy) orders = {"parallel", "left"};
    add_choice(command, "--conjunction", search.conjunction, orders,
               lazy ? "order of preconditions [parallel]; beyond left only with --strategy lazy"
                    : "order of preconditions [parallel]")
        ->group(kGroup);
  }
  command
      ->add_option_function<std::vector<std::string>>(
          "--type",
          [&search](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) search.types.push_back(chosen_type(text));
          },
          "instantiate a type variable, e.g. a=Bool [Int] (repeatable)")
      ->type_name("VAR=TYPE")
      ->allow_extra_args(false)
      ->group(kGroup);
}

// For what is drawn.
void add_draws(CLI::App* command, SearchOptions& search) {
  if (reads(command, "--max-tests"))
    add_positive(command, "-n,--max-tests", search.tests,
                 reads(command, "--strategy") ? "how many inputs are drawn by --strategy random or uniform [100], or "
                                                "tried of one size by enumerate [all]"
                 : search.tests               ? fmt::format("how many are drawn [{}]", search.tests)
                                              : "how many are drawn [100]")
        ->group(kGroup);
  if (reads(command, "--backtrack"))
    add_parsed(command, "--backtrack",
               reads(command, "--strategy")
                   ? "how many unknowns are drawn again when a precondition fails [3; with uniform 0]"
                   : "how many unknowns are drawn again when the predicate fails [3; with --size 0]",
               [&search](const std::string& text) { search.backtrack = backtrack(text); })
        ->type_name("N|inf")
        ->group(kGroup);
  if (reads(command, "--seed"))
    command
        ->add_option(
            "--seed", search.seed,
            command->get_name() == "cover" ? "of what is drawn [1]" : "of what is drawn; same seed, same result [1]")
        ->type_name("N")
        ->group(kGroup);
}

}  // namespace

void add_search(CLI::App* command, SearchOptions& search) {
  add_bounds(command, search);
  add_draws(command, search);
  add_allow_io(command, search);
  add_output(command, search.output);
  if (reads(command, "--jobs")) {
    add_positive(command, "-j,--jobs", search.jobs,
                 "threads: properties checked at once, and helpers of the last ones [as many as there are cores]")
        ->group(kGroup);
    add_number(command, "--help-every", search.help_every, "")->group("");
  }
  if (reads(command, "--no-progress"))
    command->add_flag("--no-progress", search.no_progress, "no progress line on the terminal")->group("Output");
  for (const char* later : {"--shard", "--checkpoint"})
    add_parsed(command, later, "", [later](const std::string&) {
      throw CLI::ValidationError(later, "is not supported yet");
    })->group("");
  if (reads(command, "--integers")) {
    add_number(command, "--lose-answers", search.lose_answers, "")->group("");
    command->add_flag("--only-z3", search.only_z3)->group("");
  }
  if (reads(command, "--strategy")) command->parse_complete_callback([command, &search] { agree(command, search); });
}

std::string strategy_help() {
  std::string out = "Strategies:\n";
  for (const engine::Strategy& s : engine::strategies())
    if (s.serves(claim::Property{})) out += fmt::format("  {:<10} {}\n", s.name, s.help);
  return out;
}

void add_allow_io(CLI::App* command, SearchOptions& search) {
  command
      ->add_flag("--allow-io", search.allow_io,
                 "let the program's own IO through; otherwise it acts on an empty world in memory")
      ->group("Program");
}

bool has_solver(const SearchOptions& search) {
  if (solve::is_installed(named(kSmts, search.smt))) return true;
  complain("needle: error: [ND-0717] --smt {0}: there is no program {0} on the PATH; install it, or use --smt z3\n",
           search.smt);
  return false;
}

engine::SearchOptions engine_options(const SearchOptions& search, const CommonOptions& options) {
  engine::SearchOptions out;
  out.types = search.types;
  if (options.timeout_seconds) out.timeout_seconds = *options.timeout_seconds;
  out.steps = options.steps;
  out.max_memory = options.max_memory;
  out.max_size = search.max_size;
  out.depth = search.depth;
  out.strategy = &engine::strategy(search.strategy);
  if (search.tests) out.tests = out.per_size = static_cast<uint32_t>(std::min<uint64_t>(search.tests, UINT32_MAX));
  out.backtrack = search.backtrack.value_or(out.strategy->inputs == engine::InputsAre::Counted ? 0 : out.backtrack);
  out.seed = search.seed;
  out.parallel_conjunction = search.conjunction != "left";
  out.conjunction = named(kOrders, search.conjunction);
  out.jobs = search.jobs ? static_cast<unsigned>(std::min<uint64_t>(search.jobs, kMostJobs))
                         : std::max(1u, std::thread::hardware_concurrency());
  if (search.help_every) out.helping = {.after_seconds = 0, .slice = *search.help_every};
  out.open_numbers = search.solver != "none";
  out.order = named(kPathOrders, search.order);
  out.machine_integers = search.integers == "machine";
  out.solver.smt = named(kSmts, search.smt);
  out.solver.lose_every = search.lose_answers.value_or(0);
  if (search.only_z3) {
    out.solver.on.fill(false);
    out.solver.on[static_cast<size_t>(solve::Decider::Z3)] = true;
  }
  out.optimise = options.optimise;
  out.allow_io = search.allow_io;
  out.progress = isatty(STDERR_FILENO) && !search.no_progress && !search.output.quiet;
  return out;
}

}  // namespace needle::cli
