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

// What such a value opens to: the opposite of what makes it, exported beside it.
struct Opener {
  std::string_view exported, open;
};
constexpr std::array kOpeners = {
    Opener{"Data.Map", "toList"},
    Opener{"Data.Set", "toList"},
    Opener{"Data.IntMap", "toList"},
    Opener{"Data.IntSet", "toList"},
    Opener{"Data.Vector", "toList"},
    Opener{"Data.Text", "unpack"},
    Opener{"Data.Text.Lazy", "unpack"},
    Opener{"Data.ByteString.Char8", "unpack"},
    Opener{"Data.Vector.Unboxed", "toList"},
    Opener{"Data.ByteString.Lazy.Char8", "unpack"},
    Opener{"Data.HashMap.Lazy", "toList"},
    Opener{"Data.HashSet", "toList"},
};

const AbstractType* abstract_type(const core::TyCon* con) {
  auto it = std::find_if(kAbstract.begin(), kAbstract.end(), [con](const AbstractType& a) {
    return a.name == con->name.text() && a.module == con->module.text();
  });
  return it == kAbstract.end() ? nullptr : &*it;
}

// Of a function a -> b, without what comes before it. Null when it is none.
const types::Type* function_type(const Workspace& workspace, names::EntityId function) {
  const types::Type* type = workspace.types().values.at(function);
  if (type->kind == types::TypeKind::Forall) type = type->right;
  return type->kind == types::TypeKind::Fun ? type : nullptr;
}

// A function where `general`, T a b in its type, stands for T with these arguments. Invalid when there is no instance.
core::GlobalId at_types(Workspace& workspace, CompiledModule& module, names::EntityId function,
                        const types::Type* general, const std::vector<const core::Type*>& args) {
  ChosenTypes chosen;
  for (size_t i = args.size(); i-- > 0; general = general->left) {
    if (general->kind != types::TypeKind::App || general->right->kind != types::TypeKind::Var) return {};
    if (!(chosen[general->right->var->name] = checked_type(workspace, args[i]))) return {};
  }
  return value_if_any(workspace, module, function, chosen);
}

void add_opener(Workspace& workspace, CompiledModule& module, const std::vector<const core::Type*>& args,
                const Opener& opener, core::Recipe::Conversion& out) {
  const names::ModuleInfo* exporter = workspace.names().find_module(intern(opener.exported));
  const names::Export* open = exporter ? names::find_export(exporter->values, intern(opener.open)) : nullptr;
  const types::Type* type = open ? function_type(workspace, open->entity) : nullptr;
  if (!type) return;
  out.open = at_types(workspace, module, open->entity, type->left, args);
  out.opened_in = opener.exported;
  out.opened_by = opener.open;
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
  const types::Type* type = function_type(workspace, convert->entity);
  const core::GlobalId global =
      type ? at_types(workspace, module, convert->entity, type->right, args) : core::GlobalId();
  if (!global.valid()) return std::nullopt;
  core::Recipe::Conversion out{workspace.program().global(global).type->left, global, std::string(abstract->shown),
                               abstract->evaluated, abstract->collected};
  for (const Opener& opener : kOpeners)
    if (opener.exported == abstract->exported) add_opener(workspace, module, args, opener, out);
  return out;
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
