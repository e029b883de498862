#include "core/reference_overlap.h"

#include <optional>

#include "core/reference.h"

namespace needle::core::reference {
namespace {

bool is_evaluated(const Node* n) {
  switch (n->kind) {
    case NodeKind::Thunk:
    case NodeKind::Text:
    case NodeKind::BlackHole:
    case NodeKind::Failed:
      return false;
    default:
      return true;
  }
}

enum class Fit : uint8_t { Matches, Refuted, Blocked };

class Matcher {
 public:
  Matcher(const Code& overlap, const Node* match, Node* frame) : overlap_(overlap), match_(match), frame_(frame) {}

  Fit clause(const CodeClause& c) {
    path.clear();
    for (uint32_t i = 0; i < c.patterns.size(); ++i) {
      path.push_back(i);
      Fit fit = part(c.patterns[i], match_->items[1 + i]);
      if (fit != Fit::Matches) return fit;
      path.pop_back();
    }
    return Fit::Matches;
  }

  // Of the last clause, when it is blocked.
  std::vector<uint32_t> path;  // where: the number of the subject, of a field in it ...
  Node* blocking = nullptr;

  Node* exception_of(const Node* n) const {
    for (size_t i = 1 + overlap_.args.size(); i < match_->count; i += 2) {
      if (follow(match_->items[i]) == n) return match_->items[i + 1];
    }
    return nullptr;
  }

 private:
  Fit part(const CodePattern& p, Node* n) {
    n = follow(n);
    if (p.pattern->binder) frame_->items[p.slot] = n;
    if (p.pattern->kind == OverlapPattern::Any) return Fit::Matches;
    if (!is_evaluated(n)) {
      blocking = n;
      return Fit::Blocked;
    }
    if (p.pattern->kind == OverlapPattern::Lit) {
      return equals_literal(n, p.pattern->literal) ? Fit::Matches : Fit::Refuted;
    }
    if (n->kind != NodeKind::Con) throw Malformed("a constructor pattern for something else");
    if (n->con != p.pattern->con) return Fit::Refuted;
    for (uint32_t i = 0; i < p.fields.size(); ++i) {
      path.push_back(i);
      Fit fit = part(p.fields[i], n->items[i]);
      if (fit != Fit::Matches) return fit;
      path.pop_back();
    }
    return Fit::Matches;
  }

  const Code& overlap_;
  const Node* match_;
  Node* frame_;
};

}  // namespace

OverlapStep next_step(const Code& overlap, const Node* match, Node* frame) {
  struct Leftmost {
    std::vector<uint32_t> path;
    Node* node;
  };
  std::optional<Leftmost> part, exception;
  auto offer = [](std::optional<Leftmost>& to, const std::vector<uint32_t>& path, Node* node) {
    if (!to || path < to->path) to = Leftmost{path, node};
  };
  Matcher matcher(overlap, match, frame);
  for (const CodeClause& c : overlap.clauses) {
    switch (matcher.clause(c)) {
      case Fit::Matches:
        return {OverlapStep::Continue, c.body, nullptr};
      case Fit::Refuted:
        break;
      case Fit::Blocked:
        if (overlap.in_order) return {OverlapStep::Evaluate, nullptr, matcher.blocking};
        if (Node* raised = matcher.exception_of(matcher.blocking)) {
          offer(exception, matcher.path, raised);
        } else {
          offer(part, matcher.path, matcher.blocking);
        }
        break;
    }
  }
  if (part) return {OverlapStep::Evaluate, nullptr, part->node};
  if (exception) return {OverlapStep::Raise, nullptr, exception->node};
  return {OverlapStep::Continue, overlap.fallback, nullptr};
}

}  // namespace needle::core::reference
