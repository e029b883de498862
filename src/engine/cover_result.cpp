#include "engine/cover_result.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/goals.h"
#include "engine/suite.h"
#include "engine/unreached.h"
#include "program/exported_makers.h"
#include "space/show_type.h"
#include "witness/argument.h"
#include "witness/qualified.h"

namespace needle::engine {

using namespace claim;

namespace {

void each_function(const syntax::Bindings* bindings, const std::function<void(const syntax::Decl&, std::string)>& f) {
  for (const syntax::Decl* d : bindings->decls) {
    switch (d->kind) {
      case syntax::DeclKind::Function:
        f(*d, std::string(static_cast<const syntax::FunctionDecl*>(d)->name.text.text()));
        break;
      case syntax::DeclKind::PatternBinding:
        f(*d, "");
        break;
      case syntax::DeclKind::Instance:
        each_function(static_cast<const syntax::InstanceDecl*>(d)->body, f);
        break;
      case syntax::DeclKind::Class:
        each_function(static_cast<const syntax::ClassDecl*>(d)->body, f);
        break;
      default:
        break;
    }
  }
}

// Whether another module can name all its constructors.
bool can_be_written(const program::Workspace& workspace, const space::Value& value) {
  if (value.con && !value.hole && !program::is_made(value.con->parent)) {
    const names::ModuleInfo* info = workspace.names().find_module(value.con->module);
    if (info && !info->library && !names::find_export(info->values, value.con->name)) return false;
  }
  return std::all_of(value.fields.begin(), value.fields.end(),
                     [&](const space::Value& f) { return can_be_written(workspace, f); });
}

// Why it is unknown, though every entry point was searched from.
std::string why_not(const CoverEvidence& evidence) {
  if (!evidence.open_from.empty() && evidence.only_types) {
    std::vector<std::string> at;
    for (const EntryPoint* e : evidence.open_from)
      for (const auto& [variable, type] : e->start.types) at.push_back(fmt::format("{} = {}", variable, type));
    std::sort(at.begin(), at.end());
    at.erase(std::unique(at.begin(), at.end()), at.end());
    if (at.empty()) return "no value that the instances of its types generate gets there; others may";
    return fmt::format("proved unreachable at {} only; other instances may get there", fmt::join(at, ", "));
  }
  if (evidence.goal.doubtful)
    return "only for parts of results that no test sees, or not when the inputs are run again";
  std::vector<std::string> names, types;
  for (const EntryPoint* e : evidence.open_from) {
    names.emplace_back(e->start.function.name.text());
    if (!e->general && types.empty())
      for (const auto& [variable, type] : e->start.types) types.push_back(fmt::format("{} = {}", variable, type));
  }
  constexpr size_t kMost = 4;
  const size_t others = names.size() > kMost ? names.size() - kMost : 0;
  if (others) names.resize(kMost);
  if (names.empty()) return "there is no function to start from";
  std::string out = fmt::format("not reached from {}", fmt::join(names, ", "));
  if (others) out += fmt::format(" and {} more", others);
  if (!types.empty()) out += fmt::format(" (tried at {})", fmt::join(types, ", "));
  return out;
}

}  // namespace

CoverResult::CoverResult(program::Workspace& workspace, const std::vector<program::CompiledModule*>& modules,
                         const Places& places, const EntryPoints& entries, const Callers& callers)
    : workspace_(workspace), modules_(modules), places_(places), entries_(entries), callers_(callers) {
  const Sources& sources = workspace.sources();
  functions_.resize(modules.size());
  for (size_t m = 0; m < modules.size(); ++m) {
    const FileId file = modules[m]->resolved.parsed.module->file;
    CoverModule module;
    module.name = std::string(modules[m]->resolved.name.text());
    module.file = sources.file(file).path;
    module.source = sources.file(file).text;
    out_.modules.push_back(std::move(module));
    add_functions(m);
  }
  for (const std::unique_ptr<EntryPoint>& e : entries.points) out_.starts.emplace_back(e->start.function.name.text());
  for (const NoEntry& none : entries.none)
    out_.not_started.emplace_back(std::string(none.function.name.text()), none.why);
}

void CoverResult::add_functions(size_t m) {
  const Sources& sources = workspace_.sources();
  each_function(modules_[m]->resolved.parsed.module->body, [&](const syntax::Decl& decl, const std::string& name) {
    const FileId file = modules_[m]->resolved.parsed.module->file;
    if (!decl.span.valid() || decl.span.file != file) return;
    functions_[m].push_back(decl.span);
    const Place begin = sources.begin_of(decl.span), last = sources.last_of(decl.span);
    out_.modules[m].functions.push_back(
        {name.empty() ? fmt::format("(line {})", begin.line) : name, begin.line, begin.column, last.line});
  });
}

size_t CoverResult::function_of(size_t m, Span span) {
  std::optional<size_t> best;
  for (size_t i = 0; i < functions_[m].size(); ++i) {
    const Span f = functions_[m][i];
    if (f.begin > span.begin || span.end > f.end) continue;
    if (!best || f.end - f.begin < functions_[m][*best].end - functions_[m][*best].begin) best = i;
  }
  if (best) return *best;
  // Something at the top level that is no declaration of a value.
  std::vector<CoverFunction>& all = out_.modules[m].functions;
  if (all.size() == functions_[m].size()) all.push_back({"(module)", 1, 1, 1});
  return all.size() - 1;
}

void CoverResult::add(PlaceId place, const CoverEvidence& evidence) {
  const Sources& sources = workspace_.sources();
  const core::TickInfo& info = places_.info(place);
  const size_t m = places_.module(place);
  CoverTick out;
  out.box = info.box;
  out.value = info.value;
  for (Symbol name : info.path) out.path.emplace_back(name.text());
  out.span = info.span;
  const Place begin = sources.begin_of(info.span), last = sources.last_of(info.span);
  out.line = begin.line;
  out.column = begin.column;
  out.end_line = last.line;
  out.end_column = last.column;
  out.text = std::string(sources.text(info.span));
  out.function = function_of(m, info.span);
  out.count = evidence.before;
  if (evidence.covered) {
    out.reach = Reach::Covered;
  } else {
    GoalEvidence goal = evidence.goal;
    if (!evidence.open_from.empty()) goal.open = GaveUp{Reason::Bound, std::nullopt, std::nullopt};
    goal.no_start = no_start(place);
    const bool proved = std::holds_alternative<Unreachable>(conclude(goal));
    out.reach = proved ? Reach::Unreachable : Reach::Unknown;
    if (!proved) out.reason = goal.no_start.empty() ? why_not(evidence) : goal.no_start;
  }
  index_.push_back(out_.modules[m].ticks.size());
  out_.modules[m].ticks.push_back(std::move(out));
}

CoverTick& CoverResult::tick(PlaceId place) {
  return out_.modules[places_.module(place)].ticks[index_[place]];
}

// Why there is a way to the place that no search takes; empty when there is none.
std::string CoverResult::no_start(PlaceId place) const {
  // GHC derives some methods that are none here: readPrec.
  if (places_.info(place).box == core::Box::TopLevel && !places_.holder(place).valid())
    return "GHC derives it in another way than it is done here";
  if (entries_.synonyms.contains(modules_[places_.module(place)]))
    return "the module exports pattern synonyms, which are not started from";
  for (const NoEntry& none : entries_.none)
    if (none.global.valid() && callers_.reaches(none.global, {places_.tick(place)}))
      return fmt::format("{} leads there, and cannot be started from: {}", none.function.name.text(), none.why);
  return "";
}

void CoverResult::add(CoverRun run) {
  const size_t number = runs_.size();
  for (PlaceId p : run.news) tick(p).test = number;
  out_.tests.push_back(test_of(run));
  runs_.push_back(std::move(run));
}

CoverTest CoverResult::test_of(const CoverRun& run) {
  const EntryPoint& entry = *run.entry;
  const program::Function& f = entry.start.function;
  const Test& test = entry.start.target.test;
  const std::string file = workspace_.sources().file(f.module->resolved.parsed.module->file).path;
  const std::string module = module_name(*f.module, file);
  const Candidates candidates(workspace_, entry.spaces, {});
  std::vector<space::Value> inputs;
  for (const space::Value& v : run.inputs) inputs.push_back(space::filled(entry.spaces, v));
  const ClaimedFunction function{module, std::string(f.name.text()), file, entry.start.types};
  const bool property = entry.kind == EntryKind::Property;
  const std::string target = property || run.news.empty() ? "" : tick_name(workspace_, places_.tick(run.news[0]));
  const Witness witness = candidates.describe(test, function, inputs, target);
  witness::Qualified elsewhere(module);
  CoverTest out;
  out.module = module;
  out.function = f.name.text();
  out.property = property;
  out.inputs = witness.inputs;
  out.call = entry.written;
  const names::Entity& named = workspace_.names().entity(f.entity);
  const std::string qualified = elsewhere.name(named.module, f.name.text());
  out.source = entry.written.starts_with('(') ? "(" + qualified + ")" : qualified;
  for (const WitnessInput& input : witness.inputs) {
    // What nobody looked at is shown as what the test passes.
    out.call += " " + witness::as_argument(input.value == "_" ? input.source : input.value);
    out.source += input.source_type.empty() ? fmt::format(" ({})", input.source)
                                            : fmt::format(" (({}) :: {})", input.source, input.source_type);
  }
  if (run.sight && !run.sight->through.empty() && !run.has_raised)
    out.call = fmt::format("{} {}", run.sight->through, witness::as_argument(out.call));
  if (!entry.start.types.empty() && !out.property) {
    const core::Type* type = workspace_.program().global(entry.start.closed).type;
    out.source = fmt::format("({} :: {})", out.source, elsewhere.type(core::result_of(type)));
  }
  out.modules = witness.modules;
  out.modules.insert(out.modules.end(), elsewhere.modules().begin(), elsewhere.modules().end());
  if (run.sight) out.modules.insert(out.modules.end(), run.sight->modules.begin(), run.sight->modules.end());
  std::sort(out.modules.begin(), out.modules.end());
  out.modules.erase(std::unique(out.modules.begin(), out.modules.end()), out.modules.end());
  if (run.sight) {
    out.observed = run.sight->observed;
    out.definitions = run.sight->definitions;
  }
  out.result = run.text;
  out.raised = run.raised;
  out.has_raised = run.has_raised;
  out.failed = run.failed;
  out.discarded = run.discarded;
  out.whole = run.whole;
  out.found_by = run.by;
  if (!entry.made && entry.kind != EntryKind::Method) out.token = witness.token;
  out.covers = run.covers.size();
  out.first = run.news.size();
  return out;
}

// The suite, and how often it passes each place.
void CoverResult::choose() {
  std::vector<SuiteTest> tests;
  for (const CoverRun& run : runs_) {
    bool drawn = false;  // by generators of the property's own
    for (size_t i = 0; i < run.inputs.size(); ++i)
      drawn = drawn || (run.entry->test.inputs[i].choices && !run.inputs[i].hole);
    SuiteTest test{run.covers, 0, !run.failed && !run.discarded};
    // What another module cannot say again is no part of it.
    const bool writable = std::all_of(run.inputs.begin(), run.inputs.end(),
                                      [this](const space::Value& v) { return can_be_written(workspace_, v); });
    if (!run.entry->exported || drawn || !writable) test.covers.clear();
    for (const space::Value& v : run.inputs)
      test.size = space::saturating_add(test.size, space::size_of(run.entry->spaces, v));
    tests.push_back(std::move(test));
  }
  std::vector<bool> already(places_.size());
  for (PlaceId p = 0; p < places_.size(); ++p) already[p] = tick(p).count > 0;
  for (size_t i : choose_suite(tests, already)) {
    out_.tests[i].chosen = true;
    for (PlaceId p : runs_[i].covers) {
      uint64_t& count = tick(p).count;  // from what a file says it may be as large as can be
      count += std::min(runs_[i].counts[places_.tick(p)], UINT64_MAX - count);
    }
  }
}

Coverage CoverResult::take() {
  choose();
  const auto dead = [this](PlaceId p) { return tick(p).reach == Reach::Unreachable; };
  const Unreached unreached(workspace_, places_, callers_);
  for (PlaceId p = 0; p < places_.size(); ++p) {
    CoverTick& t = tick(p);
    const std::optional<PlaceId> around = places_.around(p);
    t.outermost = !around || tick(*around).reach != t.reach;
    if (t.reach == Reach::Unreachable) t.reason = unreached.why(p, dead);
  }
  return std::move(out_);
}

}  // namespace needle::engine
