{-# LANGUAGE TypeFamilies, DataKinds, PolyKinds, TypeOperators #-}
-- | Truth values in types.
module Data.Type.Bool (If, type (&&), type (||), Not) where

infixr 3 &&
infixr 2 ||

-- | The second where the first is true, else the third.
type family If (cond :: Bool) (yes :: k) (no :: k) :: k where
  If 'True yes no = yes
  If 'False yes no = no

-- | Both.
type family (a :: Bool) && (b :: Bool) :: Bool where
  'False && a = 'False
  'True && a = a
  a && 'False = 'False
  a && 'True = a
  a && a = a

-- | One of them.
type family (a :: Bool) || (b :: Bool) :: Bool where
  'False || a = a
  'True || a = 'True
  a || 'False = a
  a || 'True = 'True
  a || a = a

-- | The other one.
type family Not (a :: Bool) :: Bool where
  Not 'False = 'True
  Not 'True = 'False
