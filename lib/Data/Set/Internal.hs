{-# LANGUAGE BangPatterns, TypeFamilies #-}
-- | Sets as size-balanced binary search trees. 'Data.Set' is the public face; this module also shows the
-- constructors, for "Data.Map.Internal".
--
-- Invariants: elements ascend from left to right; every 'Bin' carries its size; of two siblings holding more than one
-- element together, neither holds more than 'delta' times the other ('valid' checks all three).
module Data.Set.Internal
  ( Set(..)
  , empty, singleton, fromList, fromAscList, fromDescList, fromDistinctAscList, fromDistinctDescList, powerSet
  , insert, delete, alterF
  , member, notMember, lookupLT, lookupGT, lookupLE, lookupGE, null, size, isSubsetOf, isProperSubsetOf, disjoint
  , union, unions, difference, (\\), intersection, cartesianProduct, disjointUnion
  , filter, takeWhileAntitone, dropWhileAntitone, spanAntitone, partition, split, splitMember, splitRoot
  , lookupIndex, findIndex, elemAt, deleteAt, take, drop, splitAt
  , map, mapMonotonic
  , foldr, foldl, foldr', foldl', fold
  , lookupMin, lookupMax, findMin, findMax, deleteMin, deleteMax, deleteFindMin, deleteFindMax, maxView, minView
  , elems, toList, toAscList, toDescList
  , valid
  , link, merge, glue, insertMin, insertMax
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Prelude hiding (null, map, filter, foldr, foldl, take, drop, splitAt)
import qualified Prelude as P
import Control.DeepSeq (NFData(..))
import qualified Data.Foldable as F
import Data.Functor.Classes

infixl 9 \\

-- | A set of values.
data Set a = Bin !Int !a !(Set a) !(Set a) | Tip

instance NFData a => NFData (Set a) where
  rnf s = F.foldl' (\_ x -> rnf x) () s

instance Eq a => Eq (Set a) where
  s == t = size s == size t && toAscList s == toAscList t

instance Ord a => Ord (Set a) where
  compare s t = compare (toAscList s) (toAscList t)

instance (Ord a, Read a) => Read (Set a) where
  readsPrec d = readParen (d > 10) (\s -> [(fromList xs, u) | ("fromList", t) <- lex s, (xs, u) <- readsPrec 11 t])

instance Show a => Show (Set a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (toAscList s))

instance Ord a => Semigroup (Set a) where
  (<>) = union

instance Ord a => Monoid (Set a) where
  mempty = Tip
  mconcat = unions

instance F.Foldable Set where
  fold = F.foldMap id
  foldMap f t = go t
    where
      go Tip = mempty
      go (Bin 1 x _ _) = f x
      go (Bin _ x l r) = go l `mappend` (f x `mappend` go r)
  foldr = foldr
  foldl = foldl
  foldr' = foldr'
  foldl' = foldl'
  length = size
  null = null
  toList = toAscList
  elem x t = go t
    where
      go Tip = False
      go (Bin _ y l r) = x == y || go l || go r
  minimum = findMin
  maximum = findMax
  sum = foldl' (+) 0
  product = foldl' (*) 1

-- ---------------------------------------------------------------------------------------------------------------
-- Balance

delta, ratio :: Int
delta = 3
ratio = 2

-- A node over two subtrees already in balance.
bin :: a -> Set a -> Set a -> Set a
bin x l r = Bin (size l + size r + 1) x l r

-- A node whose left subtree may have become too big (an insertion there, or a deletion on the right).
balanceL :: a -> Set a -> Set a -> Set a
balanceL x l r
  | sl > delta * sr && n > 2 = rotateRight x l r
  | otherwise = Bin n x l r
  where
    !sl = size l
    !sr = size r
    !n = sl + sr + 1

-- The mirror image.
balanceR :: a -> Set a -> Set a -> Set a
balanceR x l r
  | sr > delta * sl && n > 2 = rotateLeft x l r
  | otherwise = Bin n x l r
  where
    !sl = size l
    !sr = size r
    !n = sl + sr + 1

rotateRight :: a -> Set a -> Set a -> Set a
rotateRight x (Bin _ y ll lr) r
  | size lr < ratio * size ll = bin y ll (bin x lr r)
  | Bin _ z a b <- lr = bin z (bin y ll a) (bin x b r)
rotateRight x l r = bin x l r

rotateLeft :: a -> Set a -> Set a -> Set a
rotateLeft x l (Bin _ y rl rr)
  | size rl < ratio * size rr = bin y (bin x l rl) rr
  | Bin _ z a b <- rl = bin z (bin x l a) (bin y b rr)
rotateLeft x l r = bin x l r

-- | Joins two trees of any sizes around an element that lies between them.
link :: a -> Set a -> Set a -> Set a
link x Tip r = insertMin x r
link x l Tip = insertMax x l
link x l@(Bin sl y ly ry) r@(Bin sr z lz rz)
  | delta * sl < sr = balanceL z (link x l lz) rz
  | delta * sr < sl = balanceR y ly (link x ry r)
  | otherwise = Bin (sl + sr + 1) x l r

-- | Joins two trees of any sizes, all of the first below all of the second.
merge :: Set a -> Set a -> Set a
merge Tip r = r
merge l Tip = l
merge l@(Bin sl x lx rx) r@(Bin sr y ly ry)
  | delta * sl < sr = balanceL y (merge l ly) ry
  | delta * sr < sl = balanceR x lx (merge rx r)
  | otherwise = glue l r

-- | Joins two trees that are in balance with each other.
glue :: Set a -> Set a -> Set a
glue Tip r = r
glue l Tip = l
glue l@(Bin sl xl ll lr) r@(Bin sr xr rl rr)
  | sl > sr = case maxViewSure xl ll lr of View m l' -> balanceR m l' r
  | otherwise = case minViewSure xr rl rr of View m r' -> balanceL m l r'

data View a = View !a !(Set a)

minViewSure :: a -> Set a -> Set a -> View a
minViewSure x Tip r = View x r
minViewSure x (Bin _ y ll lr) r = case minViewSure y ll lr of View m l' -> View m (balanceR x l' r)

maxViewSure :: a -> Set a -> Set a -> View a
maxViewSure x l Tip = View x l
maxViewSure x l (Bin _ y rl rr) = case maxViewSure y rl rr of View m r' -> View m (balanceL x l r')

-- | Adds an element known to lie below all others.
insertMin :: a -> Set a -> Set a
insertMin x Tip = singleton x
insertMin x (Bin _ y l r) = balanceL y (insertMin x l) r

-- | Adds an element known to lie above all others.
insertMax :: a -> Set a -> Set a
insertMax x Tip = singleton x
insertMax x (Bin _ y l r) = balanceR y l (insertMax x r)

-- | Whether the tree's order, sizes and balance are as they must be.
valid :: Ord a => Set a -> Bool
valid t = ascending (toAscList t) && balanced t && sized t
  where
    ascending (x : ys@(y : _)) = x < y && ascending ys
    ascending _ = True
    balanced Tip = True
    balanced (Bin _ _ l r) =
      (size l + size r <= 1 || (size l <= delta * size r && size r <= delta * size l)) && balanced l && balanced r
    sized Tip = True
    sized (Bin n _ l r) = n == size l + size r + 1 && sized l && sized r

-- ---------------------------------------------------------------------------------------------------------------
-- Construction

-- | The empty set.
empty :: Set a
empty = Tip

-- | The set of one element.
singleton :: a -> Set a
singleton x = Bin 1 x Tip Tip

-- | The set of a list's elements; linear when the list ascends.
fromList :: Ord a => [a] -> Set a
fromList [] = Tip
fromList (x0 : xs0) = if falls x0 xs0 then inserts (singleton x0) xs0 else grow 1 (singleton x0) xs0
  where
    falls x (y : _) = x >= y
    falls _ [] = False
    inserts !t [] = t
    inserts t (y : ys) = inserts (insert y t) ys
    -- While the list rises, ever larger perfect trees are linked to what there is. The shape is GHC's: with an order that is none (NaN)
    -- it shows.
    grow !_ !t [] = t
    grow _ t [x] = insertMax x t
    grow n t xs@(x : rest)
      | falls x rest = inserts t xs
      | otherwise = case perfect n rest of
          Perfect r ys [] -> grow (2 * n) (link x t r) ys
          Perfect r _ ys -> inserts (link x t r) ys
    -- A tree of the next 2n - 1 elements, then either the rest of the list or, where it falls before that, the rest to insert.
    perfect !_ [] = Perfect Tip [] []
    perfect 1 (x : rest)
      | falls x rest = Perfect (singleton x) [] rest
      | otherwise = Perfect (singleton x) rest []
    perfect n xs = case perfect (n `quot` 2) xs of
      Perfect l [y] zs -> Perfect (insertMax y l) [] zs
      Perfect l ys@(y : rest) _
        | falls y rest -> Perfect l [] ys
        | otherwise -> case perfect (n `quot` 2 :: Int) rest of
            Perfect r zs ws -> Perfect (link y l r) zs ws
      done -> done

data Perfect a = Perfect !(Set a) [a] [a]

-- | The set of a list known to ascend.
fromAscList :: Eq a => [a] -> Set a
fromAscList xs = fromDistinctAscList (dedupe xs)

-- | The set of a list known to descend.
fromDescList :: Eq a => [a] -> Set a
fromDescList xs = fromDistinctDescList (dedupe xs)

-- Of equal neighbours keeps the first.
dedupe :: Eq a => [a] -> [a]
dedupe [] = []
dedupe (x0 : xs0) = go x0 xs0
  where
    go x [] = [x]
    go x (y : ys)
      | x == y = go x ys
      | otherwise = x : go y ys

-- | The set of a list known to ascend strictly, in linear time.
fromDistinctAscList :: [a] -> Set a
fromDistinctAscList xs = buildFrom (P.length xs) xs

-- | The set of a list known to descend strictly, in linear time.
fromDistinctDescList :: [a] -> Set a
fromDistinctDescList xs = fromDistinctAscList (P.reverse xs)

data Built a = Built !(Set a) [a]

-- The tree of the first n elements of an ascending list that has that many.
buildFrom :: Int -> [a] -> Set a
buildFrom n0 xs0 = case go n0 xs0 of Built t _ -> t
  where
    go 0 xs = Built Tip xs
    go 1 (x : xs) = Built (Bin 1 x Tip Tip) xs
    go n xs = case go half xs of
      Built l (x : xs') -> case go (n - half - 1) xs' of
        Built r rest -> Built (Bin n x l r) rest
      short -> short
      where
        !half = n `quot` 2

-- | The set of all subsets.
powerSet :: Set a -> Set (Set a)
powerSet s = fromDistinctAscList (Tip : go (toAscList s))
  where
    go [] = []
    go (x : xs) = singleton x : P.foldr (\p rest -> insertMin x p : rest) ps ps
      where ps = go xs

-- ---------------------------------------------------------------------------------------------------------------
-- Insertion and deletion

-- | Adds an element, taking the place of an equal one.
insert :: Ord a => a -> Set a -> Set a
insert !x t0 = go t0
  where
    go Tip = Bin 1 x Tip Tip
    go (Bin n y l r) = case compare x y of
      LT -> balanceL y (go l) r
      GT -> balanceR y l (go r)
      EQ -> Bin n x l r

-- Adds an element unless an equal one is there.
insertKeeping :: Ord a => a -> Set a -> Set a
insertKeeping !x t0 = if member x t0 then t0 else insert x t0

-- | Removes an element, if it is there.
delete :: Ord a => a -> Set a -> Set a
delete !x t0 = go t0
  where
    go Tip = Tip
    go (Bin _ y l r) = case compare x y of
      LT -> balanceR y (go l) r
      GT -> balanceL y l (go r)
      EQ -> glue l r

-- | Asks an action whether the element shall be in the set, telling it whether it is.
alterF :: (Ord a, Functor f) => (Bool -> f Bool) -> a -> Set a -> f (Set a)
alterF f x s = fmap choose (f here)
  where
    here = member x s
    choose True = if here then s else insert x s
    choose False = if here then delete x s else s

-- ---------------------------------------------------------------------------------------------------------------
-- Queries

-- | Whether the set is empty.
null :: Set a -> Bool
null Tip = True
null _ = False

-- | The number of elements.
size :: Set a -> Int
size Tip = 0
size (Bin n _ _ _) = n

-- | Whether an element is in the set.
member :: Ord a => a -> Set a -> Bool
member !x t0 = go t0
  where
    go Tip = False
    go (Bin _ y l r) = case compare x y of
      LT -> go l
      GT -> go r
      EQ -> True

-- | Whether an element is not in the set.
notMember :: Ord a => a -> Set a -> Bool
notMember x t = not (member x t)

-- | The greatest element below the given one.
lookupLT :: Ord a => a -> Set a -> Maybe a
lookupLT !x t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ y l r) | x <= y = start l
                        | otherwise = go y r
    go best Tip = Just best
    go best (Bin _ y l r) | x <= y = go best l
                          | otherwise = go y r

-- | The least element above the given one.
lookupGT :: Ord a => a -> Set a -> Maybe a
lookupGT !x t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ y l r) | x < y = go y l
                        | otherwise = start r
    go best Tip = Just best
    go best (Bin _ y l r) | x < y = go y l
                          | otherwise = go best r

-- | The greatest element not above the given one.
lookupLE :: Ord a => a -> Set a -> Maybe a
lookupLE !x t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ y l r) = case compare x y of
      LT -> start l
      EQ -> Just y
      GT -> go y r
    go best Tip = Just best
    go best (Bin _ y l r) = case compare x y of
      LT -> go best l
      EQ -> Just y
      GT -> go y r

-- | The least element not below the given one.
lookupGE :: Ord a => a -> Set a -> Maybe a
lookupGE !x t0 = start t0
  where
    start Tip = Nothing
    start (Bin _ y l r) = case compare x y of
      LT -> go y l
      EQ -> Just y
      GT -> start r
    go best Tip = Just best
    go best (Bin _ y l r) = case compare x y of
      LT -> go y l
      EQ -> Just y
      GT -> go best r

-- | Whether every element of the first set is in the second.
isSubsetOf :: Ord a => Set a -> Set a -> Bool
isSubsetOf s t = size s <= size t && subset s t

-- | Whether the first set is a subset of the second and not all of it.
isProperSubsetOf :: Ord a => Set a -> Set a -> Bool
isProperSubsetOf s t = size s < size t && subset s t

subset :: Ord a => Set a -> Set a -> Bool
subset Tip _ = True
subset _ Tip = False
subset (Bin 1 x _ _) t = member x t
subset (Bin _ x l r) t = case splitMember x t of
  (l', here, r') -> here && size l <= size l' && size r <= size r' && subset l l' && subset r r'

-- | Whether two sets have no element in common.
disjoint :: Ord a => Set a -> Set a -> Bool
disjoint Tip _ = True
disjoint _ Tip = True
disjoint (Bin 1 x _ _) t = notMember x t
disjoint (Bin _ x l r) t = case splitMember x t of
  (l', here, r') -> not here && disjoint l l' && disjoint r r'

-- ---------------------------------------------------------------------------------------------------------------
-- Combination

-- | The elements of either set; of equal elements the first set's.
union :: Ord a => Set a -> Set a -> Set a
union s Tip = s
union s (Bin 1 x _ _) = insertKeeping x s
union (Bin 1 x _ _) t = insert x t
union Tip t = t
union s@(Bin _ x l r) t = case split x t of
  (lt, rt)
    | size l' == size l && size r' == size r -> s
    | otherwise -> link x l' r'
    where
      !l' = union l lt
      !r' = union r rt

-- | The union of a collection of sets.
unions :: (Foldable f, Ord a) => f (Set a) -> Set a
unions = F.foldl' union Tip

-- | The elements of the first set that are not in the second.
difference :: Ord a => Set a -> Set a -> Set a
difference Tip _ = Tip
difference s Tip = s
difference s (Bin _ x l r) = case split x s of
  (ls, rs)
    | size l' + size r' == size s -> s
    | otherwise -> merge l' r'
    where
      !l' = difference ls l
      !r' = difference rs r

-- | The same as 'difference'.
(\\) :: Ord a => Set a -> Set a -> Set a
s \\ t = difference s t

-- | The elements of the first set that are also in the second.
intersection :: Ord a => Set a -> Set a -> Set a
intersection Tip _ = Tip
intersection _ Tip = Tip
intersection s@(Bin _ x l r) t = case splitMember x t of
  (lt, here, rt)
    | not here -> merge l' r'
    | size l' == size l && size r' == size r -> s
    | otherwise -> link x l' r'
    where
      !l' = intersection l lt
      !r' = intersection r rt

-- | All pairs of an element of the first set and one of the second.
cartesianProduct :: Set a -> Set b -> Set (a, b)
cartesianProduct s !t = fromDistinctAscList (foldr (\x rest -> foldr (\y more -> (x, y) : more) rest t) [] s)

-- | Both sets side by side, tagged.
disjointUnion :: Set a -> Set b -> Set (Either a b)
disjointUnion s t = merge (mapMonotonic Left s) (mapMonotonic Right t)

-- ---------------------------------------------------------------------------------------------------------------
-- Filters and splits

-- | The elements that satisfy a predicate.
filter :: (a -> Bool) -> Set a -> Set a
filter p t0 = go t0
  where
    go Tip = Tip
    go t@(Bin _ x l r)
      | not (p x) = merge l' r'
      | size l' == size l && size r' == size r = t
      | otherwise = link x l' r'
      where
        !l' = go l
        !r' = go r

-- | The elements that satisfy a predicate, and those that do not.
partition :: (a -> Bool) -> Set a -> (Set a, Set a)
partition p t0 = go t0
  where
    go Tip = (Tip, Tip)
    go t@(Bin _ x l r) = case go l of
      (l1, l2) -> case go r of
        (r1, r2)
          | p x -> (if size l1 == size l && size r1 == size r then t else link x l1 r1, merge l2 r2)
          | otherwise -> (merge l1 r1, if size l2 == size l && size r2 == size r then t else link x l2 r2)

-- | The longest start of the set satisfying a predicate that holds up to some point and not after.
takeWhileAntitone :: (a -> Bool) -> Set a -> Set a
takeWhileAntitone p t0 = go t0
  where
    go Tip = Tip
    go (Bin _ x l r) | p x = link x l (go r)
                     | otherwise = go l

-- | What 'takeWhileAntitone' leaves.
dropWhileAntitone :: (a -> Bool) -> Set a -> Set a
dropWhileAntitone p t0 = go t0
  where
    go Tip = Tip
    go (Bin _ x l r) | p x = go r
                     | otherwise = link x (go l) r

-- | Both 'takeWhileAntitone' and 'dropWhileAntitone'.
spanAntitone :: (a -> Bool) -> Set a -> (Set a, Set a)
spanAntitone p t0 = go t0
  where
    go Tip = (Tip, Tip)
    go (Bin _ x l r)
      | p x = case go r of (a, b) -> let !a' = link x l a in (a', b)
      | otherwise = case go l of (a, b) -> let !b' = link x b r in (a, b')

-- | The elements below and those above the given one.
split :: Ord a => a -> Set a -> (Set a, Set a)
split x t0 = go t0
  where
    go Tip = (Tip, Tip)
    go (Bin _ y l r) = case compare x y of
      LT -> case go l of (a, b) -> let !b' = link y b r in (a, b')
      GT -> case go r of (a, b) -> let !a' = link y l a in (a', b)
      EQ -> (l, r)

-- | The elements below, whether the element is there, the elements above.
splitMember :: Ord a => a -> Set a -> (Set a, Bool, Set a)
splitMember x t0 = go t0
  where
    go Tip = (Tip, False, Tip)
    go (Bin _ y l r) = case compare x y of
      LT -> case go l of (a, m, b) -> let !b' = link y b r in (a, m, b')
      GT -> case go r of (a, m, b) -> let !a' = link y l a in (a', m, b)
      EQ -> (l, True, r)

-- | The set in ascending pieces, as the tree happens to offer them.
splitRoot :: Set a -> [Set a]
splitRoot Tip = []
splitRoot (Bin _ x l r) = [l, singleton x, r]

-- ---------------------------------------------------------------------------------------------------------------
-- Positions

-- | The zero-based position of an element.
lookupIndex :: Ord a => a -> Set a -> Maybe Int
lookupIndex !x t0 = go 0 t0
  where
    go !_ Tip = Nothing
    go i (Bin _ y l r) = case compare x y of
      LT -> go i l
      GT -> go (i + size l + 1) r
      EQ -> Just $! i + size l

-- | The zero-based position of an element that is there.
findIndex :: Ord a => a -> Set a -> Int
findIndex x t = case lookupIndex x t of
  Just i -> i
  Nothing -> error "Set.findIndex: element is not in the set"

-- | The element at a position.
elemAt :: Int -> Set a -> a
elemAt !_ Tip = error "Set.elemAt: index out of range"
elemAt i (Bin _ x l r) = case compare i sl of
  LT -> elemAt i l
  GT -> elemAt (i - sl - 1) r
  EQ -> x
  where
    sl = size l

-- | Removes the element at a position.
deleteAt :: Int -> Set a -> Set a
deleteAt !_ Tip = error "Set.deleteAt: index out of range"
deleteAt i (Bin _ x l r) = case compare i sl of
  LT -> balanceR x (deleteAt i l) r
  GT -> balanceL x l (deleteAt (i - sl - 1) r)
  EQ -> glue l r
  where
    sl = size l

-- | The least n elements.
take :: Int -> Set a -> Set a
take i0 t0
  | i0 >= size t0 = t0
  | otherwise = go i0 t0
  where
    go !i t | i <= 0 = Tip
            | otherwise = case t of
                Tip -> Tip
                Bin _ x l r -> case compare i (size l) of
                  LT -> go i l
                  EQ -> l
                  GT -> link x l (go (i - size l - 1) r)

-- | All but the least n elements.
drop :: Int -> Set a -> Set a
drop i0 t0
  | i0 >= size t0 = Tip
  | otherwise = go i0 t0
  where
    go !i t | i <= 0 = t
            | otherwise = case t of
                Tip -> Tip
                Bin _ x l r -> case compare i (size l) of
                  LT -> link x (go i l) r
                  EQ -> insertMin x r
                  GT -> go (i - size l - 1) r

-- | Both 'take' and 'drop'.
splitAt :: Int -> Set a -> (Set a, Set a)
splitAt i t = let { !a = take i t; !b = drop i t } in (a, b)

-- ---------------------------------------------------------------------------------------------------------------
-- Maps and folds

-- | The images of the elements.
map :: Ord b => (a -> b) -> Set a -> Set b
map f t = fromList (foldr (\x rest -> f x : rest) [] t)

-- | The images of the elements under a strictly monotonic function.
mapMonotonic :: (a -> b) -> Set a -> Set b
mapMonotonic f t0 = go t0
  where
    go Tip = Tip
    go (Bin n x l r) = Bin n (f x) (go l) (go r)

-- | Folds from the greatest element down.
foldr :: (a -> b -> b) -> b -> Set a -> b
foldr f z0 t0 = go z0 t0
  where
    go z Tip = z
    go z (Bin _ x l r) = go (f x (go z r)) l

-- | Folds from the least element up.
foldl :: (b -> a -> b) -> b -> Set a -> b
foldl f z0 t0 = go z0 t0
  where
    go z Tip = z
    go z (Bin _ x l r) = go (f (go z l) x) r

-- | 'foldr', strict in the accumulator.
foldr' :: (a -> b -> b) -> b -> Set a -> b
foldr' f z0 t0 = go z0 t0
  where
    go !z Tip = z
    go z (Bin _ x l r) = let !z' = go z r; !z'' = f x z' in go z'' l

-- | 'foldl', strict in the accumulator.
foldl' :: (b -> a -> b) -> b -> Set a -> b
foldl' f z0 t0 = go z0 t0
  where
    go !z Tip = z
    go z (Bin _ x l r) = let !z' = go z l; !z'' = f z' x in go z'' r

-- | An old name of 'foldr'.
fold :: (a -> b -> b) -> b -> Set a -> b
fold = foldr

-- ---------------------------------------------------------------------------------------------------------------
-- Least and greatest

-- | The least element, if any.
lookupMin :: Set a -> Maybe a
lookupMin Tip = Nothing
lookupMin (Bin _ x0 l0 _) = Just $! go x0 l0
  where
    go x Tip = x
    go _ (Bin _ x l _) = go x l

-- | The greatest element, if any.
lookupMax :: Set a -> Maybe a
lookupMax Tip = Nothing
lookupMax (Bin _ x0 _ r0) = Just $! go x0 r0
  where
    go x Tip = x
    go _ (Bin _ x _ r) = go x r

-- | The least element of a set that has one.
findMin :: Set a -> a
findMin t = case lookupMin t of
  Just x -> x
  Nothing -> error "Set.findMin: empty set has no minimal element"

-- | The greatest element of a set that has one.
findMax :: Set a -> a
findMax t = case lookupMax t of
  Just x -> x
  Nothing -> error "Set.findMax: empty set has no maximal element"

-- | Removes the least element, if any.
deleteMin :: Set a -> Set a
deleteMin Tip = Tip
deleteMin (Bin _ _ Tip r) = r
deleteMin (Bin _ x l r) = balanceR x (deleteMin l) r

-- | Removes the greatest element, if any.
deleteMax :: Set a -> Set a
deleteMax Tip = Tip
deleteMax (Bin _ _ l Tip) = l
deleteMax (Bin _ x l r) = balanceL x l (deleteMax r)

-- | The least element and the others.
minView :: Set a -> Maybe (a, Set a)
minView Tip = Nothing
minView (Bin _ x l r) = case minViewSure x l r of View m t -> Just (m, t)

-- | The greatest element and the others.
maxView :: Set a -> Maybe (a, Set a)
maxView Tip = Nothing
maxView (Bin _ x l r) = case maxViewSure x l r of View m t -> Just (m, t)

-- | The least element of a set that has one, and the others.
deleteFindMin :: Set a -> (a, Set a)
deleteFindMin t = case minView t of
  Just v -> v
  Nothing -> (error "Set.deleteFindMin: can not return the minimal element of an empty set", Tip)

-- | The greatest element of a set that has one, and the others.
deleteFindMax :: Set a -> (a, Set a)
deleteFindMax t = case maxView t of
  Just v -> v
  Nothing -> (error "Set.deleteFindMax: can not return the maximal element of an empty set", Tip)

-- ---------------------------------------------------------------------------------------------------------------
-- Lists

-- | The elements, ascending.
elems :: Set a -> [a]
elems = toAscList

-- | The elements, ascending.
toList :: Set a -> [a]
toList = toAscList

-- | The elements, ascending.
toAscList :: Set a -> [a]
toAscList t0 = go t0 []
  where
    go Tip rest = rest
    go (Bin _ x l r) rest = go l (x : go r rest)

-- | The elements, descending.
toDescList :: Set a -> [a]
toDescList = foldl (\rest x -> x : rest) []

instance Eq1 Set where
  liftEq eq s t = size s == size t && liftEq eq (toAscList s) (toAscList t)

instance Ord1 Set where
  liftCompare cmp s t = liftCompare cmp (toAscList s) (toAscList t)

instance Show1 Set where
  liftShowsPrec sp sl d s = showsUnaryWith (liftShowsPrec sp sl) "fromList" d (toAscList s)

instance Ord a => IsList (Set a) where
  type Item (Set a) = a
  fromList = fromList
  toList = toList
