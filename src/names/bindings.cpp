// Bindings of a let or where, and the clauses of functions anywhere.
#include <cctype>
#include <charconv>
#include <unordered_set>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

void Resolver::function(FunctionDecl& function) {
  std::string place = "in an equation for " + quoted(function.name.text.text());
  for (Clause& c : function.clauses) {
    if (c.params.size() != function.clauses[0].params.size()) {
      error(kEquations, join(function.clauses[0].span, c.span),
            "Equations for " + quoted(function.name.text.text()) + " have different numbers of arguments");
      break;
    }
  }
  for (Clause& c : function.clauses) {
    size_t mark = scope_.mark();
    patterns(c.params, place);
    right_hand_side(*c.rhs);
    scope_.release(mark);
  }
}

void Resolver::check_signatures(const Bindings& list, const std::vector<Binder>& binders) {
  std::unordered_set<Symbol> bound, signed_names;
  for (const Binder& b : binders) bound.insert(b.name.text);
  for (Decl* d : list.decls) {
    if (d->kind != DeclKind::Signature) continue;
    for (const Name& name : static_cast<SignatureDecl*>(d)->names) {
      if (!bound.contains(name.text)) {
        error(kSignature, name.span,
              "The type signature for " + quoted(name.text.text()) + " lacks an accompanying binding");
      } else if (!signed_names.insert(name.text).second) {
        error(kSignature, name.span, "Duplicate type signatures for " + quoted(name.text.text()));
      }
    }
  }
}

void Resolver::local_fixities(const Bindings& list, const std::vector<Binder>& binders) {
  std::unordered_map<Symbol, LocalId> locals;
  for (const Binder& b : binders) locals[b.name.text] = b.ref.local;
  for (Decl* d : list.decls) {
    if (d->kind != DeclKind::Fixity) continue;
    auto& fixity = *static_cast<FixityDecl*>(d);
    for (const Name& name : fixity.operators) {
      auto it = locals.find(name.text);
      if (it == locals.end()) {
        error(kFixity, name.span,
              "The fixity signature for " + quoted(name.text.text()) + " lacks an accompanying binding");
      } else {
        scope_.set_fixity(it->second, {fixity.associativity, fixity.precedence, true});
      }
    }
  }
}

// {-# DIST Con weight #-}, {-# COST Con cost #-}: any constructor in scope; the number is the last word.
void Resolver::numbered(PragmaDecl& pragma) {
  constexpr uint32_t kMost = 1'000'000;
  const bool weight = pragma.key.text() == "DIST";
  if (!pragma.subject.text.valid() || std::isdigit(static_cast<unsigned char>(pragma.subject.text.text()[0]))) {
    error(kPragma, pragma.span,
          weight ? "A DIST pragma names a constructor and its weight: {-# DIST Con 3 #-}"
                 : "A COST pragma names a constructor and what it costs: {-# COST Con 2 #-}");
    return;
  }
  pragma.ref = scope_.constructor(pragma.subject, false);
  if (!pragma.ref.entity.valid()) return;
  if (env_.entity(pragma.ref.entity).kind != EntityKind::Constructor) {
    error(kPragma, pragma.subject.span, quoted(pragma.subject.text.text()) + " is not a data constructor");
    return;
  }
  const std::string_view text = pragma.words[pragma.words.size() - 1].text();
  uint32_t number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  const size_t words = pragma.words.size() - (pragma.words[0].text() == "(" ? 2 : 0);
  if (wrong == std::errc() && end == text.data() + text.size() && words == 2 && number <= kMost &&
      (number > 0 || !weight)) {
    pragma.number = number;
    return;
  }
  error(kPragma, pragma.span,
        (weight ? "The weight of " : "The cost of ") + quoted(pragma.subject.text.text()) +
            " has to be a whole number from " + (weight ? "1" : "0") + " to 1000000");
}

void Resolver::newer(const PragmaDecl& pragma) {
  for (const Name& name : pragma.names)
    for (const Named* own : {&own_values_, &own_types_})
      for (auto [at, last] = own->equal_range(name.text); at != last; ++at) env_.entity(at->second).newer = true;
}

void Resolver::pragma(PragmaDecl& pragma) {
  if (pragma.key.text() == "DIST" || pragma.key.text() == "COST") return numbered(pragma);
  if (pragma.key.text() == "NEWER") return newer(pragma);
  if (!pragma.subject.text.valid()) return;
  if (LocalId local = scope_.find_local(pragma.subject.text); local.valid()) {
    pragma.ref = {{}, local};
  } else if (auto own = own_values_.find(pragma.subject.text); own != own_values_.end()) {
    pragma.ref = {own->second, {}};
  } else if (auto type = own_types_.find(pragma.subject.text); type != own_types_.end()) {
    pragma.ref = {type->second, {}};
  }
}

void Resolver::overlap_pragmas(const Bindings& list) {
  std::unordered_map<Symbol, FunctionDecl*> functions;
  for (Decl* d : list.decls) {
    if (d->kind != DeclKind::Function) continue;
    auto* f = static_cast<FunctionDecl*>(d);
    functions.emplace(f->name.text, f);
  }
  for (Decl* d : list.decls) {
    if (d->kind != DeclKind::Pragma) continue;
    const auto& p = *static_cast<PragmaDecl*>(d);
    if (p.key.text() != "OVERLAP") continue;
    if (p.names.empty()) error(kPragma, p.span, "The OVERLAP pragma names no function");
    for (const Name& name : p.names) {
      auto it = functions.find(name.text);
      if (it == functions.end()) {
        error(kPragma, name.span,
              "The OVERLAP pragma for " + quoted(name.text.text()) + " lacks an accompanying binding");
      } else {
        it->second->overlap = name.span;
      }
    }
  }
}

// The right-hand sides, with the references between them; the innermost dependency context is this list's.
void Resolver::binding_bodies(Bindings& list, const std::vector<Decl*>& decls, const std::vector<Binder>& binders,
                              std::vector<std::vector<ViewPat*>>& views) {
  std::unordered_set<Symbol> signed_names;
  for (Decl* d : list.decls) {
    if (d->kind != DeclKind::Signature) continue;
    auto& signature = *static_cast<SignatureDecl*>(d);
    for (const Name& name : signature.names) signed_names.insert(name.text);
    type(signature.type);
  }
  for (const Binder& b : binders) {
    bool has_signature = signed_names.contains(b.name.text);
    if (b.ref.local.valid()) dependencies_.binder(b.ref.local, b.binding, has_signature);
    if (b.ref.entity.valid()) dependencies_.binder(b.ref.entity, b.binding, has_signature);
  }
  for (uint32_t i = 0; i < decls.size(); ++i) {
    dependencies_.enter(i);
    if (decls[i]->kind == DeclKind::Function) {
      function(*static_cast<FunctionDecl*>(decls[i]));
    } else {
      for (ViewPat* view : views[i]) expression(view->function);
      right_hand_side(*static_cast<PatternBindingDecl*>(decls[i])->rhs);
    }
  }
  dependencies_.enter(Dependencies::kNoBinding);
  list.groups = dependencies_.groups(arena_, decls);
}

void Resolver::bindings(Bindings& list) {
  std::vector<Decl*> decls;
  std::vector<Binder> binders;
  std::vector<std::vector<ViewPat*>> views;
  PatternContext context;
  for (Decl* d : list.decls) {
    auto index = static_cast<uint32_t>(decls.size());
    if (d->kind == DeclKind::Function) {
      auto& f = *static_cast<FunctionDecl*>(d);
      bind_variable(f.name, f.local, f.entity, context);
    } else if (d->kind == DeclKind::PatternBinding) {
      views.resize(index + 1);
      context.later = &views[index];
      pattern(static_cast<PatternBindingDecl*>(d)->pat, context);
    } else {
      continue;
    }
    decls.push_back(d);
    for (size_t i = binders.size(); i < context.bound.size(); ++i)
      binders.push_back({context.bound[i], context.refs[i], index});
  }
  views.resize(decls.size());
  report_conflicts(context);
  check_signatures(list, binders);
  local_fixities(list, binders);
  overlap_pragmas(list);
  dependencies_.open(decls.size());
  binding_bodies(list, decls, binders, views);
  dependencies_.close();
  for (Decl* d : list.decls) {
    if (d->kind == DeclKind::Pragma) pragma(*static_cast<PragmaDecl*>(d));
  }
}

}  // namespace needle::names
