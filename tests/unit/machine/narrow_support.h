// A depth-first search over unknown inputs, as small as can be, and the same inputs by brute force.
#pragma once
#include <functional>
#include <random>

#include "machine/narrow.h"
#include "machine/native/settings.h"
#include "support.h"

namespace needle::machine {

// A small world of data types. An input's depth is that of its constructors.
struct Con {
  const char* name;
  std::vector<uint32_t> fields;
};
enum DataType : uint32_t { kBool, kNat, kBits, kTree, kShade, kDataTypes };
inline const std::vector<std::vector<Con>> kData = {
    {{"False", {}}, {"True", {}}},
    {{"Z", {}}, {"S", {kNat}}},
    {{"End", {}}, {"Bit", {kBool, kBits}}},
    {{"Tip", {}}, {"Fork", {kTree, kBool, kTree}}},
    {{"Pale", {}}, {"Dark", {}}, {"Mixed", {kNat, kBool}}},
};
inline constexpr const char* kDataText = R"(
data Nat = Z | S Nat;
data Bits = End | Bit Bool Bits;
data BinTree = Tip | Fork BinTree Bool BinTree;
data Shade = Pale | Dark | Mixed Nat Bool;
def hashBool = \b -> case b of c { False -> 1; True -> 2 };
def hashNat = \n -> case n of m { Z -> 3; S k -> intAdd# 1 (intMul# 2 (hashNat k)) };
def hashBits = \b -> case b of c { End -> 5; Bit x y -> intAdd# (hashBool x) (intMul# 3 (hashBits y)) };
def hashTree = \t -> case t of u { Tip -> 7; Fork l b r -> intAdd# (hashBool b) (intAdd# (intMul# 3 (hashTree l)) (intMul# 5 (hashTree r))) };
def hashShade = \s -> case s of t { Pale -> 11; Dark -> 13; Mixed n b -> intAdd# (hashNat n) (intMul# 17 (hashBool b)) };
def hashPair = \p -> case p of q { (,) n t -> intAdd# (hashNat n) (intMul# 19 (hashTree t)) };
def burn = \n -> length (upTo 1 n);
)";

inline bool allowed(const Con& con, uint32_t depth) {
  return con.fields.empty() || depth > 1;
}

// A value that may have holes.
struct Pattern {
  bool hole = true;
  uint32_t type = 0, con = 0;
  std::vector<Pattern> fields;

  std::string text() const {
    if (hole) return "_";
    std::string out = kData[type][con].name;
    for (const Pattern& f : fields) out += ' ' + f.text();
    return fields.empty() ? out : "(" + out + ")";
  }
  bool covers(const Pattern& other) const {
    if (hole) return true;
    if (con != other.con) return false;
    for (size_t i = 0; i < fields.size(); ++i) {
      if (!fields[i].covers(other.fields[i])) return false;
    }
    return true;
  }
};

inline std::vector<Pattern> all_values(uint32_t type, uint32_t depth) {
  std::vector<Pattern> out;
  for (uint32_t c = 0; c < kData[type].size(); ++c) {
    const Con& con = kData[type][c];
    if (!allowed(con, depth)) continue;
    std::vector<Pattern> partial = {{false, type, c, {}}};
    for (uint32_t field : con.fields) {
      std::vector<Pattern> next;
      for (const Pattern& p : partial) {
        for (const Pattern& v : all_values(field, depth - 1)) {
          next.push_back(p);
          next.back().fields.push_back(v);
        }
      }
      partial = std::move(next);
    }
    out.insert(out.end(), partial.begin(), partial.end());
  }
  return out;
}

struct Leaf {
  std::vector<Pattern> inputs;
  std::string result;
  std::string text() const {
    std::string out;
    for (const Pattern& p : inputs) out += p.text() + " ";
    return out + "= " + result;
  }
};

// Narrows a function over unknowns of these types, down to a depth.
class Search {
 public:
  Search(Machine& machine, uint64_t seed = 0) : narrow(machine), random_(seed), machine_(machine) {}

  std::vector<Leaf> run(core::GlobalId function, const std::vector<uint32_t>& types, uint32_t depth) {
    leaves_.clear();
    types_ = types;
    if (choose_first) narrow.choose();
    std::vector<Word> inputs;
    for (uint32_t type : types) inputs.push_back(narrow.unknown(type, depth));
    base_ = narrow.kept().size();
    for (Word w : inputs) narrow.kept().push_back(w);
    if (action) inputs.push_back(kWorld);
    visit(narrow.start(narrow.apply(narrow.global(function), inputs)));
    if (choose_first) {
      narrow.back();
      narrow.commit();
    } else {
      narrow.kept().resize(base_);
    }
    EXPECT_EQ(narrow.choice_points(), 0u);
    EXPECT_EQ(narrow.trail_entries(), 0u);
    return leaves_;
  }

  Narrowing narrow;
  bool action = false;            // the function is an action: its result an IORes of an Int
  std::function<void()> at_node;  // before an alternative is taken
  std::function<void(Leaf&)> at_leaf;
  bool keep_leaves = true;
  bool choose_first = true;    // so that all is undone in the end; else the first choice is the first demand
  uint64_t collect_often = 0;  // one alternative in so many starts with a collection
  uint64_t nodes = 0;

 private:
  Word make(uint32_t type, uint32_t con, uint32_t depth) {
    std::vector<Word> fields;
    for (uint32_t field : kData[type][con].fields) fields.push_back(narrow.unknown(field, depth - 1));
    return narrow.constructor(con, fields);
  }

  void visit(Outcome outcome) {
    if (outcome.kind != OutcomeKind::Asked) return leaf(outcome);
    EXPECT_TRUE(Narrowing::is_unknown(outcome.value));
    EXPECT_EQ(narrow.demanded(), outcome.value);
    uint32_t type = Narrowing::user_of(outcome.value), depth = Narrowing::extra_of(outcome.value);
    std::vector<uint32_t> cons;
    for (uint32_t c = 0; c < kData[type].size(); ++c) {
      if (allowed(kData[type][c], depth)) cons.push_back(c);
    }
    narrow.choose();
    size_t points = narrow.choice_points();
    bool committed = false;
    for (size_t i = 0; i < cons.size(); ++i) {
      ++nodes;
      if (i > 0) narrow.back();
      if (i > 0 && i + 1 == cons.size() && random_() % 2) {  // the last alternative needs no choice point
        narrow.commit();
        committed = true;
      }
      ASSERT_TRUE(Narrowing::is_unknown(narrow.demanded()));
      ASSERT_EQ(Narrowing::user_of(narrow.demanded()), type);
      ASSERT_EQ(Narrowing::extra_of(narrow.demanded()), depth);
      if (at_node) at_node();
      if (collect_often && random_() % collect_often == 0) machine_.collect_soon();
      narrow.bind(narrow.demanded(), make(type, cons[i], depth));
      visit(narrow.resume());
    }
    ASSERT_EQ(narrow.choice_points(), points - committed);
    if (!committed) {
      narrow.back();
      narrow.commit();
    }
  }

  Pattern pattern(Word w, uint32_t type) {
    w = narrow.look(w);
    if (Narrowing::is_unknown(w)) return {};
    Pattern p{false, type, constructor_tag(w), {}};
    const Con& con = kData[type][p.con];
    for (uint32_t i = 0; i < con.fields.size(); ++i) p.fields.push_back(pattern(field(w, i), con.fields[i]));
    return p;
  }

  void leaf(const Outcome& outcome) {
    if (!keep_leaves) return;
    Leaf l;
    for (size_t i = 0; i < types_.size(); ++i) l.inputs.push_back(pattern(narrow.kept()[base_ + i], types_[i]));
    Word value = outcome.kind == OutcomeKind::Finished && action ? narrow.look(field(outcome.value, 0)) : outcome.value;
    l.result = outcome.kind == OutcomeKind::Finished ? is_integer(value) ? show_integer(value) : "?"
                                                     : "!" + std::to_string(static_cast<int>(outcome.kind));
    if (at_leaf) at_leaf(l);
    leaves_.push_back(std::move(l));
  }

  std::mt19937_64 random_;
  Machine& machine_;
  std::vector<uint32_t> types_;
  size_t base_ = 0;
  std::vector<Leaf> leaves_;
};

// The leaves are a partition of all inputs, and each result is the reference evaluator's: checked on at most `most`
// inputs.
inline void expect_complete(Fixture& f, const std::string& function, const std::vector<uint32_t>& types, uint32_t depth,
                            const std::vector<Leaf>& leaves, size_t most, std::mt19937_64& random) {
  std::vector<std::vector<Pattern>> values;
  for (uint32_t type : types) values.push_back(all_values(type, depth));
  size_t total = 1;
  for (auto& v : values) total *= v.size();
  PrivateWorld world("");
  core::reference::Evaluator reference(f.program, world);
  for (size_t k = 0; k < std::min(most, total); ++k) {
    size_t index = total <= most ? k : random() % total;
    std::vector<const Pattern*> input;
    std::string call = function;
    for (auto& v : values) {
      input.push_back(&v[index % v.size()]);
      call += ' ' + input.back()->text();
      index /= v.size();
    }
    const Leaf* found = nullptr;
    for (const Leaf& l : leaves) {
      bool covers = true;
      for (size_t i = 0; i < input.size(); ++i) covers = covers && l.inputs[i].covers(*input[i]);
      if (!covers) continue;
      ASSERT_FALSE(found) << call << " has two leaves: " << found->text() << " and " << l.text();
      found = &l;
    }
    ASSERT_TRUE(found) << call << " has no leaf";
    core::ParseResult r;
    core::reference::Handle h = reference.delay(core::parse_expr(call, f.program, r));
    ASSERT_TRUE(r.ok) << r.message;
    ASSERT_EQ(found->result, f.show_reference(reference, h)) << call << ", leaf " << found->text();
  }
}

// While it lives, machines that keep work keep the least of it.
struct KeepEverything {
  KeepEverything() { engine_settings().keep_after = 0; }
  ~KeepEverything() { engine_settings() = before; }
  KeepEverything(const KeepEverything&) = delete;
  KeepEverything& operator=(const KeepEverything&) = delete;
  const EngineSettings before = engine_settings();
};

// One function over unknowns. BURN in its text stands for work that fills a nursery.
#ifdef NEEDLE_HOSTILE
inline constexpr const char* kBurn = "20";  // every check collects
inline constexpr int kDeep = 300;
#else
inline constexpr const char* kBurn = "150000";  // more than a nursery
inline constexpr int kDeep = 100000;
#endif

inline std::string burning(std::string text) {
  for (size_t at; (at = text.find("BURN")) != std::string::npos;)
    text.replace(at, 4, std::string("(burn ") + kBurn + ")");
  return text;
}

struct Narrow {
  explicit Narrow(const std::string& function, std::vector<uint32_t> types_, const std::string& more = "",
                  Limits limits = {.max_memory = 64 << 20})
      : types(std::move(types_)),
        f(kDataText + burning(more) + "def prop = " + burning(function) + ";", limits),
        prop(f.define("prop")),
        search(f.start(prop)) {}

  std::vector<std::string> leaves(uint32_t depth) {
    std::vector<std::string> out;
    for (const Leaf& l : search.run(prop, types, depth)) out.push_back(l.text());
    return out;
  }

  std::vector<uint32_t> types;
  Fixture f;
  core::GlobalId prop;
  Search search;
};

using Lines = std::vector<std::string>;

}  // namespace needle::machine
