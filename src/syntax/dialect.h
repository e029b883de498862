// What a project says about all of its files, beside what each says itself.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace needle::syntax {

struct Dialect {
  std::vector<std::string> extensions = {};                      // as LANGUAGE pragmas name them
  std::vector<std::pair<std::string, std::string>> macros = {};  // for CPP
  std::vector<std::string> include_directories = {};             // where #include looks, after the file's own
};

}  // namespace needle::syntax
