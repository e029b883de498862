{-# LANGUAGE FlexibleInstances, TypeOperators #-}
-- | The language of properties of the TIP benchmarks.
module Tip
  ( Equality, (:=>:), And, Or, Neg, Forall, Exists
  , (===), (=/=), bool, (==>), question, (.&&.), (.||.), neg, forAll, exists, quickCheck
  ) where

import Test.QuickCheck (Arbitrary, Testable(..), quickCheck)
import qualified Test.QuickCheck as QuickCheck

infix 3 ===, =/=
infixr 2 .&&.
infixr 1 .||.
infixr 0 ==>
infixr 0 :=>:

-- | Two values that are to be equal.
data Equality a = Equal a a

-- | A conclusion under a premise.
data a :=>: b = Given a b

-- | Both of two properties.
data And a b = And a b

-- | One of two properties.
data Or a b = Or a b

-- | The opposite of a property.
data Neg a = Neg a

-- | A property of all values.
data Forall a b = Forall (a -> b)

-- | A property of some value.
data Exists a b = Exists (a -> b)

-- | Equal.
(===) :: a -> a -> Equality a
(===) = Equal

-- | Different.
(=/=) :: a -> a -> Neg (Equality a)
x =/= y = Neg (Equal x y)

-- | True.
bool :: Bool -> Equality Bool
bool b = Equal b True

-- | The second under the premise of the first.
(==>) :: a -> b -> a :=>: b
(==>) = Given

-- | A property somebody asks about.
question :: a -> a
question p = p

-- | Both.
(.&&.) :: a -> b -> And a b
(.&&.) = And

-- | At least one.
(.||.) :: a -> b -> Or a b
(.||.) = Or

-- | Not.
neg :: a -> Neg a
neg = Neg

-- | For all values.
forAll :: (a -> b) -> Forall a b
forAll = Forall

-- | For some value.
exists :: (a -> b) -> Exists a b
exists = Exists

-- properties that are true or false by themselves
class Decided p where
  decide :: p -> Bool

instance Decided Bool where
  decide b = b

instance Eq a => Decided (Equality a) where
  decide (Equal x y) = x == y

instance (Decided a, Decided b) => Decided (And a b) where
  decide (And p q) = decide p && decide q

instance (Decided a, Decided b) => Decided (Or a b) where
  decide (Or p q) = decide p || decide q

instance Decided a => Decided (Neg a) where
  decide (Neg p) = not (decide p)

instance (Decided a, Decided b) => Decided (a :=>: b) where
  decide (Given p q) = not (decide p) || decide q

instance (Eq a, Show a) => Testable (Equality a) where
  property (Equal x y) = x QuickCheck.=== y

instance (Decided a, Testable b) => Testable (a :=>: b) where
  property (Given p q) = decide p QuickCheck.==> q

instance (Testable a, Testable b) => Testable (And a b) where
  property (And p q) = p QuickCheck..&&. q

instance (Testable a, Testable b) => Testable (Or a b) where
  property (Or p q) = p QuickCheck..||. q

instance Decided a => Testable (Neg a) where
  property (Neg p) = property (not (decide p))

instance (Arbitrary a, Show a, Testable b) => Testable (Forall a b) where
  property (Forall f) = property f

-- one value out of a hundred will do
instance (Arbitrary a, Decided b) => Testable (Exists a b) where
  property (Exists f) = QuickCheck.forAllBlind (QuickCheck.vectorOf 100 QuickCheck.arbitrary) (any (decide . f))
