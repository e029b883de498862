-- refine: least fine
-- refine: deleteLeast fine
-- refine: tsize fine
module MinimumFine where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ invariant {v:Tree | tsize v >= 0} @-}

{-@ least :: {t:Tree | tsize t > 0} -> Int @-}
least :: Tree -> Int
least (Node Leaf x _) = x
least (Node l _ _) = least l

{-@ deleteLeast :: {t:Tree | tsize t > 0} -> {v:Tree | tsize v = tsize t - 1} @-}
deleteLeast :: Tree -> Tree
deleteLeast (Node Leaf _ r) = r
deleteLeast (Node l x r) = Node (deleteLeast l) x r
