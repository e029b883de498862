#include "program/archive.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include <random>

namespace needle::program {
namespace {

void put(std::string& block, size_t at, const std::string& text) {
  block.replace(at, text.size(), text);
}

// A header that is as it should be, and the file.
std::string entry(const std::string& name, const std::string& text, char type = '0', const std::string& size = "") {
  std::string block(512, '\0');
  put(block, 0, name);
  put(block, 124, size.empty() ? fmt::format("{:011o}", text.size()) : size);
  block[156] = type;
  put(block, 257, "ustar");
  put(block, 148, "        ");
  size_t sum = 0;
  for (unsigned char c : block) sum += c;
  put(block, 148, fmt::format("{:06o}", sum) + std::string("\0 ", 2));
  return block + text + std::string((512 - text.size() % 512) % 512, '\0');
}

std::string gzipped(const std::string& bytes) {
  z_stream stream = {};
  deflateInit2(&stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
  std::string out(bytes.size() + 1000, '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  deflate(&stream, Z_FINISH);
  out.resize(out.size() - stream.avail_out);
  deflateEnd(&stream);
  return out;
}

std::string refusal(const std::string& tar) {
  try {
    files_of_tar("a.tar.gz", tar);
  } catch (const BadPackage& bad) {
    return bad.what();
  }
  return "";
}

TEST(Archive, HasTheSourcesOfAPackage) {
  const std::string tar = entry("p-1/", "", '5') + entry("p-1/p.cabal", "name: p\n") + entry("p-1/./src/A.hs", "a") +
                          entry("p-1/logo.png", "no source") + entry("long", "p-1/src/B.hs\0", 'L') +
                          entry("p-1/src/cut", "b") + entry("more", "22 path=p-1/src/C.lhs\n", 'x') + entry("x", "c") +
                          std::string(1024, '\0');
  const std::vector<MadeFile> files = files_of_tar("a.tar.gz", unzipped("a.tar.gz", gzipped(tar)));
  ASSERT_EQ(files.size(), 4u);
  EXPECT_EQ(files[0].path, "a.tar.gz/p-1/p.cabal");
  EXPECT_EQ(files[0].text, "name: p\n");
  EXPECT_EQ(files[1].path, "a.tar.gz/p-1/src/A.hs");
  EXPECT_EQ(files[2].path, "a.tar.gz/p-1/src/B.hs");
  EXPECT_EQ(files[3].path, "a.tar.gz/p-1/src/C.lhs");
  EXPECT_EQ(files[3].text, "c");
}

TEST(Archive, HostileOnesAreRefused) {
  for (const char* name : {"/etc/A.hs", "../A.hs", "p/../../A.hs", "p/..", "p\\A.hs"})
    EXPECT_NE(refusal(entry(name, "a")).find("leads out of it"), std::string::npos) << name;
  EXPECT_NE(refusal(entry("x", "18 path=../../A.hs\n", 'x') + entry("A.hs", "a")), "");
  for (char type : {'1', '2', '3', '4', '6'})
    EXPECT_NE(refusal(entry("p/A.hs", "", type)).find("neither a file nor a directory"), std::string::npos) << type;
  EXPECT_NE(refusal(entry("p/A.hs", "", '0', "77777777777")).find("in the middle"), std::string::npos);
  EXPECT_NE(refusal(entry("p/A.hs", "", '0', "\x80zzzzzzzzzzz")).find("a number"), std::string::npos);
  EXPECT_NE(refusal(entry("x", "99999 path=A\n", 'x')).find("header"), std::string::npos);
  EXPECT_NE(refusal(entry("x", "0 a=b\n", 'x')).find("header"), std::string::npos);
  EXPECT_NE(refusal(std::string(100, 'x')), "");
  EXPECT_NE(refusal(std::string(512, 'x')), "");
  EXPECT_EQ(refusal(""), "");
}

TEST(Archive, ABombIsRefused) {
  EXPECT_THROW(unzipped("a.tar.gz", gzipped(std::string(size_t{130} << 20, '\0'))), BadPackage);
}

TEST(Archive, DamageIsRefusedOrHarmless) {
  const std::string tar = entry("p-1/p.cabal", "name: p\n") + entry("p-1/A.hs", std::string(2000, 'a'));
  const std::string whole = gzipped(tar);
  for (size_t size = 0; size < whole.size(); ++size)
    EXPECT_THROW(unzipped("a.tar.gz", whole.substr(0, size)), BadPackage) << size;
  std::mt19937 random(1);
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = tar;
    for (int k = 0; k < 3; ++k) damaged[random() % damaged.size()] = static_cast<char>(random());
    try {
      files_of_tar("a.tar.gz", damaged);
    } catch (const BadPackage&) {
    }
    std::string zipped = whole;
    zipped[random() % zipped.size()] ^= static_cast<char>(1 << random() % 8);
    try {
      unzipped("a.tar.gz", zipped);
    } catch (const BadPackage&) {
    }
  }
}

}  // namespace
}  // namespace needle::program
