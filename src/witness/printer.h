// How values are printed: print.cpp for what is made of constructors, print_function.cpp for case tables.
#pragma once
#include <functional>
#include <set>

#include "witness/literals.h"
#include "witness/qualified.h"
#include "witness/witness.h"

namespace needle::witness {

inline constexpr int kApplication = 10;  // the precedence of an application

class Printer {
 public:
  // With `qualified`: for another module.
  explicit Printer(const space::Spaces& spaces, Qualified* qualified = nullptr)
      : spaces_(spaces), qualified_(qualified) {}

  std::string value(const space::Value& v, int precedence);
  // A constructor and its fields, which `field` prints: the i-th, in a place of this precedence.
  using Field = std::function<std::string(size_t, int)>;
  std::string constructor(const core::DataCon* con, int precedence, size_t fields, const Field& field);

 private:
  std::string wrapped(const space::Value& v, space::SpaceId id, int precedence);
  std::string number(const space::Space& space, const space::Number& n, int precedence);
  std::string image(const space::Space& space, const space::Value& v, int precedence);
  static std::string real(double value, const std::string& shown, int precedence);
  std::string data(const space::Space& space, const space::Value& v, int precedence);
  bool collect(const space::Value& v, std::vector<std::string>& out);
  std::string list(const space::Value& v, const std::vector<const space::Value*>& elements, int precedence);

  // What a table can still look at, the next one last.
  struct Subject {
    space::SpaceId space;
    std::string text;
  };
  using Subjects = std::vector<Subject>;
  using Inside = std::function<std::string(const space::Space&, int)>;

  std::string function(const space::Space& space, const space::Value& table, int precedence);
  std::string result(const space::Value& v, Subjects left);
  std::string cases(const space::Value& v, const Subject& subject, const Subjects& left);
  std::string entries(const space::Value& v, const Subject& subject, const Subjects& left);
  std::string probe(const space::Value& v, const Subject& subject, Subjects left);
  Subject opened(const Subject& subject);
  std::string constructor_pattern(space::SpaceId id, const space::Alternative& a, const Subjects& names);
  std::string key_pattern(space::SpaceId id, const space::Value& key);
  std::string pattern(space::SpaceId id, int precedence, const Inside& inside);
  bool is_ratio(space::SpaceId id) const;
  std::string parts_of_ratio(const std::string& subject);
  std::string fresh(space::SpaceId space);

  const space::Spaces& spaces_;
  Qualified* qualified_;
  std::set<std::string> used_;  // variables that a case looks at
  size_t names_ = 0;
};

}  // namespace needle::witness
