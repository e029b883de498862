// Names as another module writes them: qualified by the module that exports them under GHC, which for the library's
// own types is not always the one that defines them here.
#pragma once
#include <set>
#include <string>
#include <string_view>

#include "core/core.h"
#include "space/value.h"

namespace needle::witness {

class Qualified {
 public:
  // The module that is called Main in its source is to be imported by this name.
  explicit Qualified(std::string main) : main_(std::move(main)) {}

  // M.Con, and M is remembered; Con alone for what the Prelude exports and for built-in syntax.
  std::string name(Symbol module, std::string_view name);
  // The function that makes values of an abstract type, with a space behind it; empty when there is none.
  std::string maker(const core::Type* type);
  std::string type(const core::Type* type, int precedence = 0);
  // A function or operator of the library.
  std::string of(const std::string& module, std::string_view name);

  const std::set<std::string>& modules() const { return modules_; }  // to be imported

 private:
  std::string main_;
  std::set<std::string> modules_;
};

// As print does, for another module, holes filled.
std::string print(const space::Spaces& spaces, const space::Value& value, Qualified& qualified);

}  // namespace needle::witness
