// The package.yaml of hpack as the .cabal file that hpack would write:
//
//   dependencies: [base]            library
//   library:                          build-depends: base
//     source-dirs: src                hs-source-dirs: src
//     when:                           if os(linux)
//     - condition: os(linux)            cpp-options: -DLINUX
//       cpp-options: -DLINUX
//
// Which modules there are is not in the file: where it lists none, they are those below the directories.
#pragma once
#include <string>

#include "program/cabal_text.h"

namespace needle::program {

bool is_hpack(const std::string& path);
// Throws BadPackage.
CabalSection read_hpack(const std::string& path, std::string_view text);

}  // namespace needle::program
