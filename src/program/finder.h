// Where modules are on disk: beside the file that was asked for, then along the -i directories. The shipped library is
// not looked for here; it is already in the workspace.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "base/symbol.h"

namespace needle::program {

class ModuleFinder {
 public:
  // For `src/Data/Foo.hs` holding module Data.Foo the root is `src`.
  void add_root_of(const std::string& path, Symbol module);
  void add_root(std::string directory);

  std::optional<std::string> find(Symbol module) const;
  const std::vector<std::string>& roots() const { return roots_; }

 private:
  std::vector<std::string> roots_;
};

// The whole file, or nothing when it cannot be read (or is not a regular file).
// A regular file, or a pipe that was opened for us: /dev/stdin, or the shell's <(..). Not a FIFO nor a device, which
// may have nothing to say or no end. At most 256 MB.
std::optional<std::string> read_text_file(const std::string& path, std::string* why = nullptr);

// Turns what the user named into a source file: a directory stands for its Main.hs.
std::string source_path(const std::string& path);

}  // namespace needle::program
