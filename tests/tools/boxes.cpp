// boxes LIBRARY FILE.hs..: the boxes of each file (core/ticks.h), one a line, in order and in the words of HPC:
//
//   == FILE.hs
//   3:1-4:20 TopLevelBox ["f"]
//
// A file that does not compile has "!" behind its name, and what is wrong with it.
#include <cstdio>
#include <string>

#include "base/deep_stack.h"
#include "program/image.h"
#include "program/workspace.h"

namespace {

using namespace needle;

std::string label(const core::TickInfo& tick) {
  const std::string value = tick.value ? " True" : " False";
  switch (tick.box) {
    case core::Box::None:
      return {};
    case core::Box::Expression:
      return "ExpBox False";
    case core::Box::Alternative:
      return "ExpBox True";
    case core::Box::Guard:
      return "BinBox GuardBinBox" + value;
    case core::Box::Condition:
      return "BinBox CondBinBox" + value;
    case core::Box::Qualifier:
      return "BinBox QualBinBox" + value;
    case core::Box::TopLevel:
    case core::Box::Local:
      break;
  }
  std::string names;
  for (Symbol name : tick.path) names += (names.empty() ? "\"" : ",\"") + std::string(name.text()) + "\"";
  return (tick.box == core::Box::Local ? "LocalBox [" : "TopLevelBox [") + names + "]";
}

void print(const char* library, const char* path) {
  program::Options options;
  options.marks = program::Marks::All;
  program::Workspace workspace(options);
  program::CompiledModule* module = program::load_library(workspace, library) ? workspace.load_file(path) : nullptr;
  std::printf("== %s%s\n", path, module ? "" : " !");
  if (!module) {
    for (const Diagnostic& d : workspace.diagnostics().list()) std::printf("%s\n", d.message.c_str());
    return;
  }
  for (const core::TickInfo& tick : workspace.ticks()) {
    if (tick.box == core::Box::None || tick.span.file != module->resolved.parsed.module->file) continue;
    const Place begin = workspace.sources().begin_of(tick.span), last = workspace.sources().last_of(tick.span);
    std::printf("%u:%u-%u:%u %s\n", begin.line, begin.column, last.line, last.column, label(tick).c_str());
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  needle::on_deep_stack([&] {
    for (int i = 2; i < argc; ++i) print(argv[1], argv[i]);
  });
  return 0;
}
