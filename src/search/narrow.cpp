// Needed narrowing, depth first.
//
//   demand(x), x :: T          for each constructor K of T that still fits:  x := K y1 .. yn,  go on
//   leaf                       count it; go back to the newest choice point with an alternative left
//
// What fits: the constructors chosen so far, and for every unknown still open the least that it can become, together
// must not exceed the bound. So each open unknown has already been paid for with its least size, and an alternative
// costs only what it adds to that. The next round's bound is the smallest that would have let one more alternative in.
#include "machine/narrow.h"

#include <algorithm>

#include "search/read_back.h"
#include "search/strategy.h"

namespace needle::search {
namespace {

using claim::TestResult;
using machine::Narrowing;
using machine::Outcome;
using machine::OutcomeKind;
using machine::Word;
using space::Form;
using space::kInfinite;
using space::NumberKind;
using space::Space;
using space::SpaceId;

// An evaluation that alone takes this share of all steps is likely to run for ever.
constexpr double kStuckShare = 0.5;
constexpr uint64_t kProgressNodes = 4096;

struct Alternative {
  uint64_t index = 0;  // a constructor's tag, or a number's place in its order
  uint32_t size = 0;   // of everything, once it is chosen
};

struct Choice {
  size_t unknown;  // its place among the kept words
  SpaceId space;
  uint32_t depth;  // levels left for the unknown
  uint32_t size;   // of everything, before the choice
  Alternative next;
  std::vector<size_t> obligations;  // strict fields that were waiting
};

class Round {
 public:
  Round(const Problem& problem, claim::Counts& counts, uint32_t bound, bool by_depth)
      : problem_(problem),
        spaces_(problem.spaces),
        narrow_(problem.machine),
        counts_(counts),
        bound_(bound),
        by_depth_(by_depth) {}

  enum class Ended : uint8_t { Complete, Found, Stopped };

  Ended run() {
    narrow_.choose();  // what the round evaluates is undone with it
    return has_inputs() ? walk() : Ended::Complete;
  }

  // The inputs where the walk stands, as far as they have been looked at.
  std::vector<space::Value> inputs() {
    std::vector<space::Value> out;
    for (size_t i = 0; i < problem_.property.inputs.size(); ++i)
      out.push_back(read_back(narrow_, spaces_, narrow_.kept()[i], problem_.property.inputs[i].space));
    return out;
  }

  uint32_t next_bound() const { return next_bound_; }  // kInfinite when no bound was hit
  uint64_t tests() const { return tests_; }
  uint64_t discards() const { return discards_; }
  bool raised() const { return raised_; }
  bool sized() const { return sized_; }  // a generator asked for its size
  OutcomeKind stopped() const { return stopped_; }
  int64_t last_steps() const { return last_steps_; }

 private:
  bool has_inputs() {
    for (const claim::Input& input : problem_.property.inputs) {
      const Space& space = spaces_[input.space];
      if (space.least == kInfinite) {
        if (spaces_.clipped()) hit(bound_ + 1);
        return false;
      }
      if (by_depth_ && space.least_depth > bound_) hit(space.least_depth);
      size_ = space::saturating_add(size_, space.least);
    }
    if (!by_depth_ && size_ > bound_) hit(size_);
    return next_bound_ == kInfinite;
  }

  Ended walk() {
    std::vector<Word> args;
    for (const claim::Input& input : problem_.property.inputs) args.push_back(fresh(input.space, bound_));
    narrow_.kept().assign(args.begin(), args.end());
    const Word verdict = narrow_.global(problem_.property.verdict);
    Outcome outcome = timed([&] { return narrow_.start(narrow_.apply(verdict, args)); });
    while (true) {
      if (problem_.stop.load(std::memory_order_relaxed)) outcome.kind = OutcomeKind::Interrupted;
      if (outcome.kind == OutcomeKind::Demand) {
        if (!refine(outcome.value) && !next_alternative()) return Ended::Complete;
      } else {
        if (std::optional<Ended> ended = leaf(outcome)) return *ended;
        if (!next_alternative()) return Ended::Complete;
      }
      if (!meet_obligations()) return Ended::Complete;
      outcome = timed([&] { return narrow_.resume(); });
    }
  }

  template <class Run>
  Outcome timed(Run run) {
    const int64_t before = problem_.machine.steps_left();
    Outcome outcome = run();
    last_steps_ = before - problem_.machine.steps_left();
    counts_.steps += static_cast<uint64_t>(last_steps_);
    return outcome;
  }

  // ---- refining
  Word fresh(SpaceId space, uint32_t depth) { return narrow_.unknown(spaces_.representation(space).index, depth); }

  // Binds the unknown to its first alternative, behind a choice point when there are more. False when none fits.
  bool refine(Word unknown) {
    const SpaceId id(Narrowing::user_of(unknown));
    const uint32_t depth = Narrowing::extra_of(unknown);
    std::optional<Alternative> first = alternative(id, depth, size_, 0);
    if (!first) return false;
    if (std::optional<Alternative> second = alternative(id, depth, size_, first->index + 1)) {
      choices_.push_back({narrow_.kept().size(), id, depth, size_, *second, obligations_});
      narrow_.kept().push_back(unknown);
      narrow_.choose();
      newest_bound_ = true;
    } else {
      newest_bound_ = false;
    }
    bind(unknown, id, depth, *first);
    return true;
  }

  // Goes back to the newest choice and takes its next alternative; the last one needs no choice point. False when there
  // is no choice left.
  bool next_alternative() {
    if (choices_.empty()) return false;
    Choice& choice = choices_.back();
    narrow_.back();
    const Word unknown = narrow_.kept()[choice.unknown];
    const Alternative chosen = choice.next;
    const SpaceId id = choice.space;
    const uint32_t depth = choice.depth;
    obligations_ = choice.obligations;
    if (std::optional<Alternative> after = alternative(id, depth, choice.size, chosen.index + 1)) {
      choice.next = *after;
      newest_bound_ = true;
    } else {
      drop_choice();
    }
    bind(unknown, id, depth, chosen);
    return true;
  }

  void drop_choice() {
    narrow_.commit();
    choices_.pop_back();
    newest_bound_ = false;
  }

  // Strict fields are evaluated together with their constructor, so they are refined before anything goes on.
  bool meet_obligations() {
    while (!obligations_.empty()) {
      const Word word = narrow_.look(narrow_.kept()[obligations_.back()]);
      obligations_.pop_back();
      if (Narrowing::is_unknown(word) && !refine(word) && !next_alternative()) return false;
    }
    return true;
  }

  // The first alternative from `from` on that fits.
  std::optional<Alternative> alternative(SpaceId id, uint32_t depth, uint32_t size, uint64_t from) {
    const Space& space = spaces_[id];
    if (space.form == Form::Number) return number(space, depth, size, from);
    for (uint64_t i = from; i < space.alternatives.size(); ++i) {
      const space::Alternative& a = space.alternatives[i];
      if (a.least == kInfinite) {
        if (spaces_.clipped()) hit(bound_ + 1);
        continue;
      }
      const uint32_t total = by_depth_ ? 0 : space::saturating_add(size - space.least, a.least);
      if (by_depth_ && a.least_depth > depth) {
        hit(bound_ + 1);
      } else if (!by_depth_ && total > bound_) {
        hit(total);
      } else {
        return Alternative{i, total};
      }
    }
    return std::nullopt;
  }

  std::optional<Alternative> number(const Space& space, uint32_t depth, uint32_t size, uint64_t index) {
    if (space.number == NumberKind::Size) {
      sized_ = true;
      return index == 0 ? std::optional(Alternative{0, size}) : std::nullopt;
    }
    if (by_depth_ && index >= space::numbers_of_depth(space, depth)) {
      hit(bound_ + 1);
      return std::nullopt;
    }
    std::optional<space::Number> n = space::number_at(space, index);
    if (!n) {
      if (space.unbounded) hit(bound_ + 1);
      return std::nullopt;
    }
    if (by_depth_) return Alternative{index, 0};
    const uint32_t total = size - space.least + space::size_of(space, *n);
    if (total <= bound_) return Alternative{index, total};
    hit(total);
    return std::nullopt;
  }

  void hit(uint32_t needed) { next_bound_ = std::min(next_bound_, needed); }

  void bind(Word unknown, SpaceId id, uint32_t depth, const Alternative& chosen) {
    const Space& space = spaces_[id];
    size_ = chosen.size;
    narrow_.bind(unknown, space.form == Form::Number ? number_word(*space::number_at(space, chosen.index), space)
                                                     : constructor(space, space.alternatives[chosen.index], depth));
    if (++counts_.nodes % kProgressNodes == 0 && problem_.progress) problem_.progress(counts_, bound_);
  }

  Word number_word(const space::Number& n, const Space& space) {
    switch (space.number) {
      case NumberKind::Double:
      case NumberKind::Float:
        return narrow_.real(n.real);
      case NumberKind::Ratio:
        return narrow_.constructor(0, {narrow_.integer(n.integer), narrow_.integer(n.denominator)});
      default:
        return narrow_.integer(n.integer);
    }
  }

  Word constructor(const Space& space, const space::Alternative& a, uint32_t depth) {
    fields_.clear();
    for (SpaceId f : a.fields) fields_.push_back(fresh(f, space.tuple || space.free || depth == 0 ? depth : depth - 1));
    const Word word = narrow_.constructor(a.con->tag, fields_);
    if (a.strict) {
      for (size_t i = fields_.size(); i-- > 0;) {
        if (!a.con->strict_fields[i]) continue;
        obligations_.push_back(narrow_.kept().size());
        narrow_.kept().push_back(fields_[i]);
      }
    }
    return word;
  }

  // ---- leaves
  std::optional<Ended> leaf(const Outcome& outcome) {
    TestResult result = TestResult::Failed;
    switch (outcome.kind) {
      case OutcomeKind::Finished:
        result = static_cast<TestResult>(machine::to_int64(outcome.value));
        break;
      case OutcomeKind::Uncaught:
        switch (kind_of(outcome.value)) {
          case Raised::Failure:
            raised_ = true;
            break;
          case Raised::Discard:
            result = TestResult::Discarded;
            break;
          case Raised::NoSuchChoice:
            // the numbers after this one do not exist either
            if (newest_bound_) {
              narrow_.back();
              drop_choice();
            }
            return std::nullopt;
        }
        break;
      case OutcomeKind::Loop:
      case OutcomeKind::Exited:
        raised_ = true;
        break;
      default:
        stopped_ = outcome.kind;
        return Ended::Stopped;
    }
    ++tests_;
    if (result == TestResult::Discarded) ++discards_;
    if (problem_.on_leaf) {
      problem_.on_leaf(result, inputs());
      return std::nullopt;
    }
    if (result == TestResult::Failed) return Ended::Found;
    raised_ = false;
    return std::nullopt;
  }

  enum class Raised : uint8_t { Failure, Discard, NoSuchChoice };
  Raised kind_of(Word exception) {
    if (!problem_.is_discard.valid()) return Raised::Failure;
    Outcome answer = narrow_.start(narrow_.apply(narrow_.global(problem_.is_discard), {exception}));
    return answer.kind == OutcomeKind::Finished ? static_cast<Raised>(machine::constructor_tag(answer.value))
                                                : Raised::Failure;
  }

  const Problem& problem_;
  const space::Spaces& spaces_;
  Narrowing narrow_;
  claim::Counts& counts_;
  const uint32_t bound_;
  const bool by_depth_;
  uint32_t size_ = 0;  // of all that is chosen, and the least of all that is open
  uint32_t next_bound_ = kInfinite;
  std::vector<Choice> choices_;
  std::vector<size_t> obligations_;  // places among the kept words
  std::vector<Word> fields_;
  uint64_t tests_ = 0, discards_ = 0;
  int64_t last_steps_ = 0;
  bool raised_ = false;
  bool sized_ = false;
  bool newest_bound_ = false;  // the newest choice is what was bound last
  OutcomeKind stopped_ = OutcomeKind::Finished;
};

class Narrow : public Strategy {
 public:
  const char* name() const override { return "narrow"; }

  End run(const Problem& problem, const Bounds& bounds) override {
    End end;
    uint32_t bound = bounds.depth.value_or(std::min(bounds.max_size, std::max(bounds.min_size, least_size(problem))));
    while (true) {
      Round round(problem, end.counts, bound, bounds.depth.has_value());
      const Round::Ended ended = round.run();
      if (ended == Round::Ended::Stopped && end.complete) return interrupted(std::move(end), round, ended);
      end.counts.tests = round.tests();
      end.counts.discards = round.discards();
      end.counts.size_reached = bound;
      if (ended != Round::Ended::Complete) return interrupted(std::move(end), round, ended);
      const uint32_t next = round.next_bound();
      if (next == kInfinite) {
        end.kind = round.sized() ? EndKind::Bounded : EndKind::Exhausted;
        end.complete = bound;
        return end;
      }
      if (bounds.depth || next > bounds.max_size) {
        end.kind = EndKind::Bounded;
        end.complete = bounds.depth ? *bounds.depth : bounds.max_size;
        return end;
      }
      end.complete = next - 1;
      bound = next;
    }
  }

 private:
  static uint32_t least_size(const Problem& problem) {
    uint32_t size = 0;
    for (const claim::Input& input : problem.property.inputs)
      size = space::saturating_add(size, problem.spaces[input.space].least);
    return size;
  }

  static End interrupted(End end, Round& round, Round::Ended ended) {
    end.kind = ended == Round::Ended::Found ? EndKind::Found : EndKind::Stopped;
    end.inputs = round.inputs();
    end.raised = round.raised();
    end.stopped = round.stopped();
    end.stuck = static_cast<double>(round.last_steps()) > kStuckShare * static_cast<double>(end.counts.steps);
    return end;
  }
};

}  // namespace

std::unique_ptr<Strategy> narrow() {
  return std::make_unique<Narrow>();
}

}  // namespace needle::search
