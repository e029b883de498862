// The files of HPC, GHC's own tool for coverage: MODULE.mix says which places a module has, in order, and PROGRAM.tix how
// often each of them was passed in a run. `hpc report` and `hpc markup` read what is written here; what a program compiled
// by `ghc -fhpc` leaves behind is read here.
//
//   Mix "Foo.hs" 2026-11-16 14:17:31 UTC 1708748279 8 [(8:18-8:18,ExpBox False),(7:1-8:20,TopLevelBox ["f"])]
//   Tix [ TixModule "Foo" 1708748279 2 [1,0]]
//
// The hash ties a .tix to its .mix. A column of a .mix counts what a tab leads to; one of a CoverTick counts characters.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "claim/coverage.h"

namespace needle::report {

// `modified` is when the module's file was, in seconds since 1970. The file is .hpc/MODULE.mix, beside the program.
std::string mix(const claim::CoverModule& module, int64_t modified);
std::string tix(const claim::Coverage& coverage);

// What `hpc report` says.
struct HpcFigures {
  struct Used {
    size_t used = 0, total = 0;
    bool operator==(const Used&) const = default;
  };
  struct Conditions {
    size_t total = 0, both = 0, always_true = 0, always_false = 0, unevaluated = 0;
    bool operator==(const Conditions&) const = default;
  };
  Used expressions, alternatives, local, top_level;  // the alternatives are expressions, too
  Conditions guards, conditions, qualifiers;
  bool operator==(const HpcFigures&) const = default;
};
HpcFigures hpc_figures(const claim::Coverage& coverage);

// ---------------------------------------------------------------- what others wrote
struct HpcProblem {
  std::string message;
  uint32_t line = 0, column = 0;  // in the file; 0: not a matter of one place
};

struct TixModule {
  std::string name;  // Foo, or package/Foo
  uint64_t hash = 0;
  std::vector<uint64_t> counts;
  std::string_view module() const;  // without the package
};
struct TixFile {
  std::vector<TixModule> modules;
};

struct MixBox {
  core::Box box = core::Box::Expression;
  bool value = false;
  std::vector<std::string> path;
  uint32_t line = 0, column = 0, end_line = 0, end_column = 0;
};
struct MixFile {
  std::string file;
  uint64_t hash = 0;
  std::vector<MixBox> boxes;
};

std::variant<TixFile, HpcProblem> read_tix(std::string_view text);
std::variant<MixFile, HpcProblem> read_mix(std::string_view text);

// How often the run passed each tick of our module, by its number there.
struct TixCounts {
  std::vector<uint64_t> counts;
  size_t unknown = 0;  // ticks that GHC has no place for; their count is 0
};
// With the .mix, places are compared; without (null), the n-th tick is the n-th of GHC, if there are as many. A problem
// when the files are of different versions of the module.
std::variant<TixCounts, HpcProblem> counts_of(const claim::CoverModule& module, const TixModule& tix,
                                              const MixFile* mix);

}  // namespace needle::report
