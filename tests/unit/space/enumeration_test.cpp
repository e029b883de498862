#include "space/enumeration.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "core/parse.h"

namespace needle::space {
namespace {

// As Haskell prints it without infix operators: (: (True) ([])).
std::string show(const Spaces& spaces, const Value& v) {
  const Space& space = spaces[spaces.representation(v.space)];
  if (space.form == Form::Number) {
    if (space.number == NumberKind::Double || space.number == NumberKind::Float)
      return fmt::format("{:a}", v.number.real);
    return v.number.whole(space.is_unsigned).get_str();
  }
  std::string out = "(" + std::string(v.con->name.text());
  for (const Value& f : v.fields) out += " " + show(spaces, f);
  return out + ")";
}

struct World {
  core::Program program;
  Spaces spaces{program};
  core::Builder build{program};
  Enumeration all{spaces};

  explicit World(const std::string& text) {
    core::ParseResult r = core::parse_program(text, program);
    EXPECT_TRUE(r.ok) << r.message << "\n" << text;
  }
  const core::Type* con(const std::string& name) {
    for (uint32_t i = 0; i < program.tycon_count(); ++i)
      if (program.tycon(core::TyConId(i))->name.text() == name) return build.type_con(program.tycon(core::TyConId(i)));
    ADD_FAILURE() << name;
    return nullptr;
  }
  SpaceId of(const std::string& name) { return spaces.of(con(name)); }
  SpaceId of(const std::string& name, const std::string& arg) { return spaces.of(build.type_app(con(name), con(arg))); }
  std::string show(const Value& v) { return space::show(spaces, v); }
};

constexpr const char* kTypes = R"(
prim Int; prim Char; prim Integer; prim Double; prim Word; prim Float; prim Natural; prim Int8;
data Bool = False | True;
data [] a = [] | : {infix r 5} a ([] a);
data Nat = Zero | Suc Nat;
data Term = App Term Term | Lam Term | Var Nat;
data Tree = Leaf | Node Tree Tree;
data Three = Three Bool Tree Bool;
data Void = Never Void;
)";

mpz_class power(unsigned base, unsigned exponent) {
  mpz_class out;
  mpz_ui_pow_ui(out.get_mpz_t(), base, exponent);
  return out;
}

// What the FEAT paper prints.
TEST(Enumeration, PublishedFigures) {
  World w(kTypes);
  const SpaceId list = w.of("[]", "Bool");
  std::string counts;
  for (uint32_t n = 0; n < 16; ++n) counts += w.all.count(list, n).get_str() + " ";
  EXPECT_EQ(counts, "0 1 0 2 0 4 0 8 0 16 0 32 0 64 0 128 ");
  std::string of_size_5;
  for (int i = 0; i < 4; ++i) of_size_5 += w.show(w.all.at(list, 5, i)) + " ";
  EXPECT_EQ(of_size_5,
            "(: (False) (: (False) ([]))) (: (False) (: (True) ([]))) (: (True) (: (False) ([]))) "
            "(: (True) (: (True) ([]))) ");

  auto at = [&](const mpz_class& number) {
    Place place = *w.all.place_at(list, number, 1'000'000);
    return w.all.at(list, place.size, place.index);
  };
  auto length_and_xor = [](const Value& list_value) {
    std::pair<int, bool> out{0, false};
    for (const Value* v = &list_value; v->con->tag == 1; v = &v->fields[1]) {
      ++out.first;
      out.second ^= v->fields[0].con->tag == 1;
    }
    return out;
  };
  EXPECT_EQ(length_and_xor(at(power(10, 1000))), std::pair(3321, true));
  EXPECT_EQ(length_and_xor(at(power(10, 1001))).second, false);
}

TEST(Enumeration, LambdaTermsOfSizeEleven) {
  World w(kTypes);
  const SpaceId term = w.of("Term");
  EXPECT_EQ(w.all.count(term, 11), 465);
  int by_con[3] = {};
  for (int i = 0; i < 465; ++i) ++by_con[w.all.at(term, 11, i).con->tag];
  EXPECT_EQ(by_con[0], 257);
  EXPECT_EQ(by_con[1], 207);
  EXPECT_EQ(by_con[2], 1);
}

// A function is as large as its case distinctions and constants together.
TEST(Enumeration, FunctionsAreCaseTables) {
  World w(kTypes);
  auto counts = [&](const core::Type* argument, const core::Type* result) {
    const SpaceId id = w.spaces.of(w.build.type_fun(argument, result));
    std::string out;
    for (uint32_t n = 0; n <= 8; ++n) {
      const mpz_class count = w.all.count(id, n);
      out += count.get_str() + " ";
      for (mpz_class i = 0; i < count; ++i) {
        const Value value = w.all.at(id, n, i);
        EXPECT_EQ(size_of(w.spaces, value), n);
        EXPECT_EQ(w.all.place_of(id, value).index, i);
      }
    }
    return out;
  };
  const core::Type *boolean = w.con("Bool"), *list = w.build.type_app(w.con("[]"), boolean);
  EXPECT_EQ(counts(boolean, boolean), "0 2 0 4 0 0 0 0 0 ");
  EXPECT_EQ(counts(w.con("Int"), boolean), "0 2 0 4 0 8 0 16 0 ");  // results for the first keys, and the rest
  // T = Const b | Case b (Table Bool T), Table Bool T = Const T | Case T T: t1 = 2, t3 = 2 * t1, t5 = 2 * (t3 + t1 ^ 2)
  EXPECT_EQ(counts(list, boolean), "0 2 0 4 0 16 0 64 0 ");
  EXPECT_EQ(w.all.largest(w.spaces.of(w.build.type_fun(boolean, boolean))), 3);
  EXPECT_FALSE(w.all.largest(w.spaces.of(w.build.type_fun(list, boolean))));
  EXPECT_FALSE(w.all.largest(w.spaces.of(w.build.type_fun(w.con("Int"), boolean))));
}

TEST(Enumeration, WhatConstructorsCost) {
  World w(kTypes);
  auto con = [&](const char* type, size_t i) { return w.con(type)->con->constructors[i]; };
  con("Tree", 1)->cost = 3;
  con("Three", 0)->cost = 0;
  const SpaceId tree = w.of("Tree"), three = w.of("Three");
  std::string counts;
  for (uint32_t n = 0; n <= 13; ++n) counts += w.all.count(tree, n).get_str() + " ";
  EXPECT_EQ(counts, "0 1 0 0 0 1 0 0 0 2 0 0 0 5 ");
  EXPECT_EQ(w.all.count(three, 3), 4);
  for (uint32_t n : {3, 7, 11})
    for (mpz_class i = 0; i < w.all.count(three, n); ++i)
      EXPECT_EQ(w.all.place_of(three, w.all.at(three, n, i)).index, i);
  EXPECT_EQ(w.spaces.unsupported(tree), "");
}

TEST(Enumeration, RecursionThatPaysNothing) {
  World w(kTypes);
  w.con("Nat")->con->constructors[1]->cost = 0;
  EXPECT_NE(w.spaces.unsupported(w.of("Term")).find("Nat -Suc-> Nat"), std::string::npos);
  World pays(kTypes);  // what Node recurs to is smaller by the other tree
  pays.con("Tree")->con->constructors[1]->cost = 0;
  const SpaceId tree = pays.of("Tree");
  EXPECT_EQ(pays.spaces.unsupported(tree), "");
  std::string counts;
  for (uint32_t n = 0; n <= 6; ++n) counts += pays.all.count(tree, n).get_str() + " ";
  EXPECT_EQ(counts, "0 1 1 2 5 14 42 ");
}

// The fields of a constructor are a product nested to the left: the first two are split before the third.
TEST(Enumeration, ProductsGrowFromTheLeft) {
  World w(kTypes);
  std::string values;
  const SpaceId three = w.of("Three");
  for (int i = 0; i < 4; ++i) values += w.show(w.all.at(three, 4, i)) + "; ";
  EXPECT_EQ(values,
            "(Three (False) (Leaf) (False)); (Three (False) (Leaf) (True)); (Three (True) (Leaf) (False)); "
            "(Three (True) (Leaf) (True)); ");
}

// A property without inputs has one; its program may have no space at all.
TEST(Enumeration, AProductOfNothing) {
  core::Program program;
  Spaces spaces(program);
  Enumeration all(spaces);
  const std::vector<SpaceId> nothing;
  EXPECT_EQ(all.count(nothing, 0), 1);
  EXPECT_EQ(all.count(nothing, 1), 0);
}

TEST(Enumeration, NumbersOfEverySize) {
  World w(kTypes);
  for (const char* name : {"Int", "Integer", "Char", "Double", "Float", "Word", "Natural", "Int8"}) {
    const SpaceId id = w.of(name);
    mpz_class before = 0;
    for (uint32_t size = 0; size <= 9; ++size) {
      const mpz_class n = w.all.count(id, size);
      std::set<std::string> seen;
      for (mpz_class i = 0; i < n; ++i) {
        const Value v = w.all.at(id, size, i);
        EXPECT_EQ(size_of(w.spaces, v), size) << name;
        EXPECT_TRUE(seen.insert(w.show(v)).second) << name << " " << w.show(v);
        const Place place = w.all.place_of(id, v);
        EXPECT_EQ(place.index, i) << name << " " << w.show(v);
        // the order of the search is the same
        const Space& space = w.spaces[w.spaces.representation(id)];
        Value other = v;
        other.number = *number_at(space, mpz_class(before + i).get_ui());
        EXPECT_EQ(w.show(other), w.show(v)) << name;
      }
      before += n;
    }
  }
}

TEST(Enumeration, BigIntegers) {
  World w(kTypes);
  const SpaceId id = w.of("Integer");
  EXPECT_EQ(w.all.count(id, 200), power(2, 200));
  const Value v = w.all.at(id, 200, 1);
  EXPECT_EQ(w.show(v), "-" + power(2, 199).get_str());
  EXPECT_EQ(w.all.place_of(id, v).index, 1);
  EXPECT_EQ(w.all.count(w.of("Int"), 65), 0);
  EXPECT_EQ(w.all.count(w.of("Int"), 64), 1);  // minBound
}

TEST(Enumeration, EndOfFiniteTypes) {
  World w(kTypes);
  EXPECT_EQ(w.all.largest(w.of("Bool")), 1u);
  EXPECT_EQ(w.all.largest(w.of("Tree")), std::nullopt);
  EXPECT_EQ(w.all.largest(w.of("Int8")), 8u);
  EXPECT_EQ(w.all.largest(w.of("Void")), 0u);
  EXPECT_FALSE(w.all.place_at(w.of("Bool"), 2, 1000).has_value());
  EXPECT_FALSE(w.all.place_at(w.of("Void"), 0, 1000).has_value());
}

// Random families of types: the counts are those of brute force, every place has a value of its size, no two the same,
// and the value knows its place.
class Brute {
 public:
  explicit Brute(const Spaces& spaces) : spaces_(spaces) {}
  const std::vector<std::string>& values(SpaceId id, uint32_t size) {
    auto [it, is_new] = memo_.try_emplace({id.index, size});
    if (!is_new || size == 0) return it->second;
    std::vector<std::string> out;
    for (const Alternative& a : spaces_[id].alternatives)
      products(a, 0, size - 1, std::string(a.con->name.text()), out);
    return memo_[{id.index, size}] = out;
  }

 private:
  void products(const Alternative& a, size_t field, uint32_t left, const std::string& text,
                std::vector<std::string>& out) {
    if (field == a.fields.size()) {
      if (left == 0) out.push_back("(" + text + ")");
      return;
    }
    for (uint32_t n = 1; n <= left; ++n) {
      const std::vector<std::string> values_here = values(a.fields[field], n);
      for (const std::string& v : values_here) products(a, field + 1, left - n, text + " " + v, out);
    }
  }
  const Spaces& spaces_;
  std::map<std::pair<uint32_t, uint32_t>, std::vector<std::string>> memo_;
};

TEST(Enumeration, RandomFamiliesAgainstBruteForce) {
  std::mt19937 random(7);
  auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  int families = 0;
  uint64_t values = 0;
  for (; families < 1000; ++families) {
    const unsigned types = 1 + below(5);
    std::string text;
    int con = 0;
    for (unsigned t = 0; t < types; ++t) {
      text += "data T" + std::to_string(t) + " = ";
      const unsigned cons = 1 + below(4);
      for (unsigned c = 0; c < cons; ++c) {
        text += (c ? " | K" : "K") + std::to_string(con++);
        for (unsigned f = below(4); f > 0; --f) text += " T" + std::to_string(below(types));
      }
      text += ";\n";
    }
    World w(text);
    const SpaceId id = w.of("T0");
    Brute brute(w.spaces);
    for (uint32_t size = 0; size <= 6; ++size) {
      const std::vector<std::string>& expected = brute.values(id, size);
      ASSERT_EQ(w.all.count(id, size), expected.size()) << text << size;
      if (expected.size() > 2000) break;
      std::set<std::string> seen;
      for (size_t i = 0; i < expected.size(); ++i) {
        const Value v = w.all.at(id, size, i);
        ASSERT_EQ(size_of(w.spaces, v), size);
        ASSERT_EQ(w.all.place_of(id, v).index, i) << text << w.show(v);
        seen.insert(w.show(v));
        ++values;
      }
      ASSERT_EQ(seen, std::set<std::string>(expected.begin(), expected.end())) << text;
    }
  }
  EXPECT_GE(values, 10'000u);
}

// Random families, to sizes with counts of many words: as the plain equations say, and places are still found.
class Plain {
 public:
  explicit Plain(const Spaces& spaces) : spaces_(spaces) {}
  const mpz_class& count(SpaceId id, uint32_t size) {
    auto [it, is_new] = memo_.try_emplace({id.index, size});
    if (!is_new) return it->second;
    mpz_class sum = 0;
    for (const Alternative& a : spaces_[id].alternatives)
      if (a.least <= size) sum += fields(a, a.fields.size(), size - a.cost);
    return memo_[{id.index, size}] = sum;
  }

 private:
  mpz_class fields(const Alternative& a, size_t number, uint32_t size) {
    if (number == 0) return size == 0 ? 1 : 0;
    const SpaceId last = a.fields[number - 1];
    if (number == 1) return count(last, size);
    auto [it, is_new] = products_.try_emplace({&a, number, size});
    if (!is_new) return it->second;
    mpz_class sum = 0;
    for (uint32_t k = spaces_[last].least; k < size; ++k)
      if (const mpz_class& here = count(last, k); here != 0) sum += fields(a, number - 1, size - k) * here;
    return products_[{&a, number, size}] = sum;
  }
  const Spaces& spaces_;
  std::map<std::pair<uint32_t, uint32_t>, mpz_class> memo_;
  std::map<std::tuple<const Alternative*, size_t, uint32_t>, mpz_class> products_;
};

TEST(Enumeration, RandomFamiliesOfLargeSizes) {
  constexpr uint32_t kSize = 220;
  std::mt19937 random(11);
  auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  int large = 0;
  for (int family = 0; family < 6; ++family) {
    const unsigned types = 2 + below(3);
    std::string text;
    int con = 0;
    for (unsigned t = 0; t < types; ++t) {
      text += "data T" + std::to_string(t) + " = E" + std::to_string(t);
      for (unsigned c = 3 + below(3); c > 0; --c) {
        text += " | K" + std::to_string(con++);
        for (unsigned f = 1 + below(3); f > 0; --f) text += " T" + std::to_string(below(types));
      }
      text += ";\n";
    }
    World w(text);
    Plain plain(w.spaces);
    const SpaceId id = w.of("T0");
    for (uint32_t size = 0; size <= kSize; ++size)
      ASSERT_EQ(w.all.count(id, size), plain.count(id, size)) << text << size;
    const mpz_class& last = w.all.count(id, kSize);
    large += mpz_sizeinbase(last.get_mpz_t(), 2) > 300;
    for (int i = 0; i < 20 && last > 0; ++i) {
      const mpz_class index = last * i / 20;
      const Value v = w.all.at(id, kSize, index);
      ASSERT_EQ(size_of(w.spaces, v), kSize);
      ASSERT_EQ(w.all.place_of(id, v).index, index) << text;
    }
  }
  EXPECT_GE(large, 2);
}

// Laws of the algebra (Table 1.1) on counts and places: a sum is the one after the other, a product of a sum is the sum
// of products as far as sizes go, paying moves every size by one and keeps the order.
TEST(Enumeration, LawsOfTheAlgebra) {
  World w(std::string(kTypes) + R"(
data Both = L Tree | R Nat;
data Paid = Paid Both;
data Pair = Pair Tree Nat;
data Unit = Unit;
data WithUnit = WithUnit Unit Tree;
)");
  const SpaceId tree = w.of("Tree"), nat = w.of("Nat"), both = w.of("Both"), paid = w.of("Paid"), pair = w.of("Pair"),
                with_unit = w.of("WithUnit");
  for (uint32_t n = 1; n < 12; ++n) {
    EXPECT_EQ(w.all.count(both, n), w.all.count(tree, n - 1) + w.all.count(nat, n - 1));
    EXPECT_EQ(w.all.count(paid, n), w.all.count(both, n - 1));
    EXPECT_EQ(w.all.count(with_unit, n + 1), w.all.count(tree, n - 1));
    mpz_class sum = 0;
    for (uint32_t k = 0; k < n; ++k) sum += w.all.count(tree, k) * w.all.count(nat, n - 1 - k);
    EXPECT_EQ(w.all.count(pair, n), sum);
    for (mpz_class i = 0; i < w.all.count(paid, n); ++i)
      EXPECT_EQ(w.show(w.all.at(paid, n, i).fields[0]), w.show(w.all.at(both, n - 1, i)));
    for (mpz_class i = 0; i < w.all.count(both, n); ++i) {
      const bool left = i < w.all.count(tree, n - 1);
      const mpz_class inside = left ? i : mpz_class(i - w.all.count(tree, n - 1));
      EXPECT_EQ(w.show(w.all.at(both, n, i).fields[0]), w.show(w.all.at(left ? tree : nat, n - 1, inside)));
    }
  }
}

}  // namespace
}  // namespace needle::space
