{-# LANGUAGE TypeFamilies, TypeOperators, UndecidableInstances #-}
-- Families named by operators; fixities say how they nest.
module Main where

data Z = Z
data S n = S n

infixl 6 +
infixl 7 #
type family a + b
type instance Z + b = b
type instance S a + b = S (a + b)

type family a # b
type instance Z # b = Z
type instance S a # b = b + a # b

class Count n where
  count :: n -> Int
  make :: n

instance Count Z where
  count _ = 0
  make = Z

instance Count n => Count (S n) where
  count (S n) = 1 + count n
  make = S make

type Two = S (S Z)

main :: IO ()
main = do
  print (count (make :: Two + Two # Two))
  print (count (make :: Two # Two + Two + Z))

-- expect: 6
-- expect: 6
