#include "program/image.h"

#include "fixture.h"
#include "program/core_text.h"

namespace needle::program {
namespace {

// Every body of the library, as the optimiser left it and as desugar made it.
std::string whole_text(Workspace& workspace) {
  core::Program& program = workspace.program();
  for (uint32_t i = 0; i < program.global_count(); ++i) {
    program.body(core::GlobalId(i));
    program.unoptimised_body(core::GlobalId(i));
  }
  return core_text(program, core::GlobalId(0));
}

TEST(Image, WrittenAndReadBackIsTheSameLibrary) {
  Program first;
  const std::string text = whole_text(first.workspace);
  EXPECT_GT(text.size(), 100'000u);
  const std::string path = first.files.write("again.library", library_image(first.workspace));
  Workspace second{Options()};
  ASSERT_TRUE(load_library(second, path));
  EXPECT_EQ(second.first_user_global(), first.workspace.first_user_global());
  EXPECT_TRUE(whole_text(second) == text);  // megabytes: no difference would be readable
  EXPECT_TRUE(
      second.load_file(first.files.write("M.hs", "module M where\nimport Data.Map\nm = fromList [(1, 'a')]\n")));
}

TEST(Image, MissingAndDamagedImagesAreSaid) {
  const Files files;
  auto said = [](const std::string& path) {
    Workspace workspace{Options()};
    EXPECT_FALSE(load_library(workspace, path));
    return workspace.diagnostics().list().at(0).message;
  };
  EXPECT_NE(said(files.directory() + "/none").find("is missing or from another build"), std::string::npos);
  EXPECT_NE(said(files.write("other", "needle library 0\n")).find("from another build"), std::string::npos);
  EXPECT_NE(said(files.write("cut", "needle library 3\n\x7f")).find("is damaged"), std::string::npos);
}

// What is decoded late is checked late: a damaged image gives a diagnostic, an exception that says so, or a program.
TEST(Image, DamageAnywhereIsNoticedOrHarmless) {
  const std::string image = *read_text_file(NEEDLE_LIBRARY);
  const Files files;
  const std::string source = files.write("M.hs", "module M where\nimport Data.Map\nm = show (fromList [(1, 'a')])\n");
  auto compile = [&](const std::string& bytes) {
    Workspace workspace{Options()};
    if (!load_library(workspace, files.write("damaged.library", bytes))) return false;
    try {
      workspace.load_file(source);
    } catch (const ByteReader::Corrupt&) {
      return false;
    }
    return true;
  };
  EXPECT_TRUE(compile(image));
  for (size_t i = 1; i < 8; ++i) EXPECT_FALSE(compile(image.substr(0, i * image.size() / 8)));
  size_t noticed = 0;
  for (size_t at = 40; at < image.size(); at += image.size() / 40) {
    std::string damaged = image;
    for (size_t i = at; i < std::min(at + 2000, image.size()); ++i) damaged[i] = static_cast<char>(damaged[i] ^ 0x95);
    noticed += !compile(damaged);
  }
  EXPECT_GT(noticed, 0u);
}

}  // namespace
}  // namespace needle::program
