// Overlapping matches: patterns as a table for match.h, clauses as blocks.
#include <algorithm>

#include "machine/codegen.h"
#include "machine/match.h"

namespace needle::machine {

using namespace core;

namespace {

using Path = std::vector<uint32_t>;  // number of the subject, of a field in it ...

void add_paths(Seq<const OverlapPattern> patterns, Path& at, std::vector<Path>& out) {
  for (uint32_t i = 0; i < patterns.size(); ++i) {
    at.push_back(i);
    out.push_back(at);
    add_paths(patterns[i].fields, at, out);
    at.pop_back();
  }
}

// Every part that some clause looks at, from left to right.
std::vector<Path> all_parts(const OverlapExpr& e) {
  std::vector<Path> parts;
  Path at;
  for (const OverlapClause& c : e.clauses) add_paths(c.patterns, at, parts);
  std::sort(parts.begin(), parts.end());
  parts.erase(std::unique(parts.begin(), parts.end()), parts.end());
  if (parts.size() > UINT16_MAX) throw TooLarge("an overlapping match with too many patterns");
  return parts;
}

// Where each clause asks one thing of one subject, the first of them of the first.
std::vector<uint32_t> clauses_by_second(const MatchCode& match) {
  constexpr uint32_t kMostTags = 16;
  std::vector<uint32_t> out;
  std::vector<bool> seen;  // the first clause for it counts
  if (match.subjects != 2 || match.tests.size() + 1 != match.clauses.size() || match.tests[0].subject != 0) return {};
  for (uint32_t i = 0; i < match.tests.size(); ++i) {
    if (match.clauses[i].tests != i + 1) return {};
    const MatchTest& test = match.tests[i];
    if (test.subject != 1) continue;
    if (test.tag >= kMostTags) return {};
    out.resize(std::max<size_t>(out.size(), test.tag + 1));
    seen.resize(out.size());
    if (!seen[test.tag] && match.clauses[i].constant != 0) out[test.tag] = i;
    seen[test.tag] = true;
  }
  return out;
}

}  // namespace

void Codegen::compile_overlap(const OverlapExpr& e, const Context& context) {
  VarSet used = free_.of(e.fallback);
  for (const OverlapClause& c : e.clauses) {
    VarSet body = free_.of(c.body);
    each_binder(c.patterns, [&](const Var* v) { remove_var(body, v); });
    used = unite(used, body);
  }
  std::erase_if(used, [&](const Var* v) { return info(v).operand < 0; });  // constants
  std::vector<int> operands;
  for (const Expr* subject : e.subjects) operands.push_back(atom(subject).operand);
  for (const Var* v : used) operands.push_back(info(v).operand);
  check_arity(operands.size());
  uint32_t match = new_match(e, used);
  tail_call(context, [&] {
    out_.op(Op::Match, 0, static_cast<int>(operands.size()));
    out_.word(match);
    out_.list(operands);
  });
  allocated(static_cast<uint32_t>(kMatchOperands + operands.size()));
}

uint32_t Codegen::new_match(const OverlapExpr& e, const std::vector<const Var*>& free) {
  std::vector<Path> parts = all_parts(e);
  auto index = static_cast<uint32_t>(code_.matches.size());
  MatchCode match;
  match.in_order = e.in_order;
  match.subjects = static_cast<uint16_t>(e.subjects.size());
  match.free = static_cast<uint16_t>(free.size());
  match.flat = e.subjects.size() <= MatchCode::kMostFlat;
  auto add_clause = [&](const Expr* body, const std::vector<const Var*>& binders) {
    PendingBlock block;
    block.body = body;
    block.params = program_.arena.copy(binders);
    block.free = free;
    for (const Var* v : free) block.evaluated.push_back(info(v).evaluated && !info(v).forward);
    block.clause = true;
    block.global = current_;
    check_arity(binders.size() + free.size());
    auto clause = static_cast<uint32_t>(match.clauses.size());
    fixups_.push_back({Fixup::Clause, index, new_block(std::move(block)), clause});
    const bool constant = !options_.ways && body->kind == ExprKind::Con && as<ConExpr>(body).args.empty();
    return constant ? from_tag(as<ConExpr>(body).con->tag) : 0;
  };
  for (const OverlapClause& c : e.clauses) {
    MatchClause clause;
    clause.patterns = static_cast<uint32_t>(match.patterns.size());
    std::vector<const Var*> binders;
    const VarSet& used = free_.of(c.body);
    Path at;
    auto add = [&](auto& self, Seq<const OverlapPattern> patterns) -> void {
      for (uint32_t i = 0; i < patterns.size(); ++i) {
        const OverlapPattern& p = patterns[i];
        at.push_back(i);
        MatchPattern out;
        out.kind = static_cast<MatchPattern::Kind>(p.kind);
        out.part = static_cast<uint16_t>(std::lower_bound(parts.begin(), parts.end(), at) - parts.begin());
        out.fields = static_cast<uint16_t>(p.fields.size());
        if (p.kind == OverlapPattern::Con) {
          out.what = p.con->tag;
          match.tests.push_back({static_cast<uint16_t>(i), out.part, out.what});
        }
        match.flat = match.flat && p.kind != OverlapPattern::Lit && p.fields.empty();
        if (p.kind == OverlapPattern::Lit) {
          Word literal = literal_word(p.literal);
          out.integer = p.literal.kind == LitKind::Integer;
          out.what = static_cast<uint32_t>(
              constant_index_.try_emplace(literal, static_cast<int>(code_.constants.size())).first->second);
          if (out.what == code_.constants.size()) code_.constants.push_back(literal);
        }
        if (p.binder && has_var(used, p.binder)) {
          out.binder = static_cast<int16_t>(binders.size());
          binders.push_back(p.binder);
        }
        match.patterns.push_back(out);
        self(self, p.fields);
        at.pop_back();
      }
    };
    add(add, c.patterns);
    clause.tests = static_cast<uint32_t>(match.tests.size());
    clause.binders = static_cast<uint32_t>(binders.size());
    clause.constant = add_clause(c.body, binders);
    match.clauses.push_back(clause);
  }
  MatchClause fallback;
  fallback.patterns = static_cast<uint32_t>(match.patterns.size());
  fallback.constant = add_clause(e.fallback, {});
  match.clauses.push_back(fallback);
  if (match.in_order && match.flat) match.by_second = clauses_by_second(match);
  code_.matches.push_back(std::move(match));
  return index;
}

}  // namespace needle::machine
