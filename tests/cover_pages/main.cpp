// cover_pages DIR: what the hand-made coverages of the unit tests look like in every format, and their source beside it, for
// programs that read them: browsers, lcov, xmllint.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "../unit/report/cover_fixture.h"
#include "report/cover.h"

namespace {

using namespace needle;
namespace fs = std::filesystem;

void write(const fs::path& path, const std::string& content) {
  fs::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << content;
}

void write_all(const fs::path& dir, const claim::Coverage& coverage) {
  for (const report::HtmlPage& page : report::cover_html(coverage)) write(dir / page.name, page.content);
  for (const claim::CoverModule& module : coverage.modules) write(dir / module.file, module.source);
  write(dir / "lcov.info", report::lcov(coverage));
  write(dir / "cobertura.xml", report::cobertura(coverage));
  write(dir / "cover.json", report::cover_json(coverage, 0));
  for (size_t width : {0, 20, 40, 80}) {
    write(dir / ("text" + std::to_string(width)), report::cover_text(coverage, report::Detail::Normal, {width, false}));
    write(dir / ("source" + std::to_string(width)), report::cover_annotated(coverage, {width, false}));
  }
  write(dir / "colour", report::cover_text(coverage, report::Detail::Verbose, {80, true}) +
                            report::cover_annotated(coverage, {80, true}));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: cover_pages DIR\n";
    return 2;
  }
  const fs::path dir = argv[1];
  write_all(dir / "mixed", report::mixed_coverage());
  write_all(dir / "complete", report::complete_coverage());
  write_all(dir / "large", report::large_coverage());
  write_all(dir / "deep", report::deep_coverage(1000));
  claim::Coverage cut = report::mixed_coverage();
  cut.interrupted = cut.out_of_time = true;
  write_all(dir / "interrupted", cut);
}
