// The text of a .cabal file as a tree: fields, and sections with what is indented below them.
//
//   library                       section "library"
//     hs-source-dirs: src           field "hs-source-dirs", its words [src]
//     if flag(fast)                 section "if" with the argument "flag(fast)"
//       cpp-options: -DFAST
#pragma once
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace needle::program {

// What is wrong with a file of a package; begins with its place.
struct BadPackage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct CabalField {
  std::string name;                // in lower case
  std::string value;               // its lines joined by \n
  std::vector<size_t> lines = {};  // the number of each in the file
};

struct CabalSection {
  std::string kind;      // in lower case
  std::string argument;  // what follows on its line
  size_t line = 0;
  // In the order of the text; each item is a field or, when that has no name, the section of the same index.
  struct Item;
  std::vector<Item> items = {};
};
struct CabalSection::Item {
  CabalField field = {};
  CabalSection section = {};
};

// Throws BadPackage.
CabalSection read_cabal_text(const std::string& path, std::string_view text);

std::string lower_case(std::string_view text);

// A field's value as a list: words separated by blanks and commas, quotes taken off.
std::vector<std::string> cabal_words(const std::string& value);

}  // namespace needle::program
