#include "engine/goals.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <tuple>

namespace needle::engine {
namespace {

using core::TickInfo;
using core::TickKind;

class Finder {
 public:
  Finder(Workspace& workspace, CompiledModule& module) : workspace_(workspace), module_(module) {}

  std::vector<Goal> all() const { return each(TickKind::Expression); }
  std::vector<Goal> targets() const { return each(TickKind::Target); }

  // The function at the top level, or all local ones and methods of that name.
  std::vector<Goal> function(const std::string& name) const {
    Goal found;
    for (uint32_t i = 0; i < ticks().size(); ++i) {
      const TickInfo& tick = ticks()[i];
      if (tick.kind != TickKind::Function || tick.name.text() != name) continue;
      if (is_top_level(tick.named)) return {{tick.named, {i}}};
      if (found.ticks.empty()) found.span = tick.named;
      found.ticks.push_back(i);
    }
    return found.ticks.empty() ? std::vector<Goal>{} : std::vector<Goal>{found};
  }

  std::vector<Goal> at(Place place) const {
    std::optional<uint32_t> best;
    for (uint32_t i = 0; i < ticks().size(); ++i) {
      const TickInfo& tick = ticks()[i];
      if (tick.kind != TickKind::Expression || tick.span.file != module_.resolved.parsed.module->file) continue;
      if (place.column == 0 ? starts_on(tick.span, place.line) && (!best || is_outer_or_later(tick.span, *best))
                            : contains(tick.span, place) && (!best || length(tick.span) < length(ticks()[*best].span)))
        best = i;
    }
    return best ? std::vector<Goal>{{ticks()[*best].span, {*best}}} : std::vector<Goal>{};
  }

 private:
  const core::Ticks& ticks() const { return workspace_.ticks(); }
  static uint32_t length(Span span) { return span.end - span.begin; }

  std::vector<Goal> each(TickKind kind) const {
    std::vector<Goal> out;
    for (uint32_t i = 0; i < ticks().size(); ++i)
      if (ticks()[i].kind == kind) out.push_back({ticks()[i].span, {i}});
    std::stable_sort(out.begin(), out.end(), [](const Goal& a, const Goal& b) {
      return std::tuple(a.span.file.index, a.span.begin, a.span.end) <
             std::tuple(b.span.file.index, b.span.begin, b.span.end);
    });
    return out;
  }

  bool is_top_level(Span name) const {
    for (const program::Function& f : program::functions_of(module_))
      if (f.name_span == name) return true;
    return false;
  }
  bool starts_on(Span span, uint32_t line) const { return workspace_.sources().begin_of(span).line == line; }
  bool contains(Span span, Place place) const {
    const uint32_t offset = workspace_.sources().offset(span.file, place);
    const Place there = workspace_.sources().place(span.file, offset);  // offset() clamps to the file
    return there.line == place.line && there.column == place.column && span.begin <= offset && offset < span.end;
  }
  bool is_outer_or_later(Span span, uint32_t other) const {
    const Span old = ticks()[other].span;
    return (span.begin <= old.begin && old.end <= span.end) || span.begin >= old.end;
  }

  Workspace& workspace_;
  CompiledModule& module_;
};

}  // namespace

std::vector<Goal> find_goals(Workspace& workspace, CompiledModule& module, const std::string& file,
                             const GoalOptions& options) {
  const Finder finder(workspace, module);
  std::vector<Goal> out;
  std::string missing;
  std::vector<std::string> hints;
  if (options.all) {
    out = finder.all();
    missing = fmt::format("{} has no expressions", file);
  } else if (!options.function.empty()) {
    out = finder.function(options.function);
    missing = fmt::format("There is no function '{}' in {}", options.function, file);
  } else if (options.place) {
    out = finder.at(*options.place);
    missing = options.place->column == 0
                  ? fmt::format("No expression starts on line {} of {}", options.place->line, file)
                  : fmt::format("There is no expression at {}:{}:{}", file, options.place->line, options.place->column);
  } else {
    out = finder.targets();
    missing = fmt::format("{} has no target", file);
    hints = {"Import Needle (target) and put `target` before an expression",
             "Or name a place (FILE.hs:LINE[:COL]) or a function, or ask for everything with --all"};
  }
  if (out.empty()) workspace.diagnostics().error(707, Span(), missing, hints);
  return out;
}

std::string tick_name(const Workspace& workspace, uint32_t tick) {
  const TickInfo& info = workspace.ticks()[tick];
  const SourceFile& file = workspace.sources().file(info.span.file);
  const Span span = info.kind == TickKind::Function ? info.named : info.span;
  const Place begin = workspace.sources().begin_of(span), last = workspace.sources().last_of(span);
  return fmt::format("{}@{}:{}:{}-{}:{}", static_cast<int>(info.kind),
                     std::filesystem::path(file.path).filename().string(), begin.line, begin.column, last.line,
                     last.column);
}

std::vector<uint32_t> ticks_named(const Workspace& workspace, const std::string& name) {
  std::vector<uint32_t> out;
  for (uint32_t i = 0; i < workspace.ticks().size(); ++i)
    if (tick_name(workspace, i) == name) out.push_back(i);
  return out;
}

}  // namespace needle::engine
