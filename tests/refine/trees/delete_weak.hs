-- refine: delete abstract deleteLeast
-- refine: least fine
-- refine: deleteLeast fine
-- refine: tsize fine
-- For all its type says, deleteLeast may return a larger tree.
module DeleteWeak where

data Tree = Leaf | Node Tree Int Tree deriving (Eq, Show)

{-@ measure tsize @-}
{-@ tsize :: Tree -> Nat @-}
tsize :: Tree -> Int
tsize Leaf = 0
tsize (Node l _ r) = 1 + tsize l + tsize r

{-@ type NonEmptyTree = {t:Tree | tsize t > 0} @-}

{-@ least :: NonEmptyTree -> Int @-}
least :: Tree -> Int
least (Node Leaf x _) = x
least (Node l _ _) = least l

{-@ deleteLeast :: NonEmptyTree -> Tree @-}
deleteLeast :: Tree -> Tree
deleteLeast (Node Leaf _ r) = r
deleteLeast (Node l x r) = Node (deleteLeast l) x r

{-@ delete :: Int -> t:Tree -> {v:Tree | tsize v <= tsize t} @-}
delete :: Int -> Tree -> Tree
delete _ Leaf = Leaf
delete x (Node l y r)
  | x < y = Node (delete x l) y r
  | x > y = Node l y (delete x r)
  | otherwise = case r of
      Leaf -> l
      Node _ _ _ -> Node l (least r) (deleteLeast r)
