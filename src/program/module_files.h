// Files of modules below a directory.
#pragma once
#include <string>
#include <vector>

#include "base/symbol.h"

namespace needle::program {

// Sorted. Hidden directories and those of build tools are left out.
std::vector<std::string> modules_under(const std::string& directory);

// DIR/Data/Heap.hs -> Data.Heap
Symbol name_by_place(const std::string& path, const std::string& root);

}  // namespace needle::program
