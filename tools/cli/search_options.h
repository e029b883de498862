// Options that all searches share. A search adds its own beside them, in its command's file.
#pragma once
#include "cli/options.h"
#include "cli/output.h"
#include "engine/options.h"

namespace needle::cli {

struct SearchOptions {
  std::vector<std::pair<std::string, std::string>> types;  // a=Bool
  std::optional<uint32_t> max_size, depth;
  std::string strategy = "auto";
  std::string conjunction = "parallel";
  std::string integers = "unbounded", solver = "auto";
  std::string order = "size", smt = "z3";
  std::optional<uint32_t> lose_answers;  // tests: of Z3, every one whose number this divides
  std::optional<uint32_t> help_every;    // tests: helpers at once, and so much work between two looks for idle ones
  bool only_z3 = false;                  // tests: what cheaper deciders can do is left to it
  uint64_t tests = 0;                    // 0: not said
  std::optional<uint32_t> backtrack;     // [3; 0 for what is uniform]
  uint64_t seed = 1;
  uint64_t jobs = 0;  // 0: as many as there are cores
  bool no_progress = false;
  bool allow_io = false;
  OutputOptions output;
};

void add_search(CLI::App* command, SearchOptions& search);
// What each strategy does, a line each: for the end of a command's help.
std::string strategy_help();
void add_allow_io(CLI::App* command, SearchOptions& search);  // part of add_search

// Whether the solver that was asked for is there; complains when it is not.
bool has_solver(const SearchOptions& search);

engine::SearchOptions engine_options(const SearchOptions& search, const CommonOptions& options);

}  // namespace needle::cli
