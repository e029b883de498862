// Files in a directory of their own, and a workspace that has the shipped library.
#pragma once
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "program/functions.h"
#include "program/image.h"

namespace needle::program {

class Files {
 public:
  Files() {
    std::string pattern = (std::filesystem::temp_directory_path() / "needle_program_XXXXXX").string();
    if (!mkdtemp(pattern.data())) ADD_FAILURE() << "no temporary directory";
    directory_ = pattern;
  }
  ~Files() { std::filesystem::remove_all(directory_); }
  Files(const Files&) = delete;
  Files& operator=(const Files&) = delete;

  // The path of the file it writes.
  std::string write(const std::string& name, const std::string& text) const {
    const std::filesystem::path path = directory_ / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return path.string();
  }
  std::string directory() const { return directory_.string(); }

 private:
  std::filesystem::path directory_;
};

struct Program {
  explicit Program(Options options = {}) : workspace(std::move(options)) {
    EXPECT_TRUE(load_library(workspace, NEEDLE_LIBRARY)) << said();
  }
  // A module that compiles.
  explicit Program(const std::string& text) : Program() {
    module = workspace.load_file(files.write("M.hs", text));
    EXPECT_TRUE(module) << said();
  }

  names::EntityId entity(const std::string& name) const {
    return module->resolved.scope.values.at(intern(name)).entities.front();
  }
  // All messages, a line each.
  std::string said() const {
    std::string out;
    for (const Diagnostic& d : workspace.diagnostics().list()) out += d.message + "\n";
    return out;
  }

  Files files;
  Workspace workspace;
  CompiledModule* module = nullptr;
};

}  // namespace needle::program
