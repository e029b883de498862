{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Bounded, Enum, the numeric tower above Num, Ratio and Float.
module Needle.Real where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception

infixr 8 ^, ^^, **
infixl 7 /, `quot`, `rem`, `div`, `mod`, %, :%

-- | Types with a least and a greatest value.
class Bounded a where
  minBound, maxBound :: a

-- | Types whose values can be counted through.
class Enum a where
  succ, pred :: a -> a
  toEnum :: Int -> a
  fromEnum :: a -> Int
  enumFrom :: a -> [a]
  enumFromThen :: a -> a -> [a]
  enumFromTo :: a -> a -> [a]
  enumFromThenTo :: a -> a -> a -> [a]
  succ x = toEnum (fromEnum x + 1)
  pred x = toEnum (fromEnum x - 1)
  enumFrom x = map toEnum (enumFrom (fromEnum x))
  enumFromThen x y = map toEnum (enumFromThen (fromEnum x) (fromEnum y))
  enumFromTo x y = map toEnum (enumFromTo (fromEnum x) (fromEnum y))
  enumFromThenTo x y z = map toEnum (enumFromThenTo (fromEnum x) (fromEnum y) (fromEnum z))

-- | Numbers with a rational value.
class (Num a, Ord a) => Real a where
  toRational :: a -> Rational

-- | Whole numbers.
class (Real a, Enum a) => Integral a where
  quot, rem, div, mod :: a -> a -> a
  quotRem, divMod :: a -> a -> (a, a)
  toInteger :: a -> Integer
  quot n d = case quotRem n d of (q, _) -> q
  rem n d = case quotRem n d of (_, r) -> r
  div n d = case divMod n d of (q, _) -> q
  mod n d = case divMod n d of (_, r) -> r
  divMod n d = case quotRem n d of
    (q, r) -> if signum r == negate (signum d) then (q - 1, r + d) else (q, r)

-- | Numbers with division.
class Num a => Fractional a where
  (/) :: a -> a -> a
  recip :: a -> a
  fromRational :: Rational -> a
  recip x = 1 / x
  x / y = x * recip y

-- | Numbers with the elementary functions.
class Fractional a => Floating a where
  pi :: a
  exp, log, sqrt :: a -> a
  (**), logBase :: a -> a -> a
  sin, cos, tan, asin, acos, atan :: a -> a
  sinh, cosh, tanh, asinh, acosh, atanh :: a -> a
  log1p, expm1, log1pexp, log1mexp :: a -> a
  x ** y = exp (log x * y)
  logBase x y = log y / log x
  sqrt x = x ** fromRational (1 :% 2)
  tan x = sin x / cos x
  tanh x = sinh x / cosh x
  log1p x = log (1 + x)
  expm1 x = exp x - 1
  log1pexp x = log1p (exp x)
  log1mexp x = log1p (negate (exp x))

-- | Fractions that can be rounded.
class (Real a, Fractional a) => RealFrac a where
  properFraction :: Integral b => a -> (b, a)
  truncate, round, ceiling, floor :: Integral b => a -> b
  truncate x = case properFraction x of (m, _) -> m
  round x = case properFraction x of
    (n, r) ->
      let m = if r < 0 then n - 1 else n + 1
          halfDown = abs r - fromRational (1 :% 2)
      in case compare halfDown 0 of
           LT -> n
           EQ -> if even n then n else m
           GT -> m
  ceiling x = case properFraction x of (n, r) -> if r > 0 then n + 1 else n
  floor x = case properFraction x of (n, r) -> if r < 0 then n - 1 else n

-- | Floating-point numbers.
class (RealFrac a, Floating a) => RealFloat a where
  floatRadix :: a -> Integer
  floatDigits :: a -> Int
  floatRange :: a -> (Int, Int)
  decodeFloat :: a -> (Integer, Int)
  encodeFloat :: Integer -> Int -> a
  exponent :: a -> Int
  significand :: a -> a
  scaleFloat :: Int -> a -> a
  isNaN, isInfinite, isDenormalized, isNegativeZero, isIEEE :: a -> Bool
  atan2 :: a -> a -> a
  exponent x = case decodeFloat x of (m, n) -> if m == 0 then 0 else n + floatDigits x
  significand x = case decodeFloat x of (m, _) -> encodeFloat m (negate (floatDigits x))
  scaleFloat k x
    | k == 0 = x
    | x == 0 || isNaN x || isInfinite x = x
    | otherwise = case decodeFloat x of
        (m, n) -> case floatRange x of
          (l, h) ->
            let b = h - l + 4 * floatDigits x
            in encodeFloat m (n + max (negate b) (min b k))
  atan2 y x
    | x > 0 = atan (y / x)
    | x == 0 && y > 0 = pi / 2
    | x < 0 && y > 0 = pi + atan (y / x)
    | (x <= 0 && y < 0) || (x < 0 && isNegativeZero y) || (isNegativeZero x && isNegativeZero y) =
        negate (atan2 (negate y) x)
    | y == 0 && (x < 0 || isNegativeZero x) = pi
    | x == 0 && y == 0 = y
    | otherwise = x + y

-- | Fractions of whole numbers, in lowest terms with a positive denominator.
data Ratio a = !a :% !a

-- | Fractions of Integers.
type Rational = Ratio Integer

-- | Single precision: a Double that is exactly a float.
newtype Float = MkFloat Double

-- Bounded

instance Bounded Int where
  minBound = intShiftL 1 63
  maxBound = intComplement (intShiftL 1 63)

instance Bounded Word where
  minBound = 0
  maxBound = intToWord (intNegate 1)

instance Bounded Char where
  minBound = '\0'
  maxBound = '\1114111'

instance Bounded Bool where
  minBound = False
  maxBound = True

instance Bounded Ordering where
  minBound = LT
  maxBound = GT

instance Bounded () where
  minBound = ()
  maxBound = ()

instance (Bounded a, Bounded b) => Bounded (a, b) where
  minBound = (minBound, minBound)
  maxBound = (maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c) => Bounded (a, b, c) where
  minBound = (minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d) => Bounded (a, b, c, d) where
  minBound = (minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e) => Bounded (a, b, c, d, e) where
  minBound = (minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f) => Bounded (a, b, c, d, e, f) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g) => Bounded (a, b, c, d, e, f, g) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h) => Bounded (a, b, c, d, e, f, g, h) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i) => Bounded (a, b, c, d, e, f, g, h, i) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j) => Bounded (a, b, c, d, e, f, g, h, i, j) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k) => Bounded (a, b, c, d, e, f, g, h, i, j, k) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m, Bounded n) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m, n) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

instance (Bounded a, Bounded b, Bounded c, Bounded d, Bounded e, Bounded f, Bounded g, Bounded h, Bounded i, Bounded j, Bounded k, Bounded l, Bounded m, Bounded n, Bounded o) => Bounded (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o) where
  minBound = (minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound, minBound)
  maxBound = (maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound, maxBound)

-- Enum

instance Enum Int where
  succ x = if x == maxBound then errorWithoutStackTrace "Prelude.Enum.succ{Int}: tried to take `succ' of maxBound" else intAdd x 1
  pred x = if x == minBound then errorWithoutStackTrace "Prelude.Enum.pred{Int}: tried to take `pred' of minBound" else intSub x 1
  toEnum x = x
  fromEnum x = x
  enumFrom x = intOn x True
  enumFromTo = intFromTo
  enumFromThen x y = intFromThenTo x y (if intGe y x then maxBound else minBound)
  enumFromThenTo = intFromThenTo

intFromTo :: Int -> Int -> [Int]
intFromTo x y = intUp x (intLe x y) y

-- From x up to y, if there are any: one function that calls itself, so that it fuses with what consumes the list. The
-- limit is checked before adding, so nothing overflows.
intUp :: Int -> Bool -> Int -> [Int]
intUp !x more !y = if more then x : intUp (intAdd x 1) (intNe x y) y else []

-- From x on, if it is not what follows the largest number: that is smaller. No limit is carried along, for the largest
-- number is not an immediate one.
intOn :: Int -> Bool -> [Int]
intOn !x more = if more then (let next = intAdd x 1 in x : intOn next (intLt x next)) else []

-- the limit is checked before adding, so nothing overflows
intFromThenTo :: Int -> Int -> Int -> [Int]
intFromThenTo !x1 !x2 !y
  | intGe x2 x1 =
      if intLt y x2 then (if intLt y x1 then [] else [x1])
      else let !d = intSub x2 x1
               !lim = intSub y d
               up x = if intGt x lim then [x] else x : up (intAdd x d)
           in x1 : up x2
  | otherwise =
      if intGt y x2 then (if intGt y x1 then [] else [x1])
      else let !d = intSub x2 x1
               !lim = intSub y d
               down x = if intLt x lim then [x] else x : down (intAdd x d)
           in x1 : down x2

instance Enum Word where
  succ x = if x == maxBound then errorWithoutStackTrace "Enum.succ{Word}: tried to take `succ' of maxBound" else x + 1
  pred x = if x == 0 then errorWithoutStackTrace "Enum.pred{Word}: tried to take `pred' of minBound" else x - 1
  toEnum i = if i < 0 then errorWithoutStackTrace ("Enum.toEnum{Word}: tag (" ++ show i ++ ") is outside of bounds (0,18446744073709551615)") else intToWord i
  fromEnum x = if x > 9223372036854775807
    then errorWithoutStackTrace ("Enum.fromEnum{Word}: value (" ++ show x ++ ") is outside of Int's bounds (-9223372036854775808,9223372036854775807)")
    else wordToInt x
  enumFrom x = enumFromTo x maxBound
  enumFromTo x y = if x > y then [] else go x
    where
      go i = i : (if i == y then [] else go (i + 1))
  enumFromThen x y = enumFromThenTo x y (if y >= x then maxBound else minBound)
  enumFromThenTo x y z = map integerToWord (enumFromThenTo (wordToInteger x) (wordToInteger y) (wordToInteger z))

instance Enum Integer where
  succ x = integerAdd x 1
  pred x = integerSub x 1
  toEnum = intToInteger
  fromEnum = integerToInt
  enumFrom !x = x : enumFrom (integerAdd x 1)
  enumFromTo !x !y = go x
    where
      go !i = if integerGt i y then [] else i : go (integerAdd i 1)
  enumFromThen !x !y = go x
    where
      !d = integerSub y x
      go !i = i : go (integerAdd i d)
  enumFromThenTo !x !y !z
    | integerGe d 0 = up x
    | otherwise = down x
    where
      !d = integerSub y x
      up !i = if integerGt i z then [] else i : up (integerAdd i d)
      down !i = if integerLt i z then [] else i : down (integerAdd i d)

-- | The character with that code point.
chr :: Int -> Char
chr n
  | intGe n 0 && intLe n 1114111 = unsafeChr n
  | otherwise = errorWithoutStackTrace ("Prelude.chr: bad argument: " ++ showsPrec 9 n "")

instance Enum Char where
  succ c = if charEq c '\1114111' then errorWithoutStackTrace "Prelude.Enum.Char.succ: bad argument" else unsafeChr (intAdd (ord c) 1)
  pred c = if charEq c '\0' then errorWithoutStackTrace "Prelude.Enum.Char.pred: bad argument" else unsafeChr (intSub (ord c) 1)
  toEnum = chr
  fromEnum = ord
  enumFrom c = map unsafeChr (intFromTo (ord c) 1114111)
  enumFromTo c d = map unsafeChr (intFromTo (ord c) (ord d))
  enumFromThen c d = map unsafeChr (intFromThenTo (ord c) (ord d) (if charGe d c then 1114111 else 0))
  enumFromThenTo c d e = map unsafeChr (intFromThenTo (ord c) (ord d) (ord e))

instance Enum Bool where
  succ False = True
  succ True = errorWithoutStackTrace "Prelude.Enum.Bool.succ: bad argument"
  pred True = False
  pred False = errorWithoutStackTrace "Prelude.Enum.Bool.pred: bad argument"
  toEnum n
    | n == 0 = False
    | n == 1 = True
    | otherwise = errorWithoutStackTrace "Prelude.Enum.Bool.toEnum: bad argument"
  fromEnum = conTag
  enumFrom = boundedEnumFrom
  enumFromThen = boundedEnumFromThen

instance Enum Ordering where
  succ LT = EQ
  succ EQ = GT
  succ GT = errorWithoutStackTrace "Prelude.Enum.Ordering.succ: bad argument"
  pred GT = EQ
  pred EQ = LT
  pred LT = errorWithoutStackTrace "Prelude.Enum.Ordering.pred: bad argument"
  toEnum n
    | n == 0 = LT
    | n == 1 = EQ
    | n == 2 = GT
    | otherwise = errorWithoutStackTrace "Prelude.Enum.Ordering.toEnum: bad argument"
  fromEnum = conTag
  enumFrom = boundedEnumFrom
  enumFromThen = boundedEnumFromThen

instance Enum () where
  succ _ = errorWithoutStackTrace "Prelude.Enum.().succ: bad argument"
  pred _ = errorWithoutStackTrace "Prelude.Enum.().pred: bad argument"
  toEnum n = if n == 0 then () else errorWithoutStackTrace "Prelude.Enum.().toEnum: bad argument"
  fromEnum () = 0
  enumFrom () = [()]
  enumFromThen () () = let many = () : many in many
  enumFromTo () () = [()]
  enumFromThenTo () () () = let many = () : many in many

boundedEnumFrom :: (Enum a, Bounded a) => a -> [a]
boundedEnumFrom n = map toEnum (intFromTo (fromEnum n) (fromEnum (maxBound `asTypeOf` n)))

boundedEnumFromThen :: (Enum a, Bounded a) => a -> a -> [a]
boundedEnumFromThen n1 n2
  | i2 >= i1 = map toEnum (intFromThenTo i1 i2 (fromEnum (maxBound `asTypeOf` n1)))
  | otherwise = map toEnum (intFromThenTo i1 i2 (fromEnum (minBound `asTypeOf` n1)))
  where
    i1 = fromEnum n1
    i2 = fromEnum n2

numericEnumFrom :: Fractional a => a -> [a]
numericEnumFrom n = go 0
  where
    go !k = let !n' = n + k in n' : go (k + 1)

numericEnumFromThen :: Fractional a => a -> a -> [a]
numericEnumFromThen n m = go 0
  where
    step = m - n
    go !k = let !n' = n + k * step in n' : go (k + 1)

numericEnumFromTo :: (Ord a, Fractional a) => a -> a -> [a]
numericEnumFromTo n m = whileList (<= m + 1 / 2) (numericEnumFrom n)

numericEnumFromThenTo :: (Ord a, Fractional a) => a -> a -> a -> [a]
numericEnumFromThenTo e1 e2 e3 = whileList p (numericEnumFromThen e1 e2)
  where
    mid = (e2 - e1) / 2
    p x = if e2 >= e1 then x <= e3 + mid else x >= e3 + mid

whileList :: (a -> Bool) -> [a] -> [a]
whileList p = go
  where
    go [] = []
    go (x : xs) = if p x then x : go xs else []

instance Enum Double where
  succ x = x + 1
  pred x = x - 1
  toEnum = intToDouble
  fromEnum x = truncate x
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

-- Real, Integral

instance Real Int where
  toRational x = intToInteger x :% 1

instance Integral Int where
  quot x y
    | intEq y 0 = divZeroError
    | intEq y (intNegate 1) = if intEq x minBound then overflowError else intNegate x
    | otherwise = intQuot x y
  rem !x y
    | intEq y 0 = divZeroError
    | intEq y (intNegate 1) = 0
    | otherwise = intRem x y
  div !x y
    | intEq y 0 = divZeroError
    | intEq y (intNegate 1) = if intEq x minBound then overflowError else intNegate x
    | otherwise = intDiv x y
  mod !x y
    | intEq y 0 = divZeroError
    | intEq y (intNegate 1) = 0
    | otherwise = intMod x y
  quotRem !x y
    | intEq y 0 = divZeroError
    | intEq y (intNegate 1) = (if intEq x minBound then overflowError else intNegate x, 0)
    | otherwise = (intQuot x y, intRem x y)
  divMod !x y
    | intEq y 0 = divZeroError
    | intEq y (intNegate 1) = (if intEq x minBound then overflowError else intNegate x, 0)
    | otherwise = (intDiv x y, intMod x y)
  toInteger = intToInteger

instance Real Word where
  toRational x = wordToInteger x :% 1

instance Integral Word where
  quot !x y = if wordEq y 0 then divZeroError else wordQuot x y
  rem !x y = if wordEq y 0 then divZeroError else wordRem x y
  div !x y = if wordEq y 0 then divZeroError else wordQuot x y
  mod !x y = if wordEq y 0 then divZeroError else wordRem x y
  quotRem !x y = if wordEq y 0 then divZeroError else (wordQuot x y, wordRem x y)
  divMod !x y = if wordEq y 0 then divZeroError else (wordQuot x y, wordRem x y)
  toInteger = wordToInteger

instance Real Integer where
  toRational x = x :% 1

instance Integral Integer where
  quot x y = if integerEq y 0 then divZeroError else integerQuot x y
  rem x y = if integerEq y 0 then divZeroError else integerRem x y
  div x y = if integerEq y 0 then divZeroError else integerDiv x y
  mod x y = if integerEq y 0 then divZeroError else integerMod x y
  quotRem x y = if integerEq y 0 then divZeroError else (integerQuot x y, integerRem x y)
  divMod x y = if integerEq y 0 then divZeroError else (integerDiv x y, integerMod x y)
  toInteger x = x

-- | Conversion from any whole number.
fromIntegral :: (Integral a, Num b) => a -> b
fromIntegral x = fromInteger (toInteger x)

-- | Conversion from any real number.
realToFrac :: (Real a, Fractional b) => a -> b
realToFrac x = fromRational (toRational x)

-- | Is it a multiple of two?
even :: Integral a => a -> Bool
even n = n `rem` 2 == 0

-- | Is it not a multiple of two?
odd :: Integral a => a -> Bool
odd n = n `rem` 2 /= 0

-- | The difference from one.
subtract :: Num a => a -> a -> a
subtract x y = y - x

-- | Raises to a non-negative power.
(^) :: (Num a, Integral b) => a -> b -> a
x0 ^ y0
  | y0 < 0 = errorWithoutStackTrace "Negative exponent"
  | y0 == 0 = 1
  | otherwise = powUp x0 y0

powUp :: (Num a, Integral b) => a -> b -> a
powUp x y
  | even y = powUp (x * x) (y `quot` 2)
  | y == 1 = x
  | otherwise = powAcc (x * x) (y `quot` 2) x

powAcc :: (Num a, Integral b) => a -> b -> a -> a
powAcc x y z
  | even y = powAcc (x * x) (y `quot` 2) z
  | y == 1 = x * z
  | otherwise = powAcc (x * x) (y `quot` 2) (x * z)

-- | Raises to any whole power.
(^^) :: (Fractional a, Integral b) => a -> b -> a
x ^^ n = if n >= 0 then x ^ n else recip (x ^ negate n)

-- | The greatest common divisor.
gcd :: Integral a => a -> a -> a
gcd x y = go (abs x) (abs y)
  where
    go a b = if b == 0 then a else go b (a `rem` b)

-- | The least common multiple.
lcm :: Integral a => a -> a -> a
lcm x y
  | y == 0 = 0
  | x == 0 = 0
  | otherwise = abs ((x `quot` gcd x y) * y)

-- Ratio

mkRational :: Integer -> Integer -> Rational
mkRational n d = n :% d

-- | The fraction of two numbers, in lowest terms.
(%) :: Integral a => a -> a -> Ratio a
x % y = reduce (x * signum y) (abs y)

reduce :: Integral a => a -> a -> Ratio a
reduce x y
  | y == 0 = ratioZeroDenominatorError
  | otherwise = let d = gcd x y in (x `quot` d) :% (y `quot` d)

-- | The upper part of a fraction in lowest terms.
numerator :: Ratio a -> a
numerator (x :% _) = x

-- | The lower part of a fraction in lowest terms.
denominator :: Ratio a -> a
denominator (_ :% y) = y

instance Eq a => Eq (Ratio a) where
  (a :% b) == (c :% d) = a == c && b == d

instance Integral a => Ord (Ratio a) where
  compare (x :% y) (x' :% y') = compare (x * y') (x' * y)
  (x :% y) <= (x' :% y') = x * y' <= x' * y
  (x :% y) < (x' :% y') = x * y' < x' * y

instance Integral a => Num (Ratio a) where
  (x :% y) + (x' :% y') = reduce (x * y' + x' * y) (y * y')
  (x :% y) - (x' :% y') = reduce (x * y' - x' * y) (y * y')
  (x :% y) * (x' :% y') = reduce (x * x') (y * y')
  negate (x :% y) = negate x :% y
  abs (x :% y) = abs x :% y
  signum (x :% _) = signum x :% 1
  fromInteger x = fromInteger x :% 1

instance Integral a => Fractional (Ratio a) where
  (x :% y) / (x' :% y') = (x * y') % (y * x')
  recip (x :% y)
    | x == 0 = ratioZeroDenominatorError
    | x < 0 = negate y :% negate x
    | otherwise = y :% x
  fromRational (n :% d) = fromInteger n % fromInteger d

instance Integral a => Real (Ratio a) where
  toRational (x :% y) = toInteger x :% toInteger y

instance Integral a => RealFrac (Ratio a) where
  properFraction (x :% y) = case quotRem x y of (q, r) -> (fromInteger (toInteger q), r :% y)

instance Integral a => Enum (Ratio a) where
  succ x = x + 1
  pred x = x - 1
  toEnum n = fromIntegral n :% 1
  fromEnum = fromInteger . truncate
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo

instance Show a => Show (Ratio a) where
  showsPrec d (x :% y) = showParen (d > 7) (showsPrec 8 x . showString " % " . showsPrec 8 y)

-- Double

instance Real Double where
  toRational x = binaryRational (doubleMantissa x) (doubleExponent x)

-- m * 2^e, reduced
binaryRational :: Integer -> Int -> Rational
binaryRational m e
  | m == 0 = 0 :% 1
  | e >= 0 = integerShiftL m e :% 1
  | otherwise =
      let tz = trailingZeros m
          k = min tz (negate e)
      in integerShiftR m k :% integerShiftL 1 (negate e - k)

trailingZeros :: Integer -> Int
trailingZeros m = go 0
  where
    go !k = if integerTestBit m k then k else go (k + 1)

instance Fractional Double where
  (/) = doubleDiv
  recip x = doubleDiv 1 x
  fromRational (n :% d) = rationalToDouble n d

-- the nearest Double to n / d
rationalToDouble :: Integer -> Integer -> Double
rationalToDouble n d
  | d == 0 = if n == 0 then 0 / 0 else if n < 0 then negate 1 / 0 else 1 / 0
  | n == 0 = 0
  | n < 0 = negate (nearest 53 (negate 1074) doubleEncode (negate n) d)
  | otherwise = nearest 53 (negate 1074) doubleEncode n d

-- n / d > 0 rounded half to even to that many binary digits, the exponent not below the given one
nearest :: Int -> Int -> (Integer -> Int -> b) -> Integer -> Integer -> b
nearest digits lowest encode n d = encode m k
  where
    e0 = integerLog2 n - integerLog2 d - digits
    -- n / d is in (2^(digits-1), 2^(digits+1)) units of 2^e0: at most one digit too many
    scaled e = if e >= 0 then (n, integerShiftL d e) else (integerShiftL n (negate e), d)
    fits e = case scaled e of (a, b) -> integerLt (integerQuot a b) (integerShiftL 1 digits)
    k = max lowest (if fits e0 then e0 else e0 + 1)
    m = case scaled k of
      (a, b) ->
        let q = integerQuot a b
            r2 = integerShiftL (integerSub a (integerMul q b)) 1
        in case compare r2 b of
             LT -> q
             GT -> q + 1
             EQ -> if integerTestBit q 0 then q + 1 else q

instance Floating Double where
  pi = 3.141592653589793
  exp = doubleExp
  log = doubleLog
  sqrt = doubleSqrt
  (**) = doublePow
  logBase x y = doubleDiv (doubleLog y) (doubleLog x)
  sin = doubleSin
  cos = doubleCos
  tan = doubleTan
  asin = doubleAsin
  acos = doubleAcos
  atan = doubleAtan
  sinh = doubleSinh
  cosh = doubleCosh
  tanh = doubleTanh
  asinh = doubleAsinh
  acosh = doubleAcosh
  atanh = doubleAtanh
  log1p x = let u = 1 + x in if u == 1 then x else log u * x / (u - 1)
  expm1 x =
    let u = exp x
    in if u == 1 then x else let um1 = u - 1 in if um1 == negate 1 then negate 1 else um1 * x / log u

-- small enough that truncation to Int is exact
smallDouble :: Double -> Bool
smallDouble x = doubleLt x 4611686018427387904 && doubleGt x (negate 4611686018427387904)

truncateToInteger :: Double -> Integer
truncateToInteger x
  | smallDouble x = intToInteger (doubleToInt x)
  | otherwise =
      let m = doubleMantissa x
          e = doubleExponent x
      in if e >= 0 then integerShiftL m e
         else if m < 0 then negate (integerShiftR (negate m) (negate e))
         else integerShiftR m (negate e)

roundDoubleInt :: Double -> Int
roundDoubleInt x =
  let n = doubleToInt x
      r = doubleSub x (intToDouble n)
      a = if doubleLt r 0 then doubleNegate r else r
      m = if doubleLt r 0 then intSub n 1 else intAdd n 1
  in if doubleLt a 0.5 then n
     else if doubleGt a 0.5 then m
     else if intEq (intAnd n 1) 0 then n else m

instance RealFrac Double where
  properFraction x
    | smallDouble x = let n = doubleToInt x in (fromInteger (intToInteger n), doubleAdd (doubleSub x (intToDouble n)) 0)  -- never -0.0
    | otherwise = (fromInteger (truncateToInteger x), 0)
  truncate x = fromInteger (truncateToInteger x)
  round x
    | smallDouble x = fromInteger (intToInteger (roundDoubleInt x))
    | otherwise = fromInteger (truncateToInteger x)
  floor x
    | smallDouble x =
        let n = doubleToInt x
        in fromInteger (intToInteger (if doubleLt x (intToDouble n) then intSub n 1 else n))
    | otherwise = fromInteger (truncateToInteger x)
  ceiling x
    | smallDouble x =
        let n = doubleToInt x
        in fromInteger (intToInteger (if doubleGt x (intToDouble n) then intAdd n 1 else n))
    | otherwise = fromInteger (truncateToInteger x)

instance RealFloat Double where
  floatRadix _ = 2
  floatDigits _ = 53
  floatRange _ = (negate 1021, 1024)
  decodeFloat x = (doubleMantissa x, doubleExponent x)
  encodeFloat = doubleEncode
  isNaN = doubleIsNaN
  isInfinite = doubleIsInfinite
  isDenormalized x = doubleNe x 0 && doubleLt (abs x) 2.2250738585072014e-308
  isNegativeZero = doubleIsNegativeZero
  isIEEE _ = True

-- Float

float1 :: (Double -> Double) -> Float -> Float
float1 f (MkFloat x) = MkFloat (doubleRoundFloat (f x))

-- | The nearest Float.
double2Float :: Double -> Float
double2Float x = MkFloat (doubleRoundFloat x)

-- | The same number as a Double.
float2Double :: Float -> Double
float2Double (MkFloat x) = x

instance Eq Float where
  MkFloat x == MkFloat y = doubleEq x y
  MkFloat x /= MkFloat y = doubleNe x y

instance Ord Float where
  compare (MkFloat x) (MkFloat y) = compare x y
  MkFloat x < MkFloat y = doubleLt x y
  MkFloat x <= MkFloat y = doubleLe x y
  MkFloat x > MkFloat y = doubleGt x y
  MkFloat x >= MkFloat y = doubleGe x y

instance Num Float where
  MkFloat x + MkFloat y = MkFloat (doubleRoundFloat (doubleAdd x y))
  MkFloat x - MkFloat y = MkFloat (doubleRoundFloat (doubleSub x y))
  MkFloat x * MkFloat y = MkFloat (doubleRoundFloat (doubleMul x y))
  negate (MkFloat x) = MkFloat (doubleNegate x)
  abs (MkFloat x) = MkFloat (abs x)
  signum (MkFloat x) = MkFloat (signum x)
  fromInteger n
    | integerLt n 9007199254740992 && integerGt n (integerNegate 9007199254740992) = MkFloat (doubleRoundFloat (integerToDouble n))
    | otherwise = MkFloat (floatEncode n 0)  -- rounded once

instance Show Float where
  showsPrec d (MkFloat x) s
    | (doubleLt x 0 || doubleIsNegativeZero x) && intGt d 6 = '(' : (floatShow x ++ (')' : s))
    | otherwise = floatShow x ++ s

-- A float as a number: what has none stands for the one its bits would mean at the largest exponent.
capped :: Double -> Double
capped x = if doubleIsNaN x || doubleIsInfinite x then doubleEncode (floatMantissa x) (floatExponent x) else x

instance Real Float where
  toRational (MkFloat x) = toRational (capped x)

instance Fractional Float where
  MkFloat x / MkFloat y = MkFloat (doubleRoundFloat (doubleDiv x y))
  fromRational (n :% d)
    | d == 0 = MkFloat (rationalToDouble n d)
    | n == 0 = MkFloat 0
    | n < 0 = MkFloat (negate (nearest 24 (negate 149) floatEncode (negate n) d))
    | otherwise = MkFloat (nearest 24 (negate 149) floatEncode n d)

instance Floating Float where
  pi = MkFloat (doubleRoundFloat 3.141592653589793)
  exp = float1 doubleExp
  log = float1 doubleLog
  sqrt = float1 doubleSqrt
  MkFloat x ** MkFloat y = MkFloat (doubleRoundFloat (doublePow x y))
  sin = float1 doubleSin
  cos = float1 doubleCos
  tan = float1 doubleTan
  asin = float1 doubleAsin
  acos = float1 doubleAcos
  atan = float1 doubleAtan
  sinh = float1 doubleSinh
  cosh = float1 doubleCosh
  tanh = float1 doubleTanh
  asinh = float1 doubleAsinh
  acosh = float1 doubleAcosh
  atanh = float1 doubleAtanh

instance RealFrac Float where
  properFraction (MkFloat x) = case properFraction (capped x) of (n, r) -> (n, MkFloat r)
  truncate (MkFloat x) = truncate (capped x)
  round (MkFloat x) = round (capped x)
  floor (MkFloat x) = floor (capped x)
  ceiling (MkFloat x) = ceiling (capped x)

instance RealFloat Float where
  floatRadix _ = 2
  floatDigits _ = 24
  floatRange _ = (negate 125, 128)
  decodeFloat (MkFloat x) = (floatMantissa x, floatExponent x)
  encodeFloat m e = MkFloat (floatEncode m e)
  isNaN (MkFloat x) = doubleIsNaN x
  isInfinite (MkFloat x) = doubleIsInfinite x
  isDenormalized (MkFloat x) = doubleNe x 0 && doubleLt (abs x) 1.1754943508222875e-38
  isNegativeZero (MkFloat x) = doubleIsNegativeZero x
  isIEEE _ = True

instance Enum Float where
  succ x = x + 1
  pred x = x - 1
  toEnum n = double2Float (intToDouble n)
  fromEnum x = truncate x
  enumFrom = numericEnumFrom
  enumFromThen = numericEnumFromThen
  enumFromTo = numericEnumFromTo
  enumFromThenTo = numericEnumFromThenTo
