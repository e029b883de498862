-- expect: reached
-- Patterns in patterns; those before must not fit.
module NestedPatterns where

import Needle (target)

data Tree = Leaf | Node Tree Int Tree

entry :: (Tree, Maybe [Int]) -> Int
entry (Node (Node Leaf 1 _) _ _, _) = 1
entry (Node (Node Leaf x Leaf) y (Node _ z Leaf), Just (w : _ : [])) | x < y, y < z, z < w = target w
entry (Leaf, Nothing) = 2
entry _ = 3
