-- refine: transpose fine
module TransposeFine where

{-@ type Vec N = {v:[Int] | len v = N} @-}

{-@ type Matrix R C = {v:[Vec C] | len v = R} @-}

{-@ transpose :: c:Nat -> r:Nat -> Matrix r c -> Matrix c r @-}
transpose :: Int -> Int -> [[Int]] -> [[Int]]
transpose 0 _ _ = []
transpose c r rows = map head rows : transpose (c - 1) r (map tail rows)
