-- refine: decrease fine
-- refine: twoLess calls decrease
-- witness: twoLess 1
-- refine: oneLess fine
-- refine: die fine
-- After the first step nothing may be left for the second.
module Composed where

{-@ decrease :: {n:Int | n > 0} -> {v:Nat | v = n - 1} @-}
decrease :: Int -> Int
decrease n
  | n > 0 = n - 1
  | otherwise = die "decrease: nothing left"

{-@ twoLess :: {n:Int | n > 0} -> Nat @-}
twoLess :: Int -> Int
twoLess = decrease . decrease

{-@ oneLess :: Nat -> Nat @-}
oneLess :: Int -> Int
oneLess n = decrease (n + 1)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
