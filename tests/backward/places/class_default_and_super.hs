-- expect: reached
-- The default method of a class uses that of its superclass.
module ClassDefaultAndSuper where

import Needle (target)

class Weighed a where
  weight :: a -> Int

class Weighed a => Parcel a where
  price :: a -> Int
  price x = if weight x == 12 then target 1 else weight x

data Letter = Letter Int
data Pair a b = Pair a b

instance Weighed Letter where weight (Letter w) = w
instance Parcel Letter where price _ = 1
instance (Weighed a, Weighed b) => Weighed (Pair a b) where weight (Pair a b) = weight a + weight b
instance (Weighed a, Weighed b) => Parcel (Pair a b)

entry :: Int -> Int -> Int
entry a b
  | a > 3, b > 3 = price (Pair (Letter a) (Pair (Letter b) (Letter 1)))
  | otherwise = price (Letter a)
