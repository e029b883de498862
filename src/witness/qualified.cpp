#include "witness/qualified.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/spine.h"
#include "witness/literals.h"

namespace needle::witness {
namespace {

struct Exporter {
  std::string_view defined, name, exported;  // no name: all of the module; nothing exported: the Prelude
};

constexpr std::array kExporters = {
    Exporter{"Needle.Classes", "NonEmpty", "Data.List.NonEmpty"},
    Exporter{"Needle.Classes", ":|", "Data.List.NonEmpty"},
    Exporter{"Needle.Real", "Ratio", "Data.Ratio"},
    Exporter{"Needle.Foldable", "Identity", "Data.Functor.Identity"},
    Exporter{"Needle.Foldable", "runIdentity", "Data.Functor.Identity"},
    Exporter{"Needle.Foldable", "Const", "Data.Functor.Const"},
    Exporter{"Needle.Foldable", "getConst", "Data.Functor.Const"},
    Exporter{"Needle.Foldable", "traverse", "Data.Traversable"},
    Exporter{"Needle.Foldable", "sequenceA", "Data.Traversable"},
    Exporter{"Needle.Foldable", "mapM", "Data.Traversable"},
    Exporter{"Needle.Foldable", "sequence", "Data.Traversable"},
    Exporter{"Needle.Foldable", "fold", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldMap", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldMap'", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldr", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldr'", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldl", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldl'", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldr1", "Data.Foldable"},
    Exporter{"Needle.Foldable", "foldl1", "Data.Foldable"},
    Exporter{"Needle.Foldable", "toList", "Data.Foldable"},
    Exporter{"Needle.Foldable", "null", "Data.Foldable"},
    Exporter{"Needle.Foldable", "length", "Data.Foldable"},
    Exporter{"Needle.Foldable", "elem", "Data.Foldable"},
    Exporter{"Needle.Foldable", "maximum", "Data.Foldable"},
    Exporter{"Needle.Foldable", "minimum", "Data.Foldable"},
    Exporter{"Needle.Foldable", "sum", "Data.Foldable"},
    Exporter{"Needle.Foldable", "product", "Data.Foldable"},
    Exporter{"Needle.Base", "liftA2", "Control.Applicative"},
    Exporter{"Needle.Base", "empty", "Control.Applicative"},
    Exporter{"Needle.Base", "<|>", "Control.Applicative"},
    Exporter{"Needle.Base", "some", "Control.Applicative"},
    Exporter{"Needle.Base", "many", "Control.Applicative"},
    Exporter{"Needle.Base", "mzero", "Control.Monad"},
    Exporter{"Needle.Base", "mplus", "Control.Monad"},
    Exporter{"Needle.Base", "sconcat", "Data.Semigroup"},
    Exporter{"Needle.Base", "stimes", "Data.Semigroup"},
    Exporter{"Needle.Exception", "toException", "Control.Exception"},
    Exporter{"Needle.Exception", "fromException", "Control.Exception"},
    Exporter{"Needle.Exception", "displayException", "Control.Exception"},
    Exporter{"Needle.Bits", "", "Data.Bits"},
    Exporter{"Needle.Ix", "", "Data.Ix"},
    Exporter{"Needle.String", "fromString", "Data.String"},
    Exporter{"Needle.Monad", "mfix", "Control.Monad.Fix"},
    Exporter{"Needle.Foldable", "", "Data.Monoid"},
    Exporter{"Needle.Monoids", "", "Data.Monoid"},
    Exporter{"Needle.Down", "", "Data.Ord"},
    Exporter{"Needle.Char", "", "Data.Char"},
    Exporter{"Needle.Typeable", "", "Data.Typeable"},
    Exporter{"Needle.Array", "", "Data.Array"},
    Exporter{"Needle.Sized", "Word8", "Data.Word"},
    Exporter{"Needle.Sized", "Word16", "Data.Word"},
    Exporter{"Needle.Sized", "Word32", "Data.Word"},
    Exporter{"Needle.Sized", "Word64", "Data.Word"},
    Exporter{"Needle.Sized", "", "Data.Int"},
    Exporter{"Data.Map.Internal", "", "Data.Map"},
    Exporter{"Data.Set.Internal", "", "Data.Set"},
    Exporter{"Data.IntMap.Internal", "IntSet", "Data.IntSet"},
    Exporter{"Data.IntMap.Internal", "", "Data.IntMap"},
    Exporter{"Data.Vector.Internal", "", "Data.Vector"},
    Exporter{"Data.Text.Internal", "", "Data.Text"},
    Exporter{"Data.Vector.Unboxed.Base", "", "Data.Vector.Unboxed"},
    Exporter{"Data.Text.Internal.Lazy", "", "Data.Text.Lazy"},
    Exporter{"Data.ByteString.Lazy.Internal", "", "Data.ByteString.Lazy"},
    Exporter{"Data.HashMap.Internal", "", "Data.HashMap.Lazy"},
    Exporter{"Data.HashSet.Internal", "", "Data.HashSet"},
    Exporter{"Test.QuickCheck.Modifiers", "", "Test.QuickCheck"},
    Exporter{"Test.SmallCheck.SeriesMonad", "", "Test.SmallCheck.Series"},
};

// The function that makes values of a module's type of the list or the value printed after it.
struct Maker {
  std::string_view defined, exported, function;
};

constexpr std::array kMakers = {
    Maker{"Data.Text.Internal", "Data.Text", "pack "},
    Maker{"Data.Text.Internal.Lazy", "Data.Text.Lazy", "pack "},
    Maker{"Data.Text.Lazy.Builder", "Data.Text.Lazy.Builder", "fromString "},
    Maker{"Data.ByteString.Char8", "Data.ByteString.Char8", "pack "},
    Maker{"Data.ByteString.Lazy.Internal", "Data.ByteString.Lazy.Char8", "pack "},
    Maker{"Data.ByteString.Short", "Data.ByteString.Short", "pack "},
    Maker{"Data.ByteString.Builder", "Data.ByteString.Builder", "string8 "},
    Maker{"Data.Primitive.Array", "Data.Primitive.Array", "arrayFromList "},
    Maker{"Data.Hashable", "Data.Hashable", "hashed "},
};

std::string_view exporter(std::string_view defined, std::string_view name) {
  for (const Exporter& e : kExporters)
    if (e.defined == defined && (e.name.empty() || e.name == name)) return e.exported;
  return defined.starts_with("Needle.") ? "" : defined;
}

}  // namespace

std::string Qualified::of(const std::string& module, std::string_view name) {
  if (module.empty()) return std::string(name);
  modules_.insert(module);
  return fmt::format("{}.{}", module, name);
}

std::string Qualified::name(Symbol module, std::string_view name) {
  if (name.starts_with('(') || name.starts_with('[') || name == ":") return std::string(name);
  return of(module.text() == "Main" ? main_ : std::string(exporter(module.text(), name)), name);
}

std::string Qualified::maker(const core::Type* type) {
  const core::TyCon* con = core::head_of(type);
  if (!con) return "";
  const std::string_view module = con->module.text(), name = con->name.text();
  for (const Maker& maker : kMakers)
    if (maker.defined == module) return of(std::string(maker.exported), maker.function);
  // Fun keeps a table beside the function, for shrinking and showing; neither happens to a test of one input.
  if (module == "Test.QuickCheck.Function") return of("Test.QuickCheck.Function", "Fun ") + "undefined ";
  const bool collection = name == "Seq" || module == "Data.Vector.Internal" || module == "Data.Map.Internal" ||
                          module == "Data.Set.Internal" || module == "Data.IntMap.Internal" ||
                          module == "Data.Vector.Unboxed.Base" || module == "Data.HashMap.Internal" ||
                          module == "Data.HashSet.Internal" || module == "Data.DList";
  return collection ? of(std::string(exporter(module, name)), "fromList ") : "";
}

std::string Qualified::type(const core::Type* t, int precedence) {
  using core::TypeKind;
  switch (t->kind) {
    case TypeKind::Con:
      return name(t->con->module, t->con->name.text());
    case TypeKind::Var:
      return std::string(t->var.text());
    case TypeKind::Forall:
      return core::print(t);
    case TypeKind::Fun:
      return in_parens(precedence > 0, type(t->left, 1) + " -> " + type(t->right, 0));
    case TypeKind::App:
      break;
  }
  const auto [applied, args] = core::spine(t);
  const std::string head = type(applied, 2);
  if (head == "[]" && args.size() == 1) return "[" + type(args[0]) + "]";
  std::string out;
  if (head.starts_with("(,") && head.size() == args.size() + 1) {
    for (const core::Type* a : args) out += (out.empty() ? "(" : ", ") + type(a);
    return out + ")";
  }
  for (const core::Type* a : args) out += " " + type(a, 2);
  return in_parens(precedence > 1, head + out);
}

}  // namespace needle::witness
