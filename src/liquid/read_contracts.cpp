#include <fmt/format.h>

#include <algorithm>

#include "liquid/elaboration.h"
#include "liquid/reader.h"
#include "syntax/visit.h"

namespace needle::liquid {

using namespace syntax;

const TypeExpr* without_quantifiers(const TypeExpr* t) {
  for (;;) {
    if (t->kind == TypeExprKind::Forall)
      t = static_cast<const ForallType*>(t)->body;
    else if (t->kind == TypeExprKind::Qualified)
      t = static_cast<const QualifiedType*>(t)->body;
    else
      return t;
  }
}

void Elaboration::read_contracts() {
  std::unordered_map<Symbol, const Signature*> annotated;
  for (const Signature& s : annotations_.signatures) {
    if (is_local(s)) continue;
    const auto [before, first] = annotated.emplace(s.name.text, &s);
    const bool same = !first && sources_.text(before->second->type->span) == sources_.text(s.type->span);
    if (same)
      diagnostics_.warning(kAnnotationIgnored, s.name.span,
                           fmt::format("This annotation for '{}' is there twice.", s.name.text.text()));
    else if (!first)
      diagnostics_.error(kAnnotation, s.name.span,
                         fmt::format("There are two annotations for '{}' that differ", s.name.text.text()));
    if (!defined_.contains(s.name.text) && !s.assumed)
      diagnostics_.warning(
          kAnnotationIgnored, s.name.span,
          fmt::format("There is no function '{}' in this module: its annotation is ignored.", s.name.text.text()));
  }
  std::unordered_set<Symbol> promoted;
  for (const Promotion& p : annotations_.promotions) {
    promoted.insert(p.name.text);
    out_.known.insert(p.name.text);
    if (defined_.contains(p.name.text)) write_exported(p.name);
  }
  for (FunctionDecl* f : functions_) {
    Contract c;
    c.function = f;
    c.name = f->name;
    c.promoted = promoted.contains(f->name.text);
    const auto signature = signatures_.find(f->name.text);
    if (signature != signatures_.end()) c.written = without_quantifiers(signature->second);
    const auto found = annotated.find(f->name.text);
    if (found != annotated.end()) {
      c.type = aliases_->expand(found->second->type);
      if (c.written) {
        const Refined* written = aliases_->expand(plain_type(tree_, c.written));
        refuse_variables(c.type, written);
        c.type = without_wildcards(c.type, written);
      }
      c.assumed = found->second->assumed;
      c.incomplete = found->second->incomplete;
      c.abstract = !c.incomplete;
    }
    contracts_.push_back(std::move(c));
  }
  for (const Signature& s : annotations_.signatures) {
    if (!s.assumed || defined_.contains(s.name.text)) continue;
    Contract c;
    c.name = s.name;
    c.type = aliases_->expand(s.type);
    c.assumed = true;
    contracts_.push_back(std::move(c));
  }
  constructor_contracts();
}

bool Elaboration::is_local(const Signature& annotation) {
  class Locals : public Visitor {
   public:
    explicit Locals(Symbol name) : name_(name) {}
    bool function = false, variable = false;

   private:
    void see_local(Decl& d) override {
      function |= d.kind == DeclKind::Function && static_cast<FunctionDecl&>(d).name.text == name_;
    }
    void see(Pat& p) override { variable |= p.kind == PatKind::Var && static_cast<VarPat&>(p).name.text == name_; }
    const Symbol name_;
  };
  bool local = false;
  for (FunctionDecl* f : functions_) {
    const Span place = annotation.name.span;
    const bool inside = place.begin >= f->span.begin && place.begin < f->span.end;
    if (!inside && defined_.contains(annotation.name.text)) continue;
    Locals locals(annotation.name.text);
    locals.visit(*f);
    if (!locals.function && !(inside && locals.variable)) continue;
    local = true;
    unread_[f->name.text] = annotation.name.text;
  }
  if (local)
    diagnostics_.warning(
        kAnnotationIgnored, annotation.name.span,
        fmt::format("'{}' is a local function: its annotation is not judged.", annotation.name.text.text()));
  return local;
}

void Elaboration::refuse_variables(const Refined* type, const Refined* written) {
  if (type->kind == RefinedKind::Variable && written->kind == RefinedKind::Constructor && type->parts.empty() &&
      type->name.text() != "_")
    diagnostics_.error(kAnnotation, type->span,
                       fmt::format("The type variable '{}' stands where the function's own type has '{}'",
                                   type->name.text(), written->name.text()));
  if (type->kind != written->kind || type->parts.size() != written->parts.size()) return;
  for (size_t i = 0; i < type->parts.size(); ++i) refuse_variables(type->parts[i], written->parts[i]);
}

const Refined* Elaboration::without_wildcards(const Refined* type, const Refined* written) {
  if (type->kind == RefinedKind::Variable && type->name.text() == "_" && type->parts.empty()) {
    Refined* out = tree_.arena().make<Refined>(*written);
    out->span = type->span;
    if (written->kind != RefinedKind::Function) out->binder = type->binder;
    out->subject = type->subject;
    out->predicate = type->predicate;
    return out;
  }
  if (type->kind != written->kind || type->parts.size() != written->parts.size() || type->name != written->name)
    return type;
  std::vector<Refined*> parts;
  for (size_t i = 0; i < type->parts.size(); ++i)
    parts.push_back(const_cast<Refined*>(without_wildcards(type->parts[i], written->parts[i])));
  Refined* out = tree_.arena().make<Refined>(*type);
  out->parts = tree_.arena().copy(parts);
  return out;
}

void Elaboration::constructor_contracts() {
  for (const Decl* d : module_.body->decls) {
    if (d->kind != DeclKind::Data) continue;
    const auto& data = *static_cast<const DataDecl*>(d);
    for (const ConstructorDecl& con : data.constructors) {
      const Constructor* said = checks_->annotated(data, con);
      if (!said) continue;
      Contract c;
      c.name = {{}, con.name.text, said->name.span};
      c.is_constructor = true;
      c.abstract = false;
      Refined* type = tree_.arena().make<Refined>();
      type->span = said->name.span;
      bool says = false;
      for (size_t i = said->fields.size(); i > 0; --i) {
        const Field& f = said->fields[i - 1];
        Refined* over = tree_.arena().make<Refined>();
        over->kind = RefinedKind::Function;
        over->span = said->name.span;
        over->binder = f.name.valid() ? f.name : con.fields[i - 1].name.text;
        const Refined* field = aliases_->expand(f.type);
        says |= checks_->says_something(field);
        over->parts = tree_.arena().copy(std::vector<Refined*>{const_cast<Refined*>(field), type});
        type = over;
      }
      c.type = type;
      if (says) contracts_.push_back(std::move(c));
    }
  }
}

void Elaboration::find_parameters(Contract& c) {
  std::unordered_set<Symbol> used;
  auto add_parameter = [&](Symbol wanted, const Refined* type) {
    static const Symbol nobody = intern("_");
    const bool free = wanted.valid() && wanted != nobody && used.insert(wanted).second;
    c.params.push_back(free ? wanted : intern(fmt::format("${}", c.params.size())));
    c.types.push_back(type);
  };
  const Refined* t = c.type ? c.type : c.written ? aliases_->expand(plain_type(tree_, c.written)) : nullptr;
  for (; t && t->kind == RefinedKind::Function && t->parts.size() == 2; t = t->parts[1])
    add_parameter(t->binder, t->parts[0]);
  c.result = t;
  if (!t && c.function && !c.function->clauses.empty())
    for (size_t i = 0; i < c.function->clauses[0].params.size(); ++i) add_parameter({}, nullptr);
}

}  // namespace needle::liquid
