// A package as its .cabal file, or the package.yaml of hpack, describes it: what must be known to compile its parts.
//
// Conditions are decided for this compiler: GHC 9.0.2 on Linux, x86-64, flags as they are by default.
#pragma once
#include <string>
#include <vector>

#include "program/cabal_text.h"
#include "program/version.h"
#include "syntax/dialect.h"

namespace needle::program {

// A package that another one needs.
struct Dependency {
  std::string name;
  std::string range = {};  // of versions
  std::string place = {};  // where that is said: foo.cabal:12
};

struct Component {
  enum class Kind : uint8_t { Library, Executable, TestSuite, Benchmark } kind = Kind::Library;
  std::string name;                           // "" for the package's main library
  std::vector<std::string> directories = {};  // of sources, from the current directory
  std::vector<std::string> modules = {};      // exposed and other ones
  std::string main = {};                      // the file, from one of the directories
  syntax::Dialect dialect = {};
  std::vector<Dependency> dependencies = {};
  bool buildable = true;
};

struct Package {
  std::string name;
  std::vector<Component> components;
  Version version = {};
  std::string directory = {};       // of the file that describes it
  std::string data_directory = {};  // inside that
};

// A file that is on no disk: one that cabal would make, or one in an archive.
struct MadeFile {
  std::string path, text;
};

// A directory of sources, with what its part of a package says about them.
struct SourceRoot {
  std::string directory;
  syntax::Dialect dialect = {};
  std::vector<MadeFile> made = {};
};
// The directories of a part, each with the module Paths_p that cabal makes for package p.
std::vector<SourceRoot> own_roots(const Package& package, const Component& part);
// Where a part finds modules: in its own directories, then in those of all libraries.
std::vector<SourceRoot> source_roots(const Package& package, const Component& part,
                                     const std::vector<Package>& packages);
// What must come from elsewhere for these directories to compile.
std::vector<Dependency> dependencies_of(const Component& part, const std::vector<Package>& packages);

// Throws BadPackage.
Package read_package(const std::string& cabal_file);
Package read_package(const std::string& cabal_file, std::string_view text);

// The .cabal files of a directory, or its package.yaml when there are none.
std::vector<std::string> cabal_files_in(const std::string& directory);
// The .cabal files of a directory that is a package, or of those that its cabal.project names; empty when it is neither.
std::vector<std::string> cabal_files(const std::string& directory);

}  // namespace needle::program
