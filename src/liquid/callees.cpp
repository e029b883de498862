#include <algorithm>

#include "liquid/elaboration.h"

namespace needle::liquid {

using namespace syntax;

namespace {

// Partial functions of the library. Those of the verifier's own prelude count always, the others when all should be
// total.
struct Partial {
  std::string_view name, facet;
  size_t arity;
  bool always;
  int precedence = 10;  // as an operator; 10: none
};
constexpr Partial kPartial[] = {
    {"error", "refineError", 1, true},
    {"errorWithoutStackTrace", "refineError", 1, true},
    {"undefined", "refineUndefined", 0, false},
    {"liquidAssert", "refineLiquidAssert", 2, true},
    {"liquidAssertB", "refineLiquidAssertB", 1, true},
    {"liquidError", "refineError", 1, true},
    {"unsafeError", "refineError", 1, true},
    {"head", "refineHead", 1, true},
    {"tail", "refineTail", 1, true},
    {"div", "refineDiv", 2, true, 7},
    {"mod", "refineMod", 2, true, 7},
    {"quot", "refineQuot", 2, true, 7},
    {"rem", "refineRem", 2, true, 7},
    {"!!", "refineIndex", 2, true, 9},
    {"fromJust", "refineFromJustOf", 1, true},
    {"init", "refineInit", 1, false},
    {"last", "refineLast", 1, false},
    {"maximum", "refineMaximum", 1, false},
    {"minimum", "refineMinimum", 1, false},
    {"foldr1", "refineFoldr1", 2, false},
    {"foldl1", "refineFoldl1", 2, false},
};

}  // namespace

void Elaboration::find_callees() {
  for (const Partial& p : kPartial) {
    if (!p.always && !options_.totality) continue;
    Callee callee;
    callee.facet = {intern(kLibraryQualifier), intern(p.facet), {}};
    callee.arity = p.arity;
    callee.checked = callee.library = true;
    if (p.precedence < 10) {
      tree_.at(module_.span);
      auto* decl = tree_.node<FixityDecl>(DeclKind::Fixity);
      decl->associativity = Associativity::Left;
      decl->precedence = p.precedence;
      callee.fixity = decl;
    }
    callees_[intern(p.name)] = callee;
  }
  for (const Facts* facts : imported_)
    for (const auto& [name, f] : facts->functions) {
      Callee callee;
      callee.facet = {generated_in(facts->module), with(name, "$facet"), {}};
      callee.arity = f.arity;
      callee.module = facts->module;
      callee.checked = f.checked;
      callee.abstract = f.abstract;
      callee.opaque = f.opaque;
      callee.annotated = f.annotated;
      callee.bounded = f.bounded;
      callees_[name] = callee;
    }
  for (const Contract& c : contracts_) {
    Callee callee;
    callee.facet = {{}, with(c.name.text, "$facet"), {}};
    callee.module = module_.name;
    callee.arity = c.arity();
    callee.checked = c.is_checked();
    callee.abstract = is_abstract(c);
    callee.opaque = is_opaque(c);
    callee.annotated = c.type != nullptr;
    callee.bounded = c.bounded;
    const auto fixity = fixities_.find(c.name.text);
    if (fixity != fixities_.end()) callee.fixity = fixity->second;
    callees_[c.name.text] = callee;
  }
}

const Callee* Elaboration::callee(const Name& name) const {
  const auto found = callees_.find(name.text);
  if (found == callees_.end()) return nullptr;
  const Symbol from = found->second.module;
  if (from == module_.name) return !name.qualifier.valid() || name.qualifier == from ? &found->second : nullptr;
  if (!name.qualifier.valid() && (defined_.contains(name.text) || methods_.contains(name.text))) return nullptr;
  return std::any_of(module_.imports.begin(), module_.imports.end(),
                     [&](const Import& import) { return brings(import, name, from); })
             ? &found->second
             : nullptr;
}

bool Elaboration::brings(const Import& import, const Name& name, Symbol from) {
  const std::string_view module = import.module.text();
  if (from.valid() ? import.module != from
                   : module != "Prelude" && module != "Data.List" && module != "Data.Maybe" &&
                         module != "Language.Haskell.Liquid.Prelude")
    return false;
  if (name.qualifier.valid()) {
    if (name.qualifier != (import.alias.valid() ? import.alias : import.module)) return false;
  } else if (import.qualified) {
    return false;
  }
  if (!import.has_list) return true;
  const bool listed = std::any_of(import.items.begin(), import.items.end(),
                                  [&](const ImportItem& item) { return item.name.text == name.text; });
  return listed != import.hiding;
}

}  // namespace needle::liquid
