#include "program/workspace.h"

#include "fixture.h"
#include "program/core_text.h"
#include "program/entry.h"

namespace needle::program {
namespace {

TEST(Workspace, CompilesWhatAFileImports) {
  Program p;
  p.files.write("Deep.hs", "module Deep where\ndeep = True\n");
  p.files.write("Near.hs", "module Near where\nimport Deep\nnear = deep\n");
  p.module = p.workspace.load_file(p.files.write("M.hs", "module M where\nimport Near\nm = near\n"));
  ASSERT_TRUE(p.module) << p.said();
  EXPECT_EQ(p.workspace.modules().size(), 3u);
  EXPECT_EQ(p.workspace.load_module(intern("M"), Span()), p.module);
  EXPECT_GE(p.module->first_global.index, p.workspace.first_user_global().index);
}

TEST(Workspace, ACycleOfImportsIsNamed) {
  Program p;
  p.files.write("B.hs", "module B where\nimport C\n");
  p.files.write("C.hs", "module C where\nimport B\n");
  EXPECT_FALSE(p.workspace.load_file(p.files.write("A.hs", "module A where\nimport B\n")));
  EXPECT_EQ(p.said(),
            "Module imports form a cycle:\n  module 'B' imports module 'C'\n  module 'C' imports module 'B'\n");
}

TEST(Workspace, AMissingImportNamesWhatLooksLikeIt) {
  Program p;
  EXPECT_FALSE(p.workspace.load_file(p.files.write("A.hs", "module A where\nimport Data.Liszt\n")));
  const Diagnostic& d = p.workspace.diagnostics().list().at(0);
  EXPECT_EQ(d.message, "Could not find module 'Data.Liszt'");
  EXPECT_EQ(d.hints.at(0), "Perhaps you meant Data.List");
  EXPECT_NE(d.hints.back().find(p.files.directory()), std::string::npos);
}

TEST(Workspace, AnImportedFileHoldsTheModuleOfItsName) {
  Program p;
  p.files.write("B.hs", "module Other where\n");
  EXPECT_FALSE(p.workspace.load_file(p.files.write("A.hs", "module A where\nimport B\n")));
  EXPECT_EQ(p.said(), "File name does not match module name:\nSaw: 'Other'\nExpected: 'B'\n");
}

TEST(Workspace, DumpsTheFileThatWasAskedFor) {
  for (const Dump stage : {Dump::Tokens, Dump::Layout, Dump::Surface, Dump::Names, Dump::Types, Dump::Core}) {
    Options options;
    options.dump = stage;
    Program p(options);
    p.files.write("B.hs", "module B where\nimported = True\n");
    ASSERT_TRUE(p.workspace.load_file(p.files.write("A.hs", "module A where\nimport B\nasked = True\n"))) << p.said();
    EXPECT_NE(p.workspace.dumped().find("asked"), std::string::npos) << static_cast<int>(stage);
    EXPECT_EQ(p.workspace.dumped().find("imported"), std::string::npos) << static_cast<int>(stage);
  }
}

TEST(Workspace, TheTextOfAGlobalDoesNotDependOnOthers) {
  const std::string last = "pick :: a -> b -> a\npick x y = x\n";
  Program alone("module M where\n" + last), after("module M where\nother x y z = (z, y, x)\n" + last);
  auto text = [](Program& p) {
    const std::string all = core_text(p.workspace.program(), p.workspace.global_of(p.entity("pick")));
    return all.substr(0, all.find('\n'));
  };
  EXPECT_EQ(text(alone), text(after));
  EXPECT_NE(text(alone).find("pick"), std::string::npos);
}

TEST(Entry, MainIsEnteredAndMissed) {
  Program with("module M where\nmain :: IO ()\nmain = return ()\n"), without("module M where\nx = 1\n");
  EXPECT_TRUE(main_entry(with.workspace, *with.module).valid());
  EXPECT_FALSE(main_entry(without.workspace, *without.module).valid());
  EXPECT_EQ(without.said(), "The IO action 'main' is not defined in module 'M'\n");
}

TEST(Entry, AnExpressionSeesItsModule) {
  Program p("module M where\ntwice x = x + x\n");
  EXPECT_TRUE(eval_entry(p.workspace, *p.module, "twice 21").valid()) << p.said();
  EXPECT_FALSE(eval_entry(p.workspace, *p.module, "thrice 14").valid());
  Program prelude;
  CompiledModule* scope = prelude.workspace.prelude_module();
  ASSERT_TRUE(scope);
  EXPECT_TRUE(eval_entry(prelude.workspace, *scope, "length [1, 2]").valid()) << prelude.said();
}

}  // namespace
}  // namespace needle::program
