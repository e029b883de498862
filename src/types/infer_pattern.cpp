#include "types/infer.h"

namespace needle::types {

using namespace syntax;

void Infer::bind_variable(const Binder& b, const Type* type) {
  // Inside a binding group the variable has its type already (from the group or from a signature).
  const Type* known = lazy_pattern_ ? type_of(b) : nullptr;
  const bool quantified = s_.shallow(type)->kind == TypeKind::Forall;  // Field b = .., for a field of such a type
  if (known && !(quantified && s_.shallow(known)->kind == TypeKind::Meta)) {
    match(b.span, known, type);
  } else {
    set_type(b, type);
  }
}

// Patterns that take a value apart: one of a quantified type is instantiated for them.
static bool takes_apart(PatKind kind) {
  return kind == PatKind::Lit || kind == PatKind::Con || kind == PatKind::Record || kind == PatKind::Tuple ||
         kind == PatKind::List;
}

void Infer::pattern(const Pat* p, const Type* type) {
  while (takes_apart(p->kind) && s_.shallow(type)->kind == TypeKind::Forall)
    type = instantiate(p->id, type, {}, r_.origin(OriginKind::Pattern, p->span, context));
  node(p->id).type = type;
  switch (p->kind) {
    case PatKind::Wild:
      return;
    case PatKind::Var: {
      const auto& v = as<VarPat>(p);
      return bind_variable({v.local, v.entity, v.name.text, v.name.span}, type);
    }
    case PatKind::Lit:
      return literal_pattern(as<LitPat>(p), type);
    case PatKind::Con: {
      const auto& c = as<ConPat>(p);
      if (c.ref.entity.valid() && s_.names.entity(c.ref.entity).kind == names::EntityKind::PatternSynonym)
        return synonym_pattern(c, type);
      std::vector<const Pat*> args(c.args.begin(), c.args.end());
      return constructor_pattern(p, c.con, c.ref, args, {}, type);
    }
    case PatKind::Record: {
      const auto& c = as<RecordPat>(p);
      std::vector<FieldPat> fields(c.fields.begin(), c.fields.end());
      return constructor_pattern(p, c.con, c.ref, {}, fields, type);
    }
    case PatKind::Tuple: {
      const auto& t = as<TuplePat>(p);
      std::vector<const Type*> elements;
      if (t.elements.size() > 15) {
        r_.error(kUnsupported, p->span, "Tuples of more than 15 components are not supported");
        return;
      }
      for (size_t i = 0; i < t.elements.size(); ++i) elements.push_back(s_.meta());
      InContext in(*this, r_.push(context, ContextKind::Pattern, p->span));
      match(p->span, type, s_.tuple(elements));
      for (size_t i = 0; i < t.elements.size(); ++i) pattern(t.elements[i], elements[i]);
      return;
    }
    case PatKind::List: {
      const Type* element = s_.meta();
      InContext in(*this, r_.push(context, ContextKind::Pattern, p->span));
      match(p->span, type, s_.list(element));
      for (const Pat* q : as<ListPat>(p).elements) pattern(q, element);
      return;
    }
    case PatKind::As: {
      const auto& a = as<AsPat>(p);
      bind_variable({a.local, a.entity, a.name.text, a.name.span}, type);
      return pattern(a.pat, type);
    }
    case PatKind::Lazy:
      return pattern(as<LazyPat>(p).pat, type);
    case PatKind::Bang:
      return pattern(as<BangPat>(p).pat, type);
    case PatKind::Paren:
      return pattern(as<ParenPat>(p).pat, type);
    case PatKind::View: {
      const auto& v = as<ViewPat>(p);
      const Type* out = s_.meta();
      InContext in(*this, r_.push(context, ContextKind::Pattern, p->span));
      bool lazy = std::exchange(lazy_pattern_, false);
      check(v.function, s_.fun(type, out));
      lazy_pattern_ = lazy;
      return pattern(v.pat, out);
    }
    case PatKind::Sig: {
      const auto& g = as<SigPat>(p);
      const Type* written = reader_.pattern_type(g.type);
      InContext in(*this, r_.push(context, ContextKind::Pattern, p->span));
      match(p->span, written, type);
      node(p->id).type = written;
      return pattern(g.pat, written);
    }
    case PatKind::OpChain:
      return;  // names has reported it
  }
}

void Infer::literal_pattern(const LitPat& p, const Type* type) {
  InContext in(*this, r_.push(context, ContextKind::Pattern, p.span));
  EntityId cls;
  switch (p.literal.kind) {
    case LiteralKind::Char:
      match(p.span, type, k_.character);
      return;
    case LiteralKind::String:
      if (!overloaded_strings || !k_.is_string.valid()) {
        match(p.span, type, k_.string);
        return;
      }
      cls = k_.is_string;
      break;
    case LiteralKind::Integer:
      cls = k_.num;
      break;
    case LiteralKind::Fractional:
      cls = k_.fractional;
      break;
  }
  const Evidence* eq = want(k_.eq, type, OriginKind::LiteralPattern, p.span);
  set_evidence(p.id, {eq, want(cls, type, OriginKind::LiteralPattern, p.span)});
}

void Infer::constructor_pattern(const Pat* p, const Name& con, const Ref& ref, std::span<const Pat* const> args,
                                std::span<const FieldPat> fields, const Type* type) {
  const DataInfo* data = nullptr;
  const ConInfo* info = ref.entity.valid() ? s_.constructor(ref.entity, &data) : nullptr;
  InContext in(*this, r_.push(context, ContextKind::Pattern, p->span));
  auto give_up = [&] {
    for (const Pat* q : args) pattern(q, s_.meta());
    for (const FieldPat& f : fields)
      if (f.pat) pattern(f.pat, s_.meta());
  };
  if (!info) return give_up();
  if (p->kind == PatKind::Con && args.size() != info->fields.size()) {
    size_t n = info->fields.size();
    std::string given = args.empty() ? "none" : std::to_string(args.size());
    r_.error(kArity, p->span,
             "The constructor '" + in_parens(con.text.text()) + "' should have " + (n == 0 ? "no" : std::to_string(n)) +
                 " argument" + (n == 1 ? "" : "s") + ", but has been given " + given,
             context);
    return give_up();
  }
  std::vector<const TypeVar*> vars(data->params.begin(), data->params.end());
  std::vector<const Type*> types;
  for (size_t i = 0; i < vars.size(); ++i) types.push_back(s_.meta());
  const Type* whole = s_.data_type(*data, types);
  match(p->span, type, whole);
  if (!info->existentials.empty() || !info->context.empty()) {
    if (lazy_pattern_)
      r_.error(kTypeSyntax, p->span,
               "my brain just exploded\nI can't handle pattern bindings for existential or GADT data constructors.\n"
               "Instead, use a case-expression, or do-notation, to unpack the constructor.",
               context);
    const auto* origin = s_.arena.make<RigidOrigin>(RigidOrigin{RigidKind::Pattern, p->span, con.text, nullptr});
    if (match_ && !lazy_pattern_) match_->open(origin);
    for (const TypeVar* v : info->existentials) {
      TyVar* fresh = s_.var(v->name, v->kind, s_.level);
      fresh->origin = origin;
      vars.push_back(v);
      types.push_back(fresh->type);
    }
    if (match_ && !lazy_pattern_) {
      node(p->id).binds = solver_.assume(s_.substitute(info->context, vars, types));
      for (const EvVar* v : node(p->id).binds) evidence_vars.push_back(v);
    }
  }
  for (size_t i = 0; i < args.size(); ++i) pattern(args[i], s_.substitute(info->fields[i], vars, types));
  for (const FieldPat& f : fields) {
    size_t at = 0;
    while (at < info->labels.size() && info->labels[at] != f.ref.entity) ++at;
    if (at == info->labels.size()) {
      r_.error(kRecord, f.field.span,
               "Constructor '" + in_parens(con.text.text()) + "' does not have field '" +
                   std::string(f.field.text.text()) + "'",
               context);
      if (f.pat) pattern(f.pat, s_.meta());
    } else if (f.pat) {
      pattern(f.pat, s_.substitute(info->fields[at], vars, types));
    }
  }
}

// A pattern synonym's type is  forall vs. context => args -> result; its context is needed to match.
void Infer::synonym_pattern(const ConPat& p, const Type* type) {
  InContext in(*this, r_.push(context, ContextKind::Pattern, p.span));
  auto at = s_.env.values.find(p.ref.entity);
  const Type* sigma = at == s_.env.values.end() ? s_.meta() : at->second;
  Store::Instance inst = s_.instantiate(sigma);
  node(p.id).evidence = solver_.want_all(inst.context, r_.origin(OriginKind::Pattern, p.span, context, p.con.text));
  const Type* rest = inst.type;
  std::vector<const Type*> params;
  for (size_t i = 0; i < p.args.size(); ++i) {
    rest = s_.shallow(rest);
    if (rest->kind != TypeKind::Fun) {
      r_.error(kArity, p.span,
               "The pattern synonym '" + in_parens(p.con.text.text()) + "' should have " + std::to_string(i) +
                   " argument" + (i == 1 ? "" : "s") + ", but has been given " + std::to_string(p.args.size()),
               context);
      params.push_back(s_.meta());
      continue;
    }
    params.push_back(rest->left);
    rest = rest->right;
  }
  match(p.span, type, rest);
  for (size_t i = 0; i < p.args.size(); ++i) pattern(p.args[i], params[i]);
}

}  // namespace needle::types
