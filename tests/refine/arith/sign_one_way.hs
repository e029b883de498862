-- refine: positive fine
-- refine: root fine
-- refine: half abstract positive
-- refine: die fine
-- The implication points the wrong way: True may come back for any n.
module SignOneWay where

{-@ positive :: n:Int -> {b:Bool | n > 0 ==> b} @-}
positive :: Int -> Bool
positive n = n > 0

{-@ root :: {n:Int | n > 0} -> Nat @-}
root :: Int -> Int
root n
  | n > 0 = n `div` 2
  | otherwise = die "root: not positive"

{-@ half :: Int -> Nat @-}
half :: Int -> Int
half n = if positive n then root n else 0

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
