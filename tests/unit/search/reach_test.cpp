// The reach paper's theorem as a test: for random programs of its minimal language narrowing finds exactly the inputs
// that brute force finds. The language: Zero, Suc e, case e of { Zero -> e; Suc v -> e }, variables, and the target;
// its extension has recursive functions, called with smaller arguments.
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <random>
#include <set>
#include <sstream>
#include <thread>

#include "core/parse.h"
#include "core/reference.h"
#include "paths.h"

namespace needle::search {
namespace {

constexpr const char* kPrelude = R"(
prim Int;
data Bool = False | True;
data Nat = Zero | Suc Nat;
data Result = Gone Nat | Target;
)";

// Expressions have type Result or Nat. As in the paper the target propagates through a case like an error: a case over
// a Result passes Target on.
class Generator {
 public:
  explicit Generator(uint32_t seed) : random_(seed) {}

  std::string program(int inputs, bool functions) {
    functions_ = functions;
    std::string out;
    if (functions) {
      functions_ = false;
      locals_ = {"m"};
      out += "def f = \\n m -> case n of w { Zero -> " + nat(2) + "; Suc k -> ";
      functions_ = self_ = true;
      locals_ = {"k", "m"};
      out += nat(3) + " };\n";
      self_ = false;
    }
    locals_.clear();
    std::string params;
    for (int i = 0; i < inputs; ++i) {
      locals_.push_back("x" + std::to_string(i));
      params += " x" + std::to_string(i);
    }
    out += "def main = \\" + params.substr(1) + " -> case " + result(4) + " of r { Gone n -> 1; Target -> 0 };\n";
    return out;
  }

 private:
  int pick(int n) { return static_cast<int>(random_() % static_cast<uint32_t>(n)); }
  std::string local() { return locals_[static_cast<size_t>(pick(static_cast<int>(locals_.size())))]; }
  std::string fresh() { return "v" + std::to_string(next_++); }

  std::string nat(int depth) {
    switch (depth <= 0 ? pick(2) : pick(functions_ ? 7 : 5)) {
      case 0:
        return "Zero";
      case 1:
        return local();
      case 2:
        return "(Suc " + nat(depth - 1) + ")";
      case 3:
      case 4: {
        const std::string subject = nat(depth - 1), zero = nat(depth - 1), v = fresh();
        locals_.push_back(v);
        const std::string suc = nat(depth - 1);
        locals_.pop_back();
        return "(case " + subject + " of s" + v + " { Zero -> " + zero + "; Suc " + v + " -> " + suc + " })";
      }
      default:
        return self_ ? "(f k " + nat(depth - 1) + ")" : "(f " + nat(depth - 1) + " " + nat(depth - 1) + ")";
    }
  }

  std::string result(int depth) {
    switch (depth <= 0 ? pick(3) : 3 + pick(4)) {
      case 0:
        return "Target";
      case 1:
      case 2:
        return "(Gone " + nat(1) + ")";
      case 3: {
        const std::string subject = result(depth - 2), v = fresh();
        locals_.push_back(v);
        const std::string rest = result(depth - 1);
        locals_.pop_back();
        return "(case " + subject + " of s" + v + " { Gone " + v + " -> " + rest + "; Target -> Target })";
      }
      default: {
        const std::string subject = nat(depth - 1), zero = result(depth - 1), v = fresh();
        locals_.push_back(v);
        const std::string suc = result(depth - 1);
        locals_.pop_back();
        return "(case " + subject + " of s" + v + " { Zero -> " + zero + "; Suc " + v + " -> " + suc + " })";
      }
    }
  }

  std::mt19937 random_;
  std::vector<std::string> locals_;
  bool functions_ = false, self_ = false;
  int next_ = 0;
};

const core::TyCon* tycon(core::Program& program, const std::string& name) {
  for (uint32_t i = 0; i < program.tycon_count(); ++i)
    if (program.tycon(core::TyConId(i))->name.text() == name) return program.tycon(core::TyConId(i));
  return nullptr;
}

int64_t nat_of(const space::Value& v) {
  return v.fields.empty() ? 0 : 1 + nat_of(v.fields[0]);
}

// All inputs that a leaf stands for, within the bound: its holes filled in every way.
void fill(const std::vector<space::Value>& inputs, size_t at, std::vector<int64_t>& so_far, uint32_t left,
          std::set<std::vector<int64_t>>& out) {
  if (at == inputs.size()) {
    EXPECT_TRUE(out.insert(so_far).second) << "two leaves for one input";
    return;
  }
  int64_t known = 0;
  const space::Value* v = &inputs[at];
  for (; !v->hole && !v->fields.empty(); v = &v->fields[0]) ++known;
  const uint32_t later = static_cast<uint32_t>(inputs.size() - at - 1);
  for (int64_t n = known; static_cast<uint32_t>(n) + 1 + later <= left; ++n) {
    so_far.push_back(n);
    fill(inputs, at + 1, so_far, left - static_cast<uint32_t>(n) - 1, out);
    so_far.pop_back();
    if (!v->hole) break;
  }
}

struct Case {
  core::Program program;
  core::GlobalId main;
  claim::Test property;
  space::Spaces spaces{program};
  std::string text;

  Case(uint32_t seed, int inputs, bool functions) {
    text = Generator(seed).program(inputs, functions);
    core::ParseResult r = core::parse_program(std::string(kPrelude) + text, program);
    EXPECT_TRUE(r.ok) << r.message << "\n" << text;
    main = core::GlobalId(static_cast<uint32_t>(program.global_count()) - 1);
    core::Builder build(program);
    const core::Type* nat = build.type_con(tycon(program, "Nat"));
    property.verdict = main;
    for (int i = 0; i < inputs; ++i) property.inputs.push_back({"x" + std::to_string(i), nat, spaces.of(nat)});
  }

  std::set<std::vector<int64_t>> narrowed(uint32_t bound, bool& exhausted) {
    Subject subject(program, spaces, claim::Property{property});
    std::set<std::vector<int64_t>> out, all;
    uint64_t covered = 0;
    subject.listener.leaf = [&](claim::TestResult result, const std::vector<space::Value>& inputs) {
      std::vector<int64_t> so_far;
      fill(inputs, 0, so_far, bound, result == claim::TestResult::Failed ? out : all);
      ++covered;
    };
    exhausted = subject.run(narrow, {.min_size = bound, .max_size = bound}).is<claim::End::Exhausted>();
    return out;
  }

  bool fails(const std::vector<int64_t>& inputs) {
    PrivateWorld world;
    core::reference::Evaluator evaluator(program, world, {.max_steps = 100'000'000});
    core::reference::Outcome o = evaluator.evaluate(call(inputs));
    EXPECT_EQ(o.kind, core::reference::OutcomeKind::Done);
    return evaluator.shape(o.value).integer == 0;
  }

  const core::Expr* call(const std::vector<int64_t>& inputs) {
    core::Builder build(program);
    const core::TyCon* nat = tycon(program, "Nat");
    std::vector<const core::Expr*> args;
    for (int64_t n : inputs) {
      const core::Expr* e = build.con(nat->constructors[0], {});
      for (int64_t i = 0; i < n; ++i) e = build.con(nat->constructors[1], {e});
      args.push_back(e);
    }
    return build.app(build.global(main), args);
  }

  std::set<std::vector<int64_t>> brute_force(uint32_t bound) {
    PrivateWorld world;
    core::reference::Evaluator evaluator(program, world, {.max_steps = 100'000'000});
    std::set<std::vector<int64_t>> out;
    std::vector<int64_t> so_far;
    std::function<void(uint32_t)> go = [&](uint32_t left) {
      if (so_far.size() == property.inputs.size()) {
        core::reference::Outcome o = evaluator.evaluate(call(so_far));
        EXPECT_EQ(o.kind, core::reference::OutcomeKind::Done);
        if (evaluator.shape(o.value).integer == 0) out.insert(so_far);
        return;
      }
      const uint32_t later = static_cast<uint32_t>(property.inputs.size() - so_far.size() - 1);
      for (uint32_t n = 0; n + 1 + later <= left; ++n) {
        so_far.push_back(n);
        go(left - n - 1);
        so_far.pop_back();
      }
    };
    go(bound);
    return out;
  }
};

class Reach : public testing::TestWithParam<bool> {};

TEST_P(Reach, FindsWhatBruteForceFinds) {
  constexpr uint32_t kBound = 8;
  size_t solutions = 0, proofs = 0;
  for (uint32_t seed = 0; seed < 1000; ++seed) {
    const int inputs = 1 + static_cast<int>(seed % 3);
    Case run(seed, inputs, GetParam());
    bool exhausted = false;
    const auto found = run.narrowed(kBound, exhausted), wanted = run.brute_force(kBound);
    ASSERT_EQ(found, wanted) << "seed " << seed << "\n" << run.text;
    solutions += found.size();
    if (exhausted) {
      ++proofs;
      // no bound was hit, so the set is described completely: larger inputs agree with it as well
      bool again = false;
      ASSERT_EQ(run.narrowed(kBound + 3, again), run.brute_force(kBound + 3)) << run.text;
      ASSERT_TRUE(again);
    }
  }
  EXPECT_GT(solutions, 1000u);
  EXPECT_GT(proofs, 100u);
}

// A search whose evaluations are cut at random places: by patience, by the steps of all, by memory, by somebody
// outside.
struct Cuts {
  int64_t patience, steps;
  uint64_t slice;
  size_t memory;
  std::optional<std::chrono::microseconds> stopped_after;
  MakeEngine* engine = narrow;
  Conjunction order = Conjunction::Leftmost;

  explicit Cuts(std::mt19937& random) {
    auto about = [&](double least, double most) {
      return std::exp(std::uniform_real_distribution<double>(std::log(least), std::log(most))(random));
    };
    patience = static_cast<int64_t>(about(1, 300));
    steps = random() % 2 ? INT64_MAX : static_cast<int64_t>(about(1, 20'000));
    slice = static_cast<uint64_t>(about(1, 10'000));
    memory = random() % 4 ? 0 : size_t{1} << 20;
    if (random() % 4 == 0) stopped_after = std::chrono::microseconds(static_cast<int64_t>(about(1, 3000)));
    switch (random() % 4) {
      case 0:
        engine = lazy;
        order = static_cast<Conjunction>(random() % 6);
        break;
      case 1:
        engine = enumerate;
        break;
      default:
        break;
    }
  }

  claim::End run(Case& of, uint32_t bound) {
    Subject subject(of.program, of.spaces, claim::Property{of.property});
    subject.budget.steps = steps;
    if (memory > 0) subject.budget.max_memory = memory;
    std::thread outside([&] {
      if (!stopped_after) return;
      std::this_thread::sleep_for(*stopped_after);
      subject.stop.request();
    });
    const Bounds bounds{.max_size = bound, .conjunction = order, .patience = patience};
    // In slices, as `auto` works.
    const std::unique_ptr<claim::Engine> search = engine(subject.compiled(), bounds, subject.budget, subject.listener);
    std::optional<claim::End> end;
    while (!end) end = search->work(slice);
    outside.join();
    return *end;
  }
};

TEST(Claims, FollowFromWhatWasDoneWhereverItIsCut) {
#ifdef NEEDLE_HOSTILE
  constexpr uint32_t kSearches = 300;
#else
  constexpr uint32_t kSearches = 2000;
#endif
  constexpr uint32_t kBound = 8;
  std::mt19937 random(1);
  size_t proofs = 0, bounded = 0, found = 0, cut = 0;
  for (uint32_t seed = 0; seed < kSearches; ++seed) {
    Case run(seed, 1 + static_cast<int>(seed % 3), seed % 2);
    Cuts cuts(random);
    const claim::End end = cuts.run(run, seed % 5 ? kBound : kBound + 2);
    const auto failing = run.brute_force(kBound + 2);
    auto smallest = [&] {
      uint32_t least = UINT32_MAX;
      for (const std::vector<int64_t>& inputs : failing)
        least = std::min(least, static_cast<uint32_t>(std::accumulate(inputs.begin(), inputs.end(), int64_t{0})) +
                                    static_cast<uint32_t>(inputs.size()));
      return least;
    };
    if (const claim::End::Found* failure = end.found()) {
      ++found;
      std::vector<int64_t> inputs;
      for (const space::Value& v : failure->inputs) inputs.push_back(nat_of(space::filled(run.spaces, v)));
      EXPECT_TRUE(run.fails(inputs)) << "seed " << seed << "\n" << run.text;
      continue;
    }
    if (end.is<claim::End::Exhausted>()) {
      ++proofs;
      EXPECT_TRUE(failing.empty()) << "a false proof, seed " << seed << "\n" << run.text;
    }
    if (end.complete) {
      ++bounded;
      EXPECT_GT(smallest(), *end.complete) << "not complete, seed " << seed << "\n" << run.text;
    }
    cut += end.is<claim::End::Cut>() || end.stopped();
  }
  EXPECT_GT(proofs, kSearches / 50);
  EXPECT_GT(bounded, kSearches / 50);
  EXPECT_GT(found, kSearches / 50);
  EXPECT_GT(cut, kSearches / 50);
}

// Decision paths are values: written, read and followed again in another machine they lead to the same leaf.
TEST(Paths, OfRandomSearchesLeadToTheSameLeaf) {
  std::mt19937 random(7);
  size_t followed = 0;
  for (uint32_t seed = 0; seed < 1000; ++seed) {
    Case run(seed, 1 + static_cast<int>(seed % 3), seed % 2);
    Subject subject(run.program, run.spaces, claim::Property{run.property});
    followed += follow_leaves(subject, Bound{4 + seed % 6, false}, nullptr, random);
  }
  EXPECT_GT(followed, 1000u);
}

INSTANTIATE_TEST_SUITE_P(Languages, Reach, testing::Values(false, true),
                         [](const auto& p) { return p.param ? "WithFunctions" : "Minimal"; });

}  // namespace
}  // namespace needle::search
