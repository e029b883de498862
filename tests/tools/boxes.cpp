// For tests/run_hpc.py: what HPC measures, as we see it.
//
//   boxes LIBRARY FILE.hs..             of each file  == FILE.hs  and its .mix; "!" and what is wrong when it does not compile
//   boxes --run DIR LIBRARY FILE.hs     runs main on the reference evaluator; DIR/run.tix, DIR/.hpc/*.mix and the figures
//                                       in DIR/figures are written
//   boxes --read DIR LIBRARY FILE.hs    how often each of our places was passed by the run that left DIR/run.tix behind, by
//                                       the .mix file in DIR/.hpc, and again without it
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>

#include "base/deep_stack.h"
#include "base/world.h"
#include "core/reference.h"
#include "program/entry.h"
#include "program/image.h"
#include "report/hpc.h"

namespace {

using namespace needle;

struct Loaded {
  explicit Loaded(const char* library, const char* path) : workspace(options()) {
    module = program::load_library(workspace, library) ? workspace.load_file(path) : nullptr;
  }
  static program::Options options() {
    program::Options out;
    out.marks = program::Marks::All;
    return out;
  }

  std::string said() const {
    std::string out;
    for (const Diagnostic& d : workspace.diagnostics().list()) out += d.message + "\n";
    return out;
  }

  claim::CoverModule measured(const program::CompiledModule& of, const std::vector<uint64_t>& counts) const {
    const Sources& sources = workspace.sources();
    const FileId file = of.resolved.parsed.module->file;
    claim::CoverModule out;
    out.name = of.resolved.name.text();
    out.file = sources.file(file).path;
    out.source = sources.file(file).text;
    for (size_t i = 0; i < workspace.ticks().size(); ++i) {
      const core::TickInfo& info = workspace.ticks()[i];
      if (info.box == core::Box::None || info.span.file != file) continue;
      const Place begin = sources.begin_of(info.span), last = sources.last_of(info.span);
      claim::CoverTick tick;
      tick.box = info.box;
      tick.value = info.value;
      for (Symbol name : info.path) tick.path.emplace_back(name.text());
      tick.line = begin.line;
      tick.column = begin.column;
      tick.end_line = last.line;
      tick.end_column = last.column;
      tick.count = i < counts.size() ? counts[i] : 0;
      tick.reach = tick.count > 0 ? claim::Reach::Covered : claim::Reach::Unknown;
      out.ticks.push_back(std::move(tick));
    }
    return out;
  }

  program::Workspace workspace;
  program::CompiledModule* module = nullptr;
};

void print(const char* library, const char* path) {
  Loaded loaded(library, path);
  std::printf("== %s%s\n", path, loaded.module ? "" : " !");
  const std::string text = loaded.module ? report::mix(loaded.measured(*loaded.module, {}), 0) : loaded.said();
  std::printf("%s\n", text.c_str());
}

// One a line, as `hpc report` counts them; those that summary_of knows as well must be the same there.
void figures(const claim::Coverage& all, std::ostream& out) {
  const report::HpcFigures f = report::hpc_figures(all);
  const claim::CoverSummary summary = claim::summary_of(all);
  auto used = [&](const char* name, const report::HpcFigures::Used& u, core::Box box) {
    const claim::CoverCounts& counts = summary.of[static_cast<size_t>(box)];
    out << name << ' ' << u.used << '/' << u.total << ' ' << counts.covered << '/' << counts.total << '\n';
  };
  auto conditions = [&](const char* name, const report::HpcFigures::Conditions& c) {
    out << name << ' ' << c.both << '/' << c.total << ' ' << c.always_true << ' ' << c.always_false << ' '
        << c.unevaluated << '\n';
  };
  used("expressions", f.expressions, core::Box::Expression);
  used("alternatives", f.alternatives, core::Box::Alternative);
  used("local", f.local, core::Box::Local);
  used("top-level", f.top_level, core::Box::TopLevel);
  conditions("guards", f.guards);
  conditions("'if'", f.conditions);
  conditions("qualifiers", f.qualifiers);
}

std::string contents(const std::filesystem::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

int read(const std::filesystem::path& directory, const char* library, const char* path) {
  Loaded loaded(library, path);
  if (!loaded.module) return 2;
  const claim::CoverModule module = loaded.measured(*loaded.module, {});
  const auto tix = report::read_tix(contents(directory / "run.tix"));
  const auto mix = report::read_mix(contents(directory / ".hpc" / (module.name + ".mix")));
  if (!std::holds_alternative<report::TixFile>(tix) || !std::holds_alternative<report::MixFile>(mix)) return 3;
  for (const report::TixModule& run : std::get<report::TixFile>(tix).modules) {
    if (run.module() != module.name) continue;
    for (const report::MixFile* places :
         {&std::get<report::MixFile>(mix), static_cast<const report::MixFile*>(nullptr)}) {
      const auto counts = report::counts_of(module, run, places);
      if (!std::holds_alternative<report::TixCounts>(counts)) return 4;
      std::printf("%zu", std::get<report::TixCounts>(counts).unknown);
      for (uint64_t count : std::get<report::TixCounts>(counts).counts)
        std::printf(" %llu", static_cast<unsigned long long>(count));
      std::printf("\n");
    }
  }
  return 0;
}

int run(const std::filesystem::path& directory, const char* library, const char* path) {
  Loaded loaded(library, path);
  if (!loaded.module) {
    std::fprintf(stderr, "%s", loaded.said().c_str());
    return 2;
  }
  const core::GlobalId entry = program::main_entry(loaded.workspace, *loaded.module);
  if (!entry.valid()) return 2;
  core::reference::Options how;
  how.max_steps = 50'000'000;
  how.loop_exception = loaded.workspace.library_global("nonTermination");
  RealWorld world("main", {});
  core::reference::Evaluator evaluator(loaded.workspace.program(), world, how);
  const core::reference::Outcome outcome = evaluator.run(entry);
  using core::reference::OutcomeKind;
  if (outcome.kind == OutcomeKind::OutOfSteps || outcome.kind == OutcomeKind::OutOfMemory) return 3;
  claim::Coverage all;
  std::filesystem::create_directories(directory / ".hpc");
  for (const auto& [name, module] : loaded.workspace.modules()) {
    all.modules.push_back(loaded.measured(*module, evaluator.ticks()));
    std::ofstream(directory / ".hpc" / (all.modules.back().name + ".mix")) << report::mix(all.modules.back(), 0);
  }
  std::ofstream(directory / "run.tix") << report::tix(all);
  std::ofstream file(directory / "figures");
  figures(all, file);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  int code = 0;
  const bool runs = argc == 5 && std::strcmp(argv[1], "--run") == 0;
  const bool reads = argc == 5 && std::strcmp(argv[1], "--read") == 0;
  if (argc < 3) return 2;
  needle::on_deep_stack([&] {
    if (runs) code = run(argv[2], argv[3], argv[4]);
    if (reads) code = read(argv[2], argv[3], argv[4]);
    for (int i = 2; !runs && !reads && i < argc; ++i) print(argv[1], argv[i]);
  });
  return code;
}
