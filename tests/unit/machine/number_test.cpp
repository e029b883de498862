// Numbers at the edges of 63 and 64 bits, against the reference evaluator.
#include "support.h"

namespace needle::machine {

const char* const kInts[] = {"0",
                             "1",
                             "-1",
                             "2",
                             "-2",
                             "7",
                             "-7",
                             "4611686018427387903",
                             "4611686018427387904",
                             "-4611686018427387904",
                             "-4611686018427387905",
                             "9223372036854775807",
                             "-9223372036854775808",
                             "1073741824",
                             "-3037000500"};

TEST(Number, IntAtTheEdges) {
  Fixture f;
  for (auto op : {"intAdd#", "intSub#", "intMul#", "intEq#", "intLt#", "intLe#", "intGt#", "intGe#", "intNe#",
                  "intAnd#", "intOr#", "intXor#", "wordLt#", "wordGe#"}) {
    std::string all = "[]";
    for (auto a : kInts) {
      for (auto b : kInts) all = std::string(": (") + op + " " + a + " " + b + ") (" + all + ")";
    }
    EXPECT_EQ(f.value("sum (upTo 1 2)"), "3");
    for (auto a : kInts) {
      std::string row = "[]";
      for (auto b : kInts) row = std::string(": (") + op + " " + a + " " + b + ") (" + row + ")";
      f.agree(row);
      f.agree(std::string("map (\\x -> case ") + op + " x " + a + " of r { _ -> Just r }) (: " + kInts[8] +
              " (: " + kInts[11] + " []))");
    }
  }
  for (auto op : {"intQuot#", "intRem#", "intDiv#", "intMod#", "wordQuot#", "wordRem#"}) {
    for (auto a : kInts) {
      std::string row = "[]";
      for (auto b : kInts) {
        if (std::string(b) == "0" || (std::string(a) == "-9223372036854775808" && std::string(b) == "-1")) continue;
        row = std::string(": (") + op + " " + a + " " + b + ") (" + row + ")";
      }
      f.agree(row);
    }
  }
  for (auto a : kInts) {
    for (auto op : {"intNegate#", "intComplement#", "intPopCount#", "intClz#", "intCtz#", "intShow#", "intToInteger#",
                    "wordToInteger#"}) {
      f.agree(std::string(op) + " " + a);
    }
    for (auto n : {"0", "1", "31", "62", "63"}) {
      for (auto op : {"intShiftL#", "intShiftR#", "intShiftRL#"}) f.agree(std::string(op) + " " + a + " " + n);
    }
    for (auto n : {"8", "16", "32", "64"}) {
      for (auto op : {"intNarrow#", "wordNarrow#"}) f.agree(std::string(op) + " " + a + " " + n);
    }
  }
}

TEST(Number, IntegerAtTheEdges) {
  Fixture f;
  std::vector<std::string> values;
  for (auto a : kInts) values.push_back(std::string(a) + "n");
  values.insert(values.end(),
                {"9223372036854775808n", "-9223372036854775809n", "18446744073709551616n",
                 "340282366920938463463374607431768211457n", "-340282366920938463463374607431768211457n"});
  for (auto op : {"integerAdd#", "integerSub#", "integerMul#", "integerEq#", "integerLt#", "integerLe#", "integerGt#",
                  "integerGe#", "integerNe#", "integerGcd#", "integerAnd#", "integerOr#", "integerXor#", "integerQuot#",
                  "integerRem#", "integerDiv#", "integerMod#"}) {
    bool divides = std::string(op).find("Quot") != std::string::npos ||
                   std::string(op).find("Rem") != std::string::npos ||
                   std::string(op).find("Div") != std::string::npos || std::string(op).find("Mod") != std::string::npos;
    for (auto& a : values) {
      std::string row = "[]";
      for (auto& b : values) {
        if (!(divides && b == "0n")) row = ": (" + std::string(op) + " " + a + " " + b + ") (" + row + ")";
      }
      f.agree(row);
    }
  }
  for (auto& a : values) {
    for (auto op : {"integerNegate#", "integerAbs#", "integerSignum#", "integerComplement#", "integerPopCount#",
                    "integerToInt#", "integerToDouble#", "integerShow#"}) {
      f.agree(std::string(op) + " " + a);
    }
    for (auto n : {"0", "1", "61", "62", "63", "64", "200"}) {
      for (auto op : {"integerShiftL#", "integerShiftR#", "integerTestBit#"})
        f.agree(std::string(op) + " " + a + " " + n);
    }
  }
}

TEST(Number, Factorial) {
  Fixture f("def fact = \\n -> case n of m { 0n -> 1n; _ -> integerMul# m (fact (integerSub# m 1n)) };");
  f.agree("fact 200n");
  f.agree("integerShow# (fact 60n)");
  f.agree("length (integerShow# (fact 700n))");
}

TEST(Number, Doubles) {
  Fixture f;
  for (auto a : {"0.0", "1.5", "-2.25", "1.0e300", "0.1"}) {
    for (auto b : {"3.0", "-0.5", "1.0e10"}) {
      for (auto op : {"doubleAdd#", "doubleSub#", "doubleMul#", "doubleDiv#", "doubleEq#", "doubleLt#", "doubleLe#",
                      "doubleGt#", "doubleGe#", "doubleNe#"}) {
        f.agree(std::string(op) + " " + a + " " + b);
      }
    }
    for (auto op : {"doubleShow#", "doubleNegate#", "doubleSqrt#", "doubleMantissa#", "doubleExponent#",
                    "doubleToInteger#", "doubleRoundFloat#", "floatShow#", "doubleIsNaN#", "doubleIsInfinite#"}) {
      f.agree(std::string(op) + " " + a);
    }
  }
  f.agree("doubleEncode# 123456789n 10");
  f.agree("intToDouble# 9223372036854775807");
  f.agree("doubleToInt# 1.0e10");
}

TEST(Number, EveryPrimitiveHasAnImplementation) {
  Fixture f;
  for (size_t i = 0; i < core::prim_count(); ++i) {
    auto prim = static_cast<core::Prim>(i);
    switch (prim) {
      case core::Prim::Coerce:
      case core::Prim::Precondition:
      case core::Prim::Raise:
      case core::Prim::RealWorld:
      case core::Prim::Catch:
      case core::Prim::Exit:
      case core::Prim::NewRef:
      case core::Prim::ReadRef:
      case core::Prim::WriteRef:
      case core::Prim::ReadArray:
      case core::Prim::WriteArray:
      case core::Prim::IndexArray:
        continue;
      default:
        EXPECT_TRUE(has_implementation(prim)) << core::prim_info(prim).name;
    }
  }
}

}  // namespace needle::machine
