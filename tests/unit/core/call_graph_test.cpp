#include "core/call_graph.h"

#include <algorithm>

#include "text_prelude.h"

namespace needle::core {
namespace {

struct CallGraphs : testing::Test {
  GlobalId id(const std::string& name) {
    for (uint32_t i = 0; i < program.global_count(); ++i)
      if (program.global(GlobalId(i)).name.text() == name) return GlobalId(i);
    ADD_FAILURE() << "no global " << name;
    return {};
  }
  std::vector<GlobalId> ids(const std::vector<std::string>& names) {
    std::vector<GlobalId> out;
    for (const std::string& name : names) out.push_back(id(name));
    return out;
  }
  // Their names; of a set, sorted.
  std::string names(const std::vector<GlobalId>& of) {
    std::string out;
    for (GlobalId g : of) out += (out.empty() ? "" : " ") + std::string(program.global(g).name.text());
    return out;
  }
  std::string names(const CallGraph::Globals& of) {
    std::vector<GlobalId> sorted(of.begin(), of.end());
    std::sort(sorted.begin(), sorted.end());
    return names(sorted);
  }

  TextProgram program{R"(
def leaf = 1;
def even = \n -> case n of m { 0 -> True; _ -> odd (intSub# n leaf) };
def odd = \n -> case n of m { 0 -> False; _ -> even (intSub# n leaf) };
def again = \n -> again (again n);
def both = \n -> (,) (even n) (map odd (again n));
def alone = 2;
)"};
  std::vector<GlobalId> all = ids({"leaf", "even", "odd", "again", "both", "alone"});
};

}  // namespace

TEST_F(CallGraphs, MentionsAreListedOnceInOrder) {
  const CallGraph graph(program, all);
  EXPECT_EQ(names(graph.callees(id("both"))), "even map odd again");
  EXPECT_EQ(names(graph.callees(id("again"))), "again");
  EXPECT_EQ(names(graph.callees(id("leaf"))), "");
  EXPECT_EQ(names(graph.callers(id("leaf"))), "even odd");
  EXPECT_EQ(names(graph.callers(id("again"))), "again both");
  EXPECT_EQ(names(graph.callers(id("map"))), "both");  // outside, but mentioned
  EXPECT_EQ(names(graph.callees(id("map"))), "");      // its body was not looked at
  EXPECT_EQ(names(graph.callers(id("alone"))), "");
}

TEST_F(CallGraphs, WhatIsBelowAndWhatIsAbove) {
  const CallGraph graph(program, all);
  EXPECT_EQ(names(graph.below({id("even")})), "leaf even odd");
  EXPECT_EQ(names(graph.below(ids({"alone", "leaf"}))), "leaf alone");
  EXPECT_EQ(names(graph.above({id("leaf")})), "leaf even odd both");
  EXPECT_EQ(names(graph.above({id("both")})), "both");
  EXPECT_EQ(names(graph.above({})), "");
}

TEST_F(CallGraphs, GroupsThatMentionEachOtherCalleesFirst) {
  std::vector<std::string> found;
  for (const auto& group : CallGraph(program, all).components()) found.push_back(names(group));
  EXPECT_EQ(found, (std::vector<std::string>{"leaf", "even odd", "again", "both", "alone"}));
  std::reverse(all.begin(), all.end());
  found.clear();
  for (const auto& group : CallGraph(program, all).components()) found.push_back(names(group));
  EXPECT_EQ(found, (std::vector<std::string>{"alone", "leaf", "odd even", "again", "both"}));
}

TEST_F(CallGraphs, AGlobalGivenTwiceIsOne) {
  const CallGraph graph(program, ids({"even", "leaf", "even"}));
  EXPECT_EQ(names(graph.globals()), "even leaf");
  EXPECT_EQ(names(graph.callers(id("leaf"))), "even");
}

TEST_F(CallGraphs, ReachableIsInTheOrderMet) {
  EXPECT_EQ(names(reachable_from(program, {id("both")})), "both even map odd again leaf");
  EXPECT_EQ(names(reachable_from(program, ids({"alone", "odd"}))), "alone odd even leaf");
}

TEST_F(CallGraphs, MentionsMayBeLeftOut) {
  const CallGraph graph(id("both"), [&](GlobalId from, const std::function<void(GlobalId)>& mention) {
    each_global(program.body(from), [&](GlobalId g) {
      if (g != id("odd")) mention(g);
    });
  });
  EXPECT_EQ(names(graph.globals()), "both even map again leaf");
  EXPECT_EQ(names(graph.above({id("leaf")})), "leaf even both");
  EXPECT_EQ(names(graph.callers(id("odd"))), "");
}

}  // namespace needle::core
