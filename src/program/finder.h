// Where modules are on disk: beside the file that was asked for, then along the -i directories. The shipped library is
// not looked for here; it is already in the workspace.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/symbol.h"
#include "program/cabal.h"
#include "source/diagnostic.h"

namespace needle::program {

class ModuleFinder {
 public:
  // For `src/Data/Foo.hs` holding module Data.Foo the root is `src`.
  void add_root_of(const std::string& path, Symbol module);
  // Its files are in the dialect of the directory above it, if that has one.
  void add_root(std::string directory);
  void add_root(const SourceRoot& root);  // with what its project says about the files there
  // What the user's own package depends on.
  void add_dependencies(const std::vector<Dependency>& on);
  const std::vector<Dependency>& dependencies() const { return dependencies_; }
  // Where modules are looked for that are neither in a root nor in the shipped library.
  void add_package(const SourceRoot& root);

  // A file that is on no disk. One that is there hides it.
  void add_made(std::string path, std::string text) { made_.try_emplace(std::move(path), std::move(text)); }
  // The whole file, made or on disk; nothing when it cannot be read.
  std::optional<std::string> read(const std::string& path, std::string* why = nullptr) const;

  std::optional<std::string> find(Symbol module) const { return find_in(roots_, module); }
  std::optional<std::string> find_in_packages(Symbol module) const { return find_in(packages_, module); }
  bool is_of_package(const std::string& path) const;  // found in one, where only what is missing is looked for
  const syntax::Dialect& dialect_of(const std::string& path) const;
  // The text of a module, ready for the lexer, in its dialect and with what it includes.
  void prepare(Sources& sources, FileId file, std::string text, Diagnostics& diagnostics) const;
  const std::vector<std::string>& roots() const { return roots_; }
  void forget_roots() { roots_.clear(); }  // of the packages it still knows

 private:
  std::optional<std::string> find_in(const std::vector<std::string>& directories, Symbol module) const;

  std::vector<std::string> roots_, packages_;
  std::vector<Dependency> dependencies_;
  std::map<std::string, syntax::Dialect> dialects_;  // by directory, where there is one
  std::map<std::string, std::string> made_;          // texts by paths
};

// Where a file of a directory is, as messages name it.
std::string file_below(const std::string& directory, const std::string& name);

// The whole file, or nothing when it cannot be read (or is not a regular file).
// A regular file, or a pipe that was opened for us: /dev/stdin, or the shell's <(..). Not a FIFO nor a device, which
// may have nothing to say or no end. At most 256 MB.
std::optional<std::string> read_text_file(const std::string& path, std::string* why = nullptr);

// Turns what the user named into a source file: a directory stands for its Main.hs, a package for its executable.
std::string source_path(const std::string& path);

}  // namespace needle::program
