#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "base/deep_stack.h"
#include "cli/command.h"
#include "cli/say.h"
#include "cli/search_options.h"
#include "cli/space_options.h"
#include "cli/watcher.h"
#include "engine/sample.h"
#include "report/report.h"

namespace needle::cli {
namespace {

struct SampleArguments {
  std::string file, subject;
  std::optional<uint32_t> size;
  CommonOptions common;
  SearchOptions search;
};

int exit_code(engine::Sampled kind) {
  constexpr int kNone = 1, kInconclusive = 3, kInternal = 70, kInterrupted = 130;
  switch (kind) {
    case engine::Sampled::All:
      return 0;
    case engine::Sampled::None:
      return kNone;
    case engine::Sampled::Fewer:
      return kInconclusive;
    case engine::Sampled::Interrupted:
      return kInterrupted;
    case engine::Sampled::Wrong:
      return kInternal;
    case engine::Sampled::Nothing:
      break;
  }
  return kBadInput;
}

// What is known about the probabilities, for people.
std::string about(const report::Distribution& distribution) {
  switch (distribution.kind) {
    case report::DistributionKind::Uniform:
      return fmt::format("uniform over the values of size {}", distribution.size);
    case report::DistributionKind::WithinFactor:
      return fmt::format("not uniform: the probabilities of any two values of size {} are within a factor of {}",
                         distribution.size, distribution.factor);
    case report::DistributionKind::Unknown:
      break;
  }
  return fmt::format("values of size {}; nothing is known about how likely each of them is", distribution.size);
}

std::optional<report::Distribution> distribution(const SampleArguments& a, uint32_t backtrack) {
  if (!a.size) return std::nullopt;
  using report::DistributionKind;
  const DistributionKind kind = backtrack == 0                  ? DistributionKind::Uniform
                                : backtrack == search::kNoLimit ? DistributionKind::Unknown
                                                                : DistributionKind::WithinFactor;
  return report::Distribution{*a.size, kind, uint64_t{backtrack} + 1};
}

bool is_predicate(const std::string& subject) {
  return !subject.empty() && (std::islower(static_cast<unsigned char>(subject[0])) || subject[0] == '_');
}

// The values of a type are made without running anything.
void refuse_for_types(const CLI::App* command, const std::string& subject) {
  if (is_predicate(subject)) return;
  for (const char* name : {"--backtrack", "--type", "--conjunction", "--steps", "--allow-io"})
    if (command->get_option(name)->count() > 0)
      throw CLI::ValidationError(fmt::format("{} is for predicates, and {} is a type", name, subject));
}

// As the values come.
bool is_printed(const Destination& to) {
  return to.file.empty() && to.format == Format::Text;
}

int sample(const SampleArguments& a) {
  engine::SearchOptions how = engine_options(a.search, a.common);
  how.size = a.size;
  if (a.size) how.backtrack = a.search.backtrack.value_or(0);
  program::Workspace workspace(workspace_options(a.common));
  program::CompiledModule* module = nullptr;
  if (program::load_library(workspace, image_path(a.common)))
    module = a.file == "-" ? workspace.prelude_module() : workspace.load_file(a.file);
  if (dumped(workspace, a.common)) return report_diagnostics(workspace, a.common);
  const std::vector<Destination> to = all_destinations(a.search.output);
  const bool shown = std::any_of(to.begin(), to.end(), is_printed);
  const bool kept = to.size() > (shown ? 1 : 0);
  std::vector<std::string> values;
  uint64_t drawn = 0;
  engine::Samples samples;
  if (module)
    on_deep_stack([&] {
      engine::Control control;
      const Watcher watcher(control, false);
      samples = engine::sample(workspace, *module, a.subject, how, control, [&](const std::string& value) {
        ++drawn;
        if (kept) values.push_back(value);
        if (!shown) return;
        say("{}\n", value);
        flush_said();
      });
    });
  if (int code = report_diagnostics(workspace, a.common))
    return deliver_problems(to, {"sample", code, {}, problems_of(workspace)});
  const int code = exit_code(samples.kind);
  const std::optional<report::Distribution> known = distribution(a, how.backtrack);
  bool written = true;
  for (const Destination& d : to) {
    if (is_printed(d)) continue;
    written =
        deliver(d, d.format == Format::Json ? report::json_samples(a.subject, code, values, known, samples.remarks)
                                            : fmt::format("{}\n", fmt::join(values, "\n"))) &&
        written;
  }
  if (!a.search.output.quiet) {
    complain("needle: seed {}\n", how.seed);
    if (known && drawn > 0) complain("needle: {}\n", about(*known));
  }
  for (const std::string& remark : samples.remarks) complain("needle: {}\n", remark);
  if (!samples.why.empty()) complain("needle: {}\n", samples.why);
  return written ? code : kBadInput;
}

}  // namespace

void add_sample(CLI::App& app, Job& job) {
  auto a = std::make_shared<SampleArguments>();
  CLI::App* command = app.add_subcommand("sample", "random values of a type, or such that satisfy a predicate");
  command->footer(
      "With --size S every value of that size (of several inputs: together) is equally likely. --backtrack B is then\n"
      "faster: it skips up to B values that do not satisfy the predicate, and no value is more than B+1 times as\n"
      "likely as another; with inf nothing is known about that. A predicate that raises an exception is not "
      "satisfied.\n"
      "Exit codes: 0 all values drawn, 1 there is none of that size (a proof), 2 bad input, 3 fewer than asked for.");
  command->add_option("FILE", a->file, "a .hs or .lhs file; - for the Prelude alone")->type_name("")->required();
  command->add_option("TYPE|PREDICATE", a->subject, "a Haskell type, or a function of the file that returns a Bool")
      ->type_name("")
      ->required();
  add_parsed(command, "--size", "uniformly among the values of this size; then without --max-size and --depth",
             [a](const std::string& text) {
               const std::optional<SizeRange> range = read_sizes(text);
               if (!range || range->first != range->last)
                 throw CLI::ValidationError(
                     "--size", fmt::format("'{}' is no size; write --size 7, up to {}", text, kLargestSize));
               a->size = range->first;
             })
      ->type_name("S");
  add_search(command, a->search);
  for (const char* bound : {"--max-size", "--depth"})
    command->get_option("--size")->excludes(command->get_option(bound));
  add_common(command, a->common);
  command->parse_complete_callback([command, a] { refuse_for_types(command, a->subject); });
  on_chosen(command, job, a, sample);
}

}  // namespace needle::cli
