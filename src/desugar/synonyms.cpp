// pattern P x y <- (x, [y])   ->   $mP = \s -> case s of { (x, [y]) -> [(x, y)]; _ -> [] }
// and, when it goes both ways,     P = \x y -> (x, [y])
#include "desugar/desugarer.h"

namespace needle::desugar {

using namespace syntax;

void Desugarer::pattern_synonym(const PatternSynonymDecl& decl) {
  const types::BindInfo* bind = bind_info(decl.id);
  Seq<const EvVar* const> required = bind ? bind->params : Seq<const EvVar* const>{};
  core::GlobalId matcher = map_.matchers.get(decl.entity);
  {
    std::vector<const Var*> params = bind_evidence(required);
    const Pattern* p = pattern(decl.pat);
    const Var* value = variable_for(p, type_of(decl.pat->id), "s");
    params.push_back(value);
    Failure none(build_.con(program_.known.nil, {}, decl.span));
    std::vector<Row> rows;
    rows.push_back({{p},
                    [&](Failure&) {
                      std::vector<CoreExpr> fields;
                      for (LocalId l : decl.param_locals) fields.push_back(build_.var(locals_[l.index], decl.span));
                      CoreExpr found = fields.size() == 1
                                           ? fields[0]
                                           : construct(fields.empty() ? names_.builtin_value(intern("()"))
                                                                      : names_.tuple_con(fields.size()),
                                                       fields, decl.span);
                      return list({found}, decl.span);
                    },
                    false});
    CoreExpr body = matcher_.match({value}, std::move(rows), none);
    program_.global(matcher).body = build_.lam(params, body, decl.span);
    program_.global(matcher).dict_params = static_cast<uint32_t>(required.size());
  }
  core::GlobalId builder = map_.values.get(decl.entity);
  if (decl.builder) {
    for (const Decl* d : decl.builder->decls) {
      if (d->kind == DeclKind::Function) program_.global(builder).body = function(*static_cast<const FunctionDecl*>(d));
    }
  } else if (decl.bidirectional) {
    std::vector<const Var*> params = bind_evidence(required);
    for (LocalId l : decl.param_locals) {
      locals_[l.index] = program_.fresh(module_.locals[l.index].name, local_type(l));
      params.push_back(locals_[l.index]);
    }
    program_.global(builder).body = build_.lam(params, builder_of(decl.pat), decl.span);
  }
  if (!program_.global(builder).body) {
    program_.global(builder).body =
        error_call("errorWithoutStackTrace", "non-bidirectional pattern synonym used in an expression", decl.span);
  }
}

// The expression a pattern looks like.
CoreExpr Desugarer::builder_of(const Pat* pat) {
  auto all = [&](Seq<Pat*> list) {
    std::vector<CoreExpr> out;
    for (const Pat* p : list) out.push_back(builder_of(p));
    return out;
  };
  switch (pat->kind) {
    case PatKind::Var:
      return build_.var(locals_[static_cast<const VarPat*>(pat)->local.index], pat->span);
    case PatKind::Lit: {
      auto& l = *static_cast<const LitPat*>(pat);
      return literal(l.literal, info(pat->id), 1, l.negative, pat->span);
    }
    case PatKind::Con: {
      auto& c = *static_cast<const ConPat*>(pat);
      return construct(c.ref.entity, all(c.args), pat->span);
    }
    case PatKind::Tuple: {
      auto& t = *static_cast<const TuplePat*>(pat);
      return construct(t.elements.empty() ? names_.builtin_value(intern("()")) : names_.tuple_con(t.elements.size()),
                       all(t.elements), pat->span);
    }
    case PatKind::List:
      return list(all(static_cast<const ListPat*>(pat)->elements), pat->span);
    case PatKind::Record: {
      auto& r = *static_cast<const RecordPat*>(pat);
      const core::DataCon* con = program_.con(map_.constructors.get(r.ref.entity));
      std::vector<CoreExpr> args;
      for (Symbol label : con->field_names) {
        for (const FieldPat& f : r.fields) {
          if (names_.entity(f.ref.entity).name == label) args.push_back(builder_of(f.pat));
        }
      }
      return construct(r.ref.entity, args, pat->span);
    }
    case PatKind::Bang:
      return builder_of(static_cast<const BangPat*>(pat)->pat);
    case PatKind::Sig:
      return builder_of(static_cast<const SigPat*>(pat)->pat);
    case PatKind::Paren:
      return builder_of(static_cast<const ParenPat*>(pat)->pat);
    default:
      return error_call("errorWithoutStackTrace", "pattern synonym cannot be used as an expression", pat->span);
  }
}

}  // namespace needle::desugar
