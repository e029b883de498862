// How the values of closed types are made: what a program knows of its types beyond their declarations, written down
// before a search asks.
//
// Most values are made from constructors, those of some types by a function from the values of another type, and those
// of a few types not at all. A recipe says which for one closed type. A table of recipes holds, for every type in it,
// the types that its values are made of as well; so nothing that reads the table needs to ask the program again.
//
// Nested families of types (data Perfect a = One a | More (Perfect (a, a))) have no end. So a type that is too large is
// never in a table, and no type brings more than kMostTypes recipes.
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/core.h"

namespace needle::core {

inline constexpr size_t kLargestType = 400;  // nodes of a type
inline constexpr size_t kMostTypes = 5000;

bool is_too_large(const Type* type);
// Without variables.
bool is_closed(const Type* type);

// Which sources make different values of a type that is made by a conversion. A conversion of a list may depend on its
// elements alone.
enum class CollectedAs : uint8_t {
  Itself,  // any two
  Bag,     // lists, up to their order
  Set,     // lists, up to their order and how often an element occurs
  Map,     // lists of pairs, up to the order of their keys, which occur once
  Mixed,   // not known
};

struct Recipe {
  struct Conversion {
    const Type* from = nullptr;
    GlobalId convert;        // from -> the type
    std::string shown;       // what stands before the source when it is printed: "fromList", or nothing
    bool generated = false;  // the source is a generator's choices, which say nothing: the value itself is printed
    CollectedAs collected = CollectedAs::Itself;
    GlobalId open = {};  // the type -> from, if there is one: for functions that take a value apart
    std::string opened_in = {}, opened_by = {};  // its module and name
  };
  struct Constructor {
    bool fits = true;  // false: a constructor of a GADT that makes values of other types
    std::vector<GlobalId> dictionaries;
    std::vector<const Type*> fields;  // closed: a hidden type is one of many that it could be
    bool partial = false;             // then, and when a dictionary is missing
  };

  // Present when values are made this way. `constructors` and `forbidden` then matter only to a reader of generated
  // values.
  std::optional<Conversion> conversion;
  std::vector<Constructor> constructors;  // by tag
  std::string forbidden;                  // why values must not be made from constructors; empty when they may be
};

// From the constructors of the type as they are declared; forbidden when the type has none or they hide something.
// `arena` holds the types of the fields.
Recipe as_declared(const Type* closed, Arena& arena);

class Recipes {
 public:
  // The recipe of one closed type T A B. It may put types of fields in the arena.
  using RecipeOf = std::function<Recipe(const Type* closed, Arena& arena)>;

  // Adds the recipes of this closed type and of all types that its values are made of, the nearest first. For a
  // function, those of its arguments and of its result.
  void add(const Type* closed, const RecipeOf& recipe_of);
  // Null when the type is not in the table. Functions never are: the table has the types on their two sides.
  const Recipe* find(const Type* closed) const;
  // A type was left out for want of room.
  bool full() const { return full_; }
  size_t size() const { return by_type_.size(); }

 private:
  Arena arena_;
  std::unordered_map<std::string, Recipe> by_type_;  // by the printed type
  bool full_ = false;
};

}  // namespace needle::core
