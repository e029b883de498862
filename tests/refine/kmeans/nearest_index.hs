-- refine: nearest fine
-- refine: nearestFromOne concrete
-- witness: nearestFromOne (0 :+: Emp) 0
-- refine: apart fine
-- refine: size fine
-- Indices that start at one run past the end.
module NearestIndex where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ nearest :: {cs:List Int | size cs > 0} -> Int -> {i:Int | 0 <= i && i < size cs} @-}
nearest :: List Int -> Int -> Int
nearest cs p = go 0 0 (-1) cs
  where
    go _ best _ Emp = best
    go i best d (c :+: rest)
      | d < 0 || apart c p < d = go (i + 1) i (apart c p) rest
      | otherwise = go (i + 1) best d rest

{-@ nearestFromOne :: {cs:List Int | size cs > 0} -> Int -> {i:Int | 0 <= i && i < size cs} @-}
nearestFromOne :: List Int -> Int -> Int
nearestFromOne cs p = go 1 1 (-1) cs
  where
    go _ best _ Emp = best
    go i best d (c :+: rest)
      | d < 0 || apart c p < d = go (i + 1) i (apart c p) rest
      | otherwise = go (i + 1) best d rest

{-@ apart :: Int -> Int -> Nat @-}
apart :: Int -> Int -> Int
apart a b = if a < b then b - a else a - b
