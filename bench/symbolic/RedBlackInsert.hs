-- Insertion into red-black trees, for `needle explore bench/symbolic/RedBlackInsert.hs insert`: one example a path.
--
-- The algorithm is that of Chris Okasaki, "Red-black trees in a functional setting", Journal of Functional Programming 9
-- (1999). The G2 paper, section 6.3, runs it on an unknown key and an unknown tree, 500 steps a path, and finds 162 pairs
-- of input and output. The tree is any tree: neither its order nor its colours are assumed to be right.
module RedBlackInsert (Colour(..), Set(..), insert, insertInt, member) where

data Colour = Red | Black
  deriving (Eq, Show)

data Set a = Empty | Node Colour (Set a) a (Set a)
  deriving (Eq, Show)

member :: Ord a => a -> Set a -> Bool
member _ Empty = False
member x (Node _ a y b)
  | x < y = member x a
  | x == y = True
  | otherwise = member x b

insert :: Ord a => a -> Set a -> Set a
insert x s = blacken (grow s)
  where
    grow Empty = Node Red Empty x Empty
    grow t@(Node c a y b)
      | x < y = balance c (grow a) y b
      | x == y = t
      | otherwise = balance c a y (grow b)
    blacken (Node _ a y b) = Node Black a y b
    blacken Empty = Empty

-- A black node whose red child has a red child becomes a red node with two black children.
balance :: Colour -> Set a -> a -> Set a -> Set a
balance Black (Node Red (Node Red a x b) y c) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance Black (Node Red a x (Node Red b y c)) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance Black a x (Node Red (Node Red b y c) z d) = Node Red (Node Black a x b) y (Node Black c z d)
balance Black a x (Node Red b y (Node Red c z d)) = Node Red (Node Black a x b) y (Node Black c z d)
balance colour a x b = Node colour a x b

-- | The same at one type.
insertInt :: Int -> Set Int -> Set Int
insertInt = insert
