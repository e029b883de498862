#include "base/world.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <random>

namespace needle {

std::string text_of(World& world, const std::string& path) {
  const int64_t h = world.open(path, OpenMode::Read);
  if (h < 0) return "none";
  std::string text;
  EXPECT_EQ(world.get_rest(h, SIZE_MAX, text), 0);
  world.close(h);
  return text;
}

TEST(World, WhatIsWrittenCanBeRead) {
  PrivateWorld world;
  EXPECT_EQ(world.open("a", OpenMode::Read), -ENOENT);
  const int64_t h = world.open("./d/../a", OpenMode::Write);
  EXPECT_EQ(world.put(h, "one "), 0);
  EXPECT_EQ(world.put(h, "two"), 0);
  EXPECT_EQ(world.get_char(h), World::kEnd);
  EXPECT_EQ(world.close(h), 0);
  EXPECT_EQ(world.put(h, "late"), -EBADF);
  EXPECT_EQ(text_of(world, "a"), "one two");
  EXPECT_TRUE(world.is_file("a"));
  EXPECT_EQ(world.remove("a"), 0);
  EXPECT_EQ(world.remove("a"), -ENOENT);
}

TEST(World, ItIsNotEndless) {
  PrivateWorld world;
  const int64_t h = world.open("a", OpenMode::Append);
  const std::string piece(1 << 20, 'x');
  int error = 0;
  int pieces = 0;
  for (; pieces < 1000 && !error; ++pieces) error = world.put(h, piece);
  EXPECT_EQ(error, -ENOSPC);
  EXPECT_EQ(pieces, 65);
}

TEST(World, DirectoriesAreNamesToo) {
  PrivateWorld world;
  EXPECT_TRUE(world.is_directory("."));
  EXPECT_FALSE(world.is_directory("d"));
  EXPECT_EQ(world.make_directory("d/"), 0);
  EXPECT_EQ(world.make_directory("d"), -EEXIST);
  EXPECT_TRUE(world.is_directory("d"));
  EXPECT_FALSE(world.is_file("d"));
  EXPECT_EQ(world.open("d", OpenMode::Write), -EISDIR);
  world.close(world.open("d/x", OpenMode::Write));
  world.close(world.open("d/sub/y", OpenMode::Write));
  EXPECT_EQ(listed(world, "d"), (std::vector<std::string>{"sub", "x"}));
  EXPECT_EQ(listed(world, "."), std::vector<std::string>{"d"});
  EXPECT_EQ(listed(world, "q"), std::vector<std::string>{"/2"});
  EXPECT_EQ(world.remove_directory("d"), -ENOTEMPTY);
  EXPECT_EQ(world.remove("d"), -EISDIR);
  EXPECT_EQ(world.rename("d", "d/below"), -EINVAL);
  EXPECT_EQ(world.rename("d", "e"), 0);
  EXPECT_TRUE(world.is_file("e/sub/y"));
  EXPECT_FALSE(world.is_directory("d"));
  EXPECT_EQ(world.rename("e/x", "e/sub"), -EISDIR);
  EXPECT_EQ(world.rename("e/x", "e/sub/y"), 0);
  EXPECT_EQ(world.remove("e/sub/y"), 0);
  EXPECT_EQ(world.remove_directory("e"), 0);
  EXPECT_EQ(world.remove_directory("e"), -ENOENT);
}

// One random action.
void act(World& world, std::mt19937& random) {
  static const std::string names[] = {"a", "b", "c", "d/a", "d/e"};
  const std::string& name = names[random() % 5];
  const auto handle = static_cast<int64_t>(random() % 6);
  switch (random() % 11) {
    case 7:
      world.rename(name, names[random() % 5]);
      break;
    case 8:
      world.rename(random() % 2 ? "d" : "f", random() % 2 ? "d" : "f");
      break;
    case 9:
      world.make_directory(random() % 2 ? "d" : name);
      break;
    case 10:
      world.remove_directory(random() % 2 ? "d" : name);
      break;
    case 0:
      world.open(name, static_cast<OpenMode>(random() % 4));
      break;
    case 1:
      world.close(handle);
      break;
    case 2:
      world.remove(name);
      break;
    case 3:
      world.get_char(handle);
      break;
    case 4:
      world.set_buffering(handle, static_cast<Buffering>(random() % 3));
      break;
    default:
      world.put(handle, name + std::to_string(random() % 100));
  }
}

// Everything a program could find out.
std::string seen(PrivateWorld& world) {
  std::string out;
  const size_t mark = world.mark();
  for (int64_t h = 0; h < 12; ++h) {
    out += std::to_string(static_cast<int>(world.buffering(h))) + ":" + std::to_string(world.look_ahead(h)) + " ";
    out += std::to_string(world.put(h, "!"));
  }
  for (const char* name : {"a", "b", "c", "d/a", "d/e", "f/a", "f/e"}) out += text_of(world, name) + "|";
  for (const char* name : {".", "d", "f", "d/e"})
    for (const std::string& child : listed(world, name)) out += child + ",";
  out += world.output();
  world.back_to(mark);
  return out;
}

TEST(World, GoingBackUndoesEverything) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    std::mt19937 random(seed);
    PrivateWorld world("some input");
    std::vector<std::pair<size_t, std::string>> marks;
    for (int step = 0; step < 120; ++step) {
      const unsigned what = random() % 8;
      if (what == 0) {
        marks.emplace_back(world.mark(), seen(world));
      } else if (what == 1 && !marks.empty()) {
        world.back_to(marks.back().first);
        ASSERT_EQ(seen(world), marks.back().second) << "seed " << seed << ", step " << step;
        if (random() % 2) marks.pop_back();  // what comes now belongs to the mark below
      } else {
        act(world, random);
      }
    }
    while (!marks.empty()) {
      world.back_to(marks.back().first);
      ASSERT_EQ(seen(world), marks.back().second) << "seed " << seed;
      marks.pop_back();
    }
  }
}

TEST(World, ASourceWithoutEndIsCut) {
  RealWorld world("", {}, RealWorld::Streams::Search);
  const int64_t h = world.open("/dev/zero", OpenMode::Read);
  ASSERT_GT(h, 2);
  std::string text;
  EXPECT_EQ(world.get_rest(h, 1 << 20, text), -EFBIG);
  EXPECT_EQ(world.open("/tmp", OpenMode::Read), -EISDIR);
  const int64_t full = world.open("/dev/full", OpenMode::Write);
  EXPECT_EQ(world.put(full, "x"), 0);  // it waits in the buffer
  EXPECT_EQ(world.close(full), -ENOSPC);
  EXPECT_EQ(world.get_char(0), World::kEnd);
}

}  // namespace needle
