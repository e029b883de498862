// Random programs over small data types: narrowing finds exactly the inputs and results that brute force finds.
#include "narrow_support.h"

namespace needle::machine {
namespace {

// Types of expressions: the data types, and a pair of a Nat and a tree.
constexpr uint32_t kPair = kDataTypes, kTypes = kDataTypes + 1;
const char* const kHash[] = {"hashBool", "hashNat", "hashBits", "hashTree", "hashShade", "hashPair"};

class Generator {
 public:
  explicit Generator(uint64_t seed) : random_(seed) {}

  std::string program(const std::vector<uint32_t>& inputs) {
    std::string out;
    for (int i = 0; i < 4; ++i) {
      std::string name = "g" + std::to_string(i), fuel = fresh(), x = fresh(), y = fresh();
      uint32_t result = pick(kTypes), p = pick(kTypes), q = pick(kDataTypes);
      functions_.push_back({name, result, {p, q}});
      scope_ = {{x, p}, {y, q}};
      fuel_ = fuel;
      out += "def " + name + " = \\" + fuel + " " + x + " " + y + " -> case " + fuel + " of " + fuel + "e { 0 -> " +
             leaf(result) + "; _ -> " + expr(result, 4) + " };\n";
    }
    fuel_.clear();
    scope_.clear();
    for (int i = 0; i < 2; ++i) {
      std::string name = "c" + std::to_string(i);
      uint32_t type = pick(kTypes);
      out += "def " + name + " = " + expr(type, 3) + ";\n";
      globals_.emplace_back(name, type);
    }
    std::string parameters;
    for (uint32_t type : inputs) {
      std::string x = fresh();
      parameters += " " + x;
      scope_.emplace_back(x, type);
    }
    std::string body = expr_int(6);
    for (uint32_t i = 0; i < 3; ++i) {
      uint32_t type = pick(kTypes);
      std::string hashed = "(" + std::string(kHash[type]) + " " + expr(type, 5) + ")";
      body = "(intAdd# " + (pick(2) ? body + " (intMul# 3 " + hashed : hashed + " (intMul# 3 " + body) + "))";
    }
    out += "def prop = \\" + parameters.substr(1) + " -> " + body + ";\n";
    return out;
  }

 private:
  struct Function {
    std::string name;
    uint32_t result;
    std::vector<uint32_t> parameters;
  };

  uint32_t pick(uint32_t n) { return static_cast<uint32_t>(random_() % n); }
  std::string fresh() { return "v" + std::to_string(next_++); }

  std::string leaf(uint32_t type) {
    if (pick(40) == 0) return "(raise# 1)";
    if (type == kPair) return "((,) (S Z) Tip)";
    uint32_t nullary = type == kBool || type == kShade ? 2 : 1;
    return kData[type][pick(nullary)].name;
  }

  std::string variable(uint32_t type) {
    std::vector<std::string> found;
    for (auto& [n, t] : scope_) {
      if (t == type) found.push_back(n);
    }
    for (auto& [n, t] : globals_) {
      if (t == type) found.push_back(n);
    }
    return found.empty() ? leaf(type) : found[pick(static_cast<uint32_t>(found.size()))];
  }

  std::string match(uint32_t type, const std::string& scrutinee, const std::function<std::string()>& body) {
    std::string out = "(case " + scrutinee + " of " + fresh() + " { ";
    if (type == kPair) {
      std::string a = fresh(), b = fresh();
      size_t before = scope_.size();
      scope_.emplace_back(a, kNat);
      scope_.emplace_back(b, kTree);
      out += "(,) " + a + " " + b + " -> " + body();
      scope_.resize(before);
      return out + " })";
    }
    bool rest = pick(4) == 0;
    size_t n = kData[type].size() - (rest ? 1 : 0);
    for (size_t c = 0; c < n; ++c) {
      out += std::string(c ? "; " : "") + kData[type][c].name;
      size_t before = scope_.size();
      for (uint32_t field : kData[type][c].fields) {
        scope_.emplace_back(fresh(), field);
        out += " " + scope_.back().first;
      }
      out += " -> " + body();
      scope_.resize(before);
    }
    if (rest) out += "; _ -> " + body();
    return out + " })";
  }

  std::string let(int depth, const std::function<std::string()>& body) {
    uint32_t type = pick(kTypes);
    std::string x = fresh(), value = expr(type, depth - 1);
    size_t before = scope_.size();
    scope_.emplace_back(x, type);
    std::string out = "(let " + x + " = " + value + " in ";
    if (type == kPair) {  // with its selectors
      std::string a = fresh(), b = fresh();
      out += "let " + a + " = case " + x + " of " + fresh() + " { (,) l r -> l } in let " + b + " = case " + x +
             " of " + fresh() + " { (,) l r -> r } in ";
      scope_.emplace_back(a, kNat);
      scope_.emplace_back(b, kTree);
    }
    out += body() + ")";
    scope_.resize(before);
    return out;
  }

  std::string expr_int(int depth) {
    if (depth == 0) return std::to_string(pick(5));
    auto next = [&] { return expr_int(depth - 1); };
    switch (pick(6)) {
      case 0: {
        uint32_t type = pick(kTypes);
        return "(" + std::string(kHash[type]) + " " + expr(type, depth - 1) + ")";
      }
      case 1:
        return let(depth, next);
      case 2:
        return "(intAdd# " + next() + " (intMul# 3 " + next() + "))";
      case 3:
        return "(case burn " + std::to_string(pick(2) ? 2 : 60) + " of " + fresh() + " { _ -> " + next() + " })";
      default: {
        uint32_t type = pick(kTypes);
        return match(type, expr(type, pick(2) ? 0 : depth - 2), next);
      }
    }
  }

  std::string expr(uint32_t type, int depth) {
    if (depth <= 0) return pick(5) ? variable(type) : leaf(type);
    auto next = [&] { return expr(type, depth - 1); };
    switch (pick(9)) {
      case 0:
        return variable(type);
      case 1:
        return let(depth, next);
      case 2:
      case 3: {
        uint32_t t = pick(kTypes);
        return match(t, expr(t, pick(2) ? 0 : depth - 1), next);
      }
      case 4:
      case 5: {
        std::vector<const Function*> found;
        for (const Function& f : functions_) {
          if (f.result == type) found.push_back(&f);
        }
        if (found.empty()) return next();
        const Function* f = found[pick(static_cast<uint32_t>(found.size()))];
        std::string out = "(" + f->name + " " + (fuel_.empty() ? "3" : "(intSub# " + fuel_ + "e 1)");
        for (uint32_t p : f->parameters) out += " " + expr(p, depth - 2);
        return out + ")";
      }
      case 6:
        return "(case burn " + std::to_string(1 + pick(9)) + " of " + fresh() + " { _ -> " + next() + " })";
      default: {
        if (type == kPair) return "((,) " + expr(kNat, depth - 1) + " " + expr(kTree, depth - 1) + ")";
        const Con& con = kData[type][pick(static_cast<uint32_t>(kData[type].size()))];
        std::string out = std::string("(") + con.name;
        for (uint32_t field : con.fields) out += " " + expr(field, depth - 1);
        return out + ")";
      }
    }
  }

  std::mt19937_64 random_;
  std::vector<std::pair<std::string, uint32_t>> scope_, globals_;
  std::vector<Function> functions_;
  std::string fuel_;
  int next_ = 0;
};

#ifdef NEEDLE_HOSTILE
constexpr uint64_t kPrograms = 300;
#else
constexpr uint64_t kPrograms = 2000;
#endif

}  // namespace

// NEEDLE_SEED and NEEDLE_RANDOM_PROGRAMS choose others, and more.
TEST(NarrowRandom, FindsWhatBruteForceFinds) {
  const char* seed_text = getenv("NEEDLE_SEED");
  uint64_t first = seed_text ? strtoull(seed_text, nullptr, 10) : 1;
  const char* count_text = getenv("NEEDLE_RANDOM_PROGRAMS");
  uint64_t count = count_text ? strtoull(count_text, nullptr, 10) : kPrograms;
  uint64_t nodes = 0, leaves = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    std::mt19937_64 random(seed);
    std::vector<uint32_t> types;
    for (uint64_t i = 0; i <= seed % 3; ++i) types.push_back(static_cast<uint32_t>(random() % kDataTypes));
    std::string text = Generator(seed).program(types);
    Fixture f(kDataText + text, {.max_memory = size_t{1 + seed % 4} << 20});
    core::GlobalId prop = f.define("prop");
    Search search(f.start(prop), seed);
    search.collect_often = seed % 4;
    std::vector<Leaf> found = search.run(prop, types, 3);
    expect_complete(f, "prop", types, 3, found, 40, random);
    ASSERT_FALSE(::testing::Test::HasFailure()) << "seed " << seed << "\n" << text;
    nodes += search.nodes;
    leaves += found.size();
    // Again on the same machine, with the same result, and nothing undone in the end.
    search.choose_first = false;
    std::vector<Leaf> again = search.run(prop, types, 3);
    ASSERT_EQ(again.size(), found.size()) << "seed " << seed << "\n" << text;
    for (size_t i = 0; i < found.size(); ++i) ASSERT_EQ(again[i].text(), found[i].text()) << "seed " << seed;
  }
  EXPECT_GT(leaves, count * 3);
  RecordProperty("nodes", static_cast<int>(nodes));
}

}  // namespace needle::machine
