// JUnit's XML, as CI systems read it: a suite for each module, a case for each property. What gave up is skipped: it
// neither passed nor failed.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

// How many bytes the character takes that begins here; 0 when there is none that XML can hold: it is not UTF-8, or a
// surrogate, or one of the two that are no characters.
size_t character_at(std::string_view text) {
  const auto byte = [&](size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  const size_t length = first < 0x80   ? 1
                        : first < 0xC2 ? 0
                        : first < 0xE0 ? 2
                        : first < 0xF0 ? 3
                        : first < 0xF5 ? 4
                                       : 0;
  if (length < 2) return length;
  if (length > text.size()) return 0;
  uint32_t code = first & (0xFF >> (length + 1));
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return 0;
    code = code << 6 | (byte(i) & 0x3F);
  }
  static constexpr uint32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool allowed = code >= kLeast[length] && code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) &&
                       code != 0xFFFE && code != 0xFFFF;
  return allowed ? length : 0;
}

constexpr const char* kNoCharacter = "\xEF\xBF\xBD";

// XML 1.0 has no way to write most control characters.
std::string escaped(const std::string& text) {
  std::string out;
  for (size_t at = 0; at < text.size();) {
    const size_t length = character_at(std::string_view(text).substr(at));
    if (length != 1) {
      out += length == 0 ? kNoCharacter : text.substr(at, length);
      at += std::max<size_t>(length, 1);
      continue;
    }
    const char c = text[at++];
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
          out += kNoCharacter;
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

// What does not compile is an error of a suite of its own.
std::string problems(const Run& run) {
  if (run.problems.empty()) return "";
  Tally tally;
  tally.tests = tally.errors = run.problems.size();
  std::string out = fmt::format("  <testsuite name=\"needle {}\" {}>\n", run.command, tally.attributes());
  for (const Problem& p : run.problems) {
    const std::string place = p.file.empty() ? "" : fmt::format("{}:{}:{}", p.file, p.line, p.column);
    const std::string where = p.file.empty() ? "" : fmt::format(" file=\"{}\" line=\"{}\"", escaped(p.file), p.line);
    out += fmt::format(
        "    <testcase name=\"{}\" classname=\"needle\"{} time=\"0.000\">\n      <error message=\"{}\" "
        "type=\"{}\">{}</error>\n    </testcase>\n",
        escaped(place.empty() ? p.code : place), where, escaped(p.message.substr(0, p.message.find('\n'))),
        escaped(p.code), escaped(p.message));
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
    out += fmt::format("  <testsuite name=\"{}\" {}>\n", escaped(module), tally.attributes());
    for (const Result& r : run.results)
      if (r.module == module) out += test_case(r);
    out += "  </testsuite>\n";
  }
  return out + "</testsuites>\n";
}

}  // namespace needle::report
