#include "machine/match.h"

#include <algorithm>
#include <array>
#include <optional>

#include "machine/prim_symbolic.h"
#include "machine/suspend.h"
#include "machine/transitions.h"

namespace needle::machine {

namespace {

enum class Fit : uint8_t { Matches, Refuted, Blocked, Raised };

class Matcher {
 public:
  Matcher(State& state, const MatchCode& code) : state_(state), pattern_(code.patterns.data()) {}

  Fit clause(const MatchClause& clause, const MatchCode& code, const Word* subjects) {
    at_ = pattern_ + clause.patterns;
    return all(subjects, code.subjects);
  }

  uint32_t part = 0;  // that blocks the last clause
  Word word = 0;      // it, or its exception

 private:
  Fit all(const Word* words, size_t count) {
    for (size_t i = 0; i < count; ++i) {
      Fit fit = one(words[i]);
      if (fit != Fit::Matches) return fit;
    }
    return Fit::Matches;
  }

  Fit one(Word w) {
    const MatchPattern& p = *at_++;
    w = follow(w);
    if (p.binder >= 0) state_.registers[p.binder] = w;
    if (p.kind == MatchPattern::Any) return Fit::Matches;
    if (!is_evaluated(w)) return blocked(p.part, w);
    if (p.kind == MatchPattern::Con) {
      if (tag_of(w) != p.what) return Fit::Refuted;
      return p.fields ? all(cell_of(w) + 1, p.fields) : Fit::Matches;
    }
    Word literal = state_.registers[-1 - static_cast<int64_t>(p.what)];
    if (is_symbol(w)) return asked(p, equal_symbols(state_, w, literal, p.integer));
    bool same = w == literal || (is_pointer(w) && is_pointer(literal) && equal_numbers(w, literal));
    return same ? Fit::Matches : Fit::Refuted;
  }

  // Of a number that nobody has chosen yet: whether it is the literal, a Bool that may be unknown.
  Fit asked(const MatchPattern& p, Word same) {
    if (is_pointer(same)) return blocked(p.part, same);
    if (state_.stop == OutcomeKind::Finished) return same == kTrue ? Fit::Matches : Fit::Refuted;
    part = p.part;
    word = stopped_word(state_.stop);
    state_.stop = OutcomeKind::Finished;
    return Fit::Raised;
  }

  Fit blocked(uint32_t by, Word w) {
    part = by;
    word = w;
    switch (kind_of(*cell_of(w))) {
      case Kind::Failed:
        word = cell_of(w)[1];
        return Fit::Raised;
      case Kind::Blackhole:  // what evaluates it waits for this match
        word = loop_word(state_);
        return Fit::Raised;
      default:
        if (Word why = cannot_wait(state_, cell_of(w))) {
          word = why;
          return Fit::Raised;
        }
        return Fit::Blocked;
    }
  }

  State& state_;
  const MatchPattern* pattern_;
  const MatchPattern* at_ = nullptr;
};

void add_part(std::vector<BlockedPart>& parts, BlockedPart part) {
  if (parts.empty() || parts.back().order < part.order) return parts.push_back(part);
  if (parts.back().order == part.order) return;
  auto at = std::find_if(parts.begin(), parts.end(), [&](const BlockedPart& p) { return p.order >= part.order; });
  if (at == parts.end() || at->order != part.order) parts.insert(at, part);
}

MatchVerdict try_walking(State& state, const MatchCode& code, const Word* match, std::vector<BlockedPart>& parts) {
  Matcher matcher(state, code);
  uint32_t raised = UINT32_MAX;
  Word exception = 0;
  uint32_t count = static_cast<uint32_t>(code.clauses.size()) - 1;
  bool first = true;  // of the clauses that are not refuted
  for (uint32_t i = 0; i < count; ++i) {
    Fit fit = matcher.clause(code.clauses[i], code, match + kMatchOperands);
    if (fit == Fit::Matches) return {code.in_order && !first ? MatchVerdict::Early : MatchVerdict::Clause, i};
    if (fit == Fit::Refuted) continue;
    if (fit == Fit::Raised) {
      if (code.in_order && first) return {MatchVerdict::Raise, 0, matcher.word};
      if (matcher.part < raised) {
        raised = matcher.part;
        exception = matcher.word;
      }
    } else if (code.in_order && first && !is_waiting(matcher.word)) {
      parts.push_back({0, matcher.word});
      return {MatchVerdict::Blocked};
    } else {
      // In order, what the first clause asks for comes first, whatever stands to its left.
      add_part(parts, {code.in_order && first ? 0 : matcher.part + 1, matcher.word});
    }
    first = false;
  }
  if (!parts.empty()) return {MatchVerdict::Blocked};
  if (exception) return {MatchVerdict::Raise, 0, exception};
  return {MatchVerdict::Clause, count};
}

// The same for flat patterns, as conjunctions have them, while nothing raised: each subject is looked at once.
std::optional<MatchVerdict> try_flat(State& state, const MatchCode& code, const Word* match,
                                     std::vector<BlockedPart>& parts) {
  std::array<Word, MatchCode::kMostFlat> words;
  for (size_t i = 0; i < code.subjects; ++i) words[i] = follow(match[kMatchOperands + i]);
  const MatchTest* test = code.tests.data();
  const MatchClause* const fallback = &code.clauses.back();
  bool first = true;  // of the clauses that are not refuted
  Word blocking = 0;  // the last that did
  for (const MatchClause* clause = code.clauses.data(); clause != fallback; ++clause) {
    const MatchTest* const end = code.tests.data() + clause->tests;
    for (; test != end; ++test) {
      const Word w = words[test->subject];
      if (!is_evaluated(w) || tag_of(w) != test->tag) break;
    }
    if (test == end) {
      const MatchPattern* p = code.patterns.data() + clause->patterns;
      for (size_t i = 0; i < code.subjects; ++i)
        if (p[i].binder >= 0) state.registers[p[i].binder] = words[i];
      return MatchVerdict{code.in_order && !first ? MatchVerdict::Early : MatchVerdict::Clause,
                          static_cast<uint32_t>(clause - code.clauses.data())};
    }
    const MatchTest failed = *test;
    test = end;
    const Word w = words[failed.subject];
    if (is_evaluated(w)) continue;
    if (w != blocking) {
      const Kind kind = kind_of(*cell_of(w));
      if (kind == Kind::Failed || kind == Kind::Blackhole || cannot_wait(state, cell_of(w))) return std::nullopt;
      blocking = w;
    }
    if (code.in_order && first && !is_waiting(w)) {
      parts.push_back({0, w});
      return MatchVerdict{MatchVerdict::Blocked};
    }
    add_part(parts, {code.in_order && first ? 0 : uint32_t{failed.part} + 1, w});
    first = false;
  }
  if (!parts.empty()) return MatchVerdict{MatchVerdict::Blocked};
  return MatchVerdict{MatchVerdict::Clause, static_cast<uint32_t>(code.clauses.size()) - 1};
}

}  // namespace

MatchVerdict try_match(State& state, const Word* match, std::vector<BlockedPart>& parts) {
  const MatchCode& code = match_code(state, match);
  parts.clear();
  if (code.flat) {
    if (const std::optional<MatchVerdict> verdict = try_flat(state, code, match, parts)) return *verdict;
    parts.clear();
  }
  return try_walking(state, code, match, parts);
}

}  // namespace needle::machine
