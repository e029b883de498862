// Types whose constructors are the library's own business: their values are made as its users make them.
#include "program/abstract_types.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/spine.h"
#include "program/close.h"

namespace needle::program {
namespace {

using core::CollectedAs;

struct AbstractType {
  std::string_view module, name;       // where it is defined
  std::string_view exported, convert;  // a function of one argument that makes its values
  std::string_view shown;              // before that argument, when a value is printed
  bool evaluated = false;              // printed is the value itself
  CollectedAs collected = CollectedAs::Itself;
  std::string_view distinct = "";  // instead of `convert`, when every value is wanted once
};

constexpr std::array kAbstract = {
    AbstractType{"Data.Map.Internal", "Map", "Data.Map", "fromList", "fromList", false, CollectedAs::Map},
    AbstractType{"Data.Set.Internal", "Set", "Data.Set", "fromList", "fromList", false, CollectedAs::Set},
    AbstractType{"Data.IntMap.Internal", "IntMap", "Data.IntMap", "fromList", "fromList", false, CollectedAs::Map},
    AbstractType{"Data.IntMap.Internal", "IntSet", "Data.IntSet", "fromList", "fromList", false, CollectedAs::Set},
    AbstractType{"Data.Sequence", "Seq", "Data.Sequence", "fromList", "fromList"},
    AbstractType{"Data.Vector.Internal", "Vector", "Data.Vector", "fromList", "fromList"},
    AbstractType{"Data.Text.Internal", "Text", "Data.Text", "pack", ""},
    AbstractType{"Data.ByteString.Char8", "ByteString", "Data.ByteString.Char8", "pack", "", false, CollectedAs::Mixed},
    AbstractType{"Data.Vector.Unboxed.Base", "Vector", "Data.Vector.Unboxed", "fromList", "fromList"},
    AbstractType{"Data.Primitive.Array", "Array", "Data.Primitive.Array", "arrayFromList", "arrayFromList"},
    AbstractType{"Data.Text.Internal.Lazy", "Text", "Data.Text.Lazy", "pack", ""},
    AbstractType{"Data.Text.Lazy.Builder", "Builder", "Data.Text.Lazy.Builder", "fromString", "fromString"},
    AbstractType{"Data.ByteString.Lazy.Internal", "ByteString", "Data.ByteString.Lazy.Char8", "pack", "", false,
                 CollectedAs::Mixed},
    AbstractType{"Data.ByteString.Short", "ShortByteString", "Data.ByteString.Short", "pack", "pack"},
    AbstractType{"Data.ByteString.Builder", "Builder", "Data.ByteString.Builder", "string8", "string8", false,
                 CollectedAs::Mixed},
    AbstractType{"Data.HashMap.Internal", "HashMap", "Data.HashMap.Lazy", "fromList", "fromList", false,
                 CollectedAs::Map},
    AbstractType{"Data.HashSet.Internal", "HashSet", "Data.HashSet", "fromList", "fromList", false, CollectedAs::Set},
    AbstractType{"Data.Hashable", "Hashed", "Data.Hashable", "hashed", "hashed"},
    AbstractType{"Data.DList", "DList", "Data.DList", "fromList", "fromList"},
    AbstractType{"Test.QuickCheck.Modifiers", "Positive", "Needle.Modified", "makePositive", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.QuickCheck.Modifiers", "Negative", "Needle.Modified", "makeNegative", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.QuickCheck.Modifiers", "NonZero", "Needle.Modified", "makeNonZero", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.QuickCheck.Modifiers", "NonNegative", "Needle.Modified", "makeNonNegative", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.QuickCheck.Modifiers", "NonPositive", "Needle.Modified", "makeNonPositive", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.QuickCheck.Modifiers", "NonEmptyList", "Needle.Modified", "makeNonEmptyList", "", true},
    AbstractType{"Test.QuickCheck.Modifiers", "OrderedList", "Needle.Modified", "makeOrderedList", "", true,
                 CollectedAs::Bag, "sortOrderedList"},
    AbstractType{"Test.QuickCheck.Modifiers", "SortedList", "Needle.Modified", "makeSortedList", "", true,
                 CollectedAs::Bag, "sortSortedList"},
    AbstractType{"Test.QuickCheck.Modifiers", "InfiniteList", "Needle.Modified", "makeInfiniteList", "", true},
    AbstractType{"Test.QuickCheck.Modifiers", "ASCIIString", "Needle.Modified", "makeASCIIString", "", true},
    AbstractType{"Test.QuickCheck.Modifiers", "UnicodeString", "Needle.Modified", "makeUnicodeString", "", true},
    AbstractType{"Test.QuickCheck.Modifiers", "PrintableString", "Needle.Modified", "makePrintableString", "", true},
    AbstractType{"Test.QuickCheck.Function", "Fun", "Needle.Modified", "makeFun", "Fn", false},
    AbstractType{"Test.SmallCheck.Series", "Positive", "Needle.Modified", "makeSmallPositive", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.SmallCheck.Series", "NonNegative", "Needle.Modified", "makeSmallNonNegative", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.SmallCheck.Series", "NonZero", "Needle.Modified", "makeSmallNonZero", "", true,
                 CollectedAs::Mixed},
    AbstractType{"Test.SmallCheck.Series", "NonEmpty", "Needle.Modified", "makeSmallNonEmpty", "", true},
};

const AbstractType* abstract_type(const core::TyCon* con) {
  auto it = std::find_if(kAbstract.begin(), kAbstract.end(), [con](const AbstractType& a) {
    return a.name == con->name.text() && a.module == con->module.text();
  });
  return it == kAbstract.end() ? nullptr : &*it;
}

}  // namespace

std::optional<core::Recipe::Conversion> library_conversion(Workspace& workspace, CompiledModule& module,
                                                           const core::Type* closed, Wanted wanted) {
  const core::Spine spine = core::spine(closed);
  const std::vector<const core::Type*>& args = spine.args;
  const core::TyCon* con = spine.con();
  const AbstractType* abstract = con ? abstract_type(con) : nullptr;
  if (!abstract) return std::nullopt;
  const names::ModuleInfo* exporter = workspace.names().find_module(intern(abstract->exported));
  const std::string_view by =
      wanted == Wanted::Distinct && !abstract->distinct.empty() ? abstract->distinct : abstract->convert;
  const names::Export* convert = exporter ? names::find_export(exporter->values, intern(by)) : nullptr;
  if (!convert) return std::nullopt;
  // fromList :: Ord k => [(k, a)] -> Map k a: its result says what its variables stand for
  ChosenTypes chosen;
  const types::Type* result = workspace.types().values.at(convert->entity);
  if (result->kind == types::TypeKind::Forall) result = result->right;
  if (result->kind != types::TypeKind::Fun) return std::nullopt;
  result = result->right;
  for (size_t i = args.size(); i-- > 0; result = result->left) {
    if (result->kind != types::TypeKind::App || result->right->kind != types::TypeKind::Var) return std::nullopt;
    if (!(chosen[result->right->var->name] = checked_type(workspace, args[i]))) return std::nullopt;
  }
  const core::GlobalId global = value_if_any(workspace, module, convert->entity, chosen);
  if (!global.valid()) return std::nullopt;
  return core::Recipe::Conversion{workspace.program().global(global).type->left, global, std::string(abstract->shown),
                                  abstract->evaluated, abstract->collected};
}

bool is_abstract(const Workspace& workspace, const core::TyCon* con) {
  return abstract_type(con) || !forbidden(workspace, con).empty();
}

std::string forbidden(const Workspace& workspace, const core::TyCon* con) {
  static constexpr std::array<std::string_view, 4> opaque = {"Needle.Array", "Data.Array", "System.", "Data.Unique"};
  static constexpr std::array<std::string_view, 3> actions = {"IO", "ST", "World"};
  const names::ModuleInfo* module = workspace.names().find_module(con->module);
  if (module && module->library) {
    const AbstractType* abstract = abstract_type(con);
    if (abstract && !abstract->evaluated) return fmt::format("there is no instance that {} needs", con->name.text());
    for (std::string_view prefix : opaque)
      if (con->module.text().starts_with(prefix))
        return fmt::format("values of the abstract type {} cannot be made", con->name.text());
    if (con->module.text().starts_with("Needle.") &&
        std::find(actions.begin(), actions.end(), con->name.text()) != actions.end())
      return fmt::format("actions ({}) cannot be made", con->name.text());
  }
  return "";
}

}  // namespace needle::program
