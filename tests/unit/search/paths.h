// Walks a tree, notes the path of some leaves, writes and reads them, and follows them again in a new machine: the leaf
// must be the same. How many were followed.
#pragma once
#include <gtest/gtest.h>

#include <random>

#include "search/follow.h"
#include "search/round.h"
#include "subject.h"

namespace needle::search {

inline std::string show(const std::vector<space::Value>& values) {
  std::string out;
  for (const space::Value& v : values) {
    out += v.hole ? " _" : v.con ? " (" + std::string(v.con->name.text()) : " " + std::to_string(v.number.integer);
    if (!v.hole && v.con) out += show(v.fields) + ")";
  }
  return out;
}

inline size_t follow_leaves(Subject& subject, Bound bound, Order* order, std::mt19937& random) {
  struct Noted {
    std::string path, inputs;
    Leaf leaf;
  };
  constexpr size_t kMost = 4, kLeaves = 2000;
  std::vector<Noted> seen;
  {
    const std::unique_ptr<Setting> setting = subject.make_setting();
    claim::Counts counts;
    Round round(setting->problem(), counts, bound, Walker::patience(subject.budget), order);
    size_t leaves = 0;
    round.on_leaf([&](Walker& walker) {
      ++leaves;
      if (seen.size() < kMost || random() % leaves < kMost) {
        Noted one{write_path(path_of(walker.decisions())), show(walker.smallest_inputs()), walker.leaf()};
        if (seen.size() < kMost)
          seen.push_back(one);
        else
          seen[random() % kMost] = one;
      }
      return leaves < kLeaves;
    });
    round.run(UINT64_MAX);
  }
  for (const Noted& s : seen) {
    const std::optional<Path> path = read_path(s.path);
    EXPECT_TRUE(path);
    if (!path) continue;
    EXPECT_EQ(write_path(*path), s.path);
    const std::unique_ptr<Setting> setting = subject.make_setting();
    const std::optional<Followed> again = follow(setting->problem(), *path);
    EXPECT_TRUE(again) << s.path;
    if (!again) continue;
    EXPECT_EQ(show(again->inputs), s.inputs) << s.path;
    EXPECT_EQ(again->leaf.kind, s.leaf.kind) << s.path;
    EXPECT_EQ(again->leaf.result, s.leaf.result) << s.path;
    EXPECT_EQ(again->leaf.raised, s.leaf.raised) << s.path;
    if (path->empty()) continue;
    const Path shorter(path->begin(), path->end() - 1);
    EXPECT_FALSE(follow(setting->problem(), shorter)) << "a path that is too short ends at no leaf: " << s.path;
  }
  return seen.size();
}

}  // namespace needle::search
