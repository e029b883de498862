#include "cli/space_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/deep_stack.h"
#include "cli/output.h"
#include "cli/say.h"

namespace needle::cli {
namespace {

std::optional<uint32_t> read_number(std::string_view text) {
  uint32_t out = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(out) : std::nullopt;
}

}  // namespace

std::optional<SizeRange> read_sizes(const std::string& text) {
  const size_t dots = text.find("..");
  const std::optional<uint32_t> first = read_number(std::string_view(text).substr(0, dots));
  const std::optional<uint32_t> last =
      dots == std::string::npos ? first : read_number(std::string_view(text).substr(dots + 2));
  if (!first || !last || *first > *last || *last > kLargestSize) return std::nullopt;
  return SizeRange{*first, *last};
}

void add_space(CLI::App* command, SpaceOptions& options) {
  command->add_option("FILE", options.file, "the file in whose scope the type is read; - for the Prelude alone")
      ->required();
  command->add_option("TYPE", options.type, "a Haskell type")->required();
  command->add_option("-f,--format", options.format, "text or json")
      ->type_name("FORMAT")
      ->check(CLI::IsMember({"text", "json"}));
  options.command = command->get_name();
  add_common(command, options.common);
}

void add_sizes(CLI::App* command, SpaceOptions& options, const std::string& help) {
  add_parsed(command, "--size", help, [&options](const std::string& text) {
    options.sizes = read_sizes(text);
    if (!options.sizes)
      throw CLI::ValidationError(
          "--size", fmt::format("'{}' is no size; write --size 5 or --size 0..10, up to {}", text, kLargestSize));
  })->type_name("A..B");
}

int with_space(const SpaceOptions& options, const std::function<int(engine::TypeSpace&)>& use) {
  program::Workspace workspace(workspace_options(options.common));
  program::CompiledModule* module = nullptr;
  if (program::load_library(workspace, image_path(options.common)))
    module = options.file == "-" ? workspace.prelude_module() : workspace.load_file(options.file);
  if (dumped(workspace, options.common)) return report_diagnostics(workspace, options.common);
  std::unique_ptr<engine::TypeSpace> space;
  if (module) space = engine::TypeSpace::make(workspace, *module, options.type);
  if (int code = report_diagnostics(workspace, options.common); code || !space) {
    const Format format = options.format == "json" ? Format::Json : Format::Text;
    return deliver_problems({{format, ""}}, {options.command, code, {}, problems_of(workspace)});
  }
  int code = 0;
  on_deep_stack([&] { code = use(*space); });
  if (!space->all().clipped()) return code;
  complain("needle: values are missing: the types inside {} grow without end, too large to be looked at\n",
           options.type);
  return std::max(code, kInconclusive);
}

int bad_input(int code, const std::string& message) {
  complain("needle: error: [ND-{:04}] {}\n", code, message);
  return kBadInput;
}

}  // namespace needle::cli
