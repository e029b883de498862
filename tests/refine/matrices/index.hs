-- refine: at fine
-- refine: cell fine
-- refine: cellSwapped calls at
-- witness: cellSwapped 1 2 [[0, 0]] 0 1
-- cellSwapped looks for the column among the rows.
module Index where

{-@ at :: xs:[a] -> {i:Nat | i < len xs} -> a @-}
at :: [a] -> Int -> a
at (x : _) 0 = x
at (_ : xs) i = at xs (i - 1)

{-@ type Matrix R C = {v:[{row:[Int] | len row = C}] | len v = R} @-}

{-@ cell :: r:Nat -> c:Nat -> Matrix r c -> {i:Nat | i < r} -> {j:Nat | j < c} -> Int @-}
cell :: Int -> Int -> [[Int]] -> Int -> Int -> Int
cell _ _ m i j = at (at m i) j

{-@ cellSwapped :: r:Nat -> c:Nat -> Matrix r c -> {i:Nat | i < r} -> {j:Nat | j < c} -> Int @-}
cellSwapped :: Int -> Int -> [[Int]] -> Int -> Int -> Int
cellSwapped _ _ m i j = at (at m j) i
