{-# LANGUAGE UnboxedTuples #-}
-- | Whole numbers, by the names of GHC's functions on them.
module GHC.Integer
  ( Integer, plusInteger, minusInteger, timesInteger, negateInteger, absInteger, signumInteger, divInteger, modInteger
  , quotInteger, remInteger, divModInteger, quotRemInteger, eqInteger, neqInteger, leInteger, gtInteger, ltInteger
  , geInteger, compareInteger, andInteger, orInteger, xorInteger, complementInteger, gcdInteger, lcmInteger
  ) where

import Data.Bits (complement, xor, (.&.), (.|.))

-- | (+).
plusInteger :: Integer -> Integer -> Integer
plusInteger = (+)

-- | (-).
minusInteger :: Integer -> Integer -> Integer
minusInteger = (-)

-- | (*).
timesInteger :: Integer -> Integer -> Integer
timesInteger = (*)

-- | div.
divInteger :: Integer -> Integer -> Integer
divInteger = div

-- | mod.
modInteger :: Integer -> Integer -> Integer
modInteger = mod

-- | quot.
quotInteger :: Integer -> Integer -> Integer
quotInteger = quot

-- | rem.
remInteger :: Integer -> Integer -> Integer
remInteger = rem

-- | (.&.).
andInteger :: Integer -> Integer -> Integer
andInteger = (.&.)

-- | (.|.).
orInteger :: Integer -> Integer -> Integer
orInteger = (.|.)

-- | xor.
xorInteger :: Integer -> Integer -> Integer
xorInteger = xor

-- | gcd.
gcdInteger :: Integer -> Integer -> Integer
gcdInteger = gcd

-- | lcm.
lcmInteger :: Integer -> Integer -> Integer
lcmInteger = lcm

-- | negate.
negateInteger :: Integer -> Integer
negateInteger = negate

-- | abs.
absInteger :: Integer -> Integer
absInteger = abs

-- | signum.
signumInteger :: Integer -> Integer
signumInteger = signum

-- | complement.
complementInteger :: Integer -> Integer
complementInteger = complement

-- | (==).
eqInteger :: Integer -> Integer -> Bool
eqInteger = (==)

-- | (/=).
neqInteger :: Integer -> Integer -> Bool
neqInteger = (/=)

-- | (<=).
leInteger :: Integer -> Integer -> Bool
leInteger = (<=)

-- | (>).
gtInteger :: Integer -> Integer -> Bool
gtInteger = (>)

-- | (<).
ltInteger :: Integer -> Integer -> Bool
ltInteger = (<)

-- | (>=).
geInteger :: Integer -> Integer -> Bool
geInteger = (>=)

-- | compare.
compareInteger :: Integer -> Integer -> Ordering
compareInteger = compare

-- | Quotient and remainder of the division that rounds down.
divModInteger :: Integer -> Integer -> (# Integer, Integer #)
divModInteger a b = (# div a b, mod a b #)

-- | Quotient and remainder.
quotRemInteger :: Integer -> Integer -> (# Integer, Integer #)
quotRemInteger a b = (# quot a b, rem a b #)
