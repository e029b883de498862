// Generic and Generic1: the structure of a type, as GHC.Generics has it.
//
//   data T a = A Int (T a) | a :* [a]
//   ->
//   type Rep (T a) = D1 (MetaData "T" ..) (C1 (MetaCons "A" ..) (S1 .. (Rec0 Int) :*: S1 .. (Rec0 (T a))) :+: ..)
//   from (A x1 x2) = M1 (L1 (M1 (M1 (K1 x1) :*: M1 (K1 x2))))
//   to (M1 (L1 (M1 (M1 (K1 x1) :*: M1 (K1 x2))))) = A x1 x2
//   ..
//
//   type Rep1 T = .. Rec0 Int, Rec1 T, Par1, Rec1 [];   [Maybe a] would be [] :.: Rec1 Maybe
//
// Sums and products are halved as GHC halves them: the order of what generic functions list depends on it.
#include "types/check.h"
#include "types/derive_tree.h"
#include "types/instance_heads.h"

namespace needle::types {

using namespace syntax;

namespace {

// One or more items as a tree of halves.
template <class Item, class Join>
Item halved(std::span<const Item> items, Join join) {
  if (items.size() == 1) return items[0];
  size_t half = items.size() / 2;
  return join(halved(items.first(half), join), halved(items.subspan(half), join));
}

// Where a constructor stands in the sum: the sides taken from the outside inwards.
std::vector<std::string_view> sides(size_t index, size_t count) {
  std::vector<std::string_view> out;
  while (count > 1) {
    size_t half = count / 2;
    bool left = index < half;
    out.push_back(left ? "L1" : "R1");
    if (!left) index -= half;
    count = left ? half : count - half;
  }
  return out;
}

bool occurs(const TypeVar* v, const Type* t) {
  if (!t || !v) return false;
  if (t->kind == TypeKind::Var) return t->var == v;
  return occurs(v, t->left) || occurs(v, t->right);
}

// How a field depends on the last parameter: not at all, it is the parameter, or it is something applied to what does.
enum class Shape : uint8_t { Constant, Last, Applied, Composed, Other };
Shape shape_of(const TypeVar* last, const Type* field) {
  if (!occurs(last, field)) return Shape::Constant;
  if (field->kind == TypeKind::Var) return Shape::Last;
  if ((field->kind != TypeKind::App && field->kind != TypeKind::Fun) || occurs(last, field->left)) return Shape::Other;
  return field->right->kind == TypeKind::Var ? Shape::Applied : Shape::Composed;
}

// The constructor that a field of the shape is wrapped into.
std::string_view wrapper(Shape shape) {
  return shape == Shape::Constant ? "K1" : shape == Shape::Last ? "Par1" : shape == Shape::Applied ? "Rec1" : "Comp1";
}

class Structure {
 public:
  Structure(DeriveTree& tree, const TypeVar* last) : t(tree), last_(last) {}

  Expr* made(const ConInfo& c, const DeriveTree::Locals& xs) {
    if (xs.empty()) return t.known("U1");
    DeriveTree::Exprs parts;
    for (size_t i = 0; i < xs.size(); ++i) parts.push_back(t.call("M1", {wrapped(c.fields[i], t.var(xs[i]))}));
    return halved<Expr*>(parts, [&](Expr* a, Expr* b) { return t.call(":*:", {a, b}); });
  }
  Pat* matched(const ConInfo& c, const DeriveTree::Locals& xs) {
    if (xs.empty()) return t.match_known("U1");
    DeriveTree::Pats parts;
    for (size_t i = 0; i < xs.size(); ++i)
      parts.push_back(t.match_known("M1", {t.match_known(wrapper(shape_of(last_, c.fields[i])), {t.bind(xs[i])})}));
    return halved<Pat*>(parts, [&](Pat* a, Pat* b) { return t.match_known(":*:", {a, b}); });
  }
  // A field, of what `matched` has bound.
  Expr* unwrapped(const Type* field, Expr* x) {
    if (shape_of(last_, field) != Shape::Composed) return x;
    const auto y = t.local("y");
    return t.call("fmap", {t.lambda({y}, taken_out(field->right, t.var(y))), x});
  }

 private:
  Expr* wrapped(const Type* field, Expr* x) {
    const Shape shape = shape_of(last_, field);
    if (shape == Shape::Composed) {
      t.want(t.names.known_type("Functor"), field->left);
      const auto y = t.local("y");
      x = t.call("fmap", {t.lambda({y}, wrapped(field->right, t.var(y))), x});
    }
    return t.call(wrapper(shape), {x});
  }
  Expr* taken_out(const Type* field, Expr* x) {
    const auto inside = t.local("z");
    Pat* pattern = t.match_known(wrapper(shape_of(last_, field)), {t.bind(inside)});
    return t.case_of(x, {{pattern, unwrapped(field, t.var(inside))}});
  }

  DeriveTree& t;
  const TypeVar* last_;
};

void derive_both(DeriveTree& t, const char* from, const char* to, const TypeVar* last) {
  Structure structure(t, last);
  size_t count = t.data.constructors.size();
  for (size_t i = 0; i < count; ++i) {
    const ConInfo& c = t.data.constructors[i];
    auto xs = t.locals("x", c.fields.size());
    Expr* shape = t.call("M1", {structure.made(c, xs)});
    auto path = sides(i, count);
    for (size_t k = path.size(); k-- > 0;) shape = t.call(path[k], {shape});
    t.clause(from, {t.match(c.entity, xs)}, t.call("M1", {shape}));
  }
  for (size_t i = 0; i < count; ++i) {
    const ConInfo& c = t.data.constructors[i];
    auto xs = t.locals("x", c.fields.size());
    Pat* shape = t.match_known("M1", {structure.matched(c, xs)});
    auto path = sides(i, count);
    for (size_t k = path.size(); k-- > 0;) shape = t.match_known(path[k], {shape});
    DeriveTree::Exprs values;
    for (size_t k = 0; k < xs.size(); ++k) values.push_back(structure.unwrapped(c.fields[k], t.var(xs[k])));
    t.clause(to, {t.match_known("M1", {shape})}, t.apps(t.con(c.entity), values));
  }
  if (count > 0) return;
  auto x = t.local("x"), y = t.local("y");
  t.clause(from, {t.bind(x)}, t.call("M1", {t.case_of(t.var(x), {})}));
  t.clause(to, {t.match_known("M1", {t.bind(y)})}, t.case_of(t.var(y), {}));
}

// The type that says what the structure is.
class StructureType {
 public:
  StructureType(Store& store, const DataInfo& data, std::span<const Type* const> args, const TypeVar* last)
      : s_(store), data_(data), args_(args), last_(last) {}

  // Null when a constructor hides types or holds evidence, or uses the last parameter as no structure can say.
  const Type* of_data() {
    std::vector<const Type*> sum;
    for (const ConInfo& c : data_.constructors)
      if (const Type* one = of_constructor(c))
        sum.push_back(one);
      else
        return nullptr;
    const Type* inside = sum.empty() ? known("V1", {}) : halved<const Type*>(sum, [&](const Type* a, const Type* b) {
      return known(":+:", {a, b});
    });
    const names::Entity& entity = s_.names.entity(data_.entity);
    const bool own = entity.module.text().starts_with("Needle.");  // where GHC has most of them
    const Type* meta = promoted("MetaData", {text(entity.name.text()), text(own ? "GHC.Types" : entity.module.text()),
                                             text(own ? "ghc-prim" : "main"), truth(data_.is_newtype)});
    return around("D", meta, inside);
  }

 private:
  const Type* known(std::string_view name, std::initializer_list<const Type*> parts) {
    return s_.apps(s_.con(s_.names.known_type(name)), std::vector<const Type*>(parts));
  }
  const Type* promoted(std::string_view name, std::initializer_list<const Type*> parts) {
    return s_.apps(s_.con(s_.names.known_value(name)), std::vector<const Type*>(parts));
  }
  const Type* text(std::string_view text) { return s_.literal(intern('"' + std::string(text) + '"')); }
  const Type* truth(bool yes) { return promoted(yes ? "True" : "False", {}); }
  const Type* around(std::string_view tag, const Type* meta, const Type* inside) {
    return known("M1", {known(tag, {}), meta, inside});
  }

  const Type* of_constructor(const ConInfo& c) {
    if (!c.existentials.empty() || !c.context.empty()) return nullptr;
    std::vector<const Type*> product;
    for (size_t i = 0; i < c.fields.size(); ++i) {
      const Type* inside = of_field(c.fields[i]);
      if (!inside) return nullptr;
      product.push_back(around("S", selector(c, i), inside));
    }
    const Type* inside =
        product.empty() ? known("U1", {}) : halved<const Type*>(product, [&](const Type* a, const Type* b) {
          return known(":*:", {a, b});
        });
    const names::Entity& entity = s_.names.entity(c.entity);
    return around("C",
                  promoted("MetaCons", {text(entity.name.text()), fixity(c, entity.fixity), truth(!c.labels.empty())}),
                  inside);
  }
  const Type* fixity(const ConInfo& c, const names::Fixity& declared) {
    if (!c.infix) return promoted("PrefixI", {});
    const char* way = declared.associativity == Associativity::Left    ? "LeftAssociative"
                      : declared.associativity == Associativity::Right ? "RightAssociative"
                                                                       : "NotAssociative";
    return promoted("InfixI", {promoted(way, {}), s_.literal(intern(std::to_string(declared.precedence)))});
  }
  const Type* selector(const ConInfo& c, size_t field) {
    const bool strict = field < c.strict.size() && c.strict[field];
    const Type* name = c.labels.empty() ? promoted("Nothing", {})
                                        : promoted("Just", {text(s_.names.entity(c.labels[field]).name.text())});
    return promoted("MetaSel", {name, promoted("NoSourceUnpackedness", {}),
                                promoted(strict ? "SourceStrict" : "NoSourceStrictness", {}),
                                promoted(strict ? "DecidedStrict" : "DecidedLazy", {})});
  }
  const Type* of_field(const Type* field) {
    if (field->kind == TypeKind::Forall) return nullptr;
    switch (shape_of(last_, field)) {
      case Shape::Constant:
        return known("K1", {known("R", {}), substituted(field)});
      case Shape::Last:
        return known("Par1", {});
      case Shape::Applied:
        return known("Rec1", {substituted(s_.as_application(field).function)});
      case Shape::Composed: {
        const Type* inside = of_field(field->right);
        return inside ? known(":.:", {substituted(s_.as_application(field).function), inside}) : nullptr;
      }
      case Shape::Other:
        return nullptr;
    }
    return nullptr;
  }
  const Type* substituted(const Type* type) { return s_.substitute(type, data_.params.first(args_.size()), args_); }

  Store& s_;
  const DataInfo& data_;
  std::span<const Type* const> args_;
  const TypeVar* last_;
};

}  // namespace

void derive_generic(DeriveTree& t) {
  derive_both(t, "from", "to", nullptr);
}

void derive_generic1(DeriveTree& t) {
  derive_both(t, "from1", "to1", t.data.params.back());
}

// deriving Generic, Generic1: beside the instance, the type of the structure.
void InstanceHeads::derive_structure(Head head, const DataInfo& data, Span span, bool infer_context) {
  const bool one = head.cls == s_.names.known_type("Generic1");
  const Type* con = nullptr;
  std::vector<const Type*> args;
  if (!data.family_head || !data_instance(s_.env, head.args.back(), args)) s_.split_apps(head.args.back(), con, args);
  const Type* shape = nullptr;
  if (args.size() + (one ? 1 : 0) == data.params.size())
    shape = StructureType(s_, data, args, one ? data.params.back() : nullptr).of_data();
  if (!shape) {
    r_.error(
        kDeriving, span,
        "Can't make a derived instance of '" + TypePrinter(s_.names).pred({head.cls, head.args}) +
            "':\n  a constructor has existential type variables, a context, or a specialised result type" +
            (one ? ",\n  or applies a type to the last type parameter in a place other than its last argument" : ""));
    return;
  }
  families_.add_derived(s_.names.known_type(one ? "Rep1" : "Rep"), head.for_families(span), shape);
  derive(std::move(head), data, DerivingStrategy::Stock, nullptr, span, infer_context);
}

}  // namespace needle::types
