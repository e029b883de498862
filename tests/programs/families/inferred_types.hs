{-# LANGUAGE TypeFamilies, FlexibleContexts #-}
-- Families in inferred types: generalised with their constraints and equalities.
module Main where

class Graph g where
  type Vertex g
  data Edge g
  src, tgt :: Edge g -> Vertex g
  outEdges :: g -> Vertex g -> [Edge g]

newtype G1 = G1 [(Int, Int)]

instance Graph G1 where
  type Vertex G1 = Int
  data Edge G1 = MkEdge Int Int
  src (MkEdge a _) = a
  tgt (MkEdge _ b) = b
  outEdges (G1 es) v = [MkEdge a b | (a, b) <- es, a == v]

neighbours g v = map tgt (outEdges g v)

selfLoop g v = any (\e -> src e == tgt e) (outEdges g v)

sumTargets g = foldr ((+) . tgt) 0 . outEdges g

local :: Graph g => g -> Vertex g -> [Vertex g]
local g v = go (outEdges g v)
  where
    go [] = []
    go (e : es) = tgt e : go es

main :: IO ()
main = do
  let g = G1 [(1, 2), (2, 3), (1, 3), (3, 3)]
  print (neighbours g 1)
  print (map (selfLoop g) [1, 2, 3])
  print (sumTargets g 1)
  print (local g 3)

-- expect: [2,3]
-- expect: [False,False,True]
-- expect: 5
-- expect: [3]
