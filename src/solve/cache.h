// Answers that Z3 gave before. A question is the condition's side with the part of the path that it depends on. The same
// part met under other decisions, on another path or in another round, has the same answer. A variable's number means different things on different paths, so
// the question names what each variable of it stands for.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solve/component.h"

namespace needle::solve {

class Cache {
 public:
  // Prepares the question; keep answers the one that was prepared last.
  struct Found {
    bool known = false;
    Possible answer = Possible::Unknown;  // yes: the model has changed and satisfies the path and this side
  };
  Found find(Path& path, Condition condition, bool side);
  void keep(const Path& path, Possible answer);
  void clear() { answers_.clear(); }

 private:
  using Question = std::vector<uint64_t>;
  struct Hash {
    size_t operator()(const Question& question) const;
  };
  struct Entry {
    Possible answer;
    std::vector<Int> values;  // of the variables of the question, in their order
  };
  void prepare(const Path& path, Condition condition, bool side);

  std::unordered_map<Question, Entry, Hash> answers_;
  Question question_;
  Component component_;  // of the question
  std::vector<uint64_t> literals_;
};

}  // namespace needle::solve
