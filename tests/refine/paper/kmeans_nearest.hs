-- refine: nearest calls distance
-- witness: nearest 2 0 (M.fromList [(0, Emp), (1, Emp)]) (1 :+: Emp)
-- refine: distance fine
-- refine: size fine
-- refine: die fine
-- The point to be placed need not have as many coordinates as the centers.
module KmeansNearest where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

type Point = List Double

type Center = Int

type Centering = M.Map Center Point

{-@ type PointN N = {v:List Double | size v = N} @-}

{-@ type CenterK K = {v:Int | 0 <= v && v < K} @-}

{-@ type CenteringKN K N = M.Map (CenterK K) (PointN N) @-}

{-@ nearest :: k:{v:Int | v > 0} -> n:Nat -> CenteringKN k n -> Point -> CenterK k @-}
nearest :: Int -> Int -> Centering -> Point -> Center
nearest _ n centers p = pick 0 (M.toList (M.map (distance n p) centers))
  where
    pick best [] = best
    pick _ [(c, _)] = c
    pick best ((c, d) : (c', d') : rest)
      | d <= d' = pick best ((c, d) : rest)
      | otherwise = pick best ((c', d') : rest)

{-@ distance :: n:Nat -> PointN n -> PointN n -> Double @-}
distance :: Int -> Point -> Point -> Double
distance _ Emp Emp = 0
distance n (x :+: xs) (y :+: ys) = (x - y) * (x - y) + distance (n - 1) xs ys
distance _ _ _ = die "distance: points of two dimensions"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
