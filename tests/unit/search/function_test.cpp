// Unknown functions: for random programs that ask a function in many ways, narrowing finds exactly the functions, as
// tables of inputs and outputs, that brute force finds. A program is a tree of questions: it applies the function to a
// value, or to its own result, and goes on by what comes out.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/parse.h"
#include "space/enumeration.h"
#include "subject.h"

namespace needle::search {
namespace {

constexpr const char* kPrelude = R"(
prim Int;
data Bool = False | True;
data Three = One | Two | Six;
data Option = None | Some Bool;
data Pair = Pair Bool Three;
newtype Wrap = Wrap Option;
)";

using space::Value;

constexpr uint32_t kBound = 14;  // the largest function asked for: four functions told apart by two probes, size 13

std::string text_of(const Value& v) {
  if (!v.con) return std::to_string(v.number.integer);
  std::string out = std::string(v.con->name.text());
  for (const Value& f : v.fields) out += " " + text_of(f);
  return v.fields.empty() ? out : "(" + out + ")";
}

// Whether a total value is one that the known part of another stands for.
bool fits(const Value& known, const Value& total) {
  if (known.hole) return true;
  if (known.con != total.con || known.number.integer != total.number.integer) return false;
  for (size_t i = 0; i < known.fields.size(); ++i)
    if (!fits(known.fields[i], total.fields[i])) return false;
  return true;
}

// What a function can be applied to: a value, or a function on Bool.
struct Argument {
  Value value;
  std::vector<size_t> function;
  std::string text;
};

struct Question {
  size_t argument = 0;
  bool twice = false;  // asked for the result of the function
  std::vector<Question> next;
  bool found = false;  // at the end
};

class Case {
 public:
  Case(uint32_t seed, const std::string& from, const std::string& to) : random_(seed) {
    core::ParseResult r = core::parse_program(kPrelude, program_);
    EXPECT_TRUE(r.ok) << r.message;
    const core::Type* domain = from == "Bool -> Bool" ? build_.type_fun(type("Bool"), type("Bool")) : type(from);
    function_ = spaces_.of(build_.type_fun(domain, type(to)));
    results_ = values(to);
    if (from == "Bool -> Bool") {
      for (size_t i = 0; i < 4; ++i)
        arguments_.push_back({{},
                              {i & 1, i >> 1},
                              std::string("(\\b -> case b of w { False -> ") + (i & 1 ? "True" : "False") +
                                  "; True -> " + (i >> 1 ? "True" : "False") + " })"});
    } else {
      for (const Value& v : values(from)) arguments_.push_back({v, {}, text_of(v)});
    }
    same_ = from == to;
    question_ = question(4);
    names_ = 0;
    text_ = "def main = \\f -> " + code(question_) + ";\n";
    r = core::parse_program(text_, program_);
    EXPECT_TRUE(r.ok) << r.message << text_;
  }

  using Table = std::vector<size_t>;  // result by argument

  void compare() {
    std::set<Table> found, passed, wanted;
    for (Table t(arguments_.size()); next(t);)
      if (fails(question_, t)) wanted.insert(t);
    walk(found, passed);
    ASSERT_EQ(found, wanted) << text_;
    for (const Table& t : found) ASSERT_FALSE(passed.count(t)) << text_;
    size_t all = 1;
    for (size_t i = 0; i < arguments_.size(); ++i) all *= results_.size();
    ASSERT_EQ(found.size() + passed.size(), all) << text_;
  }

 private:
  const core::Type* type(const std::string& name) {
    for (uint32_t i = 0; i < program_.tycon_count(); ++i)
      if (program_.tycon(core::TyConId(i))->name.text() == name)
        return build_.type_con(program_.tycon(core::TyConId(i)));
    ADD_FAILURE() << name;
    return nullptr;
  }

  std::vector<Value> values(const std::string& name) {
    const space::SpaceId id = spaces_.of(type(name));
    space::Enumeration all(spaces_);
    std::vector<Value> out;
    for (uint32_t size = 0; size <= 6; ++size)
      for (mpz_class i = 0; i < all.count(id, size) && out.size() < (name == "Int" ? 3 : 100); ++i)
        out.push_back(all.at(id, size, i));
    return out;
  }

  Question question(int depth) {
    Question q;
    q.found = random_() % 2;
    if (depth == 0 || random_() % 6 == 0) return q;
    q.argument = random_() % arguments_.size();
    q.twice = same_ && random_() % 3 == 0;
    for (size_t i = 0; i < results_.size(); ++i) q.next.push_back(question(depth - 1));
    return q;
  }

  std::string code(const Question& q) {
    if (q.next.empty()) return q.found ? "0" : "1";
    std::string call = "(f " + arguments_[q.argument].text + ")";
    if (q.twice) call = "(f " + call + ")";
    std::vector<const Question*> next;
    for (const Question& n : q.next) next.push_back(&n);
    return matched(call, spaces_[spaces_.representation(results_[0].space)], next);
  }

  // A case for each result in the order of results_: first constructors without fields, then Some.
  std::string matched(const std::string& subject, const space::Space& space, std::vector<const Question*> next) {
    const std::string n = std::to_string(names_++);
    std::string out = "(case " + subject + " of s" + n + " { ";
    for (const space::Alternative& a : space.alternatives) {
      out += std::string(a.con->name.text());
      if (a.fields.empty()) {
        out += " -> " + code(*next[0]) + "; ";
        next.erase(next.begin());
      } else {
        out += " v" + n + " -> " + matched("v" + n, spaces_[a.fields[0]], next) + "; ";
      }
    }
    out.resize(out.size() - 2);
    return out + " })";
  }

  bool next(Table& t) {
    if (first_) {
      first_ = false;
      return true;
    }
    for (size_t& r : t) {
      if (++r < results_.size()) return true;
      r = 0;
    }
    return false;
  }

  bool fails(const Question& q, const Table& t) const {
    if (q.next.empty()) return q.found;
    size_t result = t[q.argument];
    if (q.twice) result = t[result];
    return fails(q.next[result], t);
  }

  void walk(std::set<Table>& found, std::set<Table>& passed) {
    claim::Test test;
    test.verdict = core::GlobalId(static_cast<uint32_t>(program_.global_count()) - 1);
    test.inputs.push_back({"f", spaces_[function_].type, function_, false});
    Subject subject(program_, spaces_, claim::Property{test}, spaces_.converters());
    subject.listener.leaf = [&](claim::TestResult result, const std::vector<Value>& inputs) {
      Table so_far;
      fill(inputs[0], so_far, result == claim::TestResult::Failed ? found : passed);
    };
    subject.run(narrow, {.min_size = kBound, .max_size = kBound});
  }

  // All functions that a table stands for.
  void fill(const Value& function, Table& so_far, std::set<Table>& out) {
    if (so_far.size() == arguments_.size()) {
      out.insert(so_far);
      return;
    }
    std::set<size_t> possible;
    if (function.hole) {
      for (size_t i = 0; i < results_.size(); ++i) possible.insert(i);
    } else {
      look_up(function.fields[0], {&arguments_[so_far.size()]}, possible);
    }
    for (size_t r : possible) {
      so_far.push_back(r);
      fill(function, so_far, out);
      so_far.pop_back();
    }
  }

  // The results that tables around a value allow for these subjects, the next one last.
  void look_up(const Value& v, std::vector<const Argument*> subjects, std::set<size_t>& possible) {
    if (v.hole || subjects.empty()) {
      for (size_t i = 0; i < results_.size(); ++i)
        if (!subjects.empty() || fits(v, results_[i])) possible.insert(i);
      return;
    }
    const Argument* subject = subjects.back();
    subjects.pop_back();
    if (v.con->tag == 0) return look_up(v.fields[0], subjects, possible);
    switch (spaces_[v.space].table->look) {
      case space::Look::Number:
        return look_up(v.fields[fits(v.fields[0], subject->value) ? 1 : 2],
                       fits(v.fields[0], subject->value) ? subjects : with(subjects, subject), possible);
      case space::Look::Constructors: {
        for (auto f = subject->value.fields.rbegin(); f != subject->value.fields.rend(); ++f)
          subjects.push_back(keep({*f, {}, ""}));
        return look_up(v.fields[subject->value.con->tag], subjects, possible);
      }
      case space::Look::Application:
        for (size_t i = 0; i < 2; ++i) {
          const Value& at = v.fields[0];
          if (!at.hole && at.con->tag != i) continue;
          look_up(v.fields[1], with(with(subjects, subject), keep({truth(subject->function[i]), {}, ""})), possible);
        }
        return;
      case space::Look::Opened:  // of the library's types, of which there is none here
      case space::Look::Never:
        ADD_FAILURE();
    }
  }

  static std::vector<const Argument*> with(std::vector<const Argument*> subjects, const Argument* more) {
    subjects.push_back(more);
    return subjects;
  }
  const Argument* keep(Argument a) { return &kept_.emplace_back(std::move(a)); }
  Value truth(size_t i) {
    Value v;
    v.hole = false;
    v.con = type("Bool")->con->constructors[i];
    return v;
  }

  std::mt19937 random_;
  core::Program program_;
  core::Builder build_{program_};
  space::Spaces spaces_{program_};
  space::SpaceId function_;
  std::vector<Argument> arguments_;
  std::vector<Value> results_;
  std::deque<Argument> kept_;
  Question question_;
  std::string text_;
  size_t names_ = 0;
  bool same_ = false, first_ = true;
};

TEST(Function, NarrowingFindsWhatBruteForceFinds) {
  const std::pair<const char*, const char*> types[] = {
      {"Bool", "Bool"}, {"Bool", "Option"},       {"Three", "Three"},        {"Option", "Option"}, {"Option", "Three"},
      {"Pair", "Bool"}, {"Wrap", "Bool"},         {"Wrap", "Option"},        {"Int", "Three"},     {"Int", "Option"},
      {"Int", "Bool"},  {"Bool -> Bool", "Bool"}, {"Bool -> Bool", "Three"},
  };
#ifdef NEEDLE_HOSTILE
  constexpr uint32_t kPrograms = 260;
#else
  constexpr uint32_t kPrograms = 1400;
#endif
  for (uint32_t seed = 0; seed < kPrograms; ++seed) {
    const auto& [from, to] = types[seed % std::size(types)];
    SCOPED_TRACE(std::string(from) + " -> " + to + ", seed " + std::to_string(seed));
    Case(seed, from, to).compare();
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace needle::search
