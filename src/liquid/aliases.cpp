#include <fmt/format.h>

#include "liquid/reader.h"
#include "liquid/scope.h"

namespace needle::liquid {

using namespace syntax;

Symbol generated_in(Symbol module) {
  return intern("$generated." + std::string(module.text()));
}

Aliases::Aliases(Tree& tree, Diagnostics& diagnostics, const std::unordered_set<Symbol>& defined,
                 const std::vector<Alias>& own, const std::vector<const Facts*>& imported)
    : tree_(tree), diagnostics_(diagnostics), defined_(defined) {
  for (const Facts* facts : imported) {
    Tree::Renaming renaming;
    for (Symbol m : facts->measures) renaming[m] = {generated_in(facts->module), with(m, "$exported"), {}};
    for (Symbol p : facts->predicates)
      renaming[predicate_name(p)] = {generated_in(facts->module), predicate_name(p), {}};
    for (const Alias& a : facts->aliases) {
      elsewhere_.push_back(std::make_unique<Alias>(a));
      elsewhere_.back()->body = const_cast<Refined*>(renamed(a.body, renaming));
      aliases_[a.name.text] = elsewhere_.back().get();
    }
  }
  std::unordered_set<Symbol> defined_here;
  for (const Alias& a : own) {
    if (!defined_here.insert(a.name.text).second)
      diagnostics_.error(kAnnotation, a.name.span,
                         fmt::format("The type alias '{}' is defined twice", a.name.text.text()));
    aliases_[a.name.text] = &a;
  }
}

const Refined* Aliases::expand(const Refined* type) {
  expansions_ = 0;
  return expand(type, 0);
}

const Refined* Aliases::renamed(const Refined* type, const Tree::Renaming& renaming) {
  std::vector<const Refined*> parts;
  for (const Refined* part : type->parts) parts.push_back(renamed(part, renaming));
  Refined* out = copy(type, parts);
  if (out->predicate) out->predicate = tree_.clone(out->predicate, &renaming);
  if (out->value) out->value = tree_.clone(out->value, &renaming);
  return out;
}

const Refined* Aliases::expand(const Refined* type, int depth) {
  constexpr int kDeepest = 60;
  constexpr unsigned kMost = 20'000;
  if (depth > kDeepest || expansions_ > kMost) {
    if (expansions_ < 2 * kMost)
      diagnostics_.error(
          kAnnotation, type->span,
          depth > kDeepest ? "This type alias is defined by itself" : "This type alias stands for too large a type");
    expansions_ = 2 * kMost;  // said once
    return type;
  }
  ++expansions_;
  if (type->kind == RefinedKind::Constructor) {
    const auto found = aliases_.find(type->name);
    if (found != aliases_.end()) return apply(*found->second, type, depth + 1);
    if (const Refined* known = built_in(type)) return known;
  }
  std::vector<const Refined*> parts;
  bool same = true;
  for (const Refined* part : type->parts) {
    parts.push_back(expand(part, depth));
    same &= parts.back() == part;
  }
  return same ? type : copy(type, parts);
}

// Those of the verifier's own prelude.
const Refined* Aliases::built_in(const Refined* type) {
  const std::string_view name = type->name.text();
  const bool natural = name == "Nat", truth = name == "TT", falsehood = name == "FF";
  if (!natural && !truth && !falsehood) return nullptr;
  tree_.at(type->span);
  Refined* out = copy(type, {});
  const Symbol v = intern("v");
  out->name = intern(natural ? "Int" : "Bool");
  Expr* subject = tree_.var(v);
  Expr* p = natural ? tree_.call("refineLessEqual", {tree_.literal({LiteralKind::Integer, intern("0"), 0}), subject})
            : falsehood ? tree_.call("refineNot", {subject})
                        : subject;
  const Symbol outer = out->subject;
  Expr* before = out->predicate;
  out->subject = v;
  out->predicate = p;
  if (before) add_predicate(*out, outer, before);
  return out;
}

const Refined* Aliases::apply(const Alias& alias, const Refined* use, int depth) {
  const size_t wanted = alias.types.size() + alias.values.size();
  if (use->parts.size() > wanted && alias.values.empty() && alias.body->kind == RefinedKind::Constructor)
    return apply_to_more(alias, use, depth);
  if (use->parts.size() != wanted) {
    diagnostics_.error(kAnnotation, use->span,
                       fmt::format("The type alias '{}' has {} parameter{}, but is given {}", alias.name.text.text(),
                                   wanted, wanted == 1 ? "" : "s", use->parts.size()));
    return copy(use, {});
  }
  std::vector<const Refined*> arguments;
  for (size_t i = 0; i < wanted; ++i)
    arguments.push_back(i < alias.types.size() ? expand(use->parts[i], depth) : use->parts[i]);
  const Refined* body = expand(substitute(alias.body, alias, arguments), depth);
  if (!use->predicate) return body;
  Refined* out = copy(body, {body->parts.begin(), body->parts.end()});
  add_predicate(*out, use->subject, use->predicate);
  return out;
}

// type T = Either Int;  T Bool
const Refined* Aliases::apply_to_more(const Alias& alias, const Refined* use, int depth) {
  const auto first_left = use->parts.begin() + static_cast<ptrdiff_t>(alias.types.size());
  Refined* head = copy(use, {use->parts.begin(), first_left});
  head->predicate = nullptr;
  const Refined* body = apply(alias, head, depth);
  std::vector<const Refined*> parts(body->parts.begin(), body->parts.end());
  for (auto left = first_left; left != use->parts.end(); ++left) parts.push_back(expand(*left, depth));
  Refined* out = copy(body, parts);
  if (use->predicate) add_predicate(*out, use->subject, use->predicate);
  return out;
}

const Refined* Aliases::substitute(const Refined* type, const Alias& alias,
                                   const std::vector<const Refined*>& arguments) {
  Refined* out = nullptr;
  if (type->kind == RefinedKind::Variable && type->parts.empty()) {
    for (size_t i = 0; i < alias.types.size(); ++i) {
      if (alias.types[i] != type->name) continue;
      if (!type->predicate) return arguments[i];
      out = copy(arguments[i], {arguments[i]->parts.begin(), arguments[i]->parts.end()});
      add_predicate(*out, type->subject, type->predicate);
    }
  }
  if (!out) {
    std::vector<const Refined*> parts;
    for (const Refined* part : type->parts) parts.push_back(substitute(part, alias, arguments));
    out = copy(type, parts);
  }
  if (alias.values.empty()) return out;
  // Below the alias's values; what is measured comes last, so that it hides none of their names.
  auto given = [&](Expr* body, const Symbol* subject, Symbol now) {
    Tree::Pats params;
    Tree::Exprs values;
    for (size_t i = 0; i < alias.values.size(); ++i) {
      params.push_back(tree_.bind(alias.values[i]));
      values.push_back(value_of(arguments[alias.types.size() + i]));
    }
    if (subject) {
      params.push_back(tree_.bind(*subject));
      values.push_back(tree_.var(now));
    }
    return tree_.app(tree_.lambda(params, tree_.clone(body)), values);
  };
  tree_.at(type->span);
  if (out->predicate) {
    const Symbol subject = out->subject;
    out->subject = intern("$s" + std::to_string(++count_));
    out->predicate = given(out->predicate, &subject, out->subject);
  }
  if (out->kind == RefinedKind::Value) out->value = given(out->value, nullptr, {});
  // A bare N where an alias inside wants a value.
  if (out->kind == RefinedKind::Constructor && out->parts.empty())
    for (size_t i = 0; i < alias.values.size(); ++i)
      if (alias.values[i] == out->name) {
        out->kind = RefinedKind::Value;
        out->value = value_of(arguments[alias.types.size() + i]);
      }
  return out;
}

Refined* Aliases::copy(const Refined* type, const std::vector<const Refined*>& parts) {
  Refined* out = tree_.arena().make<Refined>(*type);
  std::vector<Refined*> own;
  for (const Refined* part : parts) own.push_back(const_cast<Refined*>(part));  // nobody changes them from here on
  out->parts = tree_.arena().copy(own);
  return out;
}

void Aliases::add_predicate(Refined& type, Symbol subject, Expr* predicate) {
  if (type.predicate) {
    tree_.at(predicate->span);
    Expr* inner =
        tree_.app(tree_.lambda({tree_.bind(type.subject)}, tree_.clone(type.predicate)), {tree_.var(subject)});
    predicate = tree_.call("refineAnd", {inner, predicate});
  }
  type.subject = subject;
  type.predicate = predicate;
}

// What was read as a type is an expression here: `ListN a (size xs)`.
Expr* Aliases::value_of(const Refined* type) {
  tree_.at(type->span);
  if (type->kind == RefinedKind::Value) return tree_.clone(type->value);
  Tree::Exprs arguments;
  for (const Refined* part : type->parts) arguments.push_back(value_of(part));
  tree_.at(type->span);
  const Name name = {type->qualifier, type->name, type->span};
  const std::string_view known = liquid::built_in(type->name);
  Expr* head = !known.empty() && !defined_.contains(type->name) ? tree_.library(known)
               : type->kind == RefinedKind::Variable            ? tree_.var(name)
                                                                : tree_.con(name);
  return tree_.app(head, arguments);
}

}  // namespace needle::liquid
