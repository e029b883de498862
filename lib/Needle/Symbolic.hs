{-# LANGUAGE NoImplicitPrelude #-}
-- | What primitive operations do with numbers that a search has left open, where that is more than a sum or a comparison.
--
-- The machine adds and compares such numbers itself. Every other operation on one is unfolded: it becomes a call of the
-- function here that is named after it, which asks by comparisons what it needs to know. A function here may use an
-- operation that it unfolds only where the machine can do it: division by what is known to be positive.
module Needle.Symbolic where

import Needle.Prim

foreign import prim "integerToInt" sameChar :: Integer -> Char
foreign import prim "sameInteger" sameInteger :: Int -> Integer
foreign import prim "someValue" someValue :: Integer -> World -> IORes Integer

-- * Choosing a number

-- | The number, known. Each choice is a question whose other side goes on with the numbers that are left: those above
-- and those below apart, for a solver that avoids one number after the other goes in one direction only.
concreteInteger :: Integer -> Integer
concreteInteger n = case someValue n realWorld of
  IORes v | integerEq n v -> v
          | integerLt n v -> concreteInteger n
          | True -> concreteInteger n

concreteInt :: Int -> Int
concreteInt n = integerToInt (concreteInteger (intToInteger n))

-- | A Double, known: plain ones and odd ones first, then any other.
concreteDouble :: Double -> Double
concreteDouble x = keyDouble (oneOf (doubleKey x) plainKeys)

oneOf :: Integer -> [Integer] -> Integer
oneOf k [] = concreteInteger k
oneOf k (p : ps) = if integerEq k p then p else oneOf k ps

-- | Of 0, 1, -1, 0.5, 2, 0.1, NaN, Infinity, -0.0, -2.5, 1.0e10.
plainKeys :: [Integer]
plainKeys =
  [ 0
  , 4607182418800017408
  , integerNegate 4607182418800017409
  , 4602678819172646912
  , 4611686018427387904
  , 4591870180066957722
  , 9218868437227405313
  , 9218868437227405312
  , integerNegate 1
  , integerNegate 4612811918334230529
  , 4756540486875873280 ]

-- * Machine integers

-- A sum of Ints stands for the number that equals it modulo 2^64. Before its value matters it is brought into the range.

-- | Sums of a few numbers are a few times too large; of others only the low bits are asked for.
intToIntegerUnfolded :: Int -> Integer
intToIntegerUnfolded n = wrap (sameInteger n)

wrap :: Integer -> Integer
wrap t
  | integerGt t 9223372036854775807 =
      if integerGt t 92233720368547758080 then lowBits t else wrap (integerSub t 18446744073709551616)
  | integerLt t (integerNegate 9223372036854775808) =
      if integerLt t (integerNegate 92233720368547758080) then lowBits t else wrap (integerAdd t 18446744073709551616)
  | True = t

lowBits :: Integer -> Integer
lowBits t = signedBits t 9223372036854775808

-- | The number that has the same low bits and lies from minus half to half.
signedBits :: Integer -> Integer -> Integer
signedBits t half = integerSub (integerMod (integerAdd t half) (integerAdd half half)) half

intEqUnfolded, intNeUnfolded, intLtUnfolded, intLeUnfolded, intGtUnfolded, intGeUnfolded :: Int -> Int -> Bool
intEqUnfolded a b = integerEq (intToInteger a) (intToInteger b)
intNeUnfolded a b = integerNe (intToInteger a) (intToInteger b)
intLtUnfolded a b = integerLt (intToInteger a) (intToInteger b)
intLeUnfolded a b = integerLe (intToInteger a) (intToInteger b)
intGtUnfolded a b = integerGt (intToInteger a) (intToInteger b)
intGeUnfolded a b = integerGe (intToInteger a) (intToInteger b)

intAndUnfolded, intOrUnfolded, intXorUnfolded :: Int -> Int -> Int
intAndUnfolded a b = integerToInt (integerAnd (intToInteger a) (intToInteger b))
intOrUnfolded a b = integerToInt (integerOr (intToInteger a) (intToInteger b))
intXorUnfolded a b = integerToInt (integerXor (intToInteger a) (intToInteger b))

intComplementUnfolded :: Int -> Int
intComplementUnfolded a = intSub (intNegate 1) a

integerComplementUnfolded :: Integer -> Integer
integerComplementUnfolded a = integerSub (integerNegate 1) a

wordToIntegerUnfolded :: Word -> Integer
wordToIntegerUnfolded w = unsigned (intToInteger (wordToInt w))

unsigned :: Integer -> Integer
unsigned n = if integerLt n 0 then integerAdd n 18446744073709551616 else n

-- * Doubles

foreign import prim "doubleKey" doubleKey :: Double -> Integer
foreign import prim "keyDouble" keyDouble :: Integer -> Double

-- Comparisons get the keys of what they compare: places in the order of all Doubles, or of all Floats. `top` is that of
-- Infinity, and beyond it at both ends is NaN. 0.0 is at 0, -0.0 at -1.

doubleLtUnfolded, doubleLeUnfolded, doubleEqUnfolded, doubleNeUnfolded :: Integer -> Integer -> Integer -> Bool
doubleLtUnfolded top a b
  | integerLt a b = if unordered top a b then False else if integerEq a (integerNegate 1) then integerNe b 0 else True
  | True = False
doubleLeUnfolded top a b
  | integerLe a b = if unordered top a b then False else True
  | integerEq a 0 = integerEq b (integerNegate 1)
  | True = False
doubleEqUnfolded top a b
  | integerEq a b = if doubleIsNaNUnfolded top a then False else True
  | integerEq a 0 = integerEq b (integerNegate 1)
  | integerEq b 0 = integerEq a (integerNegate 1)
  | True = False
doubleNeUnfolded top a b = if doubleEqUnfolded top a b then False else True

-- | The first is at most the second.
unordered :: Integer -> Integer -> Integer -> Bool
unordered top a b
  | integerGt b top = True
  | True = integerLt a (bottom top)

doubleIsNaNUnfolded, doubleIsInfiniteUnfolded :: Integer -> Integer -> Bool
doubleIsNaNUnfolded top k = if integerGt k top then True else integerLt k (bottom top)
doubleIsInfiniteUnfolded top k = if integerEq k top then True else integerEq k (bottom top)

bottom :: Integer -> Integer
bottom top = integerSub (integerNegate 1) top

-- | Whether an entry of a function's table is the one looked for.
meetIntegerUnfolded :: Double -> Double -> Bool
meetIntegerUnfolded x y = if doubleIsNaN x then doubleIsNaN y else doubleEq x y

-- | What fits 64 bits is rounded as an Int is, and the machine has to know which.
integerToDoubleUnfolded :: Integer -> Double
integerToDoubleUnfolded n
  | integerGt n 9223372036854775807 = integerToDouble n
  | integerLt n (integerNegate 9223372036854775808) = integerToDouble n
  | True = intToDouble (integerToInt n)

wordToDoubleUnfolded :: Word -> Double
wordToDoubleUnfolded w
  | intLt (wordToInt w) 0 = wordToDouble (intToWord (concreteInt (wordToInt w)))
  | True = intToDouble (wordToInt w)

-- * Division

integerDivUnfolded, integerModUnfolded, integerQuotUnfolded, integerRemUnfolded :: Integer -> Integer -> Integer
integerDivUnfolded x y
  | integerGt y 0 = integerDiv x y
  | True = integerDiv (integerNegate x) (integerNegate y)
integerModUnfolded x y
  | integerGt y 0 = integerMod x y
  | True = integerNegate (integerMod (integerNegate x) (integerNegate y))
integerQuotUnfolded x y
  | integerGt y 0 = quotPositive x y
  | True = integerNegate (quotPositive x (integerNegate y))
integerRemUnfolded x y
  | integerGt y 0 = remPositive x y
  | True = remPositive x (integerNegate y)

quotPositive, remPositive :: Integer -> Integer -> Integer
quotPositive x y
  | integerLt x 0 = integerNegate (integerDiv (integerNegate x) y)
  | True = integerDiv x y
remPositive x y
  | integerLt x 0 = integerNegate (integerMod (integerNegate x) y)
  | True = integerMod x y

intDivUnfolded, intModUnfolded, intQuotUnfolded, intRemUnfolded :: Int -> Int -> Int
intDivUnfolded x y = integerToInt (integerDivUnfolded (intToInteger x) (intToInteger y))
intModUnfolded x y = integerToInt (integerModUnfolded (intToInteger x) (intToInteger y))
intQuotUnfolded x y = integerToInt (integerQuotUnfolded (intToInteger x) (intToInteger y))
intRemUnfolded x y = integerToInt (integerRemUnfolded (intToInteger x) (intToInteger y))

wordQuotUnfolded, wordRemUnfolded :: Int -> Int -> Int
wordQuotUnfolded x y = integerToInt (integerDiv (unsigned (intToInteger x)) (unsigned (intToInteger y)))
wordRemUnfolded x y = integerToInt (integerMod (unsigned (intToInteger x)) (unsigned (intToInteger y)))

integerGcdUnfolded :: Integer -> Integer -> Integer
integerGcdUnfolded a b = euclid (integerAbsUnfolded a) (integerAbsUnfolded b)

euclid :: Integer -> Integer -> Integer
euclid a b = if integerEq b 0 then a else euclid b (integerMod a b)

integerAbsUnfolded, integerSignumUnfolded :: Integer -> Integer
integerAbsUnfolded x = if integerLt x 0 then integerNegate x else x
integerSignumUnfolded x
  | integerLt x 0 = integerNegate 1
  | integerEq x 0 = 0
  | True = 1

-- * Unsigned comparison

wordLtUnfolded, wordLeUnfolded, wordGtUnfolded, wordGeUnfolded :: Int -> Int -> Bool
wordLtUnfolded a b = if intLt a 0 then (if intLt b 0 then intLt a b else False)
                     else if intLt b 0 then True else intLt a b
wordLeUnfolded a b = if wordLtUnfolded b a then False else True
wordGtUnfolded a b = wordLtUnfolded b a
wordGeUnfolded a b = if wordLtUnfolded a b then False else True

-- * Bits

intNarrowUnfolded, wordNarrowUnfolded, intShiftLUnfolded, intShiftRUnfolded, intShiftRLUnfolded :: Int -> Int -> Int
intNarrowUnfolded a bits = if intGe bits 64 then a else signed (intToInteger a) (powerOfTwo (intSub bits 1))
wordNarrowUnfolded a bits = if intGe bits 64 then a else modulo (intToInteger a) (powerOfTwo bits)
intShiftLUnfolded a by = integerToInt (integerMul (sameInteger a) (powerOfTwo by))
intShiftRUnfolded a by = integerToInt (integerDiv (intToInteger a) (powerOfTwo by))
intShiftRLUnfolded a by = if intEq by 0 then a else integerToInt (integerDiv (unsigned (intToInteger a)) (powerOfTwo by))

signed, modulo :: Integer -> Integer -> Int
signed t half
  | integerGe t half = integerToInt (signedBits t half)
  | integerLt t (integerNegate half) = integerToInt (signedBits t half)
  | True = integerToInt t
modulo t most
  | integerGe t most = integerToInt (integerMod t most)
  | integerLt t 0 = integerToInt (integerMod t most)
  | True = integerToInt t

integerShiftLUnfolded, integerShiftRUnfolded :: Integer -> Int -> Integer
integerShiftLUnfolded a by = integerMul a (powerOfTwo by)
integerShiftRUnfolded a by = integerDiv a (powerOfTwo by)

powerOfTwo :: Int -> Integer
powerOfTwo n = integerShiftL 1 n

-- * Decimal digits

intShowUnfolded :: Int -> [Char]
intShowUnfolded n = integerShowUnfolded (intToInteger n)

integerShowUnfolded :: Integer -> [Char]
integerShowUnfolded n = if integerLt n 0 then '-' : showFrom 1 (integerNegate n) else showFrom 1 n

-- | The digits from the one on that counts as often as `unit` says, after `unit` has become large enough.
showFrom :: Integer -> Integer -> [Char]
showFrom unit n = if integerLt n (integerMul unit 10) then digitsFrom unit n else showFrom (integerMul unit 10) n

-- | `n` is less than ten times `unit`, which is known.
digitsFrom :: Integer -> Integer -> [Char]
digitsFrom unit n
  | integerEq unit 1 = [digit n]
  | True = digit (integerDiv n unit) : digitsFrom (integerDiv unit 10) (integerMod n unit)

digit :: Integer -> Char
digit d = sameChar (integerAdd d 48)

-- * Characters

foreign import prim "categoryRun" categoryRun :: Int -> Int

-- | Characters of one category stand in some thousands of runs. A search meets one run of each kind first, so that it
-- need not go through all of them for every character that it leaves open.
charCategoryUnfolded :: Char -> Int
charCategoryUnfolded c = if intLt (ord c) 128 then runsFrom 0 (ord c) else usual (ord c) usualRuns

-- | One by one.
runsFrom :: Int -> Int -> Int
runsFrom i c = if intLt c (categoryRun (intAdd i 1)) then categoryOf i else runsFrom (intAdd i 1) c

-- | Letters, digits, spaces, marks, symbols and the rest, by a character of each run.
usualRuns :: [Int]
usualRuns = [0xC0, 0xE0, 0x4E00, 0x660, 0xA0, 0x300, 0x1F600, 0x2200, 0x20AC, 0xBD, 0xAB, 0xBB, 0xE000, 0x1D00, 0x80]

usual :: Int -> [Int] -> Int
usual c [] = between 0 (categoryRun (intNegate 1)) c
usual c (r : rs) = usualRun c rs (runOf 0 (categoryRun (intNegate 1)) r)

usualRun :: Int -> [Int] -> Int -> Int
usualRun c rs i
  | intLt c (categoryRun i) = usual c rs
  | intGe c (categoryRun (intAdd i 1)) = usual c rs
  | True = categoryOf i

categoryOf :: Int -> Int
categoryOf i = charCategory (unsafeChr (categoryRun i))

-- | It lies in one of the runs from `low` on and before `high`.
between :: Int -> Int -> Int -> Int
between low high c = categoryOf (runOf low high c)

runOf :: Int -> Int -> Int -> Int
runOf low high c
  | intEq (intSub high low) 1 = low
  | intLt c (categoryRun middle) = runOf low middle c
  | True = runOf middle high c
  where middle = intQuot (intAdd low high) 2

charToUpperUnfolded, charToLowerUnfolded, charToTitleUnfolded :: Char -> Char
charToUpperUnfolded c
  | intGe (ord c) 128 = toUpper (unsafeChr (concreteInt (ord c)))
  | charLt c 'a' = c
  | charGt c 'z' = c
  | True = unsafeChr (integerToInt (integerSub (intToInteger (ord c)) 32))
charToLowerUnfolded c
  | intGe (ord c) 128 = toLower (unsafeChr (concreteInt (ord c)))
  | charLt c 'A' = c
  | charGt c 'Z' = c
  | True = unsafeChr (integerToInt (integerAdd (intToInteger (ord c)) 32))
charToTitleUnfolded c
  | intGe (ord c) 128 = toTitle (unsafeChr (concreteInt (ord c)))
  | True = charToUpperUnfolded c
