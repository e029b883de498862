#include "liquid/checks.h"

#include <fmt/format.h>

#include <algorithm>

#include "liquid/reader.h"

namespace needle::liquid {

using namespace syntax;

// Of the library, and what walks them.
const std::unordered_map<std::string_view, std::string_view>& Checks::walked_containers() {
  static const std::unordered_map<std::string_view, std::string_view> names{
      {"[]", "refineAll"},     {"Maybe", "refineAllMaybe"}, {"Either", "refineAllEither"},
      {"Map", "refineAllMap"}, {"Set", "refineAllSet"},     {"NonEmpty", "refineAllNonEmpty"}};
  return names;
}

Checks::Checks(Tree& tree, Diagnostics& diagnostics, Aliases& aliases, const Module& module,
               const std::vector<Data>& annotated, const std::vector<const Facts*>& imported)
    : tree_(tree), diagnostics_(diagnostics), aliases_(aliases) {
  for (const Facts* facts : imported)
    for (const auto& [name, type] : facts->data) imported_[name] = {facts->module, type};
  for (const Facts* facts : imported) {
    for (Symbol m : facts->measures) measures_.insert(with(m, "$exported"));
    for (Symbol p : facts->predicates) measures_.insert(predicate_name(p));
  }
  for (const Decl* d : module.body->decls) {
    if (d->kind != DeclKind::Data) continue;
    const auto& data = *static_cast<const DataDecl*>(d);
    own_[data.name.text.text()].decl = &data;
  }
  for (const Data& a : annotated) {
    const auto found = own_.find(a.name.text.text());
    if (found == own_.end()) {
      diagnostics_.error(kAnnotation, a.name.span,
                         fmt::format("There is no data type '{}' in this module", a.name.text.text()));
      continue;
    }
    found->second.annotation = &a;
    for (const Constructor& con : a.constructors) {
      const auto& real = found->second.decl->constructors;
      const auto same = std::find_if(real.begin(), real.end(),
                                     [&](const ConstructorDecl& c) { return c.name.text == con.name.text; });
      if (same == real.end())
        diagnostics_.error(kAnnotation, con.name.span,
                           fmt::format("'{}' has no constructor '{}'", a.name.text.text(), con.name.text.text()));
      else if (same->fields.size() != con.fields.size())
        diagnostics_.error(kAnnotation, con.name.span,
                           fmt::format("The constructor '{}' has {} field{}, not {}", con.name.text.text(),
                                       same->fields.size(), same->fields.size() == 1 ? "" : "s", con.fields.size()));
    }
  }
  find_refined();
  find_shapes();
}

// Those whose fields have refined types, and those that contain such.
void Checks::find_refined() {
  for (auto& [name, known] : own_)
    if (known.annotation)
      for (const Constructor& con : known.annotation->constructors)
        for (const Field& f : con.fields) known.refined |= says_something(aliases_.expand(f.type));
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [name, known] : own_) {
      if (known.refined) continue;
      for (const ConstructorDecl& con : known.decl->constructors)
        for (const FieldDecl& f : con.fields) known.refined |= mentions_refined(field_type(f));
      changed |= known.refined;
    }
  }
}

bool Checks::says_something(const Refined* type) const {
  return type->predicate || type->kind == RefinedKind::Value ||
         std::any_of(type->parts.begin(), type->parts.end(),
                     [this](const Refined* part) { return says_something(part); });
}

bool Checks::concerns(const Refined* type) const {
  return says_something(type) || mentions_refined(type) ||
         std::any_of(type->parts.begin(), type->parts.end(), [this](const Refined* p) { return concerns(p); });
}

bool Checks::mentions_refined(const Refined* type) const {
  if (type->kind == RefinedKind::Function) return false;
  if (type->kind == RefinedKind::Constructor) {
    const auto own = own_.find(type->name.text());
    if (own != own_.end() && own->second.refined) return true;
    const auto imported = imported_.find(type->name);
    if (own == own_.end() && imported != imported_.end() && imported->second.second.refined) return true;
  }
  return std::any_of(type->parts.begin(), type->parts.end(),
                     [this](const Refined* part) { return mentions_refined(part); });
}

bool Checks::has_refined_data() const {
  return std::any_of(own_.begin(), own_.end(), [](const auto& known) { return known.second.refined; }) ||
         std::any_of(imported_.begin(), imported_.end(), [](const auto& known) { return known.second.second.refined; });
}

std::unordered_map<Symbol, Facts::DataType> Checks::data() const {
  std::unordered_map<Symbol, Facts::DataType> out;
  for (const auto& [name, known] : own_)
    out[intern(name)] = {
        known.decl->params.size(), known.refined, false, known.whole, known.unseen,
    };
  return out;
}

Expr* Checks::both(Expr* a, Expr* b) {
  return !a ? b : !b ? a : tree_.call("refineAnd", {a, b});
}

Expr* Checks::check(const Refined* type, Symbol x) {
  tree_.at(type->span);
  Expr* own = nullptr;
  dropped |= type->incomplete;
  if (type->kind == RefinedKind::Value) return known_part(type->value);  // {e}: a unit of which that is true
  if (type->predicate) {
    own = known_part(type->predicate);
    tree_.at(type->predicate->span);
    if (own && type->subject != x) own = tree_.app(tree_.lambda({tree_.bind(type->subject)}, own), {tree_.var(x)});
  }
  Expr* inside = structure(type, x);
  tree_.at(type->span);
  return both(own, inside);
}

bool Checks::lacks_meaning(const Expr* e) const {
  static const std::unordered_set<Symbol> partial = {intern("refineDivide"),   intern("refineModulo"),
                                                     intern("refineFromJust"), intern("refineComplement"),
                                                     intern("refineFirstOf"),  intern("refineRestOf")};
  return mentions(e, partial) || mentions(e, measures_);
}

void Checks::add_predicate(const FunctionDecl& predicate) {
  if (lacks_meaning(predicate.clauses[0].rhs->alternatives[0].body)) measures_.insert(predicate.name.text);
}

// p || q  ->  refineOrElse p q, where p may have no meaning: q may be true all the same.
void Checks::allow_for_no_meaning(Expr* e) {
  if (e->kind == ExprKind::Lambda) return allow_for_no_meaning(static_cast<LambdaExpr*>(e)->body);
  if (e->kind != ExprKind::App) return;
  auto& outer = *static_cast<AppExpr*>(e);
  allow_for_no_meaning(outer.function);
  allow_for_no_meaning(outer.argument);
  if (outer.function->kind != ExprKind::App) return;
  const auto& inner = *static_cast<const AppExpr*>(outer.function);
  if (inner.function->kind != ExprKind::Var || !lacks_meaning(inner.argument)) return;
  Name& name = static_cast<VarExpr*>(inner.function)->name;
  if (name.text.text() == "refineOr") name.text = intern("refineOrElse");
  if (name.text.text() == "refineImplies") name.text = intern("refineImpliesElse");
}

// Conjunct by conjunct.
Expr* Checks::known_part(const Expr* predicate) {
  if (unknown_.empty() || !mentions_unknown(predicate)) {
    Expr* out = tree_.clone(predicate);
    may_lack_meaning |= lacks_meaning(predicate);
    if (lacks_meaning(predicate)) allow_for_no_meaning(out);
    return out;
  }
  dropped = true;
  if (predicate->kind != ExprKind::App) return nullptr;
  const auto& outer = *static_cast<const AppExpr*>(predicate);
  if (outer.function->kind != ExprKind::App) return nullptr;
  const auto& inner = *static_cast<const AppExpr*>(outer.function);
  const bool conjunction = inner.function->kind == ExprKind::Var &&
                           static_cast<const VarExpr*>(inner.function)->name.text.text() == "refineAnd";
  return conjunction ? both(known_part(inner.argument), known_part(outer.argument)) : nullptr;
}

bool Checks::mentions(const Expr* e, const std::unordered_set<Symbol>& names) {
  const auto inside = [&](const Expr* part) { return mentions(part, names); };
  switch (e->kind) {
    case ExprKind::Var:
      return names.contains(static_cast<const VarExpr*>(e)->name.text);
    case ExprKind::App:
      return inside(static_cast<const AppExpr*>(e)->function) || inside(static_cast<const AppExpr*>(e)->argument);
    case ExprKind::If: {
      const auto& i = *static_cast<const IfExpr*>(e);
      return inside(i.condition) || inside(i.then_branch) || inside(i.else_branch);
    }
    case ExprKind::Lambda:
      return inside(static_cast<const LambdaExpr*>(e)->body);
    case ExprKind::Tuple: {
      const auto& elements = static_cast<const TupleExpr*>(e)->elements;
      return std::any_of(elements.begin(), elements.end(), inside);
    }
    case ExprKind::List: {
      const auto& elements = static_cast<const ListExpr*>(e)->elements;
      return std::any_of(elements.begin(), elements.end(), inside);
    }
    default:
      return false;
  }
}

Expr* Checks::structure(const Refined* type, Symbol x) {
  const auto says = [this](const Refined* part) { return concerns(part); };
  if (type->kind == RefinedKind::Variable) {
    dropped |= std::any_of(type->parts.begin(), type->parts.end(), says);
    const auto found = parameters_.find(type->name);
    return found == parameters_.end() ? nullptr : tree_.app(tree_.var(found->second), {tree_.var(x)});
  }
  if (type->kind != RefinedKind::Constructor) return nullptr;
  const std::string_view name = type->name.text();
  for (const Refined* part : type->parts)  // a function inside is not watched
    dropped |= part->kind == RefinedKind::Function && concerns(part);
  if (name == "(,)") return tuple(type, x);
  const auto own = own_.find(name);
  if (own == own_.end()) {
    const auto found = walked_containers().find(name);
    if (found != walked_containers().end()) return each(type, tree_.library(found->second), true, x);
    const auto imported = imported_.find(type->name);
    if (imported == imported_.end()) {
      dropped |= std::any_of(type->parts.begin(), type->parts.end(), says);
      return nullptr;
    }
  }
  const bool here = own != own_.end();
  const Facts::DataType data = here ? Facts::DataType{own->second.decl->params.size(), own->second.refined, false,
                                                      own->second.whole, own->second.unseen}
                                    : imported_.at(type->name).second;
  look_for_unseen(type, data);
  if (type->parts.size() != data.params) return nullptr;  // of a higher kind
  Name walk = tree_.name(with(type->name, "$holds"));
  if (!here) walk.qualifier = generated_in(imported_.at(type->name).first);
  return each(type, tree_.var(walk), !data.refined, x);
}

void Checks::look_for_unseen(const Refined* type, const Facts::DataType& data) {
  dropped |= data.unseen;
  if (data.whole && type->parts.size() == data.params) return;
  dropped |= std::any_of(type->parts.begin(), type->parts.end(), [this](const Refined* p) { return concerns(p); });
}

Expr* Checks::predicate_function(const Refined* type) {
  const Symbol y = fresh();
  Expr* inside = check(type, y);
  if (!inside) return nullptr;
  return tree_.lambda({tree_.bind(y)}, inside);
}

// The walk with a condition for each of the type's parts. `trivial`: by itself it says nothing.
Expr* Checks::each(const Refined* type, Expr* walk, bool trivial, Symbol x) {
  Tree::Exprs arguments;
  for (const Refined* part : type->parts) {
    Expr* p = predicate_function(part);
    trivial &= p == nullptr;
    arguments.push_back(p ? p : tree_.library("refineAnything"));
  }
  if (trivial) return nullptr;
  arguments.push_back(tree_.var(x));
  return tree_.app(walk, arguments);
}

Expr* Checks::tuple(const Refined* type, Symbol x) {
  Tree::Pats params;
  Expr* all = nullptr;
  for (const Refined* part : type->parts) {
    const bool named = part->kind != RefinedKind::Function && part->binder.valid();
    const Symbol y = named ? part->binder : fresh();
    params.push_back(tree_.bind(y));
    all = both(all, check(part, y));
  }
  return all ? tree_.app(tree_.lambda({tree_.match_tuple(params)}, all), {tree_.var(x)}) : nullptr;
}

const Constructor* Checks::annotated(const DataDecl& data, const ConstructorDecl& con) const {
  const auto known = own_.find(data.name.text.text());
  if (known == own_.end() || !known->second.annotation) return nullptr;
  for (const Constructor& c : known->second.annotation->constructors)
    if (c.name.text == con.name.text && c.fields.size() == con.fields.size()) return &c;
  return nullptr;
}

// --- walks

std::vector<Decl*> Checks::walks() {
  for (bool changed = true;;) {
    std::vector<Decl*> out;
    changed = false;
    for (auto& [name, known] : own_) {
      const bool before = known.unseen;
      out.push_back(walk(known));
      changed |= known.unseen != before;
    }
    if (!changed) return out;
  }
}

Decl* Checks::walk(Known& known) {
  dropped = known.refined && !is_walkable(*known.decl);
  tree_.at(known.decl->name.span);
  parameters_.clear();
  Tree::Pats before;
  std::vector<Symbol> names;
  for (const TypeBinder& binder : known.decl->params) {
    const Symbol p = with(binder.name, "$p");
    parameters_[binder.name] = p;
    before.push_back(tree_.bind(p));
    names.push_back(p);
  }
  if (known.annotation)
    for (size_t i = 0; i < known.annotation->params.size() && i < names.size(); ++i)
      parameters_[known.annotation->params[i]] = names[i];
  std::vector<Clause> clauses;
  for (const ConstructorDecl& con : known.decl->constructors) {
    if (!is_walkable(*known.decl)) break;
    Tree::Pats params;
    for (const Symbol p : names) params.push_back(tree_.bind(p));
    clauses.push_back(walk_constructor(con, known, params));
  }
  if (clauses.empty()) {
    before.push_back(tree_.wild());
    clauses.push_back(tree_.clause(before, tree_.library("refineTrue")));
  }
  parameters_.clear();
  known.unseen = dropped;
  return tree_.function(tree_.name(with(known.decl->name.text, "$holds")), clauses);
}

Clause Checks::walk_constructor(const ConstructorDecl& con, const Known& known, const Tree::Pats& before) {
  const Constructor* said = annotated(*known.decl, con);
  Tree::Pats fields;
  std::vector<Symbol> names;
  for (size_t i = 0; i < con.fields.size(); ++i) {
    const Symbol written = said && said->fields[i].name.valid() ? said->fields[i].name : con.fields[i].name.text;
    names.push_back(written.valid() ? written : fresh());
    fields.push_back(tree_.bind(names.back()));
  }
  Expr* all = nullptr;
  for (size_t i = 0; i < con.fields.size(); ++i) {
    const Refined* type = said ? aliases_.expand(said->fields[i].type) : field_type(con.fields[i]);
    dropped |= type->kind == RefinedKind::Function && concerns(type);
    all = both(all, check(type, names[i]));
  }
  Tree::Pats params = before;
  params.push_back(tree_.match(tree_.name(con.name.text), fields));
  return tree_.clause(params, all ? all : tree_.library("refineTrue"));
}

}  // namespace needle::liquid
