{-# LANGUAGE NoImplicitPrelude #-}
-- | Types as values. The compiler solves Typeable constraints itself: the dictionary holds one TypeRep.
module Needle.Typeable where

import Needle.Prim
import Needle.Classes
import Needle.Show

infixr 5 `appTypeRep`

-- | A type: its constructor's full name (module, dot, name) and its arguments.
data TypeRep = TypeRep [Char] [TypeRep]

-- | A TypeRep known to be that of a.
newtype TypeRepOf a = TypeRepOf TypeRep

-- | Types that can be inspected while the program runs. Solved by the compiler.
class Typeable a where
  typeRepOf :: TypeRepOf a

-- | Stands for a type without holding a value of it.
data Proxy t = Proxy

instance Eq TypeRep where
  TypeRep c as == TypeRep d bs = c == d && as == bs

instance Ord TypeRep where
  compare (TypeRep c as) (TypeRep d bs) = compare c d `thenCmp` compare as bs

instance Show TypeRep where
  showsPrec = showTypeRepPrec

untag :: TypeRepOf a -> TypeRep
untag (TypeRepOf r) = r

-- | The type of a value; the value is not evaluated.
typeOf :: Typeable a => a -> TypeRep
typeOf x = untag (repFor x)
  where
    repFor :: Typeable b => b -> TypeRepOf b
    repFor _ = typeRepOf

-- | The type a proxy stands for.
typeRep :: Typeable a => proxy a -> TypeRep
typeRep p = untag (repFor p)
  where
    repFor :: Typeable b => q b -> TypeRepOf b
    repFor _ = typeRepOf

-- | The same value, if the two types are one.
cast :: (Typeable a, Typeable b) => a -> Maybe b
cast x = r
  where
    r = if typeOf x == typeRep r then Just (unsafeCoerce x) else Nothing

-- | The same value under a constructor, if the two arguments are one type.
gcast :: (Typeable a, Typeable b) => c a -> Maybe (c b)
gcast x = r
  where
    r = if typeRep x == typeRep (inner r) then Just (unsafeCoerce x) else Nothing
    inner :: Maybe (c b) -> Proxy b
    inner _ = Proxy

-- | The same value, if the two constructors under c are one.
gcast1 :: (Typeable t, Typeable t') => c (t a) -> Maybe (c (t' a))
gcast1 x = r
  where
    r = if typeRep (from x) == typeRep (to r) then Just (unsafeCoerce x) else Nothing
    from :: c (t a) -> Proxy t
    from _ = Proxy
    to :: Maybe (c (t a)) -> Proxy t
    to _ = Proxy

-- | The same value, if the two constructors under c are one.
gcast2 :: (Typeable t, Typeable t') => c (t a b) -> Maybe (c (t' a b))
gcast2 x = r
  where
    r = if typeRep (from x) == typeRep (to r) then Just (unsafeCoerce x) else Nothing
    from :: c (t a b) -> Proxy t
    from _ = Proxy
    to :: Maybe (c (t a b)) -> Proxy t
    to _ = Proxy

-- | Applies a type constructor to one more argument.
appTypeRep :: TypeRep -> TypeRep -> TypeRep
appTypeRep (TypeRep c as) a = TypeRep c (as ++ [a])

-- | The constructor of a type, without its module.
typeRepName :: TypeRep -> [Char]
typeRepName (TypeRep c _) = baseName c

-- | The arguments of a type.
typeRepArgs :: TypeRep -> [TypeRep]
typeRepArgs (TypeRep _ as) = as

-- | Writes a type.
showsTypeRep :: TypeRep -> ShowS
showsTypeRep = showTypeRepPrec 0

-- the name after the module part: dots count only after an upper-case component
baseName :: [Char] -> [Char]
baseName s = go s
  where
    go cs = case cs of
      (c : _) | charGe c 'A' && charLe c 'Z' -> component cs cs
      _ -> cs
    component whole cs = case cs of
      [] -> whole
      ('.' : []) -> whole
      ('.' : rest) -> go rest
      (_ : rest) -> component whole rest

showTypeRepPrec :: Int -> TypeRep -> ShowS
showTypeRepPrec d (TypeRep con args) = case args of
  [] -> showString name
  [a] | isList -> showChar '[' . showTypeRepPrec 0 a . showChar ']'
  [a, b] | name == "->" || name == "FUN" ->
    showParen (d > 8) (showTypeRepPrec 9 a . showString " -> " . showTypeRepPrec 8 b)
  (a : as) | isTuple -> showChar '(' . showTypeRepPrec 0 a . commas as . showChar ')'
  _ -> showParen (d > 9) (showString name . spaced args)
  where
    name = baseName con
    isList = name == "[]" || name == "List"
    isTuple = case name of
      ('(' : ',' : _) -> True
      _ -> False
    commas [] = id
    commas (x : xs) = showChar ',' . showTypeRepPrec 0 x . commas xs
    spaced [] = id
    spaced (x : xs) = showChar ' ' . showTypeRepPrec 10 x . spaced xs
