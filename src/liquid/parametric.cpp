#include "liquid/parametric.h"

#include <algorithm>

namespace needle::liquid {

using namespace syntax;

namespace {

// Those of the library that can be walked, as its functions for that are called.
const std::unordered_map<std::string_view, std::string_view>& containers() {
  static const std::unordered_map<std::string_view, std::string_view> names{
      {"[]", "List"}, {"Maybe", "Maybe"}, {"Either", "Either"}, {"Map", "Map"}};
  return names;
}

}  // namespace

Parametric::Parametric(Tree& tree, const Checks& checks, const Module& module,
                       const std::vector<const Facts*>& imported)
    : tree_(tree) {
  for (const Facts* facts : imported)
    for (const auto& [name, type] : facts->data)
      if (type.maps) imported_[name] = facts->module;
  for (const Decl* d : module.body->decls) {
    if (d->kind != DeclKind::Data) continue;
    const auto& data = *static_cast<const DataDecl*>(d);
    Known& known = own_[data.name.text.text()];
    known.decl = &data;
    known.maps = checks.is_walkable(data);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [name, known] : own_) {
      if (!known.maps) continue;
      for (const TypeBinder& b : known.decl->params) variables_[b.name] = [] { return nullptr; };
      for (const ConstructorDecl& con : known.decl->constructors)
        for (const FieldDecl& f : con.fields) known.maps = known.maps && can_walk(plain_type(tree, f.type));
      variables_.clear();
      changed |= !known.maps;
    }
  }
}

bool Parametric::maps(Symbol type) const {
  const auto found = own_.find(type.text());
  return found != own_.end() && found->second.maps;
}

bool Parametric::is_plain(const Refined* type) const {
  if (type->kind == RefinedKind::Variable && variables_.contains(type->name)) return false;
  if (type->kind == RefinedKind::Function && type->parts.empty()) return variables_.empty();
  return std::all_of(type->parts.begin(), type->parts.end(), [this](const Refined* p) { return is_plain(p); });
}

bool Parametric::can_walk(const Refined* type) const {
  if (is_plain(type)) return true;
  if (type->kind == RefinedKind::Variable) return type->parts.empty();
  if (type->kind != RefinedKind::Constructor) return false;
  const std::string_view name = type->name.text();
  const auto own = own_.find(name);
  const bool known = name == "(,)" || containers().contains(name) || imported_.contains(type->name) ||
                     (own != own_.end() && own->second.maps && own->second.decl->params.size() == type->parts.size());
  return known && std::all_of(type->parts.begin(), type->parts.end(), [this](const Refined* p) { return can_walk(p); });
}

// List$map, or the library's
Expr* Parametric::function(std::string_view suffix, const Refined* type) {
  const auto container = containers().find(type->name.text());
  if (container != containers().end() && !own_.contains(type->name.text()))
    return tree_.library((suffix == "$map" ? "refineMap" : "refineCollect") + std::string(container->second));
  Name name = tree_.name(with(type->name, suffix));
  if (!own_.contains(type->name.text())) name.qualifier = generated_in(imported_.at(type->name));
  return tree_.var(name);
}

Expr* Parametric::walk(std::string_view suffix, const Refined* type, Expr* value) {
  const bool mapping = suffix == "$map";
  Tree::Exprs arguments;
  for (const Refined* part : type->parts) {
    if (part->kind == RefinedKind::Variable && !is_plain(part)) {
      arguments.push_back(variables_.at(part->name)());
      continue;
    }
    const Symbol x = fresh();
    Expr* body = mapping ? map(part, tree_.var(x)) : collect(part, tree_.var(x));
    arguments.push_back(tree_.lambda({tree_.bind(x)}, body));
  }
  arguments.push_back(value);
  return tree_.app(function(suffix, type), arguments);
}

Expr* Parametric::map(const Refined* type, Expr* value) {
  if (is_plain(type)) return value;
  if (type->kind == RefinedKind::Variable) return tree_.app(variables_.at(type->name)(), {value});
  if (type->name.text() != "(,)") return walk("$map", type, value);
  Tree::Pats params;
  Tree::Exprs elements;
  for (const Refined* part : type->parts) {
    const Symbol x = fresh();
    params.push_back(tree_.bind(x));
    elements.push_back(map(part, tree_.var(x)));
  }
  return tree_.app(tree_.lambda({tree_.match_tuple(params)}, needing(type->parts, tree_.tuple(elements))), {value});
}

Expr* Parametric::collect(const Refined* type, Expr* value) {
  if (is_plain(type) || !can_walk(type)) return tree_.list({});
  if (type->kind == RefinedKind::Variable) return tree_.app(variables_.at(type->name)(), {value});
  if (type->name.text() != "(,)") return walk("$collect", type, value);
  Tree::Pats params;
  Expr* all = nullptr;
  for (const Refined* part : type->parts) {
    const Symbol x = fresh();
    params.push_back(tree_.bind(x));
    all = appended(all, collect(part, tree_.var(x)));
  }
  return tree_.app(tree_.lambda({tree_.match_tuple(params)}, all), {value});
}

// A value with these parts, of which some are picked: there must be something to pick from.
Expr* Parametric::needing(Seq<Refined*> parts, Expr* value) {
  for (const Refined* part : parts)
    if (part->kind == RefinedKind::Variable && !is_plain(part))
      value = tree_.call("refineNeeds", {variables_.at(part->name)(), value});
  return value;
}

// The values of a type variable that come with the arguments.
Expr* Parametric::available(Symbol variable, const std::vector<const Refined*>& arguments,
                            const std::vector<Symbol>& names, bool with_functions) {
  Expr* all = nullptr;
  variables_.clear();
  variables_[variable] = [this] { return tree_.library("refineOne"); };
  for (size_t i = 0; i < arguments.size(); ++i)
    if (!is_plain(arguments[i])) {
      if (arguments[i]->kind != RefinedKind::Function && can_walk(arguments[i]))
        all = appended(all, collect(arguments[i], tree_.var(names[i])));
      else
        bounded = true;
    }
  variables_.clear();
  if (with_functions)
    for (size_t i = 0; i < arguments.size(); ++i) {
      const Refined* result = arguments[i];
      while (result->kind == RefinedKind::Function && result->parts.size() == 2) result = result->parts[1];
      if (result == arguments[i] || result->kind != RefinedKind::Variable || result->name != variable) continue;
      if (Expr* e = applications(arguments[i], names[i], arguments, names)) all = appended(all, e);
    }
  return all ? all : tree_.list({});
}

// [f x y | x <- .., y <- ..], where the values of each are available. Null: there are none of some type.
Expr* Parametric::applications(const Refined* function, Symbol name, const std::vector<const Refined*>& arguments,
                               const std::vector<Symbol>& names) {
  Expr* out = tree_.list({tree_.var(name)});
  for (const Refined* t = function; t->kind == RefinedKind::Function; t = t->parts[1]) {
    const Refined* argument = t->parts[0];
    if (argument->kind != RefinedKind::Variable) return nullptr;
    out = tree_.call("refineApplications", {out, available(argument->name, arguments, names, false)});
  }
  return out;
}

Expr* Parametric::filled(const std::vector<const Refined*>& arguments, const std::vector<Symbol>& names,
                         const Refined* result, const std::unordered_set<Symbol>& fixed, Expr* unknown) {
  std::unordered_set<Symbol> found;
  const std::function<void(const Refined*)> find = [&](const Refined* t) {
    static const Symbol nobody = intern("_");
    if (t->kind == RefinedKind::Variable && !fixed.contains(t->name) && t->name != nobody) found.insert(t->name);
    for (const Refined* part : t->parts) find(part);
  };
  find(result);
  bounded = false;
  if (found.empty()) return unknown;
  for (Symbol v : found) variables_[v] = [] { return nullptr; };
  const bool possible = can_walk(result);
  variables_.clear();
  if (!possible) return nullptr;
  // Each list once: it is a parameter of what picks from it.
  Tree::Pats lists;
  Tree::Exprs values;
  std::unordered_map<Symbol, Symbol> list_of;
  for (Symbol v : found) {
    list_of[v] = fresh();
    lists.push_back(tree_.bind(list_of[v]));
    values.push_back(available(v, arguments, names, true));
  }
  for (Symbol v : found)
    variables_[v] = [this, list = list_of[v]] { return tree_.call("refineFrom", {tree_.var(list)}); };
  Expr* body = map(result, unknown);
  variables_.clear();
  return tree_.app(tree_.lambda(lists, body), values);
}

// --- walks

std::vector<Decl*> Parametric::walks() {
  std::vector<Decl*> out;
  for (const auto& [name, known] : own_) {
    if (!known.maps) continue;
    out.push_back(mapping(known));
    out.push_back(collecting(known));
  }
  return out;
}

// A function of functions, one for each type parameter, and of a value: a clause for each constructor. `body` is given
// the constructor, the types of its fields and their names.
Decl* Parametric::by_constructor(const Known& known, std::string_view suffix, const Body& body) {
  tree_.at(known.decl->name.span);
  std::vector<Symbol> functions;
  for (const TypeBinder& b : known.decl->params) {
    functions.push_back(with(b.name, "$f"));
    variables_[b.name] = [this, f = functions.back()] { return tree_.var(f); };
  }
  std::vector<Clause> clauses;
  for (const ConstructorDecl& con : known.decl->constructors) {
    Tree::Pats params, fields;
    for (Symbol f : functions) params.push_back(tree_.bind(f));
    std::vector<Refined*> types;
    std::vector<Symbol> names;
    for (const FieldDecl& field : con.fields) {
      names.push_back(fresh());
      fields.push_back(tree_.bind(names.back()));
      types.push_back(const_cast<Refined*>(plain_type(tree_, field.type)));
    }
    params.push_back(tree_.match(tree_.name(con.name.text), fields));
    clauses.push_back(tree_.clause(params, body(con, types, names)));
  }
  variables_.clear();
  if (clauses.empty()) {  // there is no value
    Tree::Pats params(functions.size() + 1);
    for (Pat*& p : params) p = tree_.wild();
    clauses.push_back(tree_.clause(params, tree_.call("refineUnknown", {tree_.string("")})));
  }
  return tree_.function(tree_.name(with(known.decl->name.text, suffix)), clauses);
}

Decl* Parametric::mapping(const Known& known) {
  return by_constructor(known, "$map",
                        [this](const ConstructorDecl& con, std::vector<Refined*>& types, const auto& names) {
                          Tree::Exprs values;
                          for (size_t i = 0; i < types.size(); ++i)
                            values.push_back(map(types[i], tree_.var(names[i])));
                          return needing(types, tree_.app(tree_.con(tree_.name(con.name.text)), values));
                        });
}

Decl* Parametric::collecting(const Known& known) {
  return by_constructor(known, "$collect",
                        [this](const ConstructorDecl&, std::vector<Refined*>& types, const auto& names) {
                          Expr* all = nullptr;
                          for (size_t i = 0; i < types.size(); ++i)
                            if (!is_plain(types[i])) all = appended(all, collect(types[i], tree_.var(names[i])));
                          return all ? all : tree_.list({});
                        });
}

}  // namespace needle::liquid
