#include "nat/decide.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_set>

#include "nat/lexer.h"

namespace needle::nat {
namespace {

struct Test {
  const core::Var* subject;
  const Pattern* pattern;
};

// A clause, as far as it has not been refuted: what is still to be tested, from left to right.
struct Row {
  std::vector<Test> tests;
  std::vector<Bound> bound;
  size_t clause = 0;
};
using Rows = std::vector<Row>;

class Decider {
 public:
  Decider(Span place, DecideContext& context) : place_(place), context_(context) {}

  struct Stop {};  // an error has been reported

  Row row(const Clause& clause, size_t number, const core::Var* subject) {
    each_variable_once(clause.pattern);
    Row out;
    out.clause = number;
    ask(out, {{subject, clause.pattern}});
    return out;
  }

  std::unique_ptr<Decision> decide(Rows rows) {
    if (rows.empty()) return nullptr;
    auto out = std::make_unique<Decision>();
    if (rows[0].tests.empty()) {
      out->clause = rows[0].clause;
      out->bound = std::move(rows[0].bound);
      return out;
    }
    out->subject = rows[0].tests[0].subject;
    std::vector<Rows> refined;
    Rows others;
    split(rows, *out, refined, others);
    for (size_t i = 0; i < refined.size(); ++i) out->branches[i].then = decide(std::move(refined[i]));
    out->otherwise = decide(std::move(others));
    return out;
  }

 private:
  void each_variable_once(const Pattern* whole) {
    std::unordered_set<Symbol> names;
    std::vector<const Pattern*> todo{whole};
    while (!todo.empty()) {
      const Pattern* p = todo.back();
      todo.pop_back();
      todo.insert(todo.end(), p->parts.rbegin(), p->parts.rend());
      if (p->kind == PatternKind::Variable && !names.insert(p->name).second)
        fail(p->span, fmt::format("`{}` stands twice in this pattern", p->name.text()));
    }
  }

  // Puts these tests before the row's own; what always matches only binds.
  void ask(Row& row, std::vector<Test> tests) {
    std::vector<Test> refutable;
    for (const Test& t : tests) {
      if (t.pattern->kind == PatternKind::Variable)
        row.bound.push_back({{t.pattern->name, t.pattern->span}, t.subject});
      else if (t.pattern->kind != PatternKind::Any)
        refutable.push_back(t);
    }
    row.tests.insert(row.tests.begin(), refutable.begin(), refutable.end());
  }

  void split(const Rows& rows, Decision& node, std::vector<Rows>& refined, Rows& others) {
    std::map<std::string, size_t> branch_of;
    for (const Row& row : rows) {
      const auto test =
          std::find_if(row.tests.begin(), row.tests.end(), [&](const Test& t) { return t.subject == node.subject; });
      if (test == row.tests.end()) {
        for (Rows& to : refined) to.push_back(row);
        others.push_back(row);
        spend(refined.size() + 1);
        continue;
      }
      const Pattern* pattern = test->pattern;
      Row rest = row;
      rest.tests.erase(rest.tests.begin() + (test - row.tests.begin()));
      if (pattern->kind == PatternKind::Number) {
        const core::Literal number = number_literal(pattern->name.text());
        const size_t i =
            branch(node, refined, others, branch_of, fmt::format("{} {}", number.value, number.text.text()));
        node.branches[i].number = number;
        refined[i].push_back(std::move(rest));
        continue;
      }
      for (const core::DataCon* con : constructors(pattern)) {
        const size_t i = branch(node, refined, others, branch_of, fmt::format("{}", con->id.index));
        Decision::Branch& b = node.branches[i];
        if (!b.con) {
          b.con = con;
          name_fields(b, pattern);
        }
        Row taken = rest;
        ask(taken, parts(b, pattern));
        refined[i].push_back(std::move(taken));
      }
    }
  }

  // The branch of that key; a new one begins with the rows that did not look there.
  size_t branch(Decision& node, std::vector<Rows>& refined, const Rows& others,
                std::map<std::string, size_t>& branch_of, const std::string& key) {
    const auto [found, added] = branch_of.emplace(key, refined.size());
    if (added) {
      node.branches.emplace_back();
      refined.push_back(others);
      spend(others.size());
    }
    spend(1);
    return found->second;
  }

  std::vector<const core::DataCon*> constructors(const Pattern* p) const {
    const auto& known = context_.program.known;
    switch (p->kind) {
      case PatternKind::True:
        return {known.true_con};
      case PatternKind::False:
        return {known.false_con};
      case PatternKind::Nil:
        return {known.nil};
      case PatternKind::Cons:
        return {known.cons};
      case PatternKind::Variant:
        return {context_.constructors.variant(p->name)};
      case PatternKind::Record:
        return context_.constructors.records_with(labels(p));
      default:
        return {};
    }
  }

  static std::vector<Symbol> labels(const Pattern* p) {
    std::vector<Symbol> out;
    for (const Name& label : p->labels) out.push_back(label.text);
    return out;
  }

  // Which field of the constructor a part of the pattern is about.
  static size_t field(const core::DataCon* con, const Pattern* p, size_t part) {
    return p->kind == PatternKind::Record ? Constructors::position(con, p->labels[part].text) : part;
  }

  void name_fields(Decision::Branch& b, const Pattern* p) {
    std::vector<Symbol> names(b.con->arity, intern("field"));
    for (size_t i = 0; i < p->parts.size(); ++i) {
      if (p->parts[i]->kind == PatternKind::Variable) names[field(b.con, p, i)] = p->parts[i]->name;
    }
    for (Symbol name : names) b.fields.push_back(context_.program.fresh(name, nullptr));
  }

  static std::vector<Test> parts(const Decision::Branch& b, const Pattern* p) {
    std::vector<Test> out;
    for (size_t i = 0; i < p->parts.size(); ++i) out.push_back({b.fields[field(b.con, p, i)], p->parts[i]});
    return out;
  }

  void spend(size_t tests) {
    if (!context_.spend(tests, place_)) throw Stop{};
  }
  [[noreturn]] void fail(Span span, std::string message) {
    context_.diagnostics.error(kSyntax, span, std::move(message));
    throw Stop{};
  }

  Span place_;
  DecideContext& context_;
};

}  // namespace

bool DecideContext::spend(size_t more, Span place) {
  if (tests > kMostTests) return false;
  tests += more;
  if (tests > kMostTests)
    diagnostics.error(kSyntax, place,
                      fmt::format("the matches and projections up to here need more than {} tests", kMostTests));
  return tests <= kMostTests;
}

core::Literal number_literal(std::string_view digits) {
  constexpr size_t kSmall = 18;  // digits that always fit
  const bool negative = digits.starts_with('-');
  if (negative) digits.remove_prefix(1);
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size() - 1));
  const std::string text = (negative ? "-" : "") + std::string(digits);
  core::Literal out{core::LitKind::Integer, 0, 0, {}};
  if (digits.size() <= kSmall) {
    out.value = std::stoll(text);
  } else {
    out.text = intern(text);
  }
  return out;
}

std::unique_ptr<Decision> decide(Seq<const Clause> clauses, const core::Var* subject, Span place,
                                 DecideContext& context) {
  Decider decider(place, context);
  try {
    Rows rows;
    for (size_t i = 0; i < clauses.size(); ++i) rows.push_back(decider.row(clauses[i], i, subject));
    return decider.decide(std::move(rows));
  } catch (const Decider::Stop&) {
    return nullptr;
  }
}

}  // namespace needle::nat
