// Workflow commands of GitHub Actions: what needs attention becomes an annotation at its line.
#include <fmt/format.h>

#include "report/report.h"

namespace needle::report {
namespace {

using namespace claim;

std::string escaped(const std::string& text, bool in_property) {
  std::string out;
  for (char c : text) {
    const bool special = c == '%' || c == '\r' || c == '\n' || (in_property && (c == ':' || c == ','));
    out += special ? fmt::format("%{:02X}", static_cast<unsigned char>(c)) : std::string(1, c);
  }
  return out;
}

}  // namespace

std::string github(const Run& run) {
  std::string out;
  for (const Problem& p : run.problems) {
    out += "::error ";
    if (!p.file.empty())
      out += fmt::format("file={},line={},endLine={},col={},", escaped(p.file, true), p.line, p.end_line, p.column);
    out += fmt::format("title={}::{}\n", escaped(p.code, true), escaped(p.message, false));
  }
  for (const Result& r : run.results) {
    const Gravity how = gravity(r);
    if (how == Gravity::Fine) continue;
    out += fmt::format("::{} file={},line={},endLine={},col={},title={}::{}\n",
                       how == Gravity::Inconclusive ? "warning" : "error", escaped(r.file, true), r.line,
                       std::max(r.line, r.end_line), r.column,
                       escaped(fmt::format("{} {}", full_name(r), name_of(r.verdict)), true), escaped(body(r), false));
  }
  return out;
}

}  // namespace needle::report
