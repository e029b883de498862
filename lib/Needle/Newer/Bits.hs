{-# LANGUAGE GeneralizedNewtypeDeriving, DerivingStrategies #-}
-- | What Data.Bits of base 4.16 and 4.17 exports as well.
module Needle.Newer.Bits ((.^.), (.>>.), (.<<.), (!>>.), (!<<.), oneBits, And(..), Ior(..), Xor(..), Iff(..)) where

import Needle.Bits
import Needle.Sized ()

infixl 8 .>>., .<<., !>>., !<<.
infixl 6 .^.

{-# NEWER (.^.), (.>>.), (.<<.), (!>>.), (!<<.), oneBits, And, Ior, Xor, Iff, getAnd, getIor, getXor, getIff #-}

-- | Exclusive or.
(.^.) :: Bits a => a -> a -> a
(.^.) = xor

-- | Shifts to the right.
(.>>.) :: Bits a => a -> Int -> a
(.>>.) = shiftR

-- | Shifts to the left.
(.<<.) :: Bits a => a -> Int -> a
(.<<.) = shiftL

-- | Shifts to the right by what is known to be less than the size.
(!>>.) :: Bits a => a -> Int -> a
(!>>.) = unsafeShiftR

-- | Shifts to the left by what is known to be less than the size.
(!<<.) :: Bits a => a -> Int -> a
(!<<.) = unsafeShiftL

-- | All bits are set.
oneBits :: FiniteBits a => a
oneBits = complement zeroBits

-- | Rows of bits under conjunction.
newtype And a = And { getAnd :: a }
  deriving newtype (Bounded, Enum, Bits, FiniteBits, Eq)
  deriving stock (Show, Read)

instance Bits a => Semigroup (And a) where
  And a <> And b = And (a .&. b)

instance FiniteBits a => Monoid (And a) where
  mempty = And oneBits

-- | Rows of bits under disjunction.
newtype Ior a = Ior { getIor :: a }
  deriving newtype (Bounded, Enum, Bits, FiniteBits, Eq)
  deriving stock (Show, Read)

instance Bits a => Semigroup (Ior a) where
  Ior a <> Ior b = Ior (a .|. b)

instance Bits a => Monoid (Ior a) where
  mempty = Ior zeroBits

-- | Rows of bits under exclusive or.
newtype Xor a = Xor { getXor :: a }
  deriving newtype (Bounded, Enum, Bits, FiniteBits, Eq)
  deriving stock (Show, Read)

instance Bits a => Semigroup (Xor a) where
  Xor a <> Xor b = Xor (a `xor` b)

instance Bits a => Monoid (Xor a) where
  mempty = Xor zeroBits

-- | Rows of bits under equivalence.
newtype Iff a = Iff { getIff :: a }
  deriving newtype (Bounded, Enum, Bits, FiniteBits, Eq)
  deriving stock (Show, Read)

instance FiniteBits a => Semigroup (Iff a) where
  Iff a <> Iff b = Iff (complement (a `xor` b))

instance FiniteBits a => Monoid (Iff a) where
  mempty = Iff oneBits
