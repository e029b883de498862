-- refine: kmeans1 fine
-- refine: nearest fine
-- refine: distance fine
-- refine: mergeCluster fine
-- refine: centroid fine
-- refine: addPoints fine
-- refine: size fine
-- refine: die fine
module KmeansFixed where

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

type Cluster = (Int, Point)

{-@ type PointN N = {v:List Double | size v = N} @-}

{-@ type CenteringKN K N = M.Map {v:Int | 0 <= v && v < K} (PointN N) @-}

{-@ type ClusterN N = ({v:Int | v > 0}, PointN N) @-}

{-@ kmeans1 :: k:{v:Int | v > 0} -> n:Nat -> List (PointN n) -> CenteringKN k n -> CenteringKN k n @-}
kmeans1 :: Int -> Int -> List Point -> Centering -> Centering
kmeans1 k n ps cs = M.map (\(sz, p) -> centroid n p sz) (clusters ps)
  where
    clusters Emp = M.empty
    clusters (q :+: qs) = M.insertWith (mergeCluster n) (nearest k n cs q) (1, q) (clusters qs)

{-@ nearest :: k:{v:Int | v > 0} -> n:Nat -> CenteringKN k n -> PointN n -> {c:Int | 0 <= c && c < k} @-}
nearest :: Int -> Int -> Centering -> Point -> Center
nearest _ n centers p = pick (M.toList (M.map (distance n p) centers))
  where
    pick [] = 0
    pick [(c, _)] = c
    pick ((c, d) : (c', d') : rest)
      | d <= d' = pick ((c, d) : rest)
      | otherwise = pick ((c', d') : rest)

{-@ distance :: n:Nat -> PointN n -> PointN n -> Double @-}
distance :: Int -> Point -> Point -> Double
distance _ Emp Emp = 0
distance n (x :+: xs) (y :+: ys) = (x - y) * (x - y) + distance (n - 1) xs ys
distance _ _ _ = die "distance: points of two dimensions"

{-@ mergeCluster :: n:Nat -> ClusterN n -> ClusterN n -> ClusterN n @-}
mergeCluster :: Int -> Cluster -> Cluster -> Cluster
mergeCluster n (n1, p1) (n2, p2) = (n1 + n2, addPoints n p1 p2)

{-@ addPoints :: n:Nat -> PointN n -> PointN n -> PointN n @-}
addPoints :: Int -> Point -> Point -> Point
addPoints _ Emp Emp = Emp
addPoints n (x :+: xs) (y :+: ys) = (x + y) :+: addPoints (n - 1) xs ys
addPoints _ _ _ = die "addPoints: points of two dimensions"

{-@ centroid :: n:Nat -> PointN n -> {v:Int | v > 0} -> PointN n @-}
centroid :: Int -> Point -> Int -> Point
centroid _ Emp _ = Emp
centroid n (x :+: xs) sz = (x / fromIntegral sz) :+: centroid (n - 1) xs sz

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
