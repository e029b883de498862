#include "backward/show_lookup.h"

#include <fmt/format.h>

#include "backward/write_lookup.h"

namespace needle::backward {

using namespace core;

namespace {

constexpr size_t kMost = size_t{4} << 20;  // bytes that anybody might read

}  // namespace

void ShownLookups::looked_up(const Expr* e, const Frame* frame) {
  if (seen_.emplace(std::pair{e, frame}, true).second) events_.push_back({e, frame, false});
}

void ShownLookups::guarded(const CaseExpr& c, const Frame* frame) {
  events_.push_back({&c, frame, true});
}

std::string ShownLookups::text(Search& search, const Sources& sources) {
  for (const auto& [tick, frame] : std::vector(marks_)) search.lookup().value(tick, frame);
  search.lookup().settle();
  const Question& question = search.question();
  const Names names(question.program, search.bindings(), sources, question.code);
  LookupWriter writer(search, names, calls_);
  for (const Event& e : events_) {
    if (writer.size() > kMost) return writer.take() + "..\n";
    if (e.guard)
      writer.guard(as<CaseExpr>(e.code), e.frame);
    else
      writer.lookup(e.code, e.frame);
  }
  return writer.take();
}

LookupListener* ShownSearches::add(Search& search) {
  if (search.question().how.summarises) return nullptr;
  all_.emplace_back(&search, ShownLookups());
  return &all_.back().second;
}

std::string ShownSearches::take(const Sources& sources) {
  std::string out;
  for (auto& [search, shown] : all_) {
    if (all_.size() > 1)
      out += search->question().upward ? "--- from the target to its callers\n" : "--- from the entry to the target\n";
    out += shown.text(*search, sources);
  }
  all_.clear();
  return out;
}

}  // namespace needle::backward
