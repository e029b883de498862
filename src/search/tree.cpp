#include "search/tree.h"

#include <fmt/format.h>

#include <unordered_map>

#include "search/round.h"

namespace needle::search {
namespace {

const char* name_of(Why why) {
  switch (why) {
    case Why::Demanded:
      return "";
    case Why::Preferred:
      return "   (preferred)";
    case Why::Given:
      return "   (given)";
  }
  return "";
}

std::string describe(const Leaf& leaf) {
  switch (leaf.kind) {
    case LeafKind::Tested:
      switch (leaf.result) {
        case claim::TestResult::Failed:
          return leaf.raised ? "raises" : "failed";
        case claim::TestResult::Discarded:
          return "discarded";
        case claim::TestResult::Unfinished:
          return "passed, but its result is too large to look at all of it";
        default:
          return "passed";
      }
    case LeafKind::NoSuchChoice:
      return "no such choice";
    case LeafKind::Cut:
      return leaf.by == claim::Halted::Memory ? "cut: out of memory" : "cut: it may not end";
    case LeafKind::Reached:
      return "reached";
    case LeafKind::Stopped:
      break;
  }
  return "stopped";
}

// The number at this place of its order, as Haskell.
std::string shown(const space::Space& space, uint64_t index) {
  const std::optional<space::Number> n = space::number_at(space, index);
  if (!n) return "?";
  switch (space.number) {
    case space::NumberKind::Char:
      return n->integer >= ' ' && n->integer < 127 ? fmt::format("'{}'", static_cast<char>(n->integer))
                                                   : fmt::format("'\\{}'", n->integer);
    case space::NumberKind::Double:
    case space::NumberKind::Float:
      return fmt::format("{}", n->real);
    case space::NumberKind::Ratio:
      return fmt::format("{} % {}", n->integer, n->denominator);
    case space::NumberKind::Integral:
    case space::NumberKind::Choice:
    case space::NumberKind::Size:
      break;
  }
  return n->whole(space.is_unsigned).get_str();
}

class Printer {
 public:
  explicit Printer(const Problem& problem) : problem_(problem) {}

  void leaf(const std::vector<Decision>& decisions, const Leaf& leaf) {
    names_.clear();
    uint32_t next = 0;
    for (const claim::Input& input : problem_.test().inputs) name_unknown(input.space, next, input.name);
    size_t shared = 0;
    for (size_t i = 0; i < decisions.size(); ++i) {
      const Step step = step_of(decisions[i]);
      if (shared == i && i < before_.size() && before_[i] == step) ++shared;
      const std::string line = take(decisions[i], next);
      if (i >= shared) text += std::string(2 * i, ' ') + line + "\n";
    }
    text += std::string(2 * decisions.size(), ' ') + describe(leaf) + "\n";
    before_ = path_of(decisions);
  }

  std::string text;

 private:
  // As the refiner numbers them.
  void name_unknown(space::SpaceId id, uint32_t& next, const std::string& name) {
    if (problem_.spaces[id].form != space::Form::Fixed) names_[next++] = name;
  }

  // "xs = (:)"; its fields are named.
  std::string take(const Decision& d, uint32_t& next) {
    const space::Space& space = problem_.spaces[d.space];
    const std::string name = names_[d.unknown];
    std::string value;
    if (space.form == space::Form::Number) {
      value = shown(space, d.taken);
    } else {
      const space::Alternative& a = space.alternatives[d.taken];
      value = a.con->name.text();
      for (size_t i = 0; i < a.fields.size(); ++i) name_unknown(a.fields[i], next, fmt::format("{}.{}", name, i));
    }
    return fmt::format("{} = {}{}", name, value, name_of(d.why));
  }

  const Problem& problem_;
  Path before_;
  std::unordered_map<uint32_t, std::string> names_;
};

}  // namespace

PrintedTree print_tree(const Compiled& compiled, const Bounds& bounds, claim::SearchBudget& budget,
                       uint64_t most_leaves) {
  claim::Listener listener;
  listener.mark = [](uint32_t, const std::vector<space::Value>&) {
    return claim::MarkAnswer{claim::AtMark::GoBack, {}};
  };
  Setting setting(compiled, budget, listener, budget.max_memory);
  claim::Counts counts;
  Printer printer(setting.problem());
  PrintedTree out;
  const Bound bound{bounds.depth.value_or(bounds.max_size), bounds.depth.has_value()};
  Round round(setting.problem(), counts, bound, Walker::patience(budget));
  round.on_leaf([&](Walker& walker) {
    printer.leaf(walker.decisions(), walker.leaf());
    return ++out.leaves < most_leaves;
  });
  out.whole = round.run(UINT64_MAX) == Round::Ended::Complete;
  out.text = std::move(printer.text);
  return out;
}

}  // namespace needle::search
