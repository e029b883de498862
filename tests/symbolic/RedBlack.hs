-- Red-black trees with insertion and deletion, and bugs that can be planted in them.
--
-- Insertion is that of Chris Okasaki, "Red-black trees in a functional setting", Journal of Functional Programming 9
-- (1999): a new node is red, and a black node repairs a red child that has a red child. Deletion is that of Stefan
-- Kahrs, "Red-black trees with types", Journal of Functional Programming 11 (2001): what remains of a black subtree is
-- one black node short, and its parent repairs that on the way up (`balanceLeft`, `balanceRight`); the subtrees of the
-- deleted node are fused (`join`).
--
-- The first argument of each function says which bug it has.
module RedBlack where

data Colour = Red | Black
  deriving (Eq, Show)

data Tree = Leaf | Node Colour Tree Int Tree
  deriving (Eq, Show)

data Bug
  = Correct
  | InsertBlackNode       -- insertion: a new node is black
  | InsertRedRoot         -- insertion: the root stays red
  | InsertWrongSide       -- insertion: what is smaller than a red node is put to its right
  | InsertNoBalance       -- insertion: a black node does not repair its right side
  | BalanceSwapsSubtrees  -- balance: the left child's right child is red; its subtrees change places
  | BalanceRedChild       -- balance: the right child's left child is red; the new right child is red
  | BalanceBlackRoot      -- balance: the right child's right child is red; the new root is black
  | ShortLeftNotBlackened -- deletion on the left: the red root of the remainder stays red
  | ShortRightKeepsBlack  -- deletion on the right, red sibling: the sibling's far child stays black
  | DeleteForgetsRepair   -- deletion: a black left subtree is not repaired
  | DeleteRedRoot         -- deletion: the root stays red
  | JoinBlackChild        -- join of red nodes with a red middle: the new left child is black
  | JoinSwapsSubtrees     -- join of black nodes: the subtrees of a red middle change places
  deriving (Eq, Show)

member :: Int -> Tree -> Bool
member _ Leaf = False
member x (Node _ a y b)
  | x < y = member x a
  | x > y = member x b
  | otherwise = True

toList :: Tree -> [Int]
toList Leaf = []
toList (Node _ a x b) = toList a ++ x : toList b

blacken :: Tree -> Tree
blacken (Node _ a x b) = Node Black a x b
blacken Leaf = Leaf

insert :: Bug -> Int -> Tree -> Tree
insert bug x t = if bug == InsertRedRoot then go t else blacken (go t)
  where
    go Leaf = Node (if bug == InsertBlackNode then Black else Red) Leaf x Leaf
    go s@(Node Red a y b)
      | x < y = if bug == InsertWrongSide then Node Red a y (go b) else Node Red (go a) y b
      | x > y = Node Red a y (go b)
      | otherwise = s
    go s@(Node Black a y b)
      | x < y = balance bug (go a) y b
      | x > y = if bug == InsertNoBalance then Node Black a y (go b) else balance bug a y (go b)
      | otherwise = s

-- A black node, repaired where a red child has a red child. Two red children become black, as deletion needs it.
balance :: Bug -> Tree -> Int -> Tree -> Tree
balance _ (Node Red a x b) y (Node Red c z d) = Node Red (Node Black a x b) y (Node Black c z d)
balance _ (Node Red (Node Red a x b) y c) z d = Node Red (Node Black a x b) y (Node Black c z d)
balance bug (Node Red a x (Node Red b y c)) z d
  | bug == BalanceSwapsSubtrees = Node Red (Node Black a x c) y (Node Black b z d)
  | otherwise = Node Red (Node Black a x b) y (Node Black c z d)
balance bug a x (Node Red (Node Red b y c) z d)
  | bug == BalanceRedChild = Node Red (Node Black a x b) y (Node Red c z d)
  | otherwise = Node Red (Node Black a x b) y (Node Black c z d)
balance bug a x (Node Red b y (Node Red c z d))
  | bug == BalanceBlackRoot = Node Black (Node Black a x b) y (Node Black c z d)
  | otherwise = Node Red (Node Black a x b) y (Node Black c z d)
balance _ a x b = Node Black a x b

delete :: Bug -> Int -> Tree -> Tree
delete bug x t = if bug == DeleteRedRoot then go t else blacken (go t)
  where
    go Leaf = Leaf
    go (Node _ a y b)
      | x < y = left a y b
      | x > y = right a y b
      | otherwise = join bug a b
    left a@(Node Black _ _ _) y b
      | bug == DeleteForgetsRepair = Node Black (go a) y b
      | otherwise = balanceLeft bug (go a) y b
    left a y b = Node Red (go a) y b
    right a y b@(Node Black _ _ _) = balanceRight bug a y (go b)
    right a y b = Node Red a y (go b)

-- The left subtree is one black node short.
balanceLeft :: Bug -> Tree -> Int -> Tree -> Tree
balanceLeft bug (Node Red a x b) y c
  | bug == ShortLeftNotBlackened = Node Red (Node Red a x b) y c
  | otherwise = Node Red (Node Black a x b) y c
balanceLeft bug a x (Node Black b y c) = balance bug a x (Node Red b y c)
balanceLeft bug a x (Node Red (Node Black b y c) z d) = Node Red (Node Black a x b) y (balance bug c z (redden d))
balanceLeft _ _ _ _ = error "balanceLeft: no red-black tree"

-- The right subtree is one black node short.
balanceRight :: Bug -> Tree -> Int -> Tree -> Tree
balanceRight _ a x (Node Red b y c) = Node Red a x (Node Black b y c)
balanceRight bug (Node Black a x b) y c = balance bug (Node Red a x b) y c
balanceRight bug (Node Red a x (Node Black b y c)) z d
  | bug == ShortRightKeepsBlack = Node Red (balance bug a x b) y (Node Black c z d)
  | otherwise = Node Red (balance bug (redden a) x b) y (Node Black c z d)
balanceRight _ _ _ _ = error "balanceRight: no red-black tree"

redden :: Tree -> Tree
redden (Node Black a x b) = Node Red a x b
redden _ = error "redden: not black"

-- One tree of two whose keys are apart.
join :: Bug -> Tree -> Tree -> Tree
join _ Leaf t = t
join _ t Leaf = t
join bug (Node Red a x b) (Node Red c y d) = case join bug b c of
  Node Red p z q -> Node Red (Node (if bug == JoinBlackChild then Black else Red) a x p) z (Node Red q y d)
  m -> Node Red a x (Node Red m y d)
join bug (Node Black a x b) (Node Black c y d) = case join bug b c of
  Node Red p z q
    | bug == JoinSwapsSubtrees -> Node Red (Node Black a x q) z (Node Black p y d)
    | otherwise -> Node Red (Node Black a x p) z (Node Black q y d)
  m -> balanceLeft bug a x (Node Black m y d)
join bug a (Node Red b x c) = Node Red (join bug a b) x c
join bug (Node Red a x b) c = Node Red a x (join bug b c)

-- A red-black tree: keys grow from left to right, no red node has a red child, the root is black, and every path passes
-- the same number of black nodes.
valid :: Tree -> Bool
valid t = isBlack t && calm t && level t && between Nothing Nothing t

isBlack :: Tree -> Bool
isBlack (Node Red _ _ _) = False
isBlack _ = True

calm :: Tree -> Bool
calm Leaf = True
calm (Node c a _ b) = (c == Black || isBlack a && isBlack b) && calm a && calm b

level :: Tree -> Bool
level t = blacks t >= 0

-- How many black nodes each path has, or a negative number if they differ.
blacks :: Tree -> Int
blacks Leaf = 0
blacks (Node c a _ b)
  | m < 0 || m /= n = -1
  | c == Black = m + 1
  | otherwise = m
  where
    m = blacks a
    n = blacks b

between :: Maybe Int -> Maybe Int -> Tree -> Bool
between _ _ Leaf = True
between low high (Node _ a x b) =
  maybe True (< x) low && maybe True (x <) high && between low (Just x) a && between (Just x) high b

-- The same operations on sorted lists.
insertList :: Int -> [Int] -> [Int]
insertList x (y : ys)
  | y < x = y : insertList x ys
  | y == x = y : ys
insertList x ys = x : ys

deleteList :: Int -> [Int] -> [Int]
deleteList x = filter (/= x)
