// Answers that Z3 gave before. A question is the condition's side with the part of the path that it depends on: the
// steps that share a variable with it, directly or through others. The same part met under other decisions, on another
// path or in another round, has the same answer. A variable's number means different things on different paths, so
// the question names what each variable of it stands for.
#pragma once
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solve/path.h"

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
  void group(const Path& path, Term form);
  uint32_t root(uint32_t variable);
  void unite(const Path& path, Term term, uint32_t with);

  std::unordered_map<Question, Entry, Hash> answers_;
  Question question_;
  std::vector<uint32_t> variables_;  // of the question
  std::vector<uint32_t> parents_;    // variables that share a step have one root
  std::vector<uint64_t> literals_;
};

}  // namespace needle::solve
