-- | Types to use where a property is polymorphic.
module Test.QuickCheck.Poly (A(..), B(..), C(..), OrdA(..), OrdB(..), OrdC(..)) where

import Test.QuickCheck.Arbitrary
import Test.QuickCheck.Function

-- | A type with equality only.
newtype A = A { unA :: Integer }
  deriving Eq

instance Show A where
  showsPrec d (A x) = showsPrec d x

instance Arbitrary A where
  arbitrary = fmap (A . (+ 1) . abs) arbitrary
  shrink (A x) = [A y | y <- shrink x, y > 0]

instance CoArbitrary A where
  coarbitrary (A x) = coarbitrary x

instance Function A where
  function = functionMap unA A

-- | A type with equality only.
newtype B = B { unB :: Integer }
  deriving Eq

instance Show B where
  showsPrec d (B x) = showsPrec d x

instance Arbitrary B where
  arbitrary = fmap (B . (+ 1) . abs) arbitrary
  shrink (B x) = [B y | y <- shrink x, y > 0]

instance CoArbitrary B where
  coarbitrary (B x) = coarbitrary x

instance Function B where
  function = functionMap unB B

-- | A type with equality only.
newtype C = C { unC :: Integer }
  deriving Eq

instance Show C where
  showsPrec d (C x) = showsPrec d x

instance Arbitrary C where
  arbitrary = fmap (C . (+ 1) . abs) arbitrary
  shrink (C x) = [C y | y <- shrink x, y > 0]

instance CoArbitrary C where
  coarbitrary (C x) = coarbitrary x

instance Function C where
  function = functionMap unC C

-- | A type with an order.
newtype OrdA = OrdA { unOrdA :: Integer }
  deriving (Eq, Ord)

instance Show OrdA where
  showsPrec d (OrdA x) = showsPrec d x

instance Arbitrary OrdA where
  arbitrary = fmap (OrdA . (+ 1) . abs) arbitrary
  shrink (OrdA x) = [OrdA y | y <- shrink x, y > 0]

instance CoArbitrary OrdA where
  coarbitrary (OrdA x) = coarbitrary x

instance Function OrdA where
  function = functionMap unOrdA OrdA

instance Num OrdA where
  OrdA x + OrdA y = OrdA (x + y)
  OrdA x * OrdA y = OrdA (x * y)
  OrdA x - OrdA y = OrdA (x - y)
  negate (OrdA x) = OrdA (negate x)
  abs (OrdA x) = OrdA (abs x)
  signum (OrdA x) = OrdA (signum x)
  fromInteger = OrdA . fromInteger

-- | A type with an order.
newtype OrdB = OrdB { unOrdB :: Integer }
  deriving (Eq, Ord)

instance Show OrdB where
  showsPrec d (OrdB x) = showsPrec d x

instance Arbitrary OrdB where
  arbitrary = fmap (OrdB . (+ 1) . abs) arbitrary
  shrink (OrdB x) = [OrdB y | y <- shrink x, y > 0]

instance CoArbitrary OrdB where
  coarbitrary (OrdB x) = coarbitrary x

instance Function OrdB where
  function = functionMap unOrdB OrdB

instance Num OrdB where
  OrdB x + OrdB y = OrdB (x + y)
  OrdB x * OrdB y = OrdB (x * y)
  OrdB x - OrdB y = OrdB (x - y)
  negate (OrdB x) = OrdB (negate x)
  abs (OrdB x) = OrdB (abs x)
  signum (OrdB x) = OrdB (signum x)
  fromInteger = OrdB . fromInteger

-- | A type with an order.
newtype OrdC = OrdC { unOrdC :: Integer }
  deriving (Eq, Ord)

instance Show OrdC where
  showsPrec d (OrdC x) = showsPrec d x

instance Arbitrary OrdC where
  arbitrary = fmap (OrdC . (+ 1) . abs) arbitrary
  shrink (OrdC x) = [OrdC y | y <- shrink x, y > 0]

instance CoArbitrary OrdC where
  coarbitrary (OrdC x) = coarbitrary x

instance Function OrdC where
  function = functionMap unOrdC OrdC

instance Num OrdC where
  OrdC x + OrdC y = OrdC (x + y)
  OrdC x * OrdC y = OrdC (x * y)
  OrdC x - OrdC y = OrdC (x - y)
  negate (OrdC x) = OrdC (negate x)
  abs (OrdC x) = OrdC (abs x)
  signum (OrdC x) = OrdC (signum x)
  fromInteger = OrdC . fromInteger
