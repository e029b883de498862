#include "space/edits.h"

#include <gtest/gtest.h>

#include <set>

#include "core/parse.h"
#include "space/enumeration.h"

namespace needle::space {
namespace {

std::string show(const Spaces& spaces, const Value& v) {
  const Space& space = spaces[spaces.representation(v.space)];
  if (space.form == Form::Number) return v.number.whole(space.is_unsigned).get_str();
  std::string out(v.con->name.text());
  for (const Value& f : v.fields) out += "(" + show(spaces, f) + ")";
  return out;
}

struct World {
  core::Program program;
  Spaces spaces{program};
  core::Builder build{program};

  World() {
    core::ParseResult r = core::parse_program(
        "data Nat = Z | S Nat; data Pair = Pair Nat Bool; data Bool = False | True; data Unit = Unit;", program);
    EXPECT_TRUE(r.ok) << r.message;
  }
  SpaceId of(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name)
        return spaces.of(build.type_con(program.tycon(core::TyConId(i))));
    ADD_FAILURE() << name;
    return {};
  }
  std::string edited(const std::string& type, uint32_t size, int index, size_t most = 100) {
    const Value value = Enumeration(spaces).at(of(type), size, index);
    std::string out = show(spaces, value) + ":";
    for (const Value& v : edits(spaces, value, most)) out += " " + show(spaces, v);
    return out;
  }
};

}  // namespace

TEST(Edits, AnotherConstructorOrOneFieldEdited) {
  World w;
  EXPECT_EQ(w.edited("Bool", 1, 0), "False: True");
  EXPECT_EQ(w.edited("Unit", 1, 0), "Unit:");
  EXPECT_EQ(w.edited("Nat", 1, 0), "Z: S(Z)");
  EXPECT_EQ(w.edited("Nat", 3, 0), "S(S(Z)): Z S(Z) S(S(S(Z)))");
  EXPECT_EQ(w.edited("Pair", 4, 0), "Pair(S(Z))(False): Pair(Z)(False) Pair(S(Z))(True) Pair(S(S(Z)))(False)");
}

TEST(Edits, SoManyAtMostAndNeverTheValueItself) {
  World w;
  const Value value = Enumeration(w.spaces).at(w.of("Nat"), 20, 0);
  EXPECT_EQ(edits(w.spaces, value, 5).size(), 5u);
  std::set<std::string> seen = {show(w.spaces, value)};
  for (const Value& v : edits(w.spaces, value, 100)) EXPECT_TRUE(seen.insert(show(w.spaces, v)).second);
}

}  // namespace needle::space
