// Evidence to dictionary expressions, and where the checker says they are passed.
#include "desugar/desugarer.h"

namespace needle::desugar {

CoreExpr Desugarer::evidence(const Evidence* e, Span span) {
  if (e->recursive && !recursive_dictionaries_.contains(e)) {  // letrec d = e in d
    const Var* self = fresh("d", nullptr);
    recursive_dictionaries_[e] = self;
    CoreExpr made = evidence(e, span);
    recursive_dictionaries_.erase(e);
    return build_.letrec({{self, made}}, build_.var(self, span), span);
  }
  switch (e->kind) {
    case types::EvidenceKind::Recursive:
      return build_.var(recursive_dictionaries_.at(e->of), span);
    case types::EvidenceKind::Var:
      return build_.var(dictionaries_.at(e->var), span);
    case types::EvidenceKind::Instance:
      return build_.app(build_.global(map_.instances.get(e->instance), span), evidences(e->args, span), span);
    case types::EvidenceKind::Superclass: {
      core::GlobalId first = map_.superclasses.get(class_of(e->of));
      return build_.app(build_.global(core::GlobalId(first.index + e->index), span), {evidence(e->of, span)}, span);
    }
    case types::EvidenceKind::Apply:
      return build_.app(evidence(e->of, span), evidences(e->args, span), span);
    case types::EvidenceKind::Abstract: {
      std::vector<const Var*> params = bind_evidence(e->params);
      return build_.lam(params, evidence(e->of, span), span);
    }
    case types::EvidenceKind::Tuple:
      return construct(e->args.empty() ? names_.builtin_value(intern("()")) : names_.tuple_con(e->args.size()),
                       evidences(e->args, span), span);
    case types::EvidenceKind::Component:
      return component(e, span);
    case types::EvidenceKind::Typeable:
      return typeable(e, span);
    case types::EvidenceKind::Selector:
      return build_.con(program_.con(map_.constructors.get(names_.known_type("HasField"))),
                        {build_.global(map_.values.get(e->con), span)}, span);
    case types::EvidenceKind::Literal:
      return type_literal(e, span);
  }
  return nullptr;
}

// The class a piece of evidence is for.
EntityId Desugarer::class_of(const Evidence* e) const {
  switch (e->kind) {
    case types::EvidenceKind::Var:
      return e->var->pred->cls;
    case types::EvidenceKind::Instance:
      return types_.instances[e->instance.index].cls;
    case types::EvidenceKind::Typeable:
      return names_.known_type("Typeable");
    case types::EvidenceKind::Selector:
      return names_.known_type("HasField");
    case types::EvidenceKind::Literal:
    case types::EvidenceKind::Apply:
    case types::EvidenceKind::Component:
      return e->con;
    case types::EvidenceKind::Recursive:
      return class_of(e->of);
    case types::EvidenceKind::Abstract:
    case types::EvidenceKind::Tuple:
      return {};  // neither has superclasses
    case types::EvidenceKind::Superclass: {
      uint32_t index = e->index;
      for (const types::Pred& p : types_.classes.at(class_of(e->of)).superclasses) {
        if (types_of_core_.has_evidence(p) && index-- == 0) return p.cls;
      }
      return {};
    }
  }
  return {};
}

std::vector<CoreExpr> Desugarer::evidences(Seq<const Evidence* const> list, Span span) {
  std::vector<CoreExpr> out;
  for (const Evidence* e : list) out.push_back(evidence(e, span));
  return out;
}

// D:Typeable (TypeRep "Module.Name" [typeRepOf d1, ..]), or, when a variable stands at the head of the type,
// D:Typeable (appTypeRep (.. (typeRepOf head) ..) (typeRepOf dn))
CoreExpr Desugarer::typeable(const Evidence* e, Span span) {
  std::vector<CoreExpr> args;
  for (const Evidence* a : e->args) args.push_back(method_call("typeRepOf", a, {}, span));
  CoreExpr rep;
  if (e->con.valid()) {
    const names::Entity& con = names_.entity(e->con);
    std::string name = std::string(con.module.text()) + "." + std::string(con.name.text());
    rep = construct(names_.known_value("TypeRep"), {build_.string_lit(name, span), list(args, span)}, span);
  } else {
    rep = args.front();
    for (size_t i = 1; i < args.size(); ++i) rep = known_call("appTypeRep", {rep, args[i]}, span);
  }
  return build_.con(program_.con(map_.constructors.get(names_.known_type("Typeable"))), {rep}, span);
}

// case d of (d1, .., dn) -> di
CoreExpr Desugarer::component(const Evidence* e, Span span) {
  if (e->count == 1) return evidence(e->of, span);
  std::vector<const Var*> parts;
  for (uint32_t i = 0; i < e->count; ++i) parts.push_back(fresh("d", nullptr));
  const core::DataCon* tuple = program_.con(map_.constructors.get(names_.tuple_con(e->count)));
  return build_.case_of(evidence(e->of, span), fresh("d", nullptr),
                        {build_.con_alt(tuple, parts, build_.var(parts[e->index], span))}, nullptr, span);
}

// D:KnownNat 3, D:KnownSymbol "a"
CoreExpr Desugarer::type_literal(const Evidence* e, Span span) {
  const std::string_view text = e->literal.text();
  const bool is_string = text[0] == '"';
  core::Literal number{};
  if (!is_string) integer_literal(Primitive::Integer, text, false, number);
  CoreExpr value = is_string ? build_.string_lit(text.substr(1, text.size() - 2), span) : build_.lit(number, span);
  return build_.con(program_.con(map_.constructors.get(e->con)), {value}, span);
}

std::vector<const Var*> Desugarer::bind_evidence(Seq<const EvVar* const> params) {
  std::vector<const Var*> out;
  for (const EvVar* ev : params) {
    std::string name = "d" + std::string(names_.entity(ev->pred->cls).name.text());
    out.push_back(dictionaries_[ev] = fresh(name, types_of_core_.convert(*ev->pred)));
  }
  return out;
}

CoreExpr Desugarer::wrapped(CoreExpr e, Seq<const types::WrapStep> wrap, Span span) {
  for (const types::WrapStep& step : wrap) {
    if (!step.abstract) e = build_.app(e, evidences(step.args, span), span);
    // abstraction: its variables were bound before e was made, see expression()
    if (step.abstract) {
      std::vector<const Var*> params;
      for (const EvVar* ev : step.params) params.push_back(dictionaries_.at(ev));
      e = build_.lam(params, e, span);
    }
  }
  return e;
}

CoreExpr Desugarer::method_call(const char* method, const Evidence* dictionary, std::vector<CoreExpr> args, Span span) {
  args.insert(args.begin(), evidence(dictionary, span));
  return known_call(method, std::move(args), span);
}

CoreExpr Desugarer::known_call(const char* function, std::vector<CoreExpr> args, Span span) {
  return build_.app(build_.global(known_global(function), span), args, span);
}

}  // namespace needle::desugar
