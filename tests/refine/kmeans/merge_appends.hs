-- refine: mergeCluster concrete
-- witness: mergeCluster 1 (1, 0 :+: Emp) (1, 0 :+: Emp)
-- refine: append fine
-- refine: size fine
-- The points are joined end to end instead of added.
module MergeAppends where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

type Point = List Int

type Cluster = (Int, Point)

{-@ type PointN N = {v:List Int | size v = N} @-}

{-@ type ClusterN N = ({v:Int | v > 0}, PointN N) @-}

{-@ mergeCluster :: n:Nat -> ClusterN n -> ClusterN n -> ClusterN n @-}
mergeCluster :: Int -> Cluster -> Cluster -> Cluster
mergeCluster _ (n1, p1) (n2, p2) = (n1 + n2, append p1 p2)

{-@ append :: xs:List a -> ys:List a -> {v:List a | size v = size xs + size ys} @-}
append :: List a -> List a -> List a
append Emp ys = ys
append (x :+: xs) ys = x :+: append xs ys
