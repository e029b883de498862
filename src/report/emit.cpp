// A witness as a test in the framework of the user's choice, to be pasted where the property is in scope.
#include <fmt/format.h>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

std::string call(const Result& r, const Witness& w) {
  std::string out = r.name;
  for (const WitnessInput& input : w.inputs)
    out += r.instantiation.empty() ? fmt::format(" ({})", input.complete)
                                   : fmt::format(" ({} :: {})", input.complete, input.type);
  return out;
}

}  // namespace

std::string emit(Framework framework, const std::vector<Result>& results) {
  std::string out;
  for (const Result& r : results) {
    const auto* f = std::get_if<Falsified>(&r.verdict);
    if (!f || r.counts.expects_failure || f->witness.inputs.empty()) continue;
    const std::string applied = call(r, f->witness);
    out += fmt::format("-- {}:{}, found by needle check\n", r.file, r.line);
    switch (framework) {
      case Framework::Hspec:
        out += fmt::format("it \"{}: an input that failed\" $ property ({})\n\n", r.name, applied);
        break;
      case Framework::Tasty:
        out += fmt::format("testProperty \"{}: an input that failed\" (once (property ({})))\n\n", r.name, applied);
        break;
      case Framework::QuickCheck:
        out += fmt::format("{0}_regression :: Property\n{0}_regression = once (property ({1}))\n\n", r.name, applied);
        break;
      case Framework::Doctest:
        out += fmt::format("-- >>> {}\n-- True\n\n", applied);
        break;
    }
  }
  return out;
}

}  // namespace needle::report
