// The structure of a type, which `deriving Generic` gives to the library's generic functions.
//
//   data T = A Int T | B
//   ->
//   instance Structure T (SumShape (ConShape (PairShape (FieldShape Int) (FieldShape T))) (ConShape UnitShape)) where
//     toStructure (A x1 x2) = LeftShape (ConShape (PairShape (FieldShape x1) (FieldShape x2)))
//     fromStructure (LeftShape (ConShape (PairShape (FieldShape x1) (FieldShape x2)))) = A x1 x2
//     ..
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
    out.push_back(left ? "LeftShape" : "RightShape");
    if (!left) index -= half;
    count = left ? half : count - half;
  }
  return out;
}

Expr* shape_of(DeriveTree& t, const DeriveTree::Locals& fields) {
  if (fields.empty()) return t.known("UnitShape");
  DeriveTree::Exprs parts;
  for (const auto& f : fields) parts.push_back(t.call("FieldShape", {t.var(f)}));
  return halved<Expr*>(parts, [&](Expr* a, Expr* b) { return t.call("PairShape", {a, b}); });
}

Pat* match_shape(DeriveTree& t, const DeriveTree::Locals& fields) {
  if (fields.empty()) return t.match_known("UnitShape");
  DeriveTree::Pats parts;
  for (const auto& f : fields) parts.push_back(t.match_known("FieldShape", {t.bind(f)}));
  return halved<Pat*>(parts, [&](Pat* a, Pat* b) { return t.match_known("PairShape", {a, b}); });
}

}  // namespace

void derive_structure(DeriveTree& t) {
  size_t count = t.data.constructors.size();
  for (size_t i = 0; i < count; ++i) {
    const ConInfo& c = t.data.constructors[i];
    auto xs = t.locals("x", c.fields.size());
    Expr* shape = t.call("ConShape", {shape_of(t, xs)});
    auto path = sides(i, count);
    for (size_t k = path.size(); k-- > 0;) shape = t.call(path[k], {shape});
    t.clause("toStructure", {t.match(c.entity, xs)}, shape);
  }
  for (size_t i = 0; i < count; ++i) {
    const ConInfo& c = t.data.constructors[i];
    auto xs = t.locals("x", c.fields.size());
    Pat* shape = t.match_known("ConShape", {match_shape(t, xs)});
    auto path = sides(i, count);
    for (size_t k = path.size(); k-- > 0;) shape = t.match_known(path[k], {shape});
    DeriveTree::Exprs values;
    for (const auto& x : xs) values.push_back(t.var(x));
    t.clause("fromStructure", {shape}, t.apps(t.con(c.entity), values));
  }
  if (count > 0) return;
  for (const char* method : {"toStructure", "fromStructure"}) {
    auto x = t.local("x");
    t.clause(method, {t.bind(x)}, t.case_of(t.var(x), {}));
  }
}

// The type that stands for the structure; null when a constructor hides types or holds evidence.
const Type* InstanceHeads::structure(const DataInfo& data, std::span<const Type* const> args) {
  auto known = [&](std::string_view name, std::initializer_list<const Type*> parts) {
    return s_.apps(s_.con(s_.names.known_type(name)), std::vector<const Type*>(parts));
  };
  std::vector<const Type*> sum;
  for (const ConInfo& c : data.constructors) {
    if (!c.existentials.empty() || !c.context.empty()) return nullptr;
    std::vector<const Type*> product;
    for (const Type* field : c.fields) {
      if (s_.shallow(field)->kind == TypeKind::Forall) return nullptr;
      product.push_back(known("FieldShape", {s_.substitute(field, data.params, args)}));
    }
    const Type* inside =
        product.empty() ? known("UnitShape", {}) : halved<const Type*>(product, [&](const Type* a, const Type* b) {
          return known("PairShape", {a, b});
        });
    sum.push_back(known("ConShape", {inside}));
  }
  if (sum.empty()) return known("NoShape", {});
  return halved<const Type*>(sum, [&](const Type* a, const Type* b) { return known("SumShape", {a, b}); });
}

// deriving Generic: the class itself, which is empty, and the structure.
void InstanceHeads::derive_generic(const Head& head, const DataInfo& data, Span span) {
  EntityId cls = s_.names.known_type("Structure");
  const Type* con = nullptr;
  std::vector<const Type*> args;
  if (!data.family_head || !data_instance(s_.env, head.args.back(), args)) s_.split_apps(head.args.back(), con, args);
  const Type* shape = cls.valid() && args.size() == data.params.size() ? structure(data, args) : nullptr;
  if (!shape) {
    r_.error(kDeriving, span,
             "Can't make a derived instance of '" + TypePrinter(s_.names).pred({head.cls, head.args}) +
                 "':\n  a constructor has existential type variables, a context, or a specialised result type");
    return;
  }
  Head own{cls, {head.args.back(), shape}, head.vars, head.context, true};
  derive(head, data, DerivingStrategy::AnyClass, nullptr, span, false);
  derive(std::move(own), data, DerivingStrategy::Stock, nullptr, span, false);
}

}  // namespace needle::types
