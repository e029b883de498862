// Ambiguity of a signature: a constraint none of whose variables the type determines can never be solved at a use.
#include "types/type_reader.h"

namespace needle::types {

static void variables(const Type* type, std::vector<const TypeVar*>& out) {
  switch (type->kind) {
    case TypeKind::Var:
      if (std::find(out.begin(), out.end(), type->var) == out.end()) out.push_back(type->var);
      break;
    case TypeKind::App:
    case TypeKind::Fun:
      variables(type->left, out);
      variables(type->right, out);
      break;
    case TypeKind::Family:  // at a use it may be known after all
      variables(type->left, out);
      break;
    case TypeKind::Forall:  // whoever gives such an argument says what its context is
      for (const Pred& p : type->context)
        for (const Type* a : p.args) variables(a, out);
      variables(type->right, out);
      break;
    default:
      break;
  }
}

void TypeReader::check_ambiguity(const Type* type, std::string_view name, Span span, size_t first_pred) {
  if (allow_ambiguous || type->kind != TypeKind::Forall) return;
  std::vector<const TypeVar*> known;
  variables(type->right, known);
  auto determined = [&](const Type* t) {
    std::vector<const TypeVar*> own;
    variables(t, own);
    for (const TypeVar* v : own)
      if (std::find(known.begin(), known.end(), v) == known.end() &&
          std::find(type->vars.begin(), type->vars.end(), v) != type->vars.end())
        return false;
    return true;
  };
  for (bool again = true; again;) {  // through functional dependencies and equalities
    size_t before = known.size();
    for (const Pred& p : type->context) {
      if (s_.is_equality(p) && (determined(p.args[0]) || determined(p.args[1]))) {
        variables(p.args[0], known);
        variables(p.args[1], known);
      }
      auto deps = s_.extra.fundeps.find(p.cls);
      if (deps == s_.extra.fundeps.end()) continue;
      for (const FunDepInfo& d : deps->second) {
        bool from = true;
        for (uint32_t i : d.from) from = from && i < p.args.size() && determined(p.args[i]);
        if (!from) continue;
        for (uint32_t i : d.to)
          if (i < p.args.size()) variables(p.args[i], known);
      }
    }
    again = known.size() != before;
  }
  for (size_t i = first_pred; i < type->context.size(); ++i) {
    const Pred& p = type->context[i];
    for (const Type* a : p.args) {
      if (determined(a)) continue;
      TypePrinter printer(r_.names());
      printer.show_forall = true;
      std::string whole = printer.type(type);
      std::vector<const TypeVar*> own;
      variables(a, own);
      std::string var(own[0]->name.text());
      for (const TypeVar* v : own)
        if (std::find(known.begin(), known.end(), v) == known.end()) var = v->name.text();
      r_.error(kAmbiguous, span,
               "Could not deduce " + TypePrinter(r_.names()).pred(p, 1) +
                   "\nfrom the context: " + TypePrinter(r_.names()).pred(p) +
                   "\n  bound by the type signature for:\n             " + in_parens(name) + " :: " + whole +
                   "\nThe type variable '" + var + "0' is ambiguous\nIn the ambiguity check for '" + in_parens(name) +
                   "'\nTo defer the ambiguity check to use sites, enable AllowAmbiguousTypes");
      return;
    }
  }
}

}  // namespace needle::types
