// Cobertura's XML as coverage-04.dtd has it: a package for each folder of modules, a class for each module, a method for
// each of its functions.
#include <fmt/format.h>

#include <map>

#include "report/cover.h"
#include "report/cover_lines.h"
#include "report/xml.h"

namespace needle::report {
namespace {

using namespace claim;

struct Rates {
  size_t lines = 0, lines_hit = 0, branches = 0, branches_hit = 0;

  void add(const LineHits& line) {
    ++lines;
    lines_hit += line.hits > 0;
  }
  void add(const BranchPoint& point) {
    branches += point.taken.size();
    branches_hit += point.hit();
  }
  void add(const Rates& other) {
    lines += other.lines;
    lines_hit += other.lines_hit;
    branches += other.branches;
    branches_hit += other.branches_hit;
  }
  static std::string rate(size_t hit, size_t all) {
    return all == 0 ? "1" : fmt::format("{:.4g}", static_cast<double>(hit * 10000 / all) / 10000);
  }
  // Complexity is not measured; the format wants a number.
  std::string attributes() const {
    return fmt::format("line-rate=\"{}\" branch-rate=\"{}\" complexity=\"0\"", rate(lines_hit, lines),
                       rate(branches_hit, branches));
  }
};

// The lines of a module with their branches.
struct CoberturaLines {
  FileLines file;
  std::multimap<uint32_t, const BranchPoint*> points = {};

  explicit CoberturaLines(const CoverModule& module) : file(lines_of(module)) {
    for (const BranchPoint& p : file.branches) points.emplace(p.line, &p);
  }
  CoberturaLines(const CoberturaLines&) = delete;  // it points into itself

  // Of one function, or of all.
  Rates rates(std::optional<size_t> function = std::nullopt) const;
  std::string xml(const std::string& indent, std::optional<size_t> function = std::nullopt) const;
  std::string line_xml(const LineHits& line, const std::string& indent) const;
};

Rates CoberturaLines::rates(std::optional<size_t> function) const {
  Rates out;
  for (const LineHits& line : file.lines) {
    if (function && line.function != *function) continue;
    out.add(line);
    for (auto [at, end] = points.equal_range(line.line); at != end; ++at) out.add(*at->second);
  }
  return out;
}

std::string CoberturaLines::line_xml(const LineHits& line, const std::string& indent) const {
  std::string out = fmt::format("{}<line number=\"{}\" hits=\"{}\"", indent, line.line, line.hits);
  auto [at, end] = points.equal_range(line.line);
  if (at == end) return out + " branch=\"false\"/>\n";
  Rates all;
  std::string conditions;
  for (size_t number = 0; at != end; ++at, ++number) {
    all.add(*at->second);
    conditions += fmt::format("{}    <condition number=\"{}\" type=\"jump\" coverage=\"{}%\"/>\n", indent, number,
                              at->second->hit() * 100 / at->second->taken.size());
  }
  return out + fmt::format(
                   " branch=\"true\" condition-coverage=\"{0}% ({1}/{2})\">\n{3}  <conditions>\n{4}{3}  "
                   "</conditions>\n{3}</line>\n",
                   all.branches_hit * 100 / all.branches, all.branches_hit, all.branches, indent, conditions);
}

std::string CoberturaLines::xml(const std::string& indent, std::optional<size_t> function) const {
  std::string out = indent + "<lines>\n";
  for (const LineHits& line : file.lines)
    if (!function || line.function == *function) out += line_xml(line, indent + "  ");
  return out + indent + "</lines>\n";
}

std::string class_xml(const CoverModule& module, const CoberturaLines& lines) {
  std::string out = fmt::format("        <class name=\"{}\" filename=\"{}\" {}>\n          <methods>\n",
                                xml_escaped(module.name), xml_escaped(module.file), lines.rates().attributes());
  for (size_t i = 0; i < lines.file.functions.size(); ++i) {
    if (!lines.file.functions[i].reachable) continue;
    out += fmt::format("            <method name=\"{}\" signature=\"\" {}>\n",
                       xml_escaped(lines.file.functions[i].name), lines.rates(i).attributes());
    out += lines.xml("              ", i) + "            </method>\n";
  }
  return out + "          </methods>\n" + lines.xml("          ") + "        </class>\n";
}

std::string package_of(const CoverModule& module) {
  const size_t dot = module.name.rfind('.');
  return dot == std::string::npos ? "" : module.name.substr(0, dot);
}

struct Package {
  Rates rates;
  std::string classes;
};

}  // namespace

std::string cobertura(const Coverage& coverage, int64_t timestamp) {
  Rates all;
  std::map<std::string, Package> packages;
  for (const CoverModule& module : coverage.modules) {
    const CoberturaLines lines(module);
    Package& package = packages[package_of(module)];
    all.add(lines.rates());
    package.rates.add(lines.rates());
    package.classes += class_xml(module, lines);
  }
  std::string out =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<!DOCTYPE coverage SYSTEM \"http://cobertura.sourceforge.net/xml/coverage-04.dtd\">\n";
  out += fmt::format(
      "<coverage {} lines-covered=\"{}\" lines-valid=\"{}\" branches-covered=\"{}\" branches-valid=\"{}\" "
      "version=\"needle {}\" timestamp=\"{}\">\n  <sources>\n    <source>.</source>\n  </sources>\n  <packages>\n",
      all.attributes(), all.lines_hit, all.lines, all.branches_hit, all.branches, kVersion, timestamp * 1000);
  for (const auto& [name, package] : packages)
    out += fmt::format("    <package name=\"{}\" {}>\n      <classes>\n{}      </classes>\n    </package>\n",
                       xml_escaped(name), package.rates.attributes(), package.classes);
  return out + "  </packages>\n</coverage>\n";
}

}  // namespace needle::report
