-- Ordered trees no deeper than n (section 5.1 of the overlapping-patterns paper).
module Trees where

import Needle.Overlap (Nat(..), max, (<=), (>=))
import Prelude hiding (max, (<=), (>=))

data Tree = Leaf | Node Tree Nat Tree deriving Show

allTree :: (Nat -> Bool) -> Tree -> Bool
allTree _ Leaf = True
allTree p (Node l a r) = p a && allTree p l && allTree p r

ordered :: Tree -> Bool
ordered Leaf = True
ordered (Node l a r) = allTree (<= a) l && allTree (>= a) r && ordered l && ordered r

depthTree :: Tree -> Nat
depthTree Leaf = Zero
depthTree (Node l _ r) = Suc (max (depthTree l) (depthTree r))

nat :: Int -> Nat
nat 0 = Zero
nat n = Suc (nat (n - 1))

tree5, tree10 :: Tree -> Bool
tree5 t = ordered t && depthTree t <= nat 5
tree10 t = ordered t && depthTree t <= nat 10
