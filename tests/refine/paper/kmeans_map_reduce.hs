-- refine: kmeans1 fine
-- refine: mapReduce abstract group
-- refine: group fine
-- refine: addKV fine
-- refine: foldr fine
-- refine: expand fine
-- refine: append fine
-- refine: collapse fine
-- refine: reduce1 fine
-- refine: nearest fine
-- refine: mergeCluster fine
-- refine: addPoints fine
-- refine: centroid fine
-- refine: size fine
-- refine: die fine
-- The whole pipeline. mapReduce relies on group never giving an empty list, which the type of group leaves out.
module KmeansMapReduce where

import qualified Data.Map as M
import Prelude hiding (foldr)

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

type Point = List Double

type Cluster = (Int, Point)

type Center = Int

type Centering = M.Map Center Point

{-@ type PointN N = {v:List Double | size v = N} @-}
{-@ type ClusterN N = ({v:Int | v > 0}, PointN N) @-}
{-@ type CenterK K = {v:Int | 0 <= v && v < K} @-}
{-@ type CenteringKN K N = M.Map (CenterK K) (PointN N) @-}

{-@ kmeans1 :: k:{v:Int | v > 0} -> n:Nat -> List (PointN n) -> CenteringKN k n -> CenteringKN k n @-}
kmeans1 :: Int -> Int -> List Point -> Centering -> Centering
kmeans1 k n ps cs = M.map (\(sz, p) -> centroid n p sz) newClusters
  where
    newClusters = mapReduce fm fr ps
    fm p = (nearest k n cs p, (1 :: Int, p)) :+: Emp
    fr wp1 wp2 = mergeCluster n wp1 wp2

{-@ mapReduce :: (Ord k) => (a -> List (k, v)) -> (v -> v -> v) -> List a -> M.Map k v @-}
mapReduce :: (Ord k) => (a -> List (k, v)) -> (v -> v -> v) -> List a -> M.Map k v
mapReduce fm fr xs = kvm
  where
    kvs = expand fm xs
    kvsm = group kvs
    kvm = collapse fr kvsm

{-@ group :: (Ord k) => List (k, v) -> M.Map k (List v) @-}
group :: (Ord k) => List (k, v) -> M.Map k (List v)
group = foldr addKV M.empty

{-@ addKV :: (Ord k) => (k, v) -> M.Map k (List v) -> M.Map k (List v) @-}
addKV :: (Ord k) => (k, v) -> M.Map k (List v) -> M.Map k (List v)
addKV (k, v) m = M.insert k (v :+: M.findWithDefault Emp k m) m

{-@ foldr :: (a -> b -> b) -> b -> List a -> b @-}
foldr :: (a -> b -> b) -> b -> List a -> b
foldr _ b Emp = b
foldr op b (x :+: xs) = x `op` foldr op b xs

{-@ expand :: (a -> List (k, v)) -> List a -> List (k, v) @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand _ Emp = Emp
expand f (x :+: xs) = append (f x) (expand f xs)

append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys

{-@ collapse :: (v -> v -> v) -> M.Map k {l:List v | size l > 0} -> M.Map k v @-}
collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v
collapse f = M.map (reduce1 f)

{-@ reduce1 :: (v -> v -> v) -> {l:List v | size l > 0} -> v @-}
reduce1 :: (v -> v -> v) -> List v -> v
reduce1 _ (x :+: Emp) = x
reduce1 f (x :+: xs) = f x (reduce1 f xs)
reduce1 _ Emp = die "reduce1: nothing to reduce"

{-@ nearest :: k:{v:Int | v > 0} -> n:Nat -> CenteringKN k n -> PointN n -> CenterK k @-}
nearest :: Int -> Int -> Centering -> Point -> Center
nearest k _ _ p = size p `mod` k

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
