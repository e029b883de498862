#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/command.h"
#include "cli/options.h"
#include "cli/write_file.h"

namespace needle::cli {
namespace {
namespace fs = std::filesystem;

struct BuildLibraryArguments {
  std::string directory, image;
  CommonOptions common;
};

int build_library(const BuildLibraryArguments& a) {
  program::Options library = workspace_options(a.common);
  library.library = true;
  program::Workspace workspace(library);
  workspace.finder().add_root(a.directory);
  std::vector<std::string> modules;
  for (const auto& entry : fs::recursive_directory_iterator(a.directory)) {
    if (entry.path().extension() != ".hs") continue;
    std::string name = fs::relative(entry.path(), a.directory).replace_extension().string();
    std::replace(name.begin(), name.end(), '/', '.');
    modules.push_back(name);
  }
  std::sort(modules.begin(), modules.end());
  for (const std::string& module : modules) workspace.load_module(intern(module), Span());
  if (int code = report_diagnostics(workspace, a.common)) return code;
  workspace.end_library({workspace.names().modules().size(), workspace.types().instances.size()});
  if (const std::string why = write_file(a.image, program::library_image(workspace)); !why.empty())
    throw std::runtime_error(fmt::format("cannot write {}: {}", a.image, why));
  return 0;
}

}  // namespace

void add_build_library(CLI::App& app, Job& job) {
  auto a = std::make_shared<BuildLibraryArguments>();
  CLI::App* command = app.add_subcommand("build-library", "compile the shipped library into an image")->group("");
  command->add_option("DIR", a->directory)->required();
  command->add_option("IMAGE", a->image)->required();
  add_common(command, a->common);
  on_chosen(command, job, a, build_library);
}

}  // namespace needle::cli
