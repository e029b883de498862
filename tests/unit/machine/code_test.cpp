// What code generation promises about the instructions themselves.
#include <map>

#include "machine/code_reader.h"
#include "support.h"

namespace needle::machine {

namespace {

std::map<uint32_t, Instruction> instructions(const Code& code) {
  std::map<uint32_t, Instruction> out;
  for (const Block& block : code.blocks) {
    read_block(code, block, [&](const Instruction& i) {
      if (!i.frame) out.emplace(i.at, i);
    });
  }
  return out;
}

size_t count(const std::map<uint32_t, Instruction>& code, Op op) {
  size_t n = 0;
  for (const auto& [at, i] : code) n += i.op == op;
  return n;
}

}  // namespace

TEST(Code, NoJumpLeadsToAJump) {
  Fixture f;
  core::GlobalId id = f.define(
      "\\x y -> join fail = \\void -> case y of z { Leaf -> 0; Node l n r -> n } in "
      "case x of w { Red -> fail 0; Green -> fail 0; Blue n -> n; Black a b -> case a of c { 0 -> fail 0; _ -> b } }");
  std::shared_ptr<const Code> code = compile(f.program, {id});
  auto all = instructions(*code);
  for (const auto& [at, i] : all) {
    for (const Operand& o : i.operands) {
      if (o.layout != 'J') continue;
      ASSERT_TRUE(all.contains(static_cast<uint32_t>(o.value)));
      EXPECT_NE(all.at(static_cast<uint32_t>(o.value)).op, Op::Jump) << "from " << at;
    }
  }
  EXPECT_EQ(count(all, Op::Move), 0u);  // nothing is handed to a join point that does not look at it
}

TEST(Code, EvaluationAndTestAreOneInstruction) {
  Fixture f;
  core::GlobalId id = f.define(
      "\\f x y -> case x of w { Red -> 1; Green -> 2; Blue n -> n; Black a b -> case y of z { Leaf -> a; Node l n r -> "
      "case f n of t { False -> b; True -> n } } }");
  std::shared_ptr<const Code> code = compile(f.program, {id});
  auto all = instructions(*code);
  EXPECT_EQ(count(all, Op::EvalSwitch), 1u);
  EXPECT_EQ(count(all, Op::EvalIf), 1u);
  EXPECT_EQ(count(all, Op::Restore3If), 1u);  // y evaluated, with f, a and b
  EXPECT_EQ(count(all, Op::Restore2If), 1u);  // f applied, with b and n
}

}  // namespace needle::machine
