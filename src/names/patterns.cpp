// Names inside patterns, and the variables patterns bind.
#include <algorithm>
#include <unordered_map>

#include "names/resolver.h"

namespace needle::names {

using namespace syntax;

void Resolver::bind_variable(const Name& name, LocalId& local, EntityId& entity, PatternContext& context) {
  if (context.top_level) {
    entity = declare(EntityKind::Value, name, {});
    context.refs.push_back({entity, {}});
  } else {
    local = scope_.bind(name.text, name.span);
    context.refs.push_back({{}, local});
  }
  context.bound.push_back(name);
}

void Resolver::report_conflicts(const PatternContext& context) {
  std::unordered_map<Symbol, Span> first, all;
  std::vector<Symbol> twice;
  for (const Name& name : context.bound) {
    if (first.try_emplace(name.text, name.span).second) continue;
    auto [it, fresh] = all.try_emplace(name.text, first[name.text]);
    it->second = join(it->second, name.span);
    if (fresh) twice.push_back(name.text);
  }
  std::string place = context.place.empty() ? "" : "\n" + context.place;
  for (Symbol name : twice)
    error(kConflicting, all[name], "Conflicting definitions for " + quoted(name.text()) + place);
}

void Resolver::patterns(Seq<Pat*> pats, std::string place) {
  PatternContext context;
  context.place = std::move(place);
  for (Pat*& p : pats) pattern(p, context);
  report_conflicts(context);
}

// C { f = p, g, .. }: puns and the wildcard become ordinary fields.
void Resolver::record_pattern(RecordPat& record, PatternContext& context) {
  EntityId con = record.ref.entity;
  std::vector<FieldPat> fields(record.fields.begin(), record.fields.end());
  for (FieldPat& f : fields) {
    if (con.valid()) f.ref = scope_.field(f.field, con, record.span);
    if (!f.pat) {
      Name variable{{}, f.field.text, f.field.span};
      f.pat = arena_.make<VarPat>(Pat{PatKind::Var, f.field.span, new_node()}, variable, LocalId{}, EntityId{});
    }
  }
  if (record.wildcard && con.valid()) {
    for (EntityId field : env_.entity(con).children) {
      bool mentioned =
          std::any_of(fields.begin(), fields.end(), [&](const FieldPat& f) { return f.ref.entity == field; });
      if (mentioned || !in_scope(field)) continue;
      Name name{{}, env_.entity(field).name, record.con.span};
      Pat* variable = arena_.make<VarPat>(Pat{PatKind::Var, record.con.span, new_node()}, name, LocalId{}, EntityId{});
      fields.push_back({name, {field, {}}, variable});
    }
  }
  record.wildcard = false;
  record.fields = arena_.copy(fields);
  for (FieldPat& f : record.fields) pattern(f.pat, context);
}

void Resolver::pattern(Pat*& pat, PatternContext& context) {
  switch (pat->kind) {
    case PatKind::Wild:
    case PatKind::Lit:
      break;
    case PatKind::Var: {
      auto& var = *static_cast<VarPat*>(pat);
      bind_variable(var.name, var.local, var.entity, context);
      break;
    }
    case PatKind::Con: {
      auto& con = *static_cast<ConPat*>(pat);
      con.ref = scope_.constructor(con.con, true);
      for (Pat*& p : con.args) pattern(p, context);
      break;
    }
    case PatKind::OpChain: {
      auto& chain = *static_cast<OpChainPat*>(pat);
      for (PatOp& op : chain.operators) op.ref = scope_.constructor(op.name, true);
      for (Pat*& p : chain.operands) pattern(p, context);
      this->chain(pat);
      break;
    }
    case PatKind::Tuple: {
      auto& tuple = *static_cast<TuplePat*>(pat);
      check_tuple(tuple.elements.size(), pat->span);
      for (Pat*& p : tuple.elements) pattern(p, context);
      break;
    }
    case PatKind::List:
      for (Pat*& p : static_cast<ListPat*>(pat)->elements) pattern(p, context);
      if (extension("OverloadedLists"))  // [p, q]  ->  (toListPattern -> [p, q])
        pat = arena_.make<ViewPat>(Pat{PatKind::View, pat->span, new_node()},
                                   known_function("toListPattern", pat->span), pat);
      break;
    case PatKind::Record: {
      auto& record = *static_cast<RecordPat*>(pat);
      record.ref = scope_.constructor(record.con, true);
      if (!is_record_synonym(record.ref.entity)) {
        record_pattern(record, context);
        break;
      }
      pat = without_fields(record, record.ref.entity);
      pattern(pat, context);
      break;
    }
    case PatKind::As: {
      auto& as = *static_cast<AsPat*>(pat);
      bind_variable(as.name, as.local, as.entity, context);
      pattern(as.pat, context);
      break;
    }
    case PatKind::Lazy:
      pattern(static_cast<LazyPat*>(pat)->pat, context);
      break;
    case PatKind::Bang:
      pattern(static_cast<BangPat*>(pat)->pat, context);
      break;
    case PatKind::View: {
      auto& view = *static_cast<ViewPat*>(pat);
      if (context.later) {
        context.later->push_back(&view);
      } else {
        expression(view.function);
      }
      pattern(view.pat, context);
      break;
    }
    case PatKind::Sig: {
      auto& sig = *static_cast<SigPat*>(pat);
      pattern(sig.pat, context);
      type(sig.type);
      break;
    }
    case PatKind::Paren:
      pattern(static_cast<ParenPat*>(pat)->pat, context);
      break;
  }
}

}  // namespace needle::names
