// What `cover` says about a program: of every place that is measured whether a test evaluates it, whether none can, or
// whether that is not known; and the tests.
//
// A place is what HPC calls a box (core/ticks.h): an expression, an alternative, a declaration, and of every condition
// two, one for True and one for False.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "claim/verdict.h"
#include "core/ticks.h"

namespace needle::claim {

enum class Reach : uint8_t {
  Covered,      // a test evaluates it, as the reference evaluator saw
  Unreachable,  // a proof: no inputs of the functions that were started from evaluate it
  Unknown,      // neither was found
};
const char* name_of(Reach reach);  // as in JSON
const char* name_of(core::Box box);

struct CoverTick {
  core::Box box = core::Box::Expression;
  bool value = false;             // of a condition: which of its two
  std::vector<std::string> path;  // TopLevel, Local: as in core/ticks.h
  Span span;
  uint32_t line = 0, column = 0, end_line = 0, end_column = 0;  // the end is the last character
  std::string text;                                             // the source
  size_t function = 0;  // CoverModule::functions: the declaration of the module that it stands in
  Reach reach = Reach::Unknown;
  std::optional<size_t> test;  // Coverage::tests: the first that evaluates it; none: the user's own runs did
  uint64_t count = 0;          // how often the tests of the suite (and the user's own runs) pass it
  std::string reason;          // Unreachable: why nothing gets there; Unknown: what was tried
  bool outermost = true;       // not inside another place of the same reach: what a report shows
};

struct CoverFunction {
  std::string name;
  uint32_t line = 0, column = 0, end_line = 0;
};

struct CoverModule {
  std::string name, file;                // the file as it was given, or beside it
  std::string source;                    // all of its text, as it was compiled
  std::vector<CoverTick> ticks;          // in HPC's order
  std::vector<CoverFunction> functions;  // in the order of the source
};

// A call that was run, and what came of it.
struct CoverTest {
  std::string module, function;
  bool property = false;             // the function is a property: that it holds is what is expected
  std::string call;                  // Haskell in the scope of the program: insert 3 [1, 2]
  std::string source;                // the same for another module, names qualified
  std::vector<std::string> modules;  // that `source` needs
  std::vector<WitnessInput> inputs;
  std::vector<std::string> definitions;  // functions in Haskell that `observed` needs
  std::string observed;  // an expression of `source` that shows what came of it; `?` stands for the call: show (?)
  std::string result;    // what that gave
  bool has_raised = false;
  std::string raised;      // then: the exception
  bool whole = true;       // the result is all of it, and not only its beginning
  bool failed = false;     // a property that does not hold for this input
  bool discarded = false;  // a property whose precondition rejects it
  std::string found_by;    // random, narrow, symbolic, backward
  std::string token;       // for needle replay
  bool chosen = false;     // part of the suite
  size_t covers = 0;       // places that it evaluates
  size_t first = 0;        // of those, the ones no earlier test evaluates
};

struct CoverCounts {
  size_t total = 0, covered = 0, unreachable = 0, unknown = 0;
  void add(Reach reach);
};
struct CoverSummary {
  CoverCounts all;
  std::array<CoverCounts, 8> of;  // by core::Box; Expression holds the alternatives too, as hpc counts them
};

struct Coverage {
  std::vector<CoverModule> modules;
  std::vector<CoverTest> tests;                                  // in the order they were found
  std::vector<std::string> starts;                               // the functions whose arguments are the inputs
  std::vector<std::pair<std::string, std::string>> not_started;  // those that cannot be, and why
  bool interrupted = false, out_of_time = false;
  double seconds = 0;
  uint64_t runs = 0;  // evaluations of all searches
};

// The coverage of another program beside this one.
void append(Coverage& to, Coverage more);

// Of a module; with a function, of that alone.
CoverSummary summary_of(const CoverModule& module, std::optional<size_t> function = std::nullopt);
CoverSummary summary_of(const Coverage& coverage);
// Of what is not proved unreachable, the part that is covered; 100 when there is nothing.
double percent(const CoverCounts& counts);

}  // namespace needle::claim
