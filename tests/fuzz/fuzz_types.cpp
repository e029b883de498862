// libFuzzer target: text through parser, names and types, in front of a library of one small module. Nothing may crash
// or hang, whatever the text. The library is checked once and kept as images.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "types/check.h"

namespace {

using namespace needle;

constexpr const char* kLibrary = R"({-# LANGUAGE NoImplicitPrelude #-}
module Needle.Tiny where
infixr 9 .
infixl 6 +, -
infix 4 ==, <
infixr 5 ++
infixl 1 >>=, >>
infixr 0 $
data Int
data Integer
data Char
data Double
data World
data Bool = False | True
data Ordering = LT | EQ | GT
data Maybe a = Nothing | Just a
data Either a b = Left a | Right b
data Proxy t = Proxy
data IORes a = IORes a
newtype IO a = IO (World -> IORes a)
newtype Identity a = Identity { runIdentity :: a }
type String = [Char]
class Eq a where { (==), (/=) :: a -> a -> Bool; x /= y = not (x == y) }
class Eq a => Ord a where { compare :: a -> a -> Ordering; (<), (<=), (>), (>=) :: a -> a -> Bool }
class Show a where { showsPrec :: Int -> a -> String -> String; show :: a -> String }
class Read a where { readsPrec :: Int -> String -> [(a, String)] }
class Num a where { (+), (-), (*) :: a -> a -> a; negate :: a -> a; fromInteger :: Integer -> a }
class Num a => Fractional a where { (/) :: a -> a -> a }
class Enum a where { fromEnum :: a -> Int; toEnum :: Int -> a }
class Bounded a where { minBound, maxBound :: a }
class IsString a where { fromString :: String -> a }
class Functor f where { fmap :: (a -> b) -> f a -> f b }
class Functor f => Applicative f where { pure :: a -> f a; (<*>) :: f (a -> b) -> f a -> f b }
class Applicative m => Monad m where { (>>=) :: m a -> (a -> m b) -> m b; (>>) :: m a -> m b -> m b; return :: a -> m a }
class Monad m => MonadFail m where { fail :: String -> m a }
class Monad m => MonadState s m | m -> s where { get :: m s; put :: s -> m () }
class Foldable t where { foldr :: (a -> b -> b) -> b -> t a -> b }
class Traversable t where { traverse :: Applicative f => (a -> f b) -> t a -> f (t b) }
class Typeable a where { typeRepOf :: Proxy a }
class Coercible a b
class Semigroup a where { (<>) :: a -> a -> a }
class Semigroup a => Monoid a where { mempty :: a }
instance Eq Int where { x == y = True }
instance Ord Int where { x < y = True }
instance Num Int where { x + y = x }
instance Num Integer where { x + y = x }
instance Show Int where { show x = "" }
instance Show Integer where { show x = "" }
instance Show Bool where { show x = "" }
instance Eq a => Eq [a] where { x == y = True }
instance Show a => Show [a] where { show x = "" }
instance (Show a, Show b) => Show (a, b) where { show x = "" }
instance Show a => Show (Maybe a) where { show x = "" }
instance Functor [] where { fmap f xs = [] }
instance Functor Maybe where { fmap f Nothing = Nothing }
instance Functor ((->) r) where { fmap f g x = f (g x) }
instance Functor IO where { fmap f x = x >>= \y -> return (f y) }
instance Applicative IO
instance Monad IO
instance MonadFail IO
instance Enum Int
instance (a ~ Char) => IsString [a]
not :: Bool -> Bool
not True = False
not False = True
id x = x
const x y = x
f . g = \x -> f (g x)
f $ x = f x
(++) :: [a] -> [a] -> [a]
[] ++ ys = ys
(x : xs) ++ ys = x : (xs ++ ys)
map f [] = []
map f (x : xs) = f x : map f xs
undefined :: a
undefined = undefined
print :: Show a => a -> IO ()
print x = undefined
coerce :: Coercible a b => a -> b
coerce = undefined
)";
constexpr const char* kPrelude =
    "{-# LANGUAGE NoImplicitPrelude #-}\nmodule Prelude (module Needle.Tiny) where\nimport Needle.Tiny\n";

struct Image {
  std::string names, types;
};

void load(names::Environment& names, types::TypeEnv& env, const char* path, const char* text) {
  Sources sources;
  Diagnostics diagnostics;
  FileId file = sources.add(path, text);
  names::ResolvedModule module = resolve_module(names, syntax::parse_module(sources, file, diagnostics), diagnostics);
  if (!diagnostics.has_errors()) check_module(names, env, module, diagnostics, &sources);
  for (const Diagnostic& d : diagnostics.list()) std::fputs(print_diagnostic(d, sources, false).c_str(), stderr);
  if (diagnostics.has_errors()) std::abort();
}

const Image& image() {
  static const Image built = [] {
    names::Environment names;
    types::TypeEnv env;
    load(names, env, "Needle/Tiny.hs", kLibrary);
    load(names, env, "Prelude.hs", kPrelude);
    ByteWriter names_out, types_out;
    names.write(names_out);
    env.write(types_out);
    return Image{names_out.bytes(), types_out.bytes()};
  }();
  return built;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size > 4000) return 0;
  names::Environment names;
  types::TypeEnv env;
  ByteReader names_in(image().names), types_in(image().types);
  names.read(names_in);
  env.read(types_in, names.entity_count());
  Sources sources;
  Diagnostics diagnostics;
  FileId file = sources.add("F.hs", std::string(reinterpret_cast<const char*>(data), size));
  syntax::ParsedModule parsed = syntax::parse_module(sources, file, diagnostics);
  if (diagnostics.has_errors() || !parsed.module) return 0;
  names::ResolvedModule module = resolve_module(names, std::move(parsed), diagnostics);
  if (diagnostics.has_errors()) return 0;
  types::TypedModule typed = check_module(names, env, module, diagnostics, &sources);
  if (!diagnostics.has_errors()) types::dump_types(names, module, typed);
  for (const Diagnostic& d : diagnostics.list()) print_diagnostic(d, sources, false);
  return 0;
}
