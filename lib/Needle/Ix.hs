{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | Index types.
module Needle.Ix where

import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List

-- | Types that can be indices.
class Ord a => Ix a where
  -- | All indices within the bounds, in order.
  range :: (a, a) -> [a]
  -- | The position of an index within the bounds.
  index :: (a, a) -> a -> Int
  -- | index without the check.
  unsafeIndex :: (a, a) -> a -> Int
  -- | Is the index within the bounds?
  inRange :: (a, a) -> a -> Bool
  -- | The number of indices.
  rangeSize :: (a, a) -> Int
  unsafeRangeSize :: (a, a) -> Int
  index b i = if inRange b i then unsafeIndex b i else hopelessIndexError
  unsafeIndex b i = index b i
  rangeSize b = case b of (_, h) -> if inRange b h then intAdd (unsafeIndex b h) 1 else 0
  unsafeRangeSize b = case b of (_, h) -> intAdd (unsafeIndex b h) 1

hopelessIndexError :: a
hopelessIndexError = errorWithoutStackTrace "Error in array index"

indexError :: Show a => (a, a) -> a -> String -> b
indexError rng i tp = errorWithoutStackTrace
  (showString "Ix{" (showString tp (showString "}.index: Index "
    (showParen True (showsPrec 0 i)
      (showString " out of range " (showParen True (showsPrec 0 rng) ""))))))

instance Ix Int where
  range (m, n) = intFromTo m n
  index (m, n) i = if intLe m i && intLe i n then intSub i m else indexError (m, n) i "Int"
  unsafeIndex (m, _) i = intSub i m
  inRange (m, n) i = intLe m i && intLe i n
  rangeSize (m, n) = if intLe m n then intAdd (intSub n m) 1 else 0

instance Ix Integer where
  range (m, n) = enumFromTo m n
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Integer"
  unsafeIndex (m, _) i = integerToInt (integerSub i m)
  inRange (m, n) i = integerLe m i && integerLe i n

instance Ix Char where
  range (m, n) = enumFromTo m n
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Char"
  unsafeIndex (m, _) i = intSub (ord i) (ord m)
  inRange (m, n) i = charLe m i && charLe i n

instance Ix Word where
  range (m, n) = enumFromTo m n
  unsafeIndex (m, _) i = wordToInt (wordSub i m)
  inRange (m, n) i = wordLe m i && wordLe i n

instance Ix Bool where
  range (m, n) = enumFromTo m n
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Bool"
  unsafeIndex (m, _) i = intSub (conTag i) (conTag m)
  inRange (m, n) i = m <= i && i <= n

instance Ix Ordering where
  range (m, n) = enumFromTo m n
  index b i = if inRange b i then unsafeIndex b i else indexError b i "Ordering"
  unsafeIndex (m, _) i = intSub (conTag i) (conTag m)
  inRange (m, n) i = m <= i && i <= n

instance Ix () where
  range ((), ()) = [()]
  unsafeIndex ((), ()) () = 0
  inRange ((), ()) () = True
  index b i = unsafeIndex b i

instance (Ix a, Ix b) => Ix (a, b) where
  range ((l1, l2), (u1, u2)) = [(i1, i2) | i1 <- range (l1, u1), i2 <- range (l2, u2)]
  unsafeIndex ((l1, l2), (u1, u2)) (i1, i2) = intAdd (intMul (unsafeIndex (l1, u1) i1) (unsafeRangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)
  inRange ((l1, l2), (u1, u2)) (i1, i2) = inRange (l1, u1) i1 && inRange (l2, u2) i2

instance (Ix a, Ix b, Ix c) => Ix (a, b, c) where
  range ((l1, l2, l3), (u1, u2, u3)) = [(i1, i2, i3) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3)]
  unsafeIndex ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3) = intAdd (intMul (intAdd (intMul (unsafeIndex (l1, u1) i1) (unsafeRangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)) (unsafeRangeSize (l3, u3))) (unsafeIndex (l3, u3) i3)
  inRange ((l1, l2, l3), (u1, u2, u3)) (i1, i2, i3) = inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3

instance (Ix a, Ix b, Ix c, Ix d) => Ix (a, b, c, d) where
  range ((l1, l2, l3, l4), (u1, u2, u3, u4)) = [(i1, i2, i3, i4) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3), i4 <- range (l4, u4)]
  unsafeIndex ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) = intAdd (intMul (intAdd (intMul (intAdd (intMul (unsafeIndex (l1, u1) i1) (unsafeRangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)) (unsafeRangeSize (l3, u3))) (unsafeIndex (l3, u3) i3)) (unsafeRangeSize (l4, u4))) (unsafeIndex (l4, u4) i4)
  inRange ((l1, l2, l3, l4), (u1, u2, u3, u4)) (i1, i2, i3, i4) = inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4

instance (Ix a, Ix b, Ix c, Ix d, Ix e) => Ix (a, b, c, d, e) where
  range ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) = [(i1, i2, i3, i4, i5) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3), i4 <- range (l4, u4), i5 <- range (l5, u5)]
  unsafeIndex ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) = intAdd (intMul (intAdd (intMul (intAdd (intMul (intAdd (intMul (unsafeIndex (l1, u1) i1) (unsafeRangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)) (unsafeRangeSize (l3, u3))) (unsafeIndex (l3, u3) i3)) (unsafeRangeSize (l4, u4))) (unsafeIndex (l4, u4) i4)) (unsafeRangeSize (l5, u5))) (unsafeIndex (l5, u5) i5)
  inRange ((l1, l2, l3, l4, l5), (u1, u2, u3, u4, u5)) (i1, i2, i3, i4, i5) = inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4 && inRange (l5, u5) i5

instance (Ix a, Ix b, Ix c, Ix d, Ix e, Ix f) => Ix (a, b, c, d, e, f) where
  range ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) = [(i1, i2, i3, i4, i5, i6) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3), i4 <- range (l4, u4), i5 <- range (l5, u5), i6 <- range (l6, u6)]
  unsafeIndex ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) (i1, i2, i3, i4, i5, i6) = intAdd (intMul (intAdd (intMul (intAdd (intMul (intAdd (intMul (intAdd (intMul (unsafeIndex (l1, u1) i1) (unsafeRangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)) (unsafeRangeSize (l3, u3))) (unsafeIndex (l3, u3) i3)) (unsafeRangeSize (l4, u4))) (unsafeIndex (l4, u4) i4)) (unsafeRangeSize (l5, u5))) (unsafeIndex (l5, u5) i5)) (unsafeRangeSize (l6, u6))) (unsafeIndex (l6, u6) i6)
  inRange ((l1, l2, l3, l4, l5, l6), (u1, u2, u3, u4, u5, u6)) (i1, i2, i3, i4, i5, i6) = inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4 && inRange (l5, u5) i5 && inRange (l6, u6) i6

instance (Ix a, Ix b, Ix c, Ix d, Ix e, Ix f, Ix g) => Ix (a, b, c, d, e, f, g) where
  range ((l1, l2, l3, l4, l5, l6, l7), (u1, u2, u3, u4, u5, u6, u7)) = [(i1, i2, i3, i4, i5, i6, i7) | i1 <- range (l1, u1), i2 <- range (l2, u2), i3 <- range (l3, u3), i4 <- range (l4, u4), i5 <- range (l5, u5), i6 <- range (l6, u6), i7 <- range (l7, u7)]
  unsafeIndex ((l1, l2, l3, l4, l5, l6, l7), (u1, u2, u3, u4, u5, u6, u7)) (i1, i2, i3, i4, i5, i6, i7) = intAdd (intMul (intAdd (intMul (intAdd (intMul (intAdd (intMul (intAdd (intMul (intAdd (intMul (unsafeIndex (l1, u1) i1) (unsafeRangeSize (l2, u2))) (unsafeIndex (l2, u2) i2)) (unsafeRangeSize (l3, u3))) (unsafeIndex (l3, u3) i3)) (unsafeRangeSize (l4, u4))) (unsafeIndex (l4, u4) i4)) (unsafeRangeSize (l5, u5))) (unsafeIndex (l5, u5) i5)) (unsafeRangeSize (l6, u6))) (unsafeIndex (l6, u6) i6)) (unsafeRangeSize (l7, u7))) (unsafeIndex (l7, u7) i7)
  inRange ((l1, l2, l3, l4, l5, l6, l7), (u1, u2, u3, u4, u5, u6, u7)) (i1, i2, i3, i4, i5, i6, i7) = inRange (l1, u1) i1 && inRange (l2, u2) i2 && inRange (l3, u3) i3 && inRange (l4, u4) i4 && inRange (l5, u5) i5 && inRange (l6, u6) i6 && inRange (l7, u7) i7

