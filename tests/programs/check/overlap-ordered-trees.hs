-- Ordered trees of bounded depth (section 5.1), with the overlapping maximum. The wrong delete loses a subtree.
-- check: prop_delete falsified a = Zero; t = Node (Node Leaf Zero Leaf) Zero (Node Leaf (Suc _) Leaf)
import Needle (Result, (==>))
import Needle.Overlap (Nat(..), max, (<=), (>=), (==), (<))
import Prelude hiding (max, (<=), (>=), (==), (<))

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

three :: Nat
three = Suc (Suc (Suc Zero))

-- joins the wrong way round
delete :: Nat -> Tree -> Tree
delete _ Leaf = Leaf
delete a (Node l b r)
  | a == b = append r l
  | a < b = Node (delete a l) b r
  | otherwise = Node l b (delete a r)

append :: Tree -> Tree -> Tree
append Leaf t = t
append (Node l a r) t = Node l a (append r t)

prop_delete :: Nat -> Tree -> Result
prop_delete a t = (ordered t && depthTree t <= three) ==> ordered (delete a t)
