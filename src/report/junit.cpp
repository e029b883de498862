// JUnit's XML, as CI systems read it: a suite for each module, a case for each property. What gave up or waits
// to be written is skipped: it neither passed nor failed.
#include <fmt/format.h>

#include <map>

#include "report/report.h"
#include "report/xml.h"

namespace needle::report {
namespace {

using namespace claim;

struct Tally {
  size_t tests = 0, failures = 0, errors = 0, skipped = 0;
  double seconds = 0;

  void add(const Result& r) {
    ++tests;
    seconds += r.counts.seconds;
    switch (gravity(r)) {
      case Gravity::Fine:
        skipped += pending(r) ? 1 : 0;
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

std::string skipped(const std::string& why) {
  return fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n", xml_escaped(why));
}

std::string test_case(const Result& r) {
  std::string out =
      fmt::format("    <testcase name=\"{}\" classname=\"{}\" file=\"{}\" line=\"{}\" time=\"{:.3f}\"",
                  xml_escaped(full_name(r)), xml_escaped(r.module), xml_escaped(r.file), r.line, r.counts.seconds);
  const std::string said = xml_escaped(body(r)), type = name_of(r.verdict);
  const std::string headline = xml_escaped(body(r).substr(0, body(r).find('\n')));
  switch (gravity(r)) {
    case Gravity::Fine:
      if (const auto reason = pending(r)) return out + skipped(*reason);
      return out + fmt::format(">\n      <system-out>{}</system-out>\n    </testcase>\n", said);
    case Gravity::Failure:
      return out + fmt::format(">\n      <failure message=\"{}\" type=\"{}\">{}</failure>\n    </testcase>\n", headline,
                               type, said);
    case Gravity::Inconclusive:
      return out + skipped(body(r).substr(0, body(r).find('\n')));
    case Gravity::Error:
      return out + fmt::format(">\n      <error message=\"{}\" type=\"{}\">{}</error>\n    </testcase>\n", headline,
                               type, said);
  }
  return out;
}

// What does not compile is an error of a suite of its own.
std::string problems(const Run& run) {
  if (run.problems.empty()) return "";
  Tally tally;
  tally.tests = tally.errors = run.problems.size();
  std::string out = fmt::format("  <testsuite name=\"needle {}\" {}>\n", run.command, tally.attributes());
  for (const Problem& p : run.problems) {
    const std::string place = p.file.empty() ? "" : fmt::format("{}:{}:{}", p.file, p.line, p.column);
    const std::string where =
        p.file.empty() ? "" : fmt::format(" file=\"{}\" line=\"{}\"", xml_escaped(p.file), p.line);
    out += fmt::format(
        "    <testcase name=\"{}\" classname=\"needle\"{} time=\"0.000\">\n      <error message=\"{}\" "
        "type=\"{}\">{}</error>\n    </testcase>\n",
        xml_escaped(place.empty() ? p.code : place), where, xml_escaped(p.message.substr(0, p.message.find('\n'))),
        xml_escaped(p.code), xml_escaped(p.message));
  }
  return out + "  </testsuite>\n";
}

}  // namespace

std::string junit(const Run& run) {
  Tally all;
  std::map<std::string, Tally> suites;
  all.tests = all.errors = run.problems.size();
  for (const Result& r : run.results) {
    all.add(r);
    suites[r.module].add(r);
  }
  std::string out = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"needle {}\" {}>\n",
                                run.command, all.attributes());
  out += problems(run);
  for (const auto& [module, tally] : suites) {
    out += fmt::format("  <testsuite name=\"{}\" {}>\n", xml_escaped(module), tally.attributes());
    for (const Result& r : run.results)
      if (r.module == module) out += test_case(r);
    out += "  </testsuite>\n";
  }
  return out + "</testsuites>\n";
}

}  // namespace needle::report
