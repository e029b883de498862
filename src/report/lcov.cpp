// The tracefile of lcov (geninfo(1)): for each file its functions, branches and lines.
#include <fmt/format.h>

#include <algorithm>

#include "report/cover.h"
#include "report/cover_lines.h"

namespace needle::report {
namespace {

// A path is what the file system calls it; only what would end the line cannot be written.
std::string file_line(std::string path) {
  for (char& c : path)
    if (c == '\n' || c == '\r') c = '?';
  return path;
}

std::string lcov_functions(const FileLines& file) {
  std::string declared, counted;
  size_t found = 0, hit = 0;
  for (const FunctionHits& f : file.functions) {
    if (!f.reachable) continue;
    declared += fmt::format("FN:{},{}\n", f.line, f.name);
    counted += fmt::format("FNDA:{},{}\n", f.hits, f.name);
    ++found;
    hit += f.hits > 0;
  }
  return declared + counted + fmt::format("FNF:{}\nFNH:{}\n", found, hit);
}

std::string lcov_branches(const FileLines& file) {
  std::string out;
  size_t found = 0, hit = 0, block = 0;
  uint32_t line = 0;
  for (const BranchPoint& point : file.branches) {
    block = point.line == line ? block + 1 : 0;
    line = point.line;
    for (size_t i = 0; i < point.taken.size(); ++i)
      out += fmt::format("BRDA:{},{},{},{}\n", line, block, i, point.taken[i] ? std::to_string(*point.taken[i]) : "-");
    found += point.taken.size();
    hit += point.hit();
  }
  return out + fmt::format("BRF:{}\nBRH:{}\n", found, hit);
}

std::string lcov_lines(const FileLines& file) {
  std::string out;
  for (const LineHits& line : file.lines) out += fmt::format("DA:{},{}\n", line.line, line.hits);
  const auto hit = std::count_if(file.lines.begin(), file.lines.end(), [](const LineHits& l) { return l.hits > 0; });
  return out + fmt::format("LF:{}\nLH:{}\n", file.lines.size(), hit);
}

}  // namespace

std::string lcov(const claim::Coverage& coverage) {
  std::string out;
  for (const claim::CoverModule& module : coverage.modules) {
    const FileLines file = lines_of(module);
    out += fmt::format("TN:needle\nSF:{}\n", file_line(module.file));
    out += lcov_functions(file) + lcov_branches(file) + lcov_lines(file) + "end_of_record\n";
  }
  return out;
}

}  // namespace needle::report
