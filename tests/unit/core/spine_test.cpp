#include "core/spine.h"

#include "core/build.h"
#include "text_prelude.h"

namespace needle::core {
namespace {

struct Spines : testing::Test {
  // The type of a global `f` declared with it.
  const Type* type(const std::string& text) {
    ParseResult r = parse_program("def f" + std::to_string(++count) + " :: " + text + " = raise# ();", program);
    EXPECT_TRUE(r.ok) << r.message;
    return program.global(GlobalId(static_cast<uint32_t>(program.global_count() - 1))).type;
  }
  std::string name(const TyCon* con) { return con ? std::string(con->name.text()) : "none"; }
  std::vector<std::string> texts(const std::vector<const Type*>& types) {
    std::vector<std::string> out;
    for (const Type* t : types) out.push_back(print(t));
    return out;
  }
  std::string text(const Type* t) { return t ? print(t) : "none"; }

  TextProgram program;
  int count = 0;
};

using Texts = std::vector<std::string>;

TEST_F(Spines, AnApplicationIsItsHeadAndItsArgumentsInOrder) {
  const Spine pair = spine(type("(,) Int (Maybe Char)"));
  EXPECT_EQ(name(pair.con()), "(,)");
  EXPECT_EQ(texts(pair.args), (Texts{"Int", "Maybe Char"}));
  EXPECT_EQ(name(spine(type("Int")).con()), "Int");
  EXPECT_TRUE(spine(type("Int")).args.empty());
}

TEST_F(Spines, OnlyAConstructorIsAHead) {
  const Spine variable = spine(type("f Int Char"));
  EXPECT_EQ(variable.con(), nullptr);
  EXPECT_EQ(text(variable.head), "f");
  EXPECT_EQ(texts(variable.args), (Texts{"Int", "Char"}));
  EXPECT_EQ(spine(type("Int -> Int")).con(), nullptr);
  EXPECT_EQ(spine(type("forall a . Maybe a")).con(), nullptr);
  EXPECT_EQ(spine(nullptr).con(), nullptr);
}

TEST_F(Spines, TheHeadAloneIsThatOfTheSpine) {
  for (const char* t : {"Int", "Maybe Int", "(,) Int Char", "f Int", "Int -> Int", "forall a . Maybe a"}) {
    const Type* of = type(t);
    EXPECT_EQ(head_of(of), spine(of).con()) << t;
  }
  EXPECT_EQ(head_of(nullptr), nullptr);
  EXPECT_EQ(name(head_of(under_foralls(type("forall a . Maybe a")))), "Maybe");
}

TEST_F(Spines, AForallEndsASignature) {
  const Signature plain = signature(type("Int -> (Char -> Char) -> Maybe Int"));
  EXPECT_EQ(texts(plain.arguments), (Texts{"Int", "Char -> Char"}));
  EXPECT_EQ(text(plain.result), "Maybe Int");
  const Type* inner = type("Int -> forall a . a -> Char");
  EXPECT_EQ(texts(signature(inner).arguments), (Texts{"Int"}));
  EXPECT_EQ(signature(inner).result, result_of(inner));
  EXPECT_EQ(result_of(inner)->kind, TypeKind::Forall);
  EXPECT_EQ(result_of(nullptr), nullptr);
}

TEST_F(Spines, ACallLooksThroughForalls) {
  const Type* t = type("forall a . a -> forall b . b -> Char");
  EXPECT_EQ(text(argument_at(t, 0)), "a");
  EXPECT_EQ(text(argument_at(t, 1)), "b");
  EXPECT_EQ(argument_at(t, 2), nullptr);
  EXPECT_EQ(text(after_arguments(t, 1)), "b -> Char");
  EXPECT_EQ(text(after_arguments(t, 2)), "Char");
  EXPECT_EQ(after_arguments(t, 3), nullptr);
  EXPECT_EQ(after_arguments(nullptr, 0), nullptr);
}

}  // namespace
}  // namespace needle::core
