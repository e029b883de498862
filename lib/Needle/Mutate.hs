-- | Choices for mutants (claim/mutation.h): what is changed depends on a seed and on the arguments, and on nothing else.
module Needle.Mutate
  ( mutantStart, mutantStep, mutantMayLook, mutantUsed, mutantPlace, mutantSplit, mutantChoose, mutantRaises
  , mutantInt, mutantWord, mutantInteger, mutantDouble, mutantFloat, mutantSmallInt, mutantSmallChar, mutantSmallInteger, mutantSmallDouble
  , mutantHashInteger, mutantHashDouble
  ) where

import Data.Bits (shiftL, shiftR, xor, (.&.), (.|.))

-- | A state while arguments are read: how many parts may still be looked at stands in the last ten bits.
mutantStart :: Int -> Int
mutantStart seed = (mix seed `shiftL` 10) .|. 1000

-- | One part more has been read.
mutantStep :: Int -> Int -> Int
mutantStep s part
  | s .&. 1023 == 0 = s
  | otherwise = (mix ((s `shiftR` 10) `xor` mix part) `shiftL` 10) .|. ((s .&. 1023) - 1)

mutantMayLook :: Int -> Bool
mutantMayLook s = s .&. 1023 /= 0

-- | How many parts have been read.
mutantUsed :: Int -> Int
mutantUsed s = 1000 - (s .&. 1023)

-- | One of so many places, the first when there is none. What has more than anybody reads may be looked at in its
-- beginning only: there the first places are more likely.
mutantPlace :: Int -> Int -> Int
mutantPlace s n
  | n == 0 = 0
  | n < 1000 = mutantChoose (mutantSplit s 0) n
  | otherwise = mutantChoose (mutantSplit s 0) (2 ^ (1 + mutantChoose (mutantSplit s 1) 8))

-- | The seed for the n-th part of a value.
mutantSplit :: Int -> Int -> Int
mutantSplit s n = mix (s + n * 7919 + 1)

-- | One of so many.
mutantChoose :: Int -> Int -> Int
mutantChoose s n = (mix s .&. 0x3fffffffffff) `mod` n

-- | What a point raises when it is only asked whether a test gets there.
mutantRaises :: a
mutantRaises = errorWithoutStackTrace "Needle: a mutant's point"

-- | Another number, as large as tests have them, within bounds that leave room for one.
mutantInt :: Int -> Int -> Int -> Int -> Int
mutantInt lowest highest s x
  | y /= x && y >= lowest && y <= highest = y
  | x < highest = x + 1
  | otherwise = x - 1
  where y = another s x

-- | The same for the bits of an unsigned number.
mutantWord :: Int -> Int -> Int
mutantWord s x = if x == 0 then 1 + mutantChoose s 100 else if mutantChoose s 2 == 0 && x /= -1 then x + 1 else x - 1

mutantInteger :: Bool -> Int -> Integer -> Integer
mutantInteger natural s x
  | y /= x && not (natural && y < 0) = y
  | otherwise = x + 1
  where y = if abs x < 1000000 then toInteger (another s (fromInteger x)) else x `div` 2

-- | Far numbers do not feel a small step.
mutantDouble :: Int -> Double -> Double
mutantDouble s x
  | isNaN x || isInfinite x = 0
  | abs x > 1000000 = x / 2
  | y /= x = y
  | otherwise = x + 1
  where y = fromIntegral (another s (truncate x))

-- | Exact in every precision.
mutantFloat :: Double -> Double
mutantFloat x = if x == 0 || isNaN x then 1 else -x

-- Between the number's double and its opposite, and not less far than random tests go.
another :: Int -> Int -> Int
another s x
  | abs x > 0x3fffffffffff = x `div` 2
  | otherwise = mutantChoose s (2 * r + 1) - r
  where r = max 100 (2 * abs x)

mutantSmallInt :: Int -> Int -> Int -> Int
mutantSmallInt lowest highest s = max lowest (min highest (mutantChoose s 33 - 16))

mutantSmallChar :: Int -> Int
mutantSmallChar s = 97 + mutantChoose s 26

mutantSmallInteger :: Bool -> Int -> Integer
mutantSmallInteger natural s = fromIntegral (if natural then mutantChoose s 17 else mutantChoose s 33 - 16)

mutantSmallDouble :: Int -> Double
mutantSmallDouble s = fromIntegral (mutantChoose s 33 - 16)

mutantHashInteger :: Integer -> Int
mutantHashInteger n = fromInteger n + fromInteger (n `div` 18446744073709551557)

mutantHashDouble :: Double -> Int
mutantHashDouble x
  | isNaN x = 1
  | isInfinite x = if x > 0 then 2 else 3
  | otherwise = let (m, e) = decodeFloat x in mix (fromInteger m) + e

-- Every bit of the result depends on every bit of the argument.
mix :: Int -> Int
mix x0 = x3 `xor` logical x3 31
  where
    x1 = x0 + 0x1e3779b97f4a7c15
    x2 = (x1 `xor` logical x1 30) * (-4658895280553007687)
    x3 = (x2 `xor` logical x2 27) * (-7723592293110705685)

logical :: Int -> Int -> Int
logical x n = (x `shiftR` n) .&. ((1 `shiftL` (64 - n)) - 1)
