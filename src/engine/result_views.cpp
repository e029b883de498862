#include "engine/result_views.h"

#include <fmt/format.h>

#include "core/build.h"
#include "core/spine.h"
#include "engine/candidates.h"
#include "program/close.h"
#include "space/show_type.h"
#include "witness/qualified.h"

namespace needle::engine {
namespace {

constexpr int kDeepest = 4;        // parts of parts
constexpr size_t kMostViews = 12;  // through functions

}  // namespace

std::string as_variable(std::string_view name) {
  const size_t last = name.rfind('.');
  const std::string_view own = last == std::string_view::npos || last + 1 == name.size() ? name : name.substr(last + 1);
  const bool word = !own.empty() && (std::isalpha(static_cast<unsigned char>(own[0])) || own[0] == '_' ||
                                     static_cast<unsigned char>(own[0]) >= 0x80);
  return word ? std::string(name) : fmt::format("({})", name);
}

std::vector<ResultView> ResultViews::all(const core::Type* type) {
  std::vector<ResultView> out = {of(type)};
  for (ResultView& view : by_functions(type, kMostViews))
    if (view.written != out[0].written) out.push_back(std::move(view));
  each_part_ = true;
  if (std::optional<ResultView> view = by_parts(type, 0)) out.push_back(std::move(*view));
  each_part_ = false;
  return out;
}

ResultView ResultViews::of(const core::Type* type, int depth) {
  if (each_part_ && depth < kDeepest)
    if (const std::optional<ResultView> view = by_parts(type, depth)) return *view;
  if (const core::GlobalId show = show_of(type); show.valid()) return {show, "show", ""};
  if (const std::vector<ResultView> views = by_functions(type, 1); !views.empty()) return views[0];
  if (depth < kDeepest)
    if (const std::optional<ResultView> view = by_parts(type, depth)) return *view;
  core::Program& program = workspace_.program();
  core::Builder build(program);
  const core::Var* value = build.fresh("r", type);
  const core::Expr* evaluated =
      build.case_of(build.var(value), build.fresh("v", type), {}, build.con(program.known.nil, {}));
  return {add(value, evaluated), "(`seq` \"\")", ""};
}

core::GlobalId ResultViews::show_of(const core::Type* type) {
  const names::EntityId show = workspace_.names().known_value("show");
  const types::Type* checked = show.valid() ? program::checked_type(workspace_, type) : nullptr;
  if (!checked) return {};
  return program::value_if_any(workspace_, module_, show,
                               {{workspace_.types().values.at(show)->vars[0]->name, checked}});
}

// Exported functions of one argument whose result has Show.
std::vector<ResultView> ResultViews::by_functions(const core::Type* type, size_t most) {
  std::vector<ResultView> out;
  const core::TyCon* con = core::head_of(type);
  const names::ModuleInfo* info = con ? workspace_.names().find_module(con->module) : nullptr;
  if (!info || info->library) return out;
  for (const program::Function& f : program::functions_of(module_)) {
    if (!program::exports(workspace_, module_, f.entity) || f.name.text().starts_with("prop_")) continue;
    const auto value = program::closed_if_any(workspace_, module_, f.entity, {}, {});
    const core::Type* seen = value ? workspace_.program().global(value->global).type : nullptr;
    if (!seen || seen->kind != core::TypeKind::Fun || core::signature(seen).arguments.size() != 1) continue;
    if (space::show(seen->left) != space::show(type)) continue;
    const core::GlobalId show = show_of(seen->right);
    if (!show.valid()) continue;
    witness::Qualified names(module_name(module_, workspace_.sources().file(f.span.file).path));
    const std::string written =
        fmt::format("(show . {})", as_variable(names.name(module_.resolved.name, f.name.text())));
    modules_.insert(names.modules().begin(), names.modules().end());
    core::Builder build(workspace_.program());
    const core::Var* x = build.fresh("r", type);
    const core::Expr* body = build.app(build.global(show), {build.app(build.global(value->global), {build.var(x)})});
    out.push_back({add(x, body), written, as_variable(f.name.text())});
    if (out.size() == most) break;
  }
  return out;
}

// The parts of what the Prelude holds values in.
std::optional<ResultView> ResultViews::by_parts(const core::Type* type, int depth) {
  const core::Spine spine = core::spine(type);
  const core::TyCon* con = spine.con();
  if (!con || con->constructors.empty()) return std::nullopt;
  const std::string_view name = con->name.text();
  const bool maybe = name == "Maybe" && spine.args.size() == 1, either = name == "Either" && spine.args.size() == 2,
             pair = name == "(,)" && spine.args.size() == 2, list = name == "[]" && spine.args.size() == 1;
  if (!maybe && !either && !pair && !list) return std::nullopt;
  std::vector<ResultView> parts;
  for (const core::Type* part : spine.args) parts.push_back(of(part, depth + 1));
  core::Builder build(workspace_.program());
  const auto seen = [&](size_t part, const core::Var* v) {
    const core::Expr* text = build.app(build.global(parts[part].global), {build.var(v)});
    return each_part_ ? build.app(build.global(workspace_.library_global("partText")), {text}) : text;
  };
  const auto shows = [&](size_t part) {
    return each_part_ ? fmt::format("(part . {})", parts[part].written) : parts[part].written;
  };
  const core::Var* value = build.fresh("r", type);
  std::vector<core::Alt> alternatives;
  std::string written;
  if (list) return by_elements(type, shows(0), [&](const core::Var* v) { return seen(0, v); });
  if (pair) {
    const core::Var *a = build.fresh("a", spine.args[0]), *b = build.fresh("b", spine.args[1]);
    alternatives.push_back(build.con_alt(con->constructors[0], {a, b}, append(seen(0, a), seen(1, b))));
    written = fmt::format("(\\(a, b) -> {} a ++ {} b)", shows(0), shows(1));
  } else if (maybe) {
    const core::Var* a = build.fresh("a", spine.args[0]);
    alternatives.push_back(build.con_alt(con->constructors[0], {}, build.string_lit("Nothing")));
    alternatives.push_back(build.con_alt(con->constructors[1], {a}, seen(0, a)));
    written = fmt::format("(maybe \"Nothing\" {})", shows(0));
  } else {
    for (size_t i = 0; i < 2; ++i) {
      const core::Var* a = build.fresh("a", spine.args[i]);
      alternatives.push_back(build.con_alt(con->constructors[i], {a}, seen(i, a)));
    }
    written = fmt::format("(either {} {})", shows(0), shows(1));
  }
  const core::Expr* body = build.case_of(build.var(value), build.fresh("v", type), alternatives, nullptr);
  return ResultView{add(value, body), written, ""};
}

// view = \\r -> case r of { [] -> ""; x : xs -> seen x ++ view xs }
std::optional<ResultView> ResultViews::by_elements(const core::Type* type, const std::string& shows,
                                                   const std::function<const core::Expr*(const core::Var*)>& seen) {
  core::Program& program = workspace_.program();
  core::Builder build(program);
  const core::Var *value = build.fresh("r", type), *head = build.fresh("x", type->right),
                  *tail = build.fresh("xs", type);
  const core::GlobalId view = program.add_global(module_.resolved.name, intern("$view"))->id;
  const core::Expr* rest = build.app(build.global(view), {build.var(tail)});
  program.global(view).body =
      build.lam({value}, build.case_of(build.var(value), build.fresh("v", type),
                                       {build.con_alt(program.known.nil, {}, build.con(program.known.nil, {})),
                                        build.con_alt(program.known.cons, {head, tail}, append(seen(head), rest))},
                                       nullptr));
  return ResultView{view, fmt::format("(concatMap {})", shows), ""};
}

const core::Expr* ResultViews::append(const core::Expr* left, const core::Expr* right) {
  core::Builder build(workspace_.program());
  return build.app(build.global(workspace_.library_global("++")), {left, right});
}

core::GlobalId ResultViews::add(const core::Var* value, const core::Expr* body) {
  core::Program& program = workspace_.program();
  core::Global& global = *program.add_global(module_.resolved.name, intern("$view"));
  global.body = core::Builder(program).lam({value}, body);
  return global.id;
}

}  // namespace needle::engine
