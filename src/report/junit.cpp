// JUnit's XML, as CI systems read it: a suite for each module, a case for each property. What gave up is skipped: it
// neither passed nor failed.
#include <fmt/format.h>

#include <map>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

// XML 1.0 has no way to write most control characters.
std::string escaped(const std::string& text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      case '\n':
        out += "&#10;";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20 && c != '\t') {
          out += "\xEF\xBF\xBD";
        } else {
          out += c;
        }
    }
  }
  return out;
}

struct Tally {
  size_t tests = 0, failures = 0, errors = 0, skipped = 0;
  double seconds = 0;

  void add(const Result& r) {
    ++tests;
    seconds += r.counts.seconds;
    switch (gravity(r)) {
      case Gravity::Fine:
        break;
      case Gravity::Failure:
        ++failures;
        break;
      case Gravity::Inconclusive:
        ++skipped;
        break;
      case Gravity::Error:
        ++errors;
        break;
    }
  }
  std::string attributes() const {
    return fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"", tests, failures,
                       errors, skipped, seconds);
  }
};

std::string test_case(const Result& r) {
  std::string out = fmt::format("    <testcase name=\"{}\" classname=\"{}\" file=\"{}\" line=\"{}\" time=\"{:.3f}\"",
                                escaped(r.name), escaped(r.module), escaped(r.file), r.line, r.counts.seconds);
  const std::string said = escaped(body(r)), type = name_of(r.verdict);
  const std::string headline = escaped(body(r).substr(0, body(r).find('\n')));
  switch (gravity(r)) {
    case Gravity::Fine:
      return out + fmt::format(">\n      <system-out>{}</system-out>\n    </testcase>\n", said);
    case Gravity::Failure:
      return out + fmt::format(">\n      <failure message=\"{}\" type=\"{}\">{}</failure>\n    </testcase>\n", headline,
                               type, said);
    case Gravity::Inconclusive:
      return out + fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n", headline);
    case Gravity::Error:
      return out + fmt::format(">\n      <error message=\"{}\" type=\"{}\">{}</error>\n    </testcase>\n", headline,
                               type, said);
  }
  return out;
}

}  // namespace

std::string junit(const std::string& command, int, const std::vector<Result>& results) {
  Tally all;
  std::map<std::string, Tally> suites;
  for (const Result& r : results) {
    all.add(r);
    suites[r.module].add(r);
  }
  std::string out = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"needle {}\" {}>\n",
                                command, all.attributes());
  for (const auto& [module, tally] : suites) {
    out += fmt::format("  <testsuite name=\"{}\" {}>\n", escaped(module), tally.attributes());
    for (const Result& r : results)
      if (r.module == module) out += test_case(r);
    out += "  </testsuite>\n";
  }
  return out + "</testsuites>\n";
}

}  // namespace needle::report
