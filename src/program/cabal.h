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
  syntax::Dialect dialect = {};
  bool buildable = true;
};

struct Package {
  std::string name;
  std::vector<Component> components;
};

// A directory of sources, with what its part of a package says about them.
struct SourceRoot {
  std::string directory;
  syntax::Dialect dialect = {};
};
// Where a part finds modules: in its own directories, then in those of all libraries.
std::vector<SourceRoot> source_roots(const Component& part, const std::vector<Package>& packages);

// Throws BadPackage.
Package read_package(const std::string& cabal_file);

// The .cabal files of a directory.
std::vector<std::string> cabal_files_in(const std::string& directory);
// The .cabal files of a directory that is a package, or of those that its cabal.project names; empty when it is neither.
std::vector<std::string> cabal_files(const std::string& directory);

}  // namespace needle::program
