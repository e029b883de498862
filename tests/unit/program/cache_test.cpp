#include "program/cache.h"

#include "base/digest.h"
#include "fixture.h"

namespace needle::program {
namespace {

namespace fs = std::filesystem;

TEST(Digest, TellsPartsOrdersAndBytesApart) {
  std::vector<std::string> all = {
      Digest().hex(),
      Digest().add("").hex(),
      Digest().add("ab").add("c").hex(),
      Digest().add("a").add("bc").hex(),
      Digest().add("abc").hex(),
      Digest().add("bc").add("a").hex(),
      Digest().add(std::string(7, '\0')).hex(),
      Digest().add(std::string(8, '\0')).hex(),
      Digest().add(uint64_t{8}).hex(),
  };
  for (size_t bit = 0; bit < 200; ++bit) {
    std::string bytes(25, 'x');
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
    all.push_back(Digest().add(bytes).hex());
  }
  for (const std::string& digest : all) {
    EXPECT_EQ(digest.size(), 32u);
    EXPECT_EQ(std::count(all.begin(), all.end(), digest), 1);
  }
}

TEST(Cache, KeepsAndFinds) {
  const Files files;
  const Cache cache(files.directory() + "/made/when/needed");
  EXPECT_FALSE(cache.find("a"));
  cache.keep("a", "what it holds");
  ASSERT_TRUE(cache.find("a"));
  EXPECT_EQ(cache.find("a")->bytes, "what it holds");
  cache.keep("a", "other things");
  EXPECT_EQ(cache.find("a")->bytes, "other things");
  cache.keep("empty", "");
  EXPECT_EQ(cache.find("empty")->bytes, "");
}

TEST(Cache, DamagedFilesAreAbsent) {
  const Files files;
  const Cache cache(files.directory());
  cache.keep("a", "what it holds");
  const std::string file = *read_text_file(files.directory() + "/a.image");
  for (size_t size = 0; size < file.size(); ++size) {
    files.write("a.image", file.substr(0, size));
    EXPECT_FALSE(cache.find("a")) << size;
    std::string changed = file;
    changed[size] = static_cast<char>(changed[size] ^ 1);
    files.write("a.image", changed);
    EXPECT_FALSE(cache.find("a")) << size;
  }
  files.write("a.image", file);
  EXPECT_TRUE(cache.find("a"));
}

TEST(Cache, WithoutAPlaceNothingIsKept) {
  const Files files;
  for (const std::string& directory : {std::string(), files.write("file", "")}) {
    const Cache cache(directory);
    cache.keep("a", "what it holds");
    EXPECT_FALSE(cache.find("a"));
  }
}

TEST(Cache, WhatWasNotUsedForTheLongestTimeGoes) {
  const Files files;
  const Cache cache(files.directory());
  files.write("precious", std::string(1000, 'x'));
  for (const char* name : {"a", "b", "c"}) cache.keep(name, std::string(1000, 'x'));
  const auto now = fs::file_time_type::clock::now();
  for (int i = 0; i < 3; ++i)
    fs::last_write_time(files.directory() + "/" + "abc"[i] + ".image", now - std::chrono::hours(10 - i));
  EXPECT_TRUE(cache.find("a"));  // which uses it
  cache.make_room(2500);
  EXPECT_TRUE(cache.find("a"));
  EXPECT_FALSE(cache.find("b"));
  EXPECT_TRUE(cache.find("c"));
  EXPECT_TRUE(fs::exists(files.directory() + "/precious"));
  const std::string mine = files.write(".needle-mine", ""), old = files.write(".needle-old", "");
  fs::last_write_time(old, now - std::chrono::hours(2));
  cache.make_room(2500);
  EXPECT_TRUE(fs::exists(mine));
  EXPECT_FALSE(fs::exists(old));
}

}  // namespace
}  // namespace needle::program
