#include <fmt/format.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <filesystem>

#include "base/deep_stack.h"
#include "cli/command.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/watcher.h"
#include "cli/write_file.h"
#include "engine/cover.h"
#include "program/files.h"
#include "program/finder.h"
#include "report/cover.h"
#include "report/hpc.h"

namespace needle::cli {
namespace {

namespace fs = std::filesystem;

constexpr double kCoverSeconds = 20;

struct CoverArguments {
  std::string file;
  std::vector<std::string> from;
  std::optional<double> min_cover;
  bool only_random = false;
  std::optional<std::string> emit_tix;  // a directory
  std::string tix;
  CommonOptions common;
  SearchOptions search;
};

report::Screen screen(const CoverArguments& a) {
  winsize size = {};
  const bool terminal = isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  return {terminal ? size.ws_col : size_t{0}, use_color(a.common, STDOUT_FILENO)};
}

// --- documents

bool make_directory(const std::string& directory) {
  std::error_code error;
  fs::create_directories(directory, error);
  if (!error && fs::is_directory(directory)) return true;
  complain("needle: error: [ND-0707] cannot make the directory '{}'{}{}\n", directory, error ? ": " : "",
           error ? error.message() : "");
  return false;
}

bool write_pages(const std::string& directory, const claim::Coverage& coverage) {
  if (!make_directory(directory)) return false;
  for (const report::HtmlPage& page : report::cover_html(coverage))
    if (!write_document((fs::path(directory) / page.name).string(), page.content)) return false;
  return true;
}

bool deliver_coverage(const Destination& to, const CoverArguments& a, const claim::Coverage& coverage, int code) {
  switch (to.format) {
    case Format::Json:
      return deliver(to, report::cover_json(coverage, code));
    case Format::Lcov:
      return deliver(to, report::lcov(coverage));
    case Format::Cobertura:
      return deliver(to, report::cobertura(coverage, std::time(nullptr)));
    case Format::Html:
      return write_pages(to.file, coverage);
    default:
      break;
  }
  const report::Screen where = to.file.empty() ? screen(a) : report::Screen{};
  std::string text;
  if (a.search.output.verbose) text += report::cover_annotated(coverage, where);
  text += report::cover_text(coverage, detail_of(a.search.output), where);
  if (to.file.empty() && a.search.output.emit && a.search.output.emit_file.empty()) {
    complain_text(text);  // the module of tests has stdout for itself
    return true;
  }
  return deliver(to, text);
}

bool deliver_suite(const CoverArguments& a, const claim::Coverage& coverage) {
  for (const claim::CoverModule& m : coverage.modules)
    if (m.name == "Main") {
      complain("needle: {} is module Main, which tests cannot import; no tests are written\n", m.file);
      return true;
    }
  const OutputOptions& output = a.search.output;
  return deliver({Format::Text, output.emit_file}, report::cover_suite(*output.emit, coverage));
}

// --- HPC's files

int64_t modified(const std::string& file) {
  struct stat about = {};
  return stat(file.c_str(), &about) == 0 ? about.st_mtime : 0;
}

// DIR/NAME.tix, and DIR/MODULE.mix for each module.
bool deliver_tix(const CoverArguments& a, const claim::Coverage& coverage) {
  const fs::path directory = a.emit_tix->empty() ? fs::path(".") : fs::path(*a.emit_tix);
  if (!make_directory(directory.string())) return false;
  for (const claim::CoverModule& m : coverage.modules)
    if (!write_document((directory / (m.name + ".mix")).string(), report::mix(m, modified(m.file)))) return false;
  std::string name = fs::path(a.file).lexically_normal().stem().string();
  if (name.empty() || name == ".") name = "needle";
  return write_document((directory / (name + ".tix")).string(), report::tix(coverage));
}

// What the user's own runs covered. The .mix files are looked for beside the .tix and in .hpc there.
class OwnRuns {
 public:
  // Complains when the file is none.
  bool read(const std::string& file) {
    file_ = file;
    std::string why;
    const std::optional<std::string> text = program::read_text_file(file, &why);
    if (!text) {
      complain("needle: error: [ND-0701] cannot read the file '{}': {}\n", file, why);
      return false;
    }
    std::variant<report::TixFile, report::HpcProblem> tix = report::read_tix(*text);
    if (const auto* problem = std::get_if<report::HpcProblem>(&tix)) {
      complain("{}:{}:{}: error: [ND-0714] {}\n", file, problem->line, problem->column, problem->message);
      return false;
    }
    tix_ = std::get<report::TixFile>(std::move(tix));
    return true;
  }

  std::vector<uint64_t> counts(const claim::CoverModule& module) {
    for (const report::TixModule& t : tix_.modules) {
      if (t.module() != module.name) continue;
      const std::optional<report::MixFile> mix = mix_of(t);
      const auto counts = report::counts_of(module, t, mix ? &*mix : nullptr);
      if (const auto* problem = std::get_if<report::HpcProblem>(&counts)) {
        complain("{}: warning: {} (module {})\n", file_, problem->message, module.name);
        return {};
      }
      const auto& [passed, unknown] = std::get<report::TixCounts>(counts);
      if (unknown > 0)
        complain(
            "{}: warning: {} of the {} places of module {} are not in it; was the module changed since that run?\n",
            file_, unknown, passed.size(), module.name);
      return passed;
    }
    complain("{}: warning: there is nothing about module {}\n", file_, module.name);
    return {};
  }

 private:
  std::optional<report::MixFile> mix_of(const report::TixModule& t) const {
    const fs::path beside = fs::path(file_).parent_path();
    for (const fs::path& directory : {beside / ".hpc", beside}) {
      const std::string file = (directory / (t.name + ".mix")).string();
      const std::optional<std::string> text = program::read_text_file(file);
      if (!text) continue;
      std::variant<report::MixFile, report::HpcProblem> mix = report::read_mix(*text);
      if (auto* read = std::get_if<report::MixFile>(&mix)) return std::move(*read);
      const auto& problem = std::get<report::HpcProblem>(mix);
      complain("{}:{}:{}: warning: {}\n", file, problem.line, problem.column, problem.message);
    }
    return std::nullopt;
  }

  std::string file_;
  report::TixFile tix_;
};

// --- the command

struct Covered {
  claim::Coverage coverage;
  int wrong = 0;  // the exit code as far as the source is to blame
  std::vector<report::Problem> problems;
};

// Adds the coverage of one program.
void cover_program(const program::ProgramFiles& program, const CoverArguments& a, const engine::CoverOptions& how,
                   engine::Control& control, Covered& out) {
  program::Options options = workspace_options(a.common);
  options.marks = program::Marks::All;
  program::Workspace workspace(options);
  std::vector<program::CompiledModule*> modules;
  if (program::load_library(workspace, image_path(a.common))) modules = program::load_program(workspace, program);
  if (!modules.empty() && !dumped(workspace, a.common)) {
    claim::Coverage coverage;
    on_deep_stack([&] { coverage = engine::cover(workspace, modules, how, control); });
    claim::append(out.coverage, std::move(coverage));
  }
  for (report::Problem& p : problems_of(workspace)) out.problems.push_back(std::move(p));
  out.wrong = std::max(out.wrong, report_diagnostics(workspace, a.common));
}

int exit_code(const CoverArguments& a, const claim::Coverage& coverage) {
  if (coverage.interrupted) return kInterrupted;
  return a.min_cover && claim::percent(claim::summary_of(coverage).all) < *a.min_cover ? 1 : 0;
}

int cover(const CoverArguments& a) {
  if (!has_solver(a.search)) return kBadInput;
  if (!can_write(a.search.output)) return kBadInput;
  const std::vector<Destination> to = all_destinations(a.search.output);
  const std::vector<program::ProgramFiles> programs = program::programs_of(a.file);
  engine::CoverOptions how;
  how.search = engine_options(a.search, a.common);
  how.search.timeout_seconds =
      a.common.timeout_seconds.value_or(kCoverSeconds) / static_cast<double>(std::max<size_t>(1, programs.size()));
  how.from = a.from;
  how.only_random = a.only_random;
  OwnRuns own;
  if (!a.tix.empty()) {
    if (!own.read(a.tix)) return kBadInput;
    how.before = [&own](const claim::CoverModule& module) { return own.counts(module); };
  }
  Covered covered;
  engine::Control control;
  {
    const Watcher watcher(control, how.search.progress);
    for (const program::ProgramFiles& program : programs)
      if (!control.interrupted()) Watcher::run([&] { cover_program(program, a, how, control, covered); });
  }
  if (!a.common.dump.empty()) return covered.wrong;
  if (covered.wrong || covered.coverage.modules.empty()) {
    if (!covered.wrong) complain("needle: error: [ND-0706] there are no modules in {}\n", a.file);
    return deliver_problems(to, {"cover", kBadInput, {}, covered.problems});
  }
  const int code = exit_code(a, covered.coverage);
  bool written = true;
  for (const Destination& d : to) written = deliver_coverage(d, a, covered.coverage, code) && written;
  if (a.search.output.emit) written = deliver_suite(a, covered.coverage) && written;
  if (a.emit_tix) written = deliver_tix(a, covered.coverage) && written;
  if (code == 1)
    complain("needle: {:.1f} % of what is reachable is covered, and --min-cover asks for {:g} %\n",
             claim::percent(claim::summary_of(covered.coverage).all), *a.min_cover);
  return written ? code : kBadInput;
}

}  // namespace

void add_cover(CLI::App& app, Job& job) {
  auto a = std::make_shared<CoverArguments>();
  CLI::App* command =
      app.add_subcommand("cover", "find inputs that together evaluate everything that can be evaluated");
  command->footer(
      "Starts from the properties and every exported function and method, or from those named with --from. Places are\n"
      "those of GHC's hpc: expressions, alternatives, declarations, and every condition once True and once False. Each "
      "is\n"
      "covered by a test, or proved unreachable, or unknown.\n"
      "Exit codes: 0, 1 below --min-cover, 2 bad input, 130 interrupted.\n"
      "Example: needle cover Heap.hs --emit hspec=HeapSpec.hs");
  command->add_option("FILE", a->file, "a .hs or .lhs file, or a directory with modules")->type_name("")->required();
  command->add_option("--from", a->from, "a function to start from (repeatable) [all that are exported]")
      ->type_name("FUNCTION")
      ->allow_extra_args(false);
  command->add_option("--min-cover", a->min_cover, "exit code 1 when less of what is reachable is covered")
      ->type_name("PERCENT")
      ->check([](const std::string& text) {
        char* end = nullptr;
        const double value = std::strtod(text.c_str(), &end);
        return !text.empty() && *end == 0 && value >= 0 && value <= 100
                   ? ""
                   : fmt::format("'{}' is no percentage from 0 to 100", text);
      });
  command
      ->add_option_function<std::string>(
          "--emit-tix", [a](const std::string& directory) { a->emit_tix = directory; },
          "write what was covered as HPC's .tix and .mix files into this directory [.]")
      ->expected(0, 1)
      ->type_name("[DIR]")
      ->group("Output");
  command->add_option("--tix", a->tix, "start from what your own run under ghc -fhpc covered")->type_name("FILE");
  command->add_flag("--only-random", a->only_random, "draw random inputs, and search for nothing");
  add_search(command, a->search);
  add_common(command, a->common);
  on_chosen(command, job, a, cover);
}

}  // namespace needle::cli
