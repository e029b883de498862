// Exceptions, references, arrays, input and output.
#include <unistd.h>

#include <fstream>

#include "support.h"

namespace needle::machine {

constexpr const char* kActions = R"(
def fails = \w -> catch# (\w1 -> case raise# 7 of x { _ -> IORes x }) (\e w2 -> IORes e) w;
def uncaught = \w -> raise# 7;
def leaves = \w -> case putStr "bye" w of r { _ -> exit# 3 w };
def twice = \w -> let x = raise# 5 in
  let try = \w1 -> catch# (\w2 -> case x of y { _ -> IORes 0 }) (\e w3 -> IORes e) w1 in
  case try w of a { IORes i -> case try w of b { IORes j -> IORes ((,) i j) } };
def deepCatch = \n w -> case n of m { 0 -> raise# 42; _ -> case catch# (deepCatch (intSub# m 1)) (\e w2 -> raise# (intAdd# e 1)) w of r { IORes v -> IORes v } };
def main = \w ->
  case putStr "hello " w of r { IORes u -> case hGetChar# 0 w of s { IORes c ->
  case newRef# c w of t { IORes ref -> case writeRef# ref (intAdd# c 1) w of q { IORes v ->
  case readRef# ref w of x { IORes d -> hPutChar# 1 d w } } } } };
def arrays = \w -> case newArray# 3 9 w of r { IORes a -> case writeArray# a 1 5 w of s { IORes u ->
  case copyArray# a 1 a 0 2 w of t { IORes v -> case readArray# a 0 w of x { IORes e0 ->
  case readArray# a 2 w of y { IORes e2 -> IORes ((,,) e0 e2 (arraySize# a)) } } } } };
def fill = \a n w -> case n of m { 0 -> IORes (); _ -> case writeArray# a (intSub# m 1) (Just (upTo 1 m)) w of r { IORes u ->
  fill a (intSub# m 1) w } };
def total = \a n w -> case n of m { 0 -> IORes 0; _ -> case readArray# a (intSub# m 1) w of r { IORes e ->
  case total a (intSub# m 1) w of s { IORes t -> case e of f { Just xs -> case intAdd# t (sum xs) of v { _ -> IORes v } } } } };
def many = \w -> case newArray# 300 Nothing w of r { IORes a -> case fill a 300 w of s { IORes u -> total a 300 w } };
def count = \ref n w -> case n of m { 0 -> readRef# ref w; _ -> case readRef# ref w of r { IORes v ->
  case writeRef# ref (: m v) w of s { IORes u -> count ref (intSub# m 1) w } } };
def counted = \w -> case newRef# [] w of r { IORes ref -> case count ref 3000 w of s { IORes xs -> IORes (sum xs) } };
def echo = \w -> case hGetContents# 0 w of r { IORes s -> putStr s w };
def args = \w -> getArgs# w;
)";

struct Actions : Fixture {
  Actions(std::string input = "a", Limits limits_ = {}) : Fixture(kActions, limits_, input, {"x", "yz"}) {}
  std::string result(const std::string& action) {
    Outcome o = run(action);
    return o.kind == OutcomeKind::Finished ? show(o.value) : "!" + std::to_string(static_cast<int>(o.kind));
  }
};

TEST(Action, InOrder) {
  Actions a;
  EXPECT_EQ(a.result("main"), "<0 0>");
  EXPECT_EQ(a.io.output(), "hello b");
}

TEST(Action, Exceptions) {
  Actions a;
  EXPECT_EQ(a.result("fails"), "<0 7>");
  EXPECT_EQ(a.result("twice"), "<0 <0 5 5>>");
  EXPECT_EQ(a.result("\\w -> catch# (deepCatch 100) (\\e w2 -> IORes e) w"), "<0 142>");
  Outcome o = a.run("uncaught");
  EXPECT_EQ(o.kind, OutcomeKind::Uncaught);
  EXPECT_EQ(a.show(o.value), "7");
  o = a.run("leaves");
  EXPECT_EQ(o.kind, OutcomeKind::Exited);
  EXPECT_EQ(o.exit_code, 3);
  EXPECT_EQ(a.io.output(), "bye");
}

TEST(Action, LoopException) {
  Actions a;
  core::GlobalId id = a.define(
      "\\w -> catch# (\\w1 -> let rec { x = intAdd# x 1 } in case x of y { _ -> IORes y }) (\\e w2 -> IORes e) w");
  core::GlobalId loop = a.define("Just 99");
  a.code = compile(a.program, {id, loop});
  Machine m(a.code, {}, a.io);
  m.set_loop_exception(loop);
  Outcome o = m.run(id);
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(constructor_tag(field(o.value, 0)), 1u);
}

TEST(Action, AfterAStopTheMachineStillRuns) {
  Actions a("", {.steps = 5000});
  core::GlobalId loops = a.define("let rec { f = \\x -> f x } in let y = f 1 in (,) y (fib 5)");
  Machine& m = a.start(loops);
  Outcome o = m.evaluate(loops);
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  size_t pair = m.pin(o.value);
  EXPECT_EQ(m.evaluate(field(m.pinned(pair), 0)).kind, OutcomeKind::OutOfSteps);
  EXPECT_EQ(m.evaluate(field(m.pinned(pair), 0)).kind, OutcomeKind::OutOfSteps);
}

TEST(Action, ReferencesAndArrays) {
  Actions a;
  EXPECT_EQ(a.result("arrays"), "<0 <0 5 9 3>>");
  EXPECT_EQ(a.result("many"), "<0 4545100>");
  EXPECT_EQ(a.result("counted"), "<0 4501500>");
  EXPECT_EQ(a.result("\\w -> newArray# 100000000000 0 w"),
            "!" + std::to_string(static_cast<int>(OutcomeKind::OutOfMemory)));
  EXPECT_EQ(a.result("\\w -> case newArray# 0 0 w of r { IORes a -> IORes (arraySize# a) }"), "<0 0>");
}

TEST(Action, Text) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += "grüße \U0001F600 " + std::to_string(i) + "\n";
  Actions a(text);
  EXPECT_EQ(a.result("echo"), "<0 0>");
  EXPECT_EQ(a.io.output(), text);
  Outcome o = a.run("args");
  ASSERT_EQ(o.kind, OutcomeKind::Finished);
  EXPECT_EQ(a.show(o.value), "<0 <1 <1 120 <0>> <1 <1 121 <1 122 <0>>> <0>>>>");
  Actions bad(
      "a\xff"
      "b");
  EXPECT_EQ(bad.result("echo"), "<0 0>");
  EXPECT_EQ(bad.io.output(), "a\uFFFDb");
}

TEST(Action, Files) {
  std::string path = testing::TempDir() + "needle_machine_test_" + std::to_string(getpid());
  Actions a;
  std::string quoted = "\"" + path + "\"";
  EXPECT_EQ(a.result("\\w -> case openFile# " + quoted +
                     " 1 w of r { IORes h -> case hPutStr# h \"line\\n\" w of s { IORes u -> hClose# h w } }"),
            "<0 0>");
  EXPECT_EQ(a.result("\\w -> fileExists# " + quoted + " w"), "<0 <1>>");
  EXPECT_EQ(a.result("\\w -> case openFile# " + quoted +
                     " 0 w of r { IORes h -> case hLookAhead# h w of q { IORes l -> case hGetContents# h w of s { "
                     "IORes t -> IORes ((,) l (length t)) } } }"),
            "<0 <0 108 5>>");
  EXPECT_EQ(a.result("\\w -> removeFile# " + quoted + " w"), "<0 0>");
  EXPECT_EQ(a.result("\\w -> removeFile# " + quoted + " w"), "<0 -2>");
  EXPECT_EQ(a.result("\\w -> openFile# " + quoted + " 0 w"), "<0 -2>");
}

}  // namespace needle::machine
