#include "types/derive.h"

#include <algorithm>

#include "types/derive_tree.h"

namespace needle::types {
namespace {

struct Stock {
  std::string_view name;
  void (*derive)(DeriveTree&);
};
constexpr Stock kStock[] = {
    {"Eq", derive_eq},
    {"Ord", derive_ord},
    {"Show", derive_show},
    {"Read", derive_read},
    {"Enum", derive_enum},
    {"Bounded", derive_bounded},
    {"Ix", derive_ix},
    {"Functor", derive_functor},
    {"Foldable", derive_foldable},
    {"Traversable", derive_traversable},
    {"Generic", derive_generic},
    {"Generic1", derive_generic1},
    {"Data", derive_data},
};

const Stock* find_stock(const names::Environment& names, EntityId cls) {
  const names::Entity& entity = names.entity(cls);
  if (entity.kind != names::EntityKind::Class || names.known_type(entity.name.text()) != cls) return nullptr;
  auto it =
      std::find_if(std::begin(kStock), std::end(kStock), [&](const Stock& s) { return s.name == entity.name.text(); });
  return it == std::end(kStock) ? nullptr : it;
}

}  // namespace

bool is_enumeration(const DataInfo& data) {
  return !data.constructors.empty() && std::all_of(data.constructors.begin(), data.constructors.end(),
                                                   [](const ConInfo& c) { return c.fields.empty(); });
}

bool is_stock_class(const names::Environment& names, EntityId cls) {
  return find_stock(names, cls) != nullptr;
}

DerivedInstance derive_instance(const names::Environment& names, TypeEnv& env, names::ResolvedModule& module,
                                const DataInfo& data, EntityId cls, Span span) {
  DeriveTree tree(names, env, module, data, cls, span);
  if (const Stock* stock = find_stock(names, cls))
    stock->derive(tree);
  else
    tree.fail("'" + tree.text(cls) + "' is not a stock derivable class (Eq, Show, etc.)");
  return tree.finish();
}

}  // namespace needle::types
