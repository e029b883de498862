// The sources in a .tar.gz file, read into memory: nothing is unpacked. Its files have paths below that of the archive:
// foo-1.2.tar.gz/foo-1.2/src/Foo.hs
//
// An archive comes from somewhere else. One with paths that lead out of it, with links, or of more than sources would
// have is refused.
#pragma once
#include <string>
#include <vector>

#include "program/cabal.h"

namespace needle::program {

// Haskell modules, and the files that describe packages. Throws BadPackage.
std::vector<MadeFile> read_archive(const std::string& path);

// The same for bytes: what gzip has compressed; what tar has put together.
std::string unzipped(const std::string& path, const std::string& bytes);
std::vector<MadeFile> files_of_tar(const std::string& path, std::string_view bytes);

}  // namespace needle::program
