// Surface patterns to Pattern.
#include "base/unicode.h"
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

const Pattern* Desugarer::make_pattern(PatternKind kind, Span span, std::vector<const Pattern*> args) {
  Pattern p{};
  p.kind = kind;
  p.span = span;
  p.args = scratch_.copy(args);
  return scratch_.make<Pattern>(p);
}

const Pattern* Desugarer::named(const Pattern* pattern, Binder binder) {
  Pattern p = *pattern;
  std::vector<Binder> names(p.names.begin(), p.names.end());
  names.push_back(binder);
  p.names = scratch_.copy(names);
  return scratch_.make<Pattern>(p);
}

bool Desugarer::is_newtype_con(EntityId con) const {
  core::ConId id = map_.constructors.get(con);
  return id.valid() && program_.con(id)->parent->is_newtype;
}

// args are the declared fields'; the dictionaries come from `info`.
const Pattern* Desugarer::con_pattern(EntityId con, const NodeInfo& info, std::vector<const Pattern*> args, Span span) {
  if (names_.entity(con).kind == names::EntityKind::PatternSynonym) {
    // $mP gives [] or [(fields)]
    const Pattern* fields = args.size() == 1 ? args[0] : make_pattern(PatternKind::Con, span, args);
    if (args.size() != 1) {
      EntityId tuple = args.empty() ? names_.builtin_value(intern("()")) : names_.tuple_con(args.size());
      const_cast<Pattern*>(fields)->con = program_.con(map_.constructors.get(tuple));
    }
    auto* some =
        const_cast<Pattern*>(make_pattern(PatternKind::Con, span, {fields, make_pattern(PatternKind::Any, span)}));
    some->con = program_.known.cons;
    auto* view = const_cast<Pattern*>(make_pattern(PatternKind::View, span, {some}));
    view->matcher = map_.matchers.get(con);
    view->evidence = info.evidence;
    return view;
  }
  if (is_newtype_con(con)) return args[0];
  auto* p = const_cast<Pattern*>(make_pattern(PatternKind::Con, span, std::move(args)));
  p->con = program_.con(map_.constructors.get(con));
  p->dictionaries = info.binds;
  return p;
}

const Pattern* Desugarer::record_pattern(const RecordPat& pat) {
  EntityId con = pat.ref.entity;
  core::ConId id = map_.constructors.get(con);
  const core::DataCon* data = program_.con(id);
  std::vector<const Pattern*> args(data->arity - data->dict_fields);
  for (auto& a : args) a = make_pattern(PatternKind::Any, pat.span);
  for (const FieldPat& f : pat.fields) {
    for (size_t i = 0; i < data->field_names.size(); ++i) {
      if (data->field_names[i] == names_.entity(f.ref.entity).name) args[i] = pattern(f.pat);
    }
  }
  return con_pattern(con, info(pat.id), std::move(args), pat.span);
}

const Pattern* Desugarer::literal_pattern(const LitPat& pat) {
  const NodeInfo& node = info(pat.id);
  auto literal = [&](const core::Literal& l) {
    auto* p = const_cast<Pattern*>(make_pattern(PatternKind::Literal, pat.span));
    p->literal = l;
    return p;
  };
  if (pat.literal.kind == LiteralKind::Char) return literal({core::LitKind::Char, pat.literal.character, 0, {}});
  if (pat.literal.kind == LiteralKind::String && node.evidence.empty()) {
    std::vector<int64_t> characters;
    std::string_view text = pat.literal.text.text();
    while (!text.empty()) characters.push_back(take_utf8(text));
    auto* p = const_cast<Pattern*>(make_pattern(PatternKind::Con, pat.span));
    p->con = program_.known.nil;
    for (size_t i = characters.size(); i-- > 0;) {
      auto* cell = const_cast<Pattern*>(
          make_pattern(PatternKind::Con, pat.span, {literal({core::LitKind::Char, characters[i], 0, {}}), p}));
      cell->con = program_.known.cons;
      p = cell;
    }
    return p;
  }
  core::Literal value;
  if (pat.literal.kind == LiteralKind::Integer &&
      integer_literal(primitive(node.type), pat.literal.text.text(), pat.negative, value) && !value.text.valid() &&
      value.kind != core::LitKind::Double) {
    return literal(value);
  }
  auto* p = const_cast<Pattern*>(make_pattern(PatternKind::Equal, pat.span));
  p->source = &pat;
  return p;
}

// A value of an unlifted type is evaluated wherever it is bound.
const Pattern* Desugarer::whole(const Pat* pat, const Pattern* any) {
  if (!types::is_unlifted(names_, info(pat->id).type)) return any;
  return make_pattern(PatternKind::Bang, pat->span, {any});
}

const Pattern* Desugarer::pattern(const Pat* pat) {
  const Pattern* out = pattern_of_instance(pat);
  std::vector<const Evidence*> wanted;
  for (const types::WrapStep& step : info(pat->id).wrap)
    wanted.insert(wanted.end(), step.args.begin(), step.args.end());
  if (wanted.empty()) return out;
  auto* view = const_cast<Pattern*>(make_pattern(PatternKind::View, pat->span, {out}));
  view->evidence = scratch_.copy(wanted);
  return view;
}

const Pattern* Desugarer::pattern_of_instance(const Pat* pat) {
  switch (pat->kind) {
    case PatKind::Wild:
    case PatKind::OpChain:
      return whole(pat, make_pattern(PatternKind::Any, pat->span));
    case PatKind::Var: {
      auto& v = *static_cast<const VarPat*>(pat);
      return whole(pat, named(make_pattern(PatternKind::Any, pat->span), {v.local, v.entity, v.name}));
    }
    case PatKind::Lit:
      return literal_pattern(*static_cast<const LitPat*>(pat));
    case PatKind::Con: {
      auto& c = *static_cast<const ConPat*>(pat);
      std::vector<const Pattern*> args;
      for (const Pat* a : c.args) args.push_back(pattern(a));
      const Pattern* p = con_pattern(c.ref.entity, info(pat->id), std::move(args), pat->span);
      return forces(p) ? p : whole(pat, p);
    }
    case PatKind::Tuple: {
      auto& t = *static_cast<const TuplePat*>(pat);
      std::vector<const Pattern*> args;
      for (const Pat* a : t.elements) args.push_back(pattern(a));
      EntityId con = args.empty() ? names_.builtin_value(intern("()")) : names_.tuple_con(args.size());
      return con_pattern(con, info(pat->id), std::move(args), pat->span);
    }
    case PatKind::List: {
      auto& l = *static_cast<const ListPat*>(pat);
      auto* p = const_cast<Pattern*>(make_pattern(PatternKind::Con, pat->span));
      p->con = program_.known.nil;
      for (size_t i = l.elements.size(); i-- > 0;) {
        auto* cell = const_cast<Pattern*>(make_pattern(PatternKind::Con, pat->span, {pattern(l.elements[i]), p}));
        cell->con = program_.known.cons;
        p = cell;
      }
      return p;
    }
    case PatKind::Record:
      return record_pattern(*static_cast<const RecordPat*>(pat));
    case PatKind::As: {
      auto& a = *static_cast<const AsPat*>(pat);
      return named(pattern(a.pat), {a.local, a.entity, a.name});
    }
    case PatKind::Lazy: {
      const Pattern* inner = pattern(static_cast<const LazyPat*>(pat)->pat);
      if (!looks(inner)) return inner;
      auto* p = const_cast<Pattern*>(
          make_pattern(PatternKind::Lazy, match_place_.valid() ? match_place_ : pat->span, {inner}));
      p->written = static_cast<const LazyPat*>(pat)->pat;
      return p;
    }
    case PatKind::Bang: {
      const Pattern* inner = pattern(static_cast<const BangPat*>(pat)->pat);
      if (forces(inner)) return inner;
      return make_pattern(PatternKind::Bang, pat->span, {inner});
    }
    case PatKind::View: {
      auto& v = *static_cast<const ViewPat*>(pat);
      auto* p = const_cast<Pattern*>(make_pattern(PatternKind::View, pat->span, {pattern(v.pat)}));
      p->function = v.function;
      return p;
    }
    case PatKind::Sig:
      return pattern(static_cast<const SigPat*>(pat)->pat);
    case PatKind::Paren:
      return pattern(static_cast<const ParenPat*>(pat)->pat);
  }
  return nullptr;
}

bool is_irrefutable(const Pattern* p) {
  switch (p->kind) {
    case PatternKind::Any:
    case PatternKind::Lazy:
      return true;
    case PatternKind::Con:
      if (p->con->parent->constructors.size() != 1) return false;
      break;
    case PatternKind::Literal:
    case PatternKind::Equal:
      return false;
    case PatternKind::View:
    case PatternKind::Bang:
      break;
  }
  for (const Pattern* a : p->args) {
    if (!is_irrefutable(a)) return false;
  }
  return true;
}

void Desugarer::variables(const Pattern* p, std::vector<Binder>& out) const {
  out.insert(out.end(), p->names.begin(), p->names.end());
  for (const Pattern* a : p->args) variables(a, out);
}

void Desugarer::bind(const Binder& binder, const Var* value) {
  if (binder.local.valid()) {
    locals_[binder.local.index] = value;
  } else {
    projected_[binder.entity] = value;
  }
}

const Var* Desugarer::bound(const Binder& binder) const {
  if (binder.local.valid()) return locals_[binder.local.index];
  auto it = projected_.find(binder.entity);
  return it == projected_.end() ? nullptr : it->second;
}

bool Desugarer::is_unlifted(const Binder& binder) const {
  if (binder.local.valid())
    return binder.local.index < typed_.locals.size() && types::is_unlifted(names_, typed_.locals[binder.local.index]);
  auto it = types_.values.find(binder.entity);
  return it != types_.values.end() && types::is_unlifted(names_, it->second);
}

const core::Type* Desugarer::type_of(const Binder& binder) {
  if (binder.local.valid()) return local_type(binder.local);
  auto it = types_.values.find(binder.entity);
  return it == types_.values.end() ? nullptr : types_of_core_.convert(it->second);
}

void Desugarer::bind_names(const Pattern* p, const Var* value) {
  for (const Binder& b : p->names) bind(b, value);
}

// A variable for what the pattern stands for, called as the user calls it.
Var* Desugarer::variable_for(const Pattern* p, const core::Type* type, std::string_view name) {
  if (p && p->kind == PatternKind::Bang && p->names.empty()) p = p->args[0];
  return fresh(p && !p->names.empty() ? p->names[0].name.text.text() : name, type);
}

}  // namespace needle::desugar
