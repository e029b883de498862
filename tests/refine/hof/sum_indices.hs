-- refine: sumIndices fine
-- refine: sumIndicesPast calls f
-- witness: sumIndicesPast 0 (\_ -> 0)
-- The second loop asks for the index n, which the argument need not accept.
module SumIndices where

{-@ sumIndices :: n:Nat -> f:({i:Nat | i < n} -> Int) -> Int @-}
sumIndices :: Int -> (Int -> Int) -> Int
sumIndices n f = go 0
  where
    go i
      | i < n = f i + go (i + 1)
      | otherwise = 0

{-@ sumIndicesPast :: n:Nat -> f:({i:Nat | i < n} -> Int) -> Int @-}
sumIndicesPast :: Int -> (Int -> Int) -> Int
sumIndicesPast n f = go 0
  where
    go i
      | i <= n = f i + go (i + 1)
      | otherwise = 0
