{-# LANGUAGE ScopedTypeVariables, DataKinds, KindSignatures, FlexibleInstances #-}
-- | Division with a whole quotient for real numbers, and numbers with a fixed count of digits after the point.
module Data.Fixed
  ( div', mod', divMod', Fixed(..), HasResolution(..), showFixed
  , E0, Uni, E1, Deci, E2, Centi, E3, Milli, E6, Micro, E9, Nano, E12, Pico
  ) where

import GHC.TypeLits (KnownNat, natVal)
import Data.Char (isDigit)
import Data.Proxy (Proxy(..))

-- | The whole quotient, rounded down.
div' :: (Real a, Integral b) => a -> a -> b
div' n d = floor (toRational n / toRational d)

-- | Quotient and remainder.
divMod' :: (Real a, Integral b) => a -> a -> (b, a)
divMod' n d = (f, n - fromIntegral f * d)
  where f = div' n d

-- | The remainder; it has the sign of the divisor.
mod' :: Real a => a -> a -> a
mod' n d = n - fromInteger f * d
  where f = div' n d

-- | A number in units of a resolution.
newtype Fixed a = MkFixed Integer
  deriving (Eq, Ord)

-- | How many units make one.
class HasResolution a where
  resolution :: p a -> Integer

-- | No digits after the point.
data E0
instance HasResolution E0 where resolution _ = 1
-- | Whole numbers.
type Uni = Fixed E0
-- | One digit after the point.
data E1
instance HasResolution E1 where resolution _ = 10
-- | Tenths.
type Deci = Fixed E1
-- | Two digits after the point.
data E2
instance HasResolution E2 where resolution _ = 100
-- | Hundredths.
type Centi = Fixed E2
-- | Three digits after the point.
data E3
instance HasResolution E3 where resolution _ = 1000
-- | Thousandths.
type Milli = Fixed E3
-- | Six digits after the point.
data E6
instance HasResolution E6 where resolution _ = 1000000
-- | Millionths.
type Micro = Fixed E6
-- | Nine digits after the point.
data E9
instance HasResolution E9 where resolution _ = 1000000000
-- | 10^-9.
type Nano = Fixed E9
-- | Twelve digits after the point.
data E12
instance HasResolution E12 where resolution _ = 1000000000000
-- | 10^-12.
type Pico = Fixed E12

instance Enum (Fixed a) where
  succ (MkFixed a) = MkFixed (succ a)
  pred (MkFixed a) = MkFixed (pred a)
  toEnum n = MkFixed (toEnum n)
  fromEnum (MkFixed a) = fromEnum a
  enumFrom (MkFixed a) = map MkFixed (enumFrom a)
  enumFromThen (MkFixed a) (MkFixed b) = map MkFixed (enumFromThen a b)
  enumFromTo (MkFixed a) (MkFixed b) = map MkFixed (enumFromTo a b)
  enumFromThenTo (MkFixed a) (MkFixed b) (MkFixed c) = map MkFixed (enumFromThenTo a b c)

instance HasResolution a => Num (Fixed a) where
  MkFixed a + MkFixed b = MkFixed (a + b)
  MkFixed a - MkFixed b = MkFixed (a - b)
  fa@(MkFixed a) * MkFixed b = MkFixed (div (a * b) (resolution fa))
  negate (MkFixed a) = MkFixed (negate a)
  abs (MkFixed a) = MkFixed (abs a)
  signum (MkFixed a) = fromInteger (signum a)
  fromInteger i = MkFixed (i * resolution (Proxy :: Proxy a))

instance HasResolution a => Real (Fixed a) where
  toRational fa@(MkFixed a) = toRational a / toRational (resolution fa)

instance HasResolution a => Fractional (Fixed a) where
  fa@(MkFixed a) / MkFixed b = MkFixed (div (a * resolution fa) b)
  recip fa@(MkFixed a) = MkFixed (div (res * res) a)
    where res = resolution fa
  fromRational r = MkFixed (floor (r * toRational (resolution (Proxy :: Proxy a))))

instance HasResolution a => RealFrac (Fixed a) where
  properFraction a = (i, a - fromIntegral i)
    where i = truncate (toRational a)
  truncate f = truncate (toRational f)
  round f = round (toRational f)
  ceiling f = ceiling (toRational f)
  floor f = floor (toRational f)

-- | The number in decimal; with True, without trailing zeros.
showFixed :: HasResolution a => Bool -> Fixed a -> String
showFixed chop fa@(MkFixed a)
  | a < 0 = '-' : showFixed chop (asTypeOf (MkFixed (negate a)) fa)
  | otherwise = show i ++ withDot (digitsOf (fracNum))
  where
    res = resolution fa
    (i, d) = divMod a res
    digits = length (takeWhile (< res) (iterate (* 10) 1))
    maxnum = 10 ^ digits
    fracNum = divCeil (d * maxnum) res
    divCeil x y = (x + y - 1) `div` y
    digitsOf n
      | chop && n == 0 = ""
      | otherwise =
          let s = show n
              padded = replicate (digits - length s) '0' ++ s
          in if chop then reverse (dropWhile (== '0') (reverse padded)) else padded
    withDot "" = ""
    withDot s = '.' : s

instance HasResolution a => Show (Fixed a) where
  showsPrec p n = showParen (p > 6 && n < 0) (showString (showFixed False n))

instance HasResolution a => Read (Fixed a) where
  readsPrec d = readParen False (\r -> [ (value w, t) | (w, t) <- lex r, number w ] ++
                                       [ (negate (value w), u) | d <= 6, ("-", t) <- lex r, (w, u) <- lex t, number w ])
    where
      number w = case w of
        c : _ -> isDigit c
        [] -> False
      value w = case span isDigit w of
        (whole, '.' : part) -> fromRational (fromInteger (read (whole ++ part)) / 10 ^ length part)
        (whole, _) -> fromInteger (read whole)

-- | The number itself.
instance KnownNat n => HasResolution n where
  resolution = natVal
