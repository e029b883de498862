// Verdicts for people and for programs. The words are QuickCheck's where the meaning is the same.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "claim/exploration.h"
#include "claim/strength.h"
#include "claim/verdict.h"

namespace needle::report {

inline constexpr const char* kVersion = "0.1.0";

enum class Detail : uint8_t { Quiet, Normal, Verbose };

// One property:  === prop_x from File.hs:3 ===  and what became of it, an empty line at the end. Quiet: only what needs
// attention. Values that would fill the screen are shortened, but not when verbose.
std::string text(const claim::Result& result, Detail detail);
// What became of it alone, in full; the first line is a headline.
std::string body(const claim::Result& result);
// 4 properties and 2 unit tests: 4 OK, 1 failed, 1 gave up, 10.4s. Nothing for less than two: that would say the same again.
std::string summary(const std::vector<claim::Result>& results, double seconds);
// Every expression of a program: the counts, the inputs with what they reach, what is not reached.
std::string reach_summary(const std::vector<claim::Result>& results, Detail detail);
// `size xs > 3` at Heap.hs:12:3-13: of a result that has a target.
std::string quoted_target(const claim::Result& result);

// An error in the source or the question, because of which something could not be run.
struct Problem {
  std::string file;  // empty: no place is to blame
  uint32_t line = 1, column = 1, end_line = 1, end_column = 1;
  std::string code, message;  // ND-0201

  bool operator==(const Problem&) const = default;
};

struct Run {
  std::string command;
  int exit_code = 0;
  std::vector<claim::Result> results;
  std::vector<Problem> problems;
};

// The whole run as one document, with a newline at the end: schema needle/1 (docs/json.md), JUnit's XML, SARIF 2.1.0,
// GitHub's workflow commands.
std::string json(const Run& run);
std::string junit(const Run& run);
std::string sarif(const Run& run);
std::string github(const Run& run);
// The same document, of a command that came to no result at all.
std::string json_problems(const Run& run);

// What a result means to someone who only wants to know whether to worry.
enum class Gravity : uint8_t { Fine, Failure, Inconclusive, Error };
Gravity gravity(const claim::Result& result);
// Why a unit test waits to be written; nothing when it does not.
std::optional<std::string> pending(const claim::Result& result);

// Regression tests for what was falsified, holes in the inputs filled.
enum class Framework : uint8_t { Hspec, Tasty, QuickCheck, Doctest };
// What a test in another module needs to know of the property's own module.
struct Origin {
  std::string pragmas, imports;  // as they are written there
  // The property again, when generators make its inputs: their calls are replaced by pin1, pin2, .. which stand for
  // `values`. Empty when there are none, or when it is not clear which value belongs where.
  std::string definition;
  std::vector<std::string> values;
  bool random = false;  // then: generators make inputs, and what they made cannot be pinned
  std::string missing;  // why the property cannot be imported; empty when it can
};
// One module. `origins` are those of the results.
std::string emit(Framework framework, const std::vector<claim::Result>& results, const std::vector<Origin>& origins);

// The scores of a function's properties. Quiet: without survivors and conjectures.
std::string text(const claim::Strength& strength, Detail detail);
std::string json(const claim::Strength& strength, int exit_code);

// One example of a function:  head [] = error: empty list
std::string text(const std::string& function, const claim::Example& example);
// What the examples are of all there are, in a line; verbose: with counts.
std::string text(const claim::Exploration& exploration, Detail detail);
std::string json(const claim::Exploration& exploration, int exit_code, const std::vector<claim::Example>& examples);
// Who decided the branches on numbers that were left open, a line each; nothing when there were none.
std::string open_numbers_text(const claim::Counts& counts);

struct SizeCount {
  uint32_t size;
  std::string count;  // decimal: it may be large
};
struct SizedValue {
  uint32_t size;
  std::string value;
};
std::string json_counts(const std::string& type, const std::vector<SizeCount>& counts);
// What is known about the probabilities of sampled values.
enum class DistributionKind : uint8_t { Uniform, WithinFactor, Unknown };
struct Distribution {
  uint32_t size;  // of all values
  DistributionKind kind;
  uint64_t factor;  // WithinFactor
};
// Without a distribution: by random narrowing.
std::string json_samples(const std::string& subject, int exit_code, const std::vector<std::string>& values,
                         const std::optional<Distribution>& distribution, const std::vector<std::string>& remarks);
std::string json_values(const std::string& command, const std::string& type, const std::vector<SizedValue>& values);
// A search under way, in one line:  prop_heap  size 7  18,204 nodes  41% of size 7  12s
std::string progress(const std::string& name, const claim::Counts& counts, uint32_t bound, bool by_depth,
                     std::optional<double> share, double seconds);

std::string grouped(uint64_t n);       // 21,845
std::string duration(double seconds);  // 0.2s, 12s

}  // namespace needle::report
