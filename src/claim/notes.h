// What tests say about themselves when they pass: QuickCheck's labels, classes and tables, counted.
//
// A test's notes are one text, as Needle.Judge writes it: for each note a letter (its kind), the name of its table, \0,
// its value, \1. Tests with the same text are counted together, which is nearly all of them.
#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace needle::claim {

struct NoteTable {
  std::string name;  // "" for labels and classes
  uint64_t total = 0;
  std::vector<std::pair<std::string, uint64_t>> rows;  // value and how often, the most frequent first
};

class Notes {
 public:
  void count(const std::string& notes);  // of one test; "" when it says nothing
  void leave_out() { ++left_out_; }      // a test whose notes depend on what it did not look at
  uint64_t left_out() const { return left_out_; }
  void add(const Notes& of_other_tests);
  // Classes, then labels by position, then tables by name: those that are not empty.
  std::vector<NoteTable> tables() const;
  // As QuickCheck's `cover` wants it: the value, the share of tests that had it and the share wanted, in percent. Not if those that
  // are left out could make up for it.
  struct Lacking {
    std::string value;
    double have, wanted;
  };
  std::vector<Lacking> lacking() const;

 private:
  uint64_t tests_ = 0;  // counted
  uint64_t left_out_ = 0;
  std::map<std::string, uint64_t> counted_;
};

}  // namespace needle::claim
