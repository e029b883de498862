-- | Ordered sets as red-black trees, with deletion.
--
-- Every node is red or black. A red node has no red child, and all paths from the
-- root to a leaf meet equally many black nodes, so that no path is more than twice
-- as long as another.
module RedBlack
  ( -- * Sets
    Set
  , empty
  , singleton
  , fromList
  , toList
    -- * Asking
  , isEmpty
  , size
  , member
  , findMin
  , findMax
  , lookupLE
  , lookupGE
  , elemAt
  , fold
    -- * Changing
  , insert
  , delete
  , deleteMin
  , deleteAll
  , keep
  , union
  , difference
    -- * Shape
  , Problem (..)
  , height
  , blackHeight
  , problems
  , valid
    -- * Properties
  , prop_insertMember
  , prop_insertValid
  , prop_sorted
  , prop_deleteMember
  , prop_deleteOthers
  , prop_deleteValid
  , prop_deleteMin
  , prop_union
  , prop_neighbours
  , prop_elemAt
  ) where

import Data.List (nub, sort)
import Data.Maybe (isJust)

data Colour = Red | Black
  deriving (Eq)

-- | A set of ordered elements.
data Set a
  = Leaf
  | Node Colour (Set a) a (Set a)

instance Eq a => Eq (Set a) where
  s == t = toList s == toList t

-- | What can be wrong with the shape of a tree.
data Problem
  = RedRoot
  | RedRed
  | Unbalanced
  | Unordered
  deriving (Eq, Ord, Show)

-- | The set without elements.
empty :: Set a
empty = Leaf

-- | A set of one element.
singleton :: a -> Set a
singleton x = Node Black Leaf x Leaf

-- | All elements of a list, each once.
fromList :: Ord a => [a] -> Set a
fromList = foldr insert empty

-- | The elements in ascending order.
toList :: Set a -> [a]
toList = fold (:) []

-- | A fold over the elements, from the greatest to the least.
fold :: (a -> b -> b) -> b -> Set a -> b
fold _ z Leaf = z
fold f z (Node _ l x r) = fold f (f x (fold f z r)) l

isEmpty :: Set a -> Bool
isEmpty Leaf = True
isEmpty _ = False

size :: Set a -> Int
size = fold (const (+ 1)) 0

member :: Ord a => a -> Set a -> Bool
member _ Leaf = False
member x (Node _ l y r) = case compare x y of
  LT -> member x l
  EQ -> True
  GT -> member x r

findMin :: Set a -> Maybe a
findMin Leaf = Nothing
findMin (Node _ Leaf x _) = Just x
findMin (Node _ l _ _) = findMin l

findMax :: Set a -> Maybe a
findMax Leaf = Nothing
findMax (Node _ _ x Leaf) = Just x
findMax (Node _ _ _ r) = findMax r

-- | The greatest element that is not above the given one.
lookupLE :: Ord a => a -> Set a -> Maybe a
lookupLE x = go Nothing
  where
    go best Leaf = best
    go best (Node _ l y r)
      | x < y = go best l
      | x == y = Just y
      | otherwise = go (Just y) r

-- | The least element that is not below the given one.
lookupGE :: Ord a => a -> Set a -> Maybe a
lookupGE x = go Nothing
  where
    go best Leaf = best
    go best (Node _ l y r)
      | x > y = go best r
      | x == y = Just y
      | otherwise = go (Just y) l

-- | The element at a position in ascending order, counted from 0.
elemAt :: Int -> Set a -> Maybe a
elemAt i s
  | i < 0 = Nothing
  | otherwise = either (const Nothing) Just (go i s)
  where
    -- Left: how many elements are still to be skipped.
    go n Leaf = Left n
    go n (Node _ l x r) = case go n l of
      Right y -> Right y
      Left 0 -> Right x
      Left m
        | m < 0 -> error "RedBlack.elemAt: impossible"
        | otherwise -> go (m - 1) r

-- | Add an element. A set that has it already stays as it is.
insert :: Ord a => a -> Set a -> Set a
insert x = blacken . go
  where
    go Leaf = Node Red Leaf x Leaf
    go s@(Node c l y r) = case compare x y of
      LT -> balance c (go l) y r
      EQ -> s
      GT -> balance c l y (go r)

-- A red child with a red child below a black node is turned into a red node with
-- two black children.
balance :: Colour -> Set a -> a -> Set a -> Set a
balance Black (Node Red (Node Red a x b) y c) z d = spread a x b y c z d
balance Black (Node Red a x (Node Red b y c)) z d = spread a x b y c z d
balance Black a x (Node Red (Node Red b y c) z d) = spread a x b y c z d
balance Black a x (Node Red b y (Node Red c z d)) = spread a x b y c z d
balance c l x r = Node c l x r

spread :: Set a -> a -> Set a -> a -> Set a -> a -> Set a -> Set a
spread a x b y c z d = Node Red (Node Black a x b) y (Node Black c z d)

blacken :: Set a -> Set a
blacken (Node Red l x r) = Node Black l x r
blacken s = s

-- A subtree after a removal: as high as before, or one black node short.
data Removed a
  = Full (Set a)
  | Short (Set a)

settle :: Removed a -> Set a
settle (Full s) = s
settle (Short s) = s

-- | Remove an element, if it is there.
delete :: Ord a => a -> Set a -> Set a
delete x = blacken . settle . go
  where
    go Leaf = Full Leaf
    go (Node c l y r) = case compare x y of
      LT -> joinLeft c (go l) y r
      GT -> joinRight c l y (go r)
      EQ -> case popMin r of
        Nothing -> unlink c l
        Just (z, r') -> joinRight c l z r'

-- | The least element, and the set without it.
deleteMin :: Set a -> Maybe (a, Set a)
deleteMin s = fmap (\(x, t) -> (x, blacken (settle t))) (popMin s)

popMin :: Set a -> Maybe (a, Removed a)
popMin Leaf = Nothing
popMin (Node c l x r) = case popMin l of
  Nothing -> Just (x, unlink c r)
  Just (m, l') -> Just (m, joinLeft c l' x r)

-- What is left of a node of this colour that had only this one child.
unlink :: Colour -> Set a -> Removed a
unlink Red s = Full s
unlink Black (Node Red l x r) = Full (Node Black l x r)
unlink Black s = Short s

joinLeft :: Colour -> Removed a -> a -> Set a -> Removed a
joinLeft c (Full l) x r = Full (Node c l x r)
joinLeft c (Short l) x r = repairLeft c l x r

joinRight :: Colour -> Set a -> a -> Removed a -> Removed a
joinRight c l x (Full r) = Full (Node c l x r)
joinRight c l x (Short r) = repairRight c l x r

-- The left subtree is one black node short.
repairLeft :: Colour -> Set a -> a -> Set a -> Removed a
repairLeft _ l x (Node Red a y b) =
  Full (Node Black (settle (repairLeft Red l x a)) y b)
repairLeft c l x (Node Black (Node Red a y b) z d) =
  Full (Node c (Node Black l x a) y (Node Black b z d))
repairLeft c l x (Node Black a y (Node Red b z d)) =
  Full (Node c (Node Black l x a) y (Node Black b z d))
repairLeft c l x (Node Black a y b) = recolour c (Node Black l x (Node Red a y b))
repairLeft _ _ _ Leaf = error "RedBlack.repairLeft: impossible"

-- The right subtree is one black node short.
repairRight :: Colour -> Set a -> a -> Set a -> Removed a
repairRight _ (Node Red a x b) y r =
  Full (Node Black a x (settle (repairRight Red b y r)))
repairRight c (Node Black (Node Red a x b) y d) z r =
  Full (Node c (Node Black a x b) y (Node Black d z r))
repairRight c (Node Black a x b) y r = recolour c (Node Black (Node Red a x b) y r)
repairRight _ Leaf _ _ = error "RedBlack.repairRight: impossible"

-- A red parent that turns black makes up for the missing node.
recolour :: Colour -> Set a -> Removed a
recolour Red s = Full s
recolour Black s = Short s

-- | Remove every element of a list.
deleteAll :: Ord a => [a] -> Set a -> Set a
deleteAll xs s = foldr delete s xs

-- | The elements that satisfy a predicate.
keep :: Ord a => (a -> Bool) -> Set a -> Set a
keep p s = fromList (filter p (toList s))

union :: Ord a => Set a -> Set a -> Set a
union s t
  | isEmpty s = t
  | isEmpty t = s
  | size s <= size t = fold insert t s
  | otherwise = fold insert s t

difference :: Ord a => Set a -> Set a -> Set a
difference s t = fold delete s t

-- | The number of nodes on the longest path.
height :: Set a -> Int
height Leaf = 0
height (Node _ l _ r) = 1 + max (height l) (height r)

-- | The number of black nodes on every path, if it is the same on all of them.
blackHeight :: Set a -> Maybe Int
blackHeight Leaf = Just 0
blackHeight (Node c l _ r) = do
  m <- blackHeight l
  n <- blackHeight r
  check m n
  where
    check m n
      | m /= n = Nothing
      | c == Black = Just (m + 1)
      | c == Red = Just n
      | otherwise = error "RedBlack.blackHeight: no such colour"

-- | All that is wrong with a tree.
problems :: Ord a => Set a -> [Problem]
problems s =
  [RedRoot | isRed s]
    ++ [RedRed | redRed s]
    ++ [Unbalanced | not (isJust (blackHeight s))]
    ++ [Unordered | not (ascending (toList s))]

valid :: Ord a => Set a -> Bool
valid = null . problems

isRed :: Set a -> Bool
isRed (Node Red _ _ _) = True
isRed _ = False

redRed :: Set a -> Bool
redRed Leaf = False
redRed (Node c l _ r) =
  c == Red && (isRed l || isRed r) || redRed l || redRed r

ascending :: Ord a => [a] -> Bool
ascending xs = and (zipWith (<) xs (drop 1 xs))

prop_insertMember :: Int -> [Int] -> Bool
prop_insertMember x xs = member x (insert x (fromList xs))

prop_insertValid :: [Int] -> Bool
prop_insertValid = valid . fromList

prop_sorted :: [Int] -> Bool
prop_sorted xs = toList (fromList xs) == sort (nub xs)

prop_deleteMember :: Int -> [Int] -> Bool
prop_deleteMember x xs = not (member x (delete x (fromList xs)))

prop_deleteOthers :: Int -> [Int] -> Bool
prop_deleteOthers x xs = toList (delete x (fromList xs)) == filter (/= x) (sort (nub xs))

prop_deleteValid :: Int -> [Int] -> Bool
prop_deleteValid x xs = valid (delete x (fromList xs))

prop_deleteMin :: [Int] -> Bool
prop_deleteMin xs = case deleteMin (fromList xs) of
  Nothing -> null xs
  Just (x, s) -> x == minimum xs && valid s && not (member x s)

prop_union :: [Int] -> [Int] -> Bool
prop_union xs ys = union (fromList xs) (fromList ys) == fromList (xs ++ ys)

prop_neighbours :: Int -> [Int] -> Bool
prop_neighbours x xs = case (lookupLE x s, lookupGE x s) of
  (Just a, Just b) -> a <= x && x <= b && (a == b) == member x s
  (Just a, Nothing) -> a < x && findMax s == Just a
  (Nothing, Just b) -> x < b && findMin s == Just b
  (Nothing, Nothing) -> isEmpty s
  where
    s = fromList xs

prop_elemAt :: Int -> [Int] -> Bool
prop_elemAt i xs = case elemAt i s of
  Just x -> toList s !! i == x
  Nothing -> i < 0 || i >= size s
  where
    s = fromList xs
