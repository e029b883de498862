// The tests that `cover` chose, as a module in the form that is usual in a framework. What was observed is what is
// expected; of a property, that it holds.
//
//   it "member 0 (insert 0 empty)" $ show (Heap.member (0) (Heap.insert (0) (Heap.empty))) `shouldBe` "True"
//
// Exceptions are expected too, by the text of an `error`: reading it is part of what the tests evaluate.
#include <fmt/format.h>

#include <set>

#include "base/unicode.h"
#include "report/cover.h"

namespace needle::report {
namespace {

using claim::Coverage;
using claim::CoverTest;

std::string as_literal(std::string_view text) {
  std::string out = "\"";
  bool number = false;  // a digit would become part of the escape before it
  while (!text.empty()) {
    const int64_t c = take_utf8(text);
    if (number && c >= '0' && c <= '9') out += "\\&";
    number = false;
    if (c == '"' || c == '\\') {
      out += '\\';
      out += static_cast<char>(c);
    } else if (c == '\n') {
      out += "\\n";
    } else if (c >= ' ' && c < 127) {
      out += static_cast<char>(c);
    } else {
      out += fmt::format("\\{}", c);
      number = true;
    }
  }
  return out + "\"";
}

std::string cut_short(const std::string& text, size_t most) {
  if (text.size() <= most) return text;
  size_t cut = most;
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0) == 0x80) --cut;
  return text.substr(0, cut) + " ..";
}

size_t characters(std::string_view text) {
  size_t out = 0;
  for (; !text.empty(); ++out) take_utf8(text);
  return out;
}

// The text that is compared, as an expression.
std::string observed(const CoverTest& test) {
  std::string out = test.observed;
  const size_t at = out.find('?');
  return at == std::string::npos ? out : out.replace(at, 1, test.source);
}

class Suite {
 public:
  Suite(Framework framework, const Coverage& coverage) : framework_(framework) {
    for (const CoverTest& test : coverage.tests)
      if (test.chosen) tests_.push_back(&test);
  }

  std::string module() const {
    static constexpr const char* heads[] = {"Main (main, spec)", "Main (main, tests)", "Main (main, tests)",
                                            "Examples"};
    std::string out = fmt::format(
        "-- Made by needle cover --emit: inputs that together evaluate all that was reached.\n"
        "module {} where\n\n{}\n",
        heads[static_cast<size_t>(framework_)], imports());
    switch (framework_) {
      case Framework::Hspec:
        out += "main :: IO ()\nmain = Hspec.hspec spec\n\nspec :: Hspec.Spec\nspec = do\n";
        if (tests_.empty()) out += "  return ()\n";
        for (const CoverTest* t : tests_) out += fmt::format("  Hspec.it {} $\n    {}\n", name(*t), hspec(*t));
        break;
      case Framework::Tasty:
        out +=
            "main :: IO ()\nmain = Tasty.defaultMain tests\n\ntests :: Tasty.TestTree\n"
            "tests = Tasty.testGroup \"needle\"\n" +
            listed([this](const CoverTest& t) { return tasty(t); });
        break;
      case Framework::QuickCheck:
        out +=
            "main :: IO ()\nmain = do\n  results <- mapM run tests\n"
            "  if all QC.isSuccess results then return () else System.Exit.exitFailure\n where\n"
            "  run (name, test) = putStrLn name >> QC.quickCheckResult test\n\n"
            "tests :: [(String, QC.Property)]\ntests =\n" +
            listed([](const CoverTest& t) { return fmt::format("({}, {})", name(t), property(t)); });
        break;
      case Framework::Doctest:
        out += "-- | What calls give.\n";
        for (const CoverTest* t : tests_) out += doctest(*t);
        out += fmt::format("examples :: Int\nexamples = {}\n", tests_.size());
        break;
    }
    return out + helpers();
  }

 private:
  static std::string name(const CoverTest& t) {
    constexpr size_t kLongest = 90;
    return as_literal(cut_short(t.call, kLongest));
  }

  static std::string of_property(const CoverTest& t) {
    if (t.discarded) return fmt::format("rejected ({})", t.source);
    return t.failed ? fmt::format("QC.once (QC.expectFailure ({}))", t.source) : fmt::format("QC.once ({})", t.source);
  }

  static std::string expected(const CoverTest& t) {
    return t.whole ? as_literal(t.result) : std::to_string(characters(t.result));
  }
  static std::string actual(const CoverTest& t) {
    return t.whole ? observed(t) : fmt::format("length (take {} ({}))", characters(t.result), observed(t));
  }

  static std::string hspec(const CoverTest& t) {
    if (t.property) return of_property(t);
    if (t.has_raised) return fmt::format("raises {} ({}) `Hspec.shouldReturn` True", as_literal(t.raised), observed(t));
    return fmt::format("{} `Hspec.shouldBe` {}", actual(t), expected(t));
  }

  static std::string tasty(const CoverTest& t) {
    if (t.property) return fmt::format("Tasty.testProperty {} ({})", name(t), of_property(t));
    if (t.has_raised)
      return fmt::format("Tasty.testCase {} (raises {} ({}) >>= (Tasty.@?= True))", name(t), as_literal(t.raised),
                         observed(t));
    return fmt::format("Tasty.testCase {} ({} Tasty.@?= {})", name(t), actual(t), expected(t));
  }

  static std::string property(const CoverTest& t) {
    if (t.property) return of_property(t);
    if (t.has_raised) return fmt::format("QC.once (QC.ioProperty (raises {} ({})))", as_literal(t.raised), observed(t));
    return fmt::format("QC.once ({} QC.=== {})", actual(t), expected(t));
  }

  // What the prompt answers.
  static std::string doctest(const CoverTest& t) {
    std::string call = observed(t), answer;
    if (t.property) {
      call = fmt::format("passes ({})", of_property(t));
      answer = "True";
    } else if (t.has_raised) {
      call = fmt::format("raises {} ({})", as_literal(t.raised), observed(t));
      answer = "True";
    } else {
      call = fmt::format("{} == {}", actual(t), expected(t));
      answer = "True";
    }
    return fmt::format("--\n-- >>> {}\n-- {}\n", call, answer);
  }

  template <class Item>
  std::string listed(const Item& item) const {
    std::string out;
    for (const CoverTest* t : tests_) out += fmt::format("  {} {}\n", out.empty() ? "[" : ",", item(*t));
    return out.empty() ? "  []\n" : out + "  ]\n";
  }

  bool any(bool CoverTest::*what) const {
    for (const CoverTest* t : tests_)
      if (t->*what) return true;
    return false;
  }

  std::string imports() const {
    std::set<std::string> modules = {"Control.Exception", "System.IO.Unsafe"};
    for (const CoverTest* t : tests_) modules.insert(t->modules.begin(), t->modules.end());
    std::string out;
    if (framework_ == Framework::Hspec) out += "import qualified Test.Hspec as Hspec\n";
    if (framework_ == Framework::Tasty)
      out +=
          "import qualified Test.Tasty as Tasty\nimport qualified Test.Tasty.HUnit as Tasty\n"
          "import qualified Test.Tasty.QuickCheck as Tasty\n";
    if (framework_ == Framework::QuickCheck) out += "import qualified System.Exit\n";
    out += "import qualified Test.QuickCheck as QC\n";
    for (const std::string& m : modules) out += fmt::format("import qualified {}\n", m);
    return out;
  }

  std::string helpers() const {
    std::string out;
    if (any(&CoverTest::has_raised))
      out +=
          "\n-- | Whether evaluating it raises: `error` with this text, or something else.\n"
          "raises :: String -> String -> IO Bool\n"
          "raises text value = Control.Exception.catch (Control.Exception.evaluate (length value) >> return False) "
          "seen\n"
          " where\n"
          "  seen :: Control.Exception.SomeException -> IO Bool\n"
          "  seen e = case Control.Exception.fromException e of\n"
          "    Just (Control.Exception.ErrorCall message) -> return (message == text)\n"
          "    Nothing -> Control.Exception.evaluate (length (show e) >= 0)\n";
    bool parts = false;
    for (const CoverTest* t : tests_) parts = parts || t->observed.find("(part . ") != std::string::npos;
    if (parts)
      out +=
          "\n-- | The text, or what stands for it when it cannot be evaluated.\n"
          "part :: String -> String\n"
          "part text = System.IO.Unsafe.unsafePerformIO\n"
          "  (Control.Exception.catch (Control.Exception.evaluate (length text) >> return text) seen)\n"
          " where\n"
          "  seen :: Control.Exception.SomeException -> IO String\n"
          "  seen e = Control.Exception.evaluate (length (show e)) >> return \"<exception>\"\n";
    if (any(&CoverTest::discarded))
      out +=
          "\n-- | Whether its precondition says no.\n"
          "rejected :: QC.Testable p => p -> QC.Property\n"
          "rejected p = QC.once (QC.ioProperty (fmap gaveUp (QC.quickCheckWithResult once p)))\n"
          " where\n"
          "  once = QC.stdArgs { QC.chatty = False, QC.maxSuccess = 1, QC.maxDiscardRatio = 1 }\n"
          "  gaveUp QC.GaveUp {} = True\n"
          "  gaveUp _ = False\n";
    if (framework_ == Framework::Doctest && any(&CoverTest::property))
      out +=
          "\npasses :: QC.Property -> IO Bool\n"
          "passes = fmap QC.isSuccess . QC.quickCheckWithResult QC.stdArgs { QC.chatty = False }\n";
    return out;
  }

  const Framework framework_;
  std::vector<const CoverTest*> tests_;
};

}  // namespace

std::string cover_suite(Framework framework, const Coverage& coverage) {
  return Suite(framework, coverage).module();
}

}  // namespace needle::report
