// Answers that Z3 gave before. A question is a set of facts: the conditions that it asks to hold together, and what each
// of their variables stands for, since a variable's number means different things on different paths. The conditions are
// the one asked for and the part of the path that it depends on; the same part met under other decisions, on another
// path or in another round, has the same answer.
//
// What is known of one set says something of others:
//
//   a set that contains an impossible one   is impossible
//   a set that a possible one contains      is possible, with the same model
//
// Impossible sets are found under their rarest condition, possible ones under each of theirs. Few are looked at, so a
// question costs much less than Z3 does.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solve/component.h"

namespace needle::solve {

class Cache {
 public:
  enum class By : uint8_t { Nothing, Same, Subset, Superset };  // the set whose answer it is
  // Prepares the question; keep answers the one that was prepared last.
  struct Found {
    By by = By::Nothing;
    Possible answer = Possible::Unknown;  // yes: the model has changed and satisfies the path and this side
  };
  Found find(Path& path, Condition condition, bool side);
  void keep(const Path& path, Possible answer);
  void clear();

 private:
  using Fact = uint64_t;  // a condition's side, or a number given to what a variable stands for
  using Words = std::vector<uint64_t>;
  struct Hash {
    size_t operator()(const Words& words) const;
  };
  struct Entry {
    std::vector<Fact> facts;  // in order
    size_t conditions;        // the first so many of them
    Possible answer;
    std::vector<std::pair<Variable, Int>> values;  // the model, of the variables in their order
  };
  using Places = std::vector<uint32_t>;  // of entries

  void prepare(const Path& path, Condition condition, bool side);
  Fact meaning_of(const Path& path, Variable variable);
  bool contains_impossible() const;
  const Entry* larger_possible() const;
  bool take_model(Path& path, const Entry& entry, Condition condition, bool side);
  void index(uint32_t place);

  std::vector<Entry> entries_;
  std::unordered_map<Words, uint32_t, Hash> same_;    // by all facts
  std::unordered_map<Words, Fact, Hash> meanings_;    // numbers given out
  std::unordered_map<Fact, Places> impossible_;       // by their rarest condition
  std::unordered_map<Fact, Places> possible_;         // by each condition
  std::unordered_map<Fact, uint32_t> in_impossible_;  // how many there are with this condition
  std::vector<Fact> facts_;                           // of the question
  size_t conditions_ = 0;
  Component component_;
  Words words_;
};

}  // namespace needle::solve
