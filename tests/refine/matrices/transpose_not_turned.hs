-- refine: transpose concrete
-- witness: transpose 0 1 [[]]
-- The result has the shape of the argument in its type.
module TransposeNotTurned where

{-@ type Vec N = {v:[Int] | len v = N} @-}

{-@ type Matrix R C = {v:[Vec C] | len v = R} @-}

{-@ transpose :: c:Nat -> r:Nat -> Matrix r c -> Matrix r c @-}
transpose :: Int -> Int -> [[Int]] -> [[Int]]
transpose 0 _ _ = []
transpose c r rows = map head rows : transpose (c - 1) r (map tail rows)
