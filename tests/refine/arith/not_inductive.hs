-- refine: twice abstract twice
-- True for every n, but the type does not follow from the type of the recursive call, which may be -1.
module NotInductive where

{-@ twice :: Nat -> {v:Int | v /= 1} @-}
twice :: Int -> Int
twice n = if n == 0 then 0 else 2 + twice (n - 1)
