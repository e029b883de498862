// How strong properties are as a specification of a function: what became of its mutants.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "claim/verdict.h"

namespace needle::claim {

enum class Mutants : uint8_t { AllOutputs, OneOutput, Exhaustive };
const char* name_of(Mutants kind);  // as on the command line

struct Score {
  uint64_t mutants = 0, killed = 0;

  double percent() const {
    return mutants == 0 ? 0 : 100.0 * static_cast<double>(killed) / static_cast<double>(mutants);
  }
  // Where the percentage is with 95 % confidence when the mutants are a sample (Wilson's interval).
  std::pair<double, double> interval() const;
};

// A mutant that differs in one point, as Haskell.
struct SmallMutant {
  std::string mutant;    // insert 0 [0] = [0]
  std::string original;  // [0,0]
  uint32_t size = 0;
  uint32_t tested = 0;  // the inputs of the properties that pass, up to this size
};

struct PropertyStrength {
  Result original;  // the property on the program as it is; nothing was measured unless it passed
  bool measured = false;
  Score score;
  uint64_t tests = 0, exercised = 0;  // tests with a mutant in place, and those of them that asked the function
  bool mentions = true;               // the function, directly or not
  uint64_t points = 0;                // small points that its tests ask for
  std::optional<SmallMutant> survivor;
};

// The small mutants, each with what killed it; bit i is the i-th property that was measured.
struct KillMatrix {
  struct Row {
    SmallMutant mutant;
    uint64_t exercised = 0, killed = 0;
  };
  std::vector<Row> rows;
  uint64_t points = 0;                    // asked for by any property
  std::vector<uint64_t> points_asked_by;  // by property
};
inline constexpr size_t kMostProperties = 64;

struct Implication {
  std::vector<size_t> from;  // properties, by their numbers
  size_t to = 0;
  bool both = false;  // of one property: the other way round as well
};

struct Strength {
  std::string function, module, file;
  uint32_t line = 0;  // 0: not in the file
  std::vector<std::pair<std::string, std::string>> instantiation;
  Mutants kind = Mutants::AllOutputs;
  uint64_t seed = 0;
  double seconds = 0;
  std::vector<PropertyStrength> properties;
  Score together;
  uint64_t points = 0;                       // small points that any property's tests ask for
  size_t small_mutants = 0;                  // that were tried, each against all properties
  std::vector<SmallMutant> survivors;        // of all properties together, smallest first
  std::vector<std::vector<size_t>> minimal;  // sets of properties that kill what all kill, none of them can be left out
  std::vector<Implication> implications;     // as far as small mutants tell
  std::string no_small;                      // why no small mutants were tried
  size_t left_alone = 0;                     // calls of the function at other types
  bool cut = false;                          // by a budget
  bool interrupted = false;
  std::string disagreement;  // between the machine and the reference evaluator: our fault
};

// Smallest sets first; all of the smallest number of properties.
std::vector<std::vector<size_t>> minimal_sets(const KillMatrix& matrix, size_t properties);
// From one property, or from two where neither alone will do.
std::vector<Implication> implications(const KillMatrix& matrix, size_t properties);

// 1 when a property fails on the program itself or the score of all together is below `least` percent.
int exit_code(const Strength& strength, std::optional<double> least);

}  // namespace needle::claim
