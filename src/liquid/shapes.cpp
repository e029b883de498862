// Which data types can be walked (checks.h), and whether a walk finds all values of a type parameter.
#include <algorithm>
#include <functional>

#include "liquid/checks.h"

namespace needle::liquid {

using namespace syntax;

namespace {

bool mentions_variable(const Refined* type) {
  return type->kind == RefinedKind::Variable || std::any_of(type->parts.begin(), type->parts.end(), mentions_variable);
}

}  // namespace

const Refined* Checks::field_type(const FieldDecl& field) const {
  return aliases_.expand(plain_type(tree_, field.type));
}

bool Checks::is_walkable(const DataDecl& data) const {
  const auto found = own_.find(data.name.text.text());
  return found != own_.end() && found->second.walkable;
}

void Checks::find_shapes() {
  for (auto& [name, known] : own_) known.walkable = known.whole = is_plain_data(*known.decl) && is_regular(*known.decl);
  for (bool changed = true; changed;) {
    changed = false;
    for (auto& [name, known] : own_) {
      if (!known.whole) continue;
      for (const ConstructorDecl& con : known.decl->constructors)
        for (const FieldDecl& f : con.fields) known.whole = known.whole && is_walked(field_type(f));
      changed |= !known.whole;
    }
  }
}

bool Checks::is_plain_data(const DataDecl& data) {
  return std::all_of(data.constructors.begin(), data.constructors.end(), [](const ConstructorDecl& con) {
    return !con.gadt_result && con.existentials.empty() && con.context.empty();
  });
}

// Wherever it leads back to itself, it does so with its own parameters.
bool Checks::is_regular(const DataDecl& data) const {
  const std::function<bool(const Refined*)> fits = [&](const Refined* type) {
    if (type->kind == RefinedKind::Constructor && leads_to(type->name, data.name.text)) {
      if (type->parts.size() != data.params.size()) return false;
      for (size_t i = 0; i < type->parts.size(); ++i)
        if (type->parts[i]->kind != RefinedKind::Variable || type->parts[i]->name != data.params[i].name) return false;
    }
    return std::all_of(type->parts.begin(), type->parts.end(), fits);
  };
  for (const ConstructorDecl& con : data.constructors)
    for (const FieldDecl& f : con.fields)
      if (!fits(field_type(f))) return false;
  return true;
}

bool Checks::leads_to(Symbol from, Symbol to) const {
  std::unordered_set<Symbol> met;
  const std::function<bool(Symbol)> leads = [&](Symbol name) {
    if (name == to) return true;
    const auto found = own_.find(name.text());
    if (found == own_.end() || !met.insert(name).second) return false;
    const std::function<bool(const Refined*)> mentions_it = [&](const Refined* type) {
      return (type->kind == RefinedKind::Constructor && leads(type->name)) ||
             std::any_of(type->parts.begin(), type->parts.end(), mentions_it);
    };
    for (const ConstructorDecl& con : found->second.decl->constructors)
      for (const FieldDecl& f : con.fields)
        if (mentions_it(field_type(f))) return true;
    return false;
  };
  return leads(from);
}

// A type that is given to a variable, or stands in a function or in data that nobody knows, is not walked.
bool Checks::is_walked(const Refined* type) const {
  if (type->kind == RefinedKind::Function) return !mentions_variable(type) && !type->parts.empty();
  if (!mentions_variable(type)) return true;
  if (type->kind == RefinedKind::Variable) return type->parts.empty();
  const auto own = own_.find(type->name.text());
  const auto imported = imported_.find(type->name);
  const bool known = own != own_.end() ? own->second.whole
                     : imported != imported_.end()
                         ? imported->second.second.whole
                         : type->name.text() == "(,)" || walked_containers().contains(type->name.text());
  return known &&
         std::all_of(type->parts.begin(), type->parts.end(), [this](const Refined* p) { return is_walked(p); });
}

}  // namespace needle::liquid
