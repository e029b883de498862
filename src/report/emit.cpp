// Witnesses as tests in the framework of the user's choice: one module that imports the program's, qualified, and fails
// as long as the program does.
//
//   prop_insert_failed :: QC.Property
//   prop_insert_failed = QC.once (RedBlack.prop_insert (0) (RedBlack.T RedBlack.B RedBlack.E 1 RedBlack.E))
//
// Where generators make the inputs the property's definition is repeated, with its calls of forAll replaced by the
// values that failed; the names in it are then in scope as they are in the program.
#include <fmt/format.h>

#include <map>
#include <set>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

struct Test {
  const Result& result;
  const Witness& witness;
  const Origin& origin;
  std::string name;  // of the test

  bool repeats() const { return !origin.definition.empty(); }
};

std::vector<Test> tests_of(const std::vector<Result>& results, const std::vector<Origin>& origins) {
  std::vector<Test> out;
  std::map<std::string, int> names;
  for (size_t i = 0; i < results.size(); ++i) {
    const auto* f = std::get_if<Falsified>(&results[i].verdict);
    if (!f || results[i].counts.expects_failure || !origins[i].missing.empty()) continue;
    const int again = names[results[i].name]++;
    out.push_back({results[i], f->witness, origins[i],
                   fmt::format("{}_failed{}", results[i].name, again ? std::to_string(again + 1) : "")});
  }
  return out;
}

std::string call(const Test& t) {
  std::string out = t.repeats() ? t.result.name : t.result.module + "." + t.result.name;
  for (const WitnessInput& input : t.witness.inputs)
    out += t.result.instantiation.empty() ? fmt::format(" ({})", input.source)
                                          : fmt::format(" ({} :: {})", input.source, input.source_type);
  return out;
}

std::string indented(const std::string& text) {
  std::string out = "  ";
  for (char c : text) out += c == '\n' ? std::string("\n  ") : std::string(1, c);
  return out;
}

std::string definition(const Test& t, bool doctest) {
  std::string out = fmt::format("-- | {}:{}\n", t.result.file, t.result.line);
  if (doctest) out += fmt::format("--\n-- >>> passes {}\n-- True\n", t.name);
  if (t.origin.random) {
    out += "-- Generators make inputs of this one again; these failed:\n";
    for (const std::string& text : t.witness.texts) {
      std::string line = text;
      for (char& c : line) c = c == '\n' ? ' ' : c;
      out += "--   " + line + "\n";
    }
  }
  const char* times = t.origin.random ? "QC.withMaxSuccess 10000" : "QC.once";
  out += fmt::format("{0} :: QC.Property\n{0} = {1} ({2})\n", t.name, times, call(t));
  if (!t.repeats()) return out;
  out += " where\n";
  for (size_t i = 0; i < t.origin.values.size(); ++i)
    out += fmt::format("  pin{} = pin ({})\n", i + 1, t.origin.values[i]);
  return out + indented(t.origin.definition) + "\n";
}

std::string imports(Framework framework, const std::vector<Test>& tests) {
  std::set<std::string> modules, repeated;
  std::string open;
  for (const Test& t : tests) {
    modules.insert(t.witness.modules.begin(), t.witness.modules.end());
    if (!t.repeats()) modules.insert(t.result.module);
    if (t.repeats() && repeated.insert(t.result.module).second)
      open += t.origin.imports + fmt::format("import {}\n", t.result.module);
  }
  std::string out;
  if (framework == Framework::Hspec) out += "import qualified Test.Hspec as Hspec\n";
  if (framework == Framework::Tasty)
    out += "import qualified Test.Tasty as Tasty\nimport qualified Test.Tasty.QuickCheck as Tasty\n";
  if (framework == Framework::QuickCheck) out += "import qualified System.Exit\n";
  out += "import qualified Test.QuickCheck as QC\n";
  for (const std::string& module : modules) out += fmt::format("import qualified {}\n", module);
  return out + open;
}

std::string quoted(const Test& t) {
  return fmt::format("\"{}, an input that failed\"", t.result.name);
}

std::string listed(const std::vector<Test>& tests, const char* item) {
  std::string out;
  for (const Test& t : tests)
    out += fmt::format("  {} {}{}\n", out.empty() ? "[" : ",", fmt::format(fmt::runtime(item), quoted(t), t.name), "");
  return out.empty() ? "  []\n" : out + "  ]\n";
}

std::string runner(Framework framework, const std::vector<Test>& tests) {
  switch (framework) {
    case Framework::Hspec:
      return "main :: IO ()\nmain = Hspec.hspec spec\n\nspec :: Hspec.Spec\nspec = sequence_\n" +
             listed(tests, "Hspec.it {} {}");
    case Framework::Tasty:
      return "main :: IO ()\nmain = Tasty.defaultMain tests\n\ntests :: Tasty.TestTree\n"
             "tests = Tasty.testGroup \"needle\"\n" +
             listed(tests, "Tasty.testProperty {} {}");
    case Framework::QuickCheck:
      return "main :: IO ()\nmain = do\n  results <- mapM run tests\n"
             "  if all QC.isSuccess results then return () else System.Exit.exitFailure\n where\n"
             "  run (name, test) = putStrLn name >> QC.quickCheckResult test\n\n"
             "tests :: [(String, QC.Property)]\ntests =\n" +
             listed(tests, "({}, {})");
    case Framework::Doctest:
      return "passes :: QC.Property -> IO Bool\n"
             "passes = fmap QC.isSuccess . QC.quickCheckWithResult QC.stdArgs { QC.chatty = False }\n";
  }
  return "";
}

}  // namespace

std::string emit(Framework framework, const std::vector<Result>& results, const std::vector<Origin>& origins) {
  static constexpr const char* exports[] = {"Main (main, spec)", "Main (main, tests)", "Main (main, tests)",
                                            "Regressions"};
  const std::vector<Test> tests = tests_of(results, origins);
  std::set<std::string> pragmas;
  bool pins = false;
  for (const Test& t : tests)
    if (t.repeats()) {
      pins = true;
      pragmas.insert(t.origin.pragmas);
    }
  std::string out;
  for (const std::string& p : pragmas) out += p;
  out += fmt::format("-- Made by needle check --emit: inputs for which properties failed.\nmodule {} where\n\n{}\n{}",
                     exports[static_cast<size_t>(framework)], imports(framework, tests), runner(framework, tests));
  if (pins)
    out +=
        "\n-- | In the place of forAll: this value instead of one that the generator makes.\n"
        "pin :: QC.Testable p => a -> QC.Gen a -> (a -> p) -> QC.Property\n"
        "pin value _ body = QC.property (body value)\n";
  for (const Test& t : tests) out += "\n" + definition(t, framework == Framework::Doctest);
  return out;
}

}  // namespace needle::report
