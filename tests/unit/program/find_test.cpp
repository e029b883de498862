#include "fixture.h"
#include "program/files.h"

namespace needle::program {
namespace {

TEST(Finder, TheRootOfAModuleIsAboveItsName) {
  ModuleFinder finder;
  finder.add_root_of("src/Data/Heap.hs", intern("Data.Heap"));
  finder.add_root_of("app/Tool.hs", intern("Main"));
  finder.add_root_of("src/Data/Set.hs", intern("Data.Set"));
  EXPECT_EQ(finder.roots(), (std::vector<std::string>{"src", "app"}));
}

TEST(Finder, FindsAlongTheRootsInTheirOrder) {
  const Files files;
  files.write("second/Data/Heap.hs", "");
  const std::string both = files.write("first/Both.lhs", "");
  files.write("second/Both.hs", "");
  ModuleFinder finder;
  finder.add_root(files.directory() + "/first");
  finder.add_root(files.directory() + "/second");
  EXPECT_EQ(finder.find(intern("Both")), both);
  EXPECT_EQ(finder.find(intern("Data.Heap")), files.directory() + "/second/Data/Heap.hs");
  EXPECT_FALSE(finder.find(intern("Data.Pile")));
}

// A main module inside a package adds its own directory, whose files are still those of the package.
TEST(Finder, ARootBelowAnotherHasItsDialect) {
  ModuleFinder finder;
  syntax::Dialect dialect;
  dialect.extensions = {"CPP"};
  finder.add_root(SourceRoot{.directory = "package", .dialect = dialect, .made = {}});
  finder.add_root_of("package/Text/Tests.hs", intern("Main"));
  EXPECT_EQ(finder.roots(), (std::vector<std::string>{"package", "package/Text"}));
  EXPECT_EQ(finder.dialect_of("package/Text/Boxes.hs").extensions, dialect.extensions);
}

TEST(Finder, ReadsFilesAndSaysWhyNot) {
  const Files files;
  std::string why;
  EXPECT_EQ(read_text_file(files.write("A.hs", "a = 1\n"), &why), "a = 1\n");
  EXPECT_FALSE(read_text_file(files.directory() + "/B.hs", &why));
  EXPECT_EQ(why, "No such file or directory");
  EXPECT_FALSE(read_text_file(files.directory(), &why));
  EXPECT_NE(why, "No such file or directory");
}

TEST(Finder, ADirectoryStandsForItsMain) {
  const Files files;
  EXPECT_EQ(source_path(files.directory()), files.directory());
  const std::string main = files.write("Main.hs", "main = return ()\n");
  EXPECT_EQ(source_path(files.directory()), main);
  EXPECT_EQ(source_path(main), main);
}

TEST(ProgramFiles, ModulesInTheirPlacesAreOneProgram) {
  const Files files;
  files.write("Data/Heap.hs", "module Data.Heap where\n");
  files.write("Use.hs", "module Use where\nimport Data.Heap\n");
  const std::string alone = files.write("exercise1.hs", "main = return ()\n");
  files.write(".hidden/No.hs", "module No where\n");
  files.write("dist-newstyle/No.hs", "module No where\n");
  files.write("Setup.hs", "main = return ()\n");
  const std::vector<ProgramFiles> programs = programs_of(files.directory());
  ASSERT_EQ(programs.size(), 2u);
  ASSERT_EQ(programs[0].roots.size(), 1u);
  EXPECT_EQ(programs[0].roots[0].directory, files.directory());
  EXPECT_EQ(programs[0].modules, (std::vector<Symbol>{intern("Data.Heap"), intern("Use")}));
  EXPECT_TRUE(programs[1].roots.empty());
  EXPECT_EQ(programs[1].files, std::vector<std::string>{alone});
}

TEST(ProgramFiles, AFileIsAProgramAndNoFilesAreNone) {
  const Files files;
  EXPECT_TRUE(programs_of(files.directory()).empty());
  const std::vector<ProgramFiles> programs = programs_of("A.hs");
  ASSERT_EQ(programs.size(), 1u);
  EXPECT_EQ(programs[0].files, std::vector<std::string>{"A.hs"});
}

TEST(ProgramFiles, ModulesThatCompileAreLoadedBesideOthersThatDoNot) {
  Program p;
  p.files.write("Good.hs", "module Good where\ngood = True\n");
  p.files.write("Bad.hs", "module Bad where\nbad = True + 'c'\n");
  const std::vector<CompiledModule*> modules = load_program(p.workspace, programs_of(p.files.directory()).at(0));
  ASSERT_EQ(modules.size(), 1u);
  EXPECT_EQ(modules[0]->resolved.name.text(), "Good");
  EXPECT_TRUE(p.workspace.diagnostics().has_errors());
}

}  // namespace
}  // namespace needle::program
