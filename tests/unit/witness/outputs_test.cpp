#include "witness/outputs.h"

#include <gtest/gtest.h>

#include "core/parse.h"

namespace needle::witness {
namespace {

// Functions over numbers and lists of them.
struct Functions {
  core::Program program;
  space::Spaces spaces{program};
  const core::Type *number = nullptr, *list = nullptr;

  Functions() {
    const core::ParseResult r = core::parse_program(R"(
prim Int;
data List = Nil | Cons Int List;
def first = \x y -> x;
def spin = \x y -> spin x y;
def pair = \x y -> Cons x (Cons 7 y);
)",
                                                    program);
    EXPECT_TRUE(r.ok) << r.message;
    core::Builder build(program);
    number = build.type_con(program.tycon(core::TyConId(0)));
    list = build.type_con(program.tycon(core::TyConId(1)));
  }

  Output call(const char* function, const core::Type* second, const core::Type* result, double seconds = 10) {
    Shown shown;
    shown.function = core::find_global(program, function);
    shown.result = result;
    Outputs outputs(program, spaces, shown, {});
    space::Value x;
    x.space = spaces.of(number);
    x.hole = false;
    x.number.integer = 7;
    space::Value y;
    y.space = spaces.of(second);
    return outputs.of({x, y}, seconds);
  }
};

TEST(Outputs, WhatIsNotLookedAtStaysOpen) {
  Functions f;
  const Output out = f.call("first", f.list, f.number);
  EXPECT_EQ(out.kind, OutputKind::Value);
  EXPECT_EQ(out.text, "7");
  EXPECT_FALSE(out.inputs[0].hole);
  EXPECT_TRUE(out.inputs[1].hole);
}

TEST(Outputs, WhatIsHandedOnHasTheLeastValue) {
  Functions f;
  const Output out = f.call("pair", f.list, f.list);
  EXPECT_EQ(out.text, "Cons 7 (Cons 7 Nil)");
  EXPECT_FALSE(out.inputs[1].hole);
}

TEST(Outputs, EndInTime) {
  Functions f;
  EXPECT_EQ(f.call("spin", f.list, f.number, 0.05).kind, OutputKind::Undecided);
}

}  // namespace
}  // namespace needle::witness
