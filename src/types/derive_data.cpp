// Data: values taken apart and put together.
//
//   data T a = A a Int | R { f :: a }
//   ->  gfoldl k z (A x1 x2) = k (k (z A) x1) x2 ..
//       gunfold k z c = case constrIndex c of { 1 -> k (k (z A)); _ -> k (z R) }
//       toConstr x = indexConstr (dataTypeOf x) (case x of { A _ _ -> 1; R _ -> 2 })
//       dataTypeOf _ = algebraicType "T" [("A", [], False), ("R", ["f"], False)]
//       dataCast1 f = gcast1 f
#include "types/derive_tree.h"
#include "types/store.h"

namespace needle::types {

using namespace syntax;

namespace {

Expr* list(DeriveTree& t, const DeriveTree::Exprs& elements) {
  Expr* out = t.con(t.names.builtin_value(intern("[]")));
  for (size_t i = elements.size(); i-- > 0;) out = t.app(t.con(t.names.builtin_value(intern(":"))), {elements[i], out});
  return out;
}

Expr* truth(DeriveTree& t, bool yes) {
  return t.known(yes ? "True" : "False");
}

Expr* description(DeriveTree& t) {
  DeriveTree::Exprs constructors;
  for (const ConInfo& c : t.data.constructors) {
    DeriveTree::Exprs labels;
    for (EntityId label : c.labels) labels.push_back(t.string(t.text(label)));
    const std::string name = t.text(c.entity);
    constructors.push_back(t.tuple({t.string(name), list(t, labels), truth(t, name[0] == ':')}));
  }
  return t.call("algebraicType", {t.string(t.text(t.data.entity)), list(t, constructors)});
}

bool is_type_of_values(const TypeVar* v) {
  return Store::prune(v->kind)->kind != TypeKind::Fun;
}

// As in GHC: the fields, and each parameter, need not occur in one.
void want_context(DeriveTree& t) {
  t.want_of_fields();
  for (const TypeVar* v : t.data.params)
    t.want(is_type_of_values(v) ? t.cls : t.names.known_type("Typeable"), rigid(v).type);
}

void cast(DeriveTree& t) {
  const auto& params = t.data.params;
  if (t.data.family_head || params.empty() || params.size() > 2) return;
  for (const TypeVar* v : params)
    if (!is_type_of_values(v)) return;
  const auto f = t.local("f");
  const bool one = params.size() == 1;
  t.clause(one ? "dataCast1" : "dataCast2", {t.bind(f)}, t.call(one ? "gcast1" : "gcast2", {t.var(f)}));
}

}  // namespace

void derive_data(DeriveTree& t) {
  for (const ConInfo& c : t.data.constructors)
    if (!c.existentials.empty() || !c.context.empty())
      return t.fail("Constructor '" + t.text(c.entity) +
                    "' has existential type variables, a context, or a specialised result type");
  want_context(t);
  const auto& constructors = t.data.constructors;

  for (const ConInfo& c : constructors) {
    const auto k = t.local("k"), z = t.local("z");
    const auto xs = t.locals("x", c.fields.size());
    Expr* out = t.app(t.var(z), {t.con(c.entity)});
    for (const auto& x : xs) out = t.app(t.var(k), {out, t.var(x)});
    t.clause("gfoldl", {t.bind(k), t.bind(z), t.match(c.entity, xs)}, out);
  }
  if (constructors.empty()) {
    const auto x = t.local("x");
    t.clause("gfoldl", {t.wild(), t.wild(), t.bind(x)}, t.case_of(t.var(x), {}));
  }

  const auto k = t.local("k"), z = t.local("z"), wanted = t.local("c");
  std::vector<DeriveTree::Branch> made;
  for (size_t i = 0; i < constructors.size(); ++i) {
    Expr* out = t.app(t.var(z), {t.con(constructors[i].entity)});
    for (size_t n = constructors[i].fields.size(); n-- > 0;) out = t.app(t.var(k), {out});
    made.push_back({i + 1 == constructors.size() ? t.wild() : t.match_integer(i + 1), out});
  }
  if (made.empty()) made.push_back({t.wild(), t.call("errorWithoutStackTrace", {t.string("Void gunfold")})});
  t.clause("gunfold", {t.bind(k), t.bind(z), t.bind(wanted)}, t.case_of(t.call("constrIndex", {t.var(wanted)}), made));

  const auto x = t.local("x");
  std::vector<DeriveTree::Branch> indices;
  for (size_t i = 0; i < constructors.size(); ++i)
    indices.push_back(
        {t.match(constructors[i].entity, t.locals("x", constructors[i].fields.size())), t.integer(i + 1)});
  t.clause("toConstr", {t.bind(x)},
           t.call("indexConstr", {t.call("dataTypeOf", {t.var(x)}), t.case_of(t.var(x), indices)}));
  t.clause("dataTypeOf", {t.wild()}, description(t));
  cast(t);
}

}  // namespace needle::types
