// A package as its .cabal file describes it: what must be known to compile its parts.
//
// Conditions are decided for this compiler: GHC 9.0.2 on Linux, x86-64, flags as they are by default.
#pragma once
#include <string>
#include <vector>

#include "program/cabal_text.h"
#include "syntax/dialect.h"

namespace needle::program {

struct Component {
  enum class Kind : uint8_t { Library, Executable, TestSuite, Benchmark } kind = Kind::Library;
  std::string name;                           // "" for the package's main library
  std::vector<std::string> directories = {};  // of sources, from the current directory
  std::vector<std::string> modules = {};      // exposed and other ones
  std::string main = {};                      // the file, from one of the directories
  std::vector<std::string> packages = {};     // that it depends on
  syntax::Dialect dialect = {};
  bool buildable = true;
};

struct Package {
  std::string name, version;
  std::vector<Component> components;
};

// Throws BadPackage.
Package read_package(const std::string& cabal_file);

// The .cabal files of a directory.
std::vector<std::string> cabal_files_in(const std::string& directory);
// The .cabal files of a directory that is a package, or of those that its cabal.project names; empty when it is neither.
std::vector<std::string> cabal_files(const std::string& directory);

}  // namespace needle::program
