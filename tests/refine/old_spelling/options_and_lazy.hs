-- refine: loop fine
-- refine: grow fine
-- refine: ones fine
-- refine: shrink calls shrink
-- witness: shrink 0
-- Directives that say nothing about results.
module OptionsAndLazy where

{-@ LIQUID "--no-termination" @-}
{-@ LIQUID "--diff" @-}

{-@ Lazy loop @-}
{-@ loop :: Nat -> Nat @-}
loop :: Int -> Int
loop n
  | n > 100 = n
  | otherwise = loop (n + 1)

{-@ grow :: n:Nat -> m:Nat -> {v:Nat | v >= n} / [m] @-}
grow :: Int -> Int -> Int
grow n 0 = n
grow n m = grow (n + 1) (m - 1)

{-@ Strict ones @-}
{-@ ones :: n:Nat -> {v:[Int] | len v = n} @-}
ones :: Int -> [Int]
ones 0 = []
ones n = 1 : ones (n - 1)

{-@ shrink :: n:Nat -> Int / [n] @-}
shrink :: Int -> Int
shrink n
  | n < 0 = 0
  | otherwise = shrink (n - 1)
