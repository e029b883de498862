#include "engine/result_views.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/build.h"
#include "core/recipes.h"
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
  if (name.starts_with('(') || name.starts_with('[')) return std::string(name);  // built-in syntax
  // An operator may have dots of its own: M..:.
  std::string_view own = name;
  for (size_t dot = own.find('.'); dot != std::string_view::npos && dot + 1 < own.size(); dot = own.find('.')) {
    if (!std::isupper(static_cast<unsigned char>(own[0]))) break;
    own = own.substr(dot + 1);
  }
  const bool word = !own.empty() && (std::isalpha(static_cast<unsigned char>(own[0])) || own[0] == '_' ||
                                     static_cast<unsigned char>(own[0]) >= 0x80);
  return word ? std::string(name) : fmt::format("({})", name);
}

std::vector<ResultView> ResultViews::all(const core::Type* type) {
  std::vector<ResultView> out = {of(type)};
  for (ResultView& view : by_functions(type, kMostViews))
    if (view.written != out[0].written) out.push_back(std::move(view));
  if (std::optional<ResultView> view = each_part(type)) out.push_back(std::move(*view));
  return out;
}

ResultView ResultViews::of(const core::Type* type, int depth) {
  if (const core::GlobalId show = program::show_at(workspace_, module_, type); show.valid()) return {show, "show", ""};
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
    if (core::print(seen->left) != core::print(type)) continue;
    const core::GlobalId show = program::show_at(workspace_, module_, seen->right);
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
  if (!con || con->constructors.empty() || !is_library(con)) return std::nullopt;
  const std::string_view name = con->name.text();
  const bool maybe = name == "Maybe" && spine.args.size() == 1, either = name == "Either" && spine.args.size() == 2,
             pair = name == "(,)" && spine.args.size() == 2, list = name == "[]" && spine.args.size() == 1;
  if (!maybe && !either && !pair && !list) return std::nullopt;
  std::vector<ResultView> parts;
  for (const core::Type* part : spine.args) parts.push_back(of(part, depth + 1));
  core::Builder build(workspace_.program());
  const auto seen = [&](size_t part, const core::Var* v) {
    return build.app(build.global(parts[part].global), {build.var(v)});
  };
  const core::Var* value = build.fresh("r", type);
  std::vector<core::Alt> alternatives;
  std::string written;
  if (list) return by_elements(type, parts[0].written, [&](const core::Var* v) { return seen(0, v); });
  if (pair) {
    const core::Var *a = build.fresh("a", spine.args[0]), *b = build.fresh("b", spine.args[1]);
    alternatives.push_back(build.con_alt(con->constructors[0], {a, b}, append(seen(0, a), seen(1, b))));
    written = fmt::format("(\\(a, b) -> {} a ++ {} b)", parts[0].written, parts[1].written);
  } else if (maybe) {
    const core::Var* a = build.fresh("a", spine.args[0]);
    alternatives.push_back(build.con_alt(con->constructors[0], {}, build.string_lit("Nothing")));
    alternatives.push_back(build.con_alt(con->constructors[1], {a}, seen(0, a)));
    written = fmt::format("(maybe \"Nothing\" {})", parts[0].written);
  } else {
    for (size_t i = 0; i < 2; ++i) {
      const core::Var* a = build.fresh("a", spine.args[i]);
      alternatives.push_back(build.con_alt(con->constructors[i], {a}, seen(i, a)));
    }
    written = fmt::format("(either {} {})", parts[0].written, parts[1].written);
  }
  const core::Expr* body = build.case_of(build.var(value), build.fresh("v", type), alternatives, nullptr);
  return ResultView{add(value, body), written, ""};
}

// A function for each type that other modules can take apart:
//   parts_Tree r = case r of { Leaf -> "Leaf"; Node a1 a2 -> "Node" ++ part (parts_Tree a1) ++ part (show a2) }
std::optional<ResultView> ResultViews::each_part(const core::Type* type) {
  constexpr size_t kMostTypes = 20;
  const std::string key = core::print(type);
  if (const auto known = taken_apart_.find(key); known != taken_apart_.end()) return known->second;
  const core::TyCon* con = core::head_of(type);
  if (!con || !can_take_apart(con) || taken_apart_.size() >= kMostTypes) return std::nullopt;
  core::Program& program = workspace_.program();
  const core::Recipe recipe = core::as_declared(type, program.arena);
  if (!recipe.forbidden.empty()) return std::nullopt;  // a part has a type that only the value knows
  core::Builder build(program);
  const std::string name = name_for(type);
  const ResultView view{program.add_global(module_.resolved.name, intern("$" + name))->id, name, ""};
  taken_apart_[key] = view;
  witness::Qualified names(module_name(module_, workspace_.sources().file(module_.resolved.parsed.module->file).path));
  const core::Expr* part_text = build.global(workspace_.library_global("partText"));
  std::vector<core::Alt> alternatives;
  std::string written;
  for (const core::DataCon* c : con->constructors) {
    const std::vector<const core::Type*>& types = recipe.constructors[c->tag].fields;
    std::vector<const core::Var*> fields;
    const core::Expr* text = build.con(program.known.nil, {});
    std::string pattern = as_variable(names.name(c->module, c->name.text())), shown;
    for (size_t i = 0; i < types.size(); ++i) fields.push_back(build.fresh("a", types[i]));
    for (size_t i = types.size(); i-- > 0;) {
      const ResultView part = each_part(types[i]).value_or(of(types[i]));
      text = append(build.app(part_text, {build.app(build.global(part.global), {build.var(fields[i])})}), text);
      shown = fmt::format(" ++ part ({} a{})", part.written, i + 1) + shown;
    }
    for (size_t i = 0; i < types.size(); ++i) pattern += fmt::format(" a{}", i + 1);
    const std::string label(c->name.text());
    alternatives.push_back(build.con_alt(c, fields, append(build.string_lit(label), text)));
    written += fmt::format("{} {} -> \"{}\"{}", written.empty() ? "" : ";", pattern, label, shown);
  }
  modules_.insert(names.modules().begin(), names.modules().end());
  const core::Var* value = build.fresh("r", type);
  program.global(view.global).body =
      build.lam({value}, build.case_of(build.var(value), build.fresh("v", type), alternatives, nullptr));
  definitions_.push_back(fmt::format("{} r = case r of {{{} }}", name, written));
  return view;
}

// Types of several modules may have one name.
std::string ResultViews::name_for(const core::Type* type) const {
  std::string name = "parts_";
  for (char c : space::show(type)) name += std::isalnum(static_cast<unsigned char>(c)) ? c : '_';
  const auto is_taken = [&](const std::string& wanted) {
    return std::any_of(taken_apart_.begin(), taken_apart_.end(),
                       [&](const auto& known) { return known.second.written == wanted; });
  };
  std::string out = name;
  for (int n = 2; is_taken(out); ++n) out = fmt::format("{}_{}", name, n);
  return out;
}

// Not a type of the user's, whatever it is called.
bool ResultViews::is_library(const core::TyCon* con) const {
  const names::ModuleInfo* info = workspace_.names().find_module(con->module);
  return !info || info->library;  // built-in types are of no module
}

bool ResultViews::can_take_apart(const core::TyCon* con) const {
  if (con->constructors.empty() || con->is_newtype || con->is_class || con->is_primitive) return false;
  const std::string_view name = con->name.text();
  const bool known = name == "[]" || name == "(,)" || name == "(,,)" || name == "Maybe" || name == "Either";
  if (is_library(con)) return known;
  const names::ModuleInfo* info = workspace_.names().find_module(con->module);
  return std::all_of(con->constructors.begin(), con->constructors.end(), [&](const core::DataCon* c) {
    return c->dict_fields == 0 && names::find_export(info->values, c->name);
  });
}

// view = \r -> case r of { [] -> ""; x : xs -> seen x ++ view xs }
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
