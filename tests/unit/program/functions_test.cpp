#include "program/functions.h"

#include "fixture.h"
#include "program/helpers.h"

namespace needle::program {
namespace {

const std::string kModule = R"(module M (prop_one, helper) where
helper :: Int -> Int -> Int
helper 0 n = n
helper m _ = m
prop_one xs@(_:_) _ = null (xs :: [Int])
prop_one ys n = n == (0 :: Int)
prop_for :: ([Int] -> [Int]) -> [Int] -> Bool
prop_for f xs = f (f xs) == xs
use = prop_for reverse [1]
)";

std::string names_of(const std::vector<Function>& functions) {
  std::string out;
  for (const Function& f : functions) out += (out.empty() ? "" : " ") + std::string(f.name.text());
  return out;
}

TEST(Functions, AreInTheOrderOfTheSource) {
  Program p(kModule);
  const std::vector<Function> all = functions_of(*p.module);
  EXPECT_EQ(names_of(all), "helper prop_one prop_for use");
  EXPECT_EQ(all[0].arguments, (std::vector<std::string>{"m", "n"}));  // the first clause that names one
  EXPECT_EQ(all[1].arguments, (std::vector<std::string>{"xs", "n"}));
  EXPECT_EQ(p.workspace.sources().text(all[0].name_span), "helper");
}

TEST(Functions, PropertiesThatAreAppliedToAFunctionAreHelpers) {
  Program p(kModule);
  EXPECT_EQ(names_of(properties(p.workspace, {p.module}, {})), "prop_one");
  ASSERT_EQ(p.workspace.diagnostics().list().size(), 1u);
  EXPECT_EQ(p.workspace.diagnostics().list()[0].code, kHelperProperty);
  const std::vector<Function> named = properties(p.workspace, {p.module}, {"prop_for"});
  EXPECT_EQ(names_of(named), "prop_for");
  EXPECT_EQ(p.workspace.sources().text(use_as_helper(p.workspace, {p.module}, named[0])), "prop_for reverse [1]");
}

TEST(Functions, ANameThatIsNotThereIsAnErrorUnlessItMayBeElsewhere) {
  Program p(kModule);
  EXPECT_TRUE(properties(p.workspace, {p.module}, {"prop_on"}, true).empty());
  EXPECT_FALSE(p.workspace.diagnostics().has_errors());
  EXPECT_TRUE(properties(p.workspace, {p.module}, {"prop_on"}).empty());
  const Diagnostic& d = p.workspace.diagnostics().list().back();
  EXPECT_EQ(d.message, "There is no function 'prop_on' in module 'M'");
  EXPECT_EQ(d.hints.at(0), "Perhaps you meant prop_one");
}

TEST(Functions, ExportsAndUsers) {
  Program p(kModule);
  EXPECT_TRUE(exports(p.workspace, *p.module, p.entity("helper")));
  EXPECT_FALSE(exports(p.workspace, *p.module, p.entity("use")));
  EXPECT_TRUE(is_users(p.workspace, p.workspace.global_of(p.entity("use"))));
  EXPECT_FALSE(is_users(p.workspace, p.workspace.global_of(p.entity("reverse"))));
  EXPECT_FALSE(is_users(p.workspace, p.workspace.library_global("searchDiscards")));
}

}  // namespace
}  // namespace needle::program
