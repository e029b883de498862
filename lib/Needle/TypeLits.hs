{-# LANGUAGE NoImplicitPrelude, NoStarIsType, DataKinds #-}
-- | Numbers and strings in types. The compiler makes the dictionaries of 'KnownNat' and 'KnownSymbol' for literals, and
-- reduces the families here when their arguments are literals.
module Needle.TypeLits where

import Needle.Prim
import Needle.Base
import Needle.Classes

-- | The kind of numbers.
data Nat

-- | The kind of strings.
data Symbol

newtype NatOf n = NatOf Integer

newtype SymbolOf n = SymbolOf String

-- | Numbers whose value is known.
class KnownNat n where
  natLiteral :: NatOf n

-- | Strings whose value is known.
class KnownSymbol n where
  symbolLiteral :: SymbolOf n

natInteger :: KnownNat n => proxy n -> Integer
natInteger p = case natFor p of NatOf n -> n

natFor :: KnownNat n => proxy n -> NatOf n
natFor _ = natLiteral

-- | The string that a type is.
symbolVal :: KnownSymbol n => proxy n -> String
symbolVal p = case symbolFor p of SymbolOf s -> s

symbolFor :: KnownSymbol n => proxy n -> SymbolOf n
symbolFor _ = symbolLiteral

infixl 6 +, -
infixl 7 *, `Div`, `Mod`
infixr 8 ^
infix 4 <=?, <=

type family (a :: Nat) + (b :: Nat) :: Nat
type family (a :: Nat) - (b :: Nat) :: Nat
type family (a :: Nat) * (b :: Nat) :: Nat
type family (a :: Nat) ^ (b :: Nat) :: Nat
type family Div (a :: Nat) (b :: Nat) :: Nat
type family Mod (a :: Nat) (b :: Nat) :: Nat
type family Log2 (a :: Nat) :: Nat
type family (a :: Nat) <=? (b :: Nat) :: Bool
type family CmpNat (a :: Nat) (b :: Nat) :: Ordering
type family CmpSymbol (a :: Symbol) (b :: Symbol) :: Ordering
type family AppendSymbol (a :: Symbol) (b :: Symbol) :: Symbol

-- | The first is at most the second.
type a <= b = (a <=? b) ~ 'True

-- | What a program says about a type that it does not want.
data ErrorMessage
  = Text Symbol                       -- ^ a text
  | forall t. ShowType t              -- ^ a type
  | ErrorMessage :<>: ErrorMessage    -- ^ side by side
  | ErrorMessage :$$: ErrorMessage    -- ^ one above the other

infixl 5 :$$:
infixl 6 :<>:

-- | A type or a constraint that is none: it equals nothing, and nothing satisfies it.
type family TypeError (a :: ErrorMessage) :: b
