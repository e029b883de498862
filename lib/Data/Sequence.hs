{-# LANGUAGE BangPatterns, PatternSynonyms, ViewPatterns, StandaloneDeriving, TypeFamilies #-}
-- | Finite sequences as finger trees: the ends in constant amortised time, index, split and append in logarithmic time.
-- Meant to be imported qualified: @import qualified Data.Sequence as Seq@.
--
-- One type of node serves all levels of the tree: the digits of the outermost level hold 'Leaf's, those of the next
-- level nodes of two or three leaves, and so on. Nodes and digits are built strictly, elements and the middle of a
-- 'Deep' are lazy.
module Data.Sequence
  ( Seq(Empty, (:<|), (:|>))
  , empty, singleton, (<|), (|>), (><), fromList, fromFunction, fromArray
  , replicate, replicateA, replicateM, cycleTaking, iterateN, unfoldr, unfoldl
  , null, length, ViewL(..), viewl, ViewR(..), viewr
  , scanl, scanl1, scanr, scanr1
  , tails, inits, chunksOf, takeWhileL, takeWhileR, dropWhileL, dropWhileR, spanl, spanr, breakl, breakr
  , partition, filter
  , sort, sortBy, sortOn, unstableSort, unstableSortBy, unstableSortOn
  , lookup, (!?), index, adjust, adjust', update, take, drop, insertAt, deleteAt, splitAt
  , elemIndexL, elemIndicesL, elemIndexR, elemIndicesR, findIndexL, findIndicesL, findIndexR, findIndicesR
  , foldMapWithIndex, foldlWithIndex, foldrWithIndex, mapWithIndex, traverseWithIndex
  , reverse, intersperse
  , zip, zipWith, zip3, zipWith3, zip4, zipWith4, unzip, unzipWith
  ) where

import Needle.IsList (IsList(Item))
import qualified Needle.IsList
import Control.Monad.Zip (MonadZip(..))
import Prelude hiding
  ( null, length, lookup, take, drop, splitAt, scanl, scanl1, scanr, scanr1, filter, replicate, reverse
  , zip, zipWith, zip3, zipWith3, unzip )
import qualified Prelude as P
import Control.Applicative (Alternative, liftA2)
import qualified Control.Applicative as A
import Control.DeepSeq (NFData(..))
import Control.Monad (MonadPlus)
import Control.Monad.Fix (MonadFix(..), fix)
import Data.Array (Array, Ix)
import qualified Data.Array as Array
import qualified Data.Foldable as F
import Data.Functor.Classes
import qualified Data.List as List

infixr 5 <|, ><, :<
infixl 5 |>, :>

-- | A finite sequence.
data Seq a
  = Empty
  | Single !(Node a)
  | Deep !Int !(Digit a) (Seq a) !(Digit a)  -- the number of elements in all; the middle holds nodes one level up

data Digit a
  = One !(Node a)
  | Two !(Node a) !(Node a)
  | Three !(Node a) !(Node a) !(Node a)
  | Four !(Node a) !(Node a) !(Node a) !(Node a)

data Node a
  = Leaf a
  | Node2 !Int !(Node a) !(Node a)
  | Node3 !Int !(Node a) !(Node a) !(Node a)

-- | What the left end of a sequence looks like.
data ViewL a = EmptyL | a :< Seq a
  deriving (Eq, Ord, Show)

-- | What the right end of a sequence looks like.
data ViewR a = EmptyR | Seq a :> a
  deriving (Eq, Ord, Show)

instance Functor ViewL where
  fmap _ EmptyL = EmptyL
  fmap f (x :< xs) = f x :< fmap f xs

instance F.Foldable ViewL where
  foldr _ z EmptyL = z
  foldr f z (x :< xs) = f x (F.foldr f z xs)

instance Functor ViewR where
  fmap _ EmptyR = EmptyR
  fmap f (xs :> x) = fmap f xs :> f x

instance F.Foldable ViewR where
  foldr _ z EmptyR = z
  foldr f z (xs :> x) = F.foldr f (f x z) xs

instance NFData a => NFData (Seq a) where
  rnf s = F.foldl' (\_ x -> rnf x) () s

instance Eq a => Eq (Seq a) where
  s == t = length s == length t && F.toList s == F.toList t

instance Ord a => Ord (Seq a) where
  compare s t = compare (F.toList s) (F.toList t)

instance Read a => Read (Seq a) where
  readsPrec d = readParen (d > 10) (\s -> [(fromList xs, u) | ("fromList", t) <- lex s, (xs, u) <- readsPrec 11 t])

instance Show a => Show (Seq a) where
  showsPrec d s = showParen (d > 10) (showString "fromList " . shows (F.toList s))

instance Semigroup (Seq a) where
  (<>) = (><)

instance Monoid (Seq a) where
  mempty = Empty

instance Functor Seq where
  fmap f t0 = go t0
    where
      go Empty = Empty
      go (Single n) = Single (node n)
      go (Deep s pr m sf) = Deep s (digit pr) (go m) (digit sf)
      digit (One a) = One (node a)
      digit (Two a b) = Two (node a) (node b)
      digit (Three a b c) = Three (node a) (node b) (node c)
      digit (Four a b c d) = Four (node a) (node b) (node c) (node d)
      node (Leaf x) = Leaf (f x)
      node (Node2 s a b) = Node2 s (node a) (node b)
      node (Node3 s a b c) = Node3 s (node a) (node b) (node c)
  x <$ s = replicate (length s) x

instance F.Foldable Seq where
  foldMap f t0 = go t0
    where
      go Empty = mempty
      go (Single n) = node n
      go (Deep _ pr m sf) = digit pr `mappend` (go m `mappend` digit sf)
      digit (One a) = node a
      digit (Two a b) = node a `mappend` node b
      digit (Three a b c) = node a `mappend` (node b `mappend` node c)
      digit (Four a b c d) = node a `mappend` (node b `mappend` (node c `mappend` node d))
      node (Leaf x) = f x
      node (Node2 _ a b) = node a `mappend` node b
      node (Node3 _ a b c) = node a `mappend` (node b `mappend` node c)
  foldr f z0 t0 = go t0 z0
    where
      go Empty z = z
      go (Single n) z = node n z
      go (Deep _ pr m sf) z = digit pr (go m (digit sf z))
      digit (One a) z = node a z
      digit (Two a b) z = node a (node b z)
      digit (Three a b c) z = node a (node b (node c z))
      digit (Four a b c d) z = node a (node b (node c (node d z)))
      node (Leaf x) z = f x z
      node (Node2 _ a b) z = node a (node b z)
      node (Node3 _ a b c) z = node a (node b (node c z))
  foldl f z0 t0 = go z0 t0
    where
      go z Empty = z
      go z (Single n) = node z n
      go z (Deep _ pr m sf) = digit (go (digit z pr) m) sf
      digit z (One a) = node z a
      digit z (Two a b) = node (node z a) b
      digit z (Three a b c) = node (node (node z a) b) c
      digit z (Four a b c d) = node (node (node (node z a) b) c) d
      node z (Leaf x) = f z x
      node z (Node2 _ a b) = node (node z a) b
      node z (Node3 _ a b c) = node (node (node z a) b) c
  length = length
  null = null

instance Traversable Seq where
  traverse f s = fmap (fromListN (length s)) (traverse f (F.toList s))

instance Applicative Seq where
  pure = singleton
  fs <*> xs = fromListN (length fs * length xs) (F.toList fs <*> F.toList xs)
  liftA2 f xs ys = fromListN (length xs * length ys) (liftA2 f (F.toList xs) (F.toList ys))
  xs *> ys = cycleTakingAny (length xs * length ys) ys

instance Monad Seq where
  xs >>= f = F.foldl' (\done x -> done >< f x) Empty xs
  (>>) = (*>)

instance Alternative Seq where
  empty = Empty
  (<|>) = (><)

instance MonadPlus Seq

instance MonadFix Seq where
  mfix f = fromFunction (length (f failed)) (\k -> fix (\x -> index (f x) k))
    where failed = error "mfix for Data.Sequence.Seq applied to strict function"

-- ---------------------------------------------------------------------------------------------------------------
-- The tree

sizeN :: Node a -> Int
sizeN (Leaf _) = 1
sizeN (Node2 s _ _) = s
sizeN (Node3 s _ _ _) = s

sizeD :: Digit a -> Int
sizeD (One a) = sizeN a
sizeD (Two a b) = sizeN a + sizeN b
sizeD (Three a b c) = sizeN a + sizeN b + sizeN c
sizeD (Four a b c d) = sizeN a + sizeN b + sizeN c + sizeN d

node2 :: Node a -> Node a -> Node a
node2 a b = Node2 (sizeN a + sizeN b) a b

node3 :: Node a -> Node a -> Node a -> Node a
node3 a b c = Node3 (sizeN a + sizeN b + sizeN c) a b c

deep :: Digit a -> Seq a -> Digit a -> Seq a
deep pr m sf = Deep (sizeD pr + length m + sizeD sf) pr m sf

nodeToDigit :: Node a -> Digit a
nodeToDigit (Node2 _ a b) = Two a b
nodeToDigit (Node3 _ a b c) = Three a b c
nodeToDigit n = One n

digitToTree :: Digit a -> Seq a
digitToTree (One a) = Single a
digitToTree (Two a b) = Deep (sizeN a + sizeN b) (One a) Empty (One b)
digitToTree (Three a b c) = Deep (sizeN a + sizeN b + sizeN c) (Two a b) Empty (One c)
digitToTree (Four a b c d) = Deep (sizeN a + sizeN b + sizeN c + sizeN d) (Two a b) Empty (Two c d)

cons :: Node a -> Seq a -> Seq a
cons n Empty = Single n
cons n (Single a) = Deep (sizeN n + sizeN a) (One n) Empty (One a)
cons n (Deep s pr m sf) = case pr of
  One a -> Deep s' (Two n a) m sf
  Two a b -> Deep s' (Three n a b) m sf
  Three a b c -> Deep s' (Four n a b c) m sf
  Four a b c d -> m `seq` Deep s' (Two n a) (cons (node3 b c d) m) sf
  where
    !s' = s + sizeN n

snoc :: Seq a -> Node a -> Seq a
snoc Empty n = Single n
snoc (Single a) n = Deep (sizeN a + sizeN n) (One a) Empty (One n)
snoc (Deep s pr m sf) n = case sf of
  One a -> Deep s' pr m (Two a n)
  Two a b -> Deep s' pr m (Three a b n)
  Three a b c -> Deep s' pr m (Four a b c n)
  Four a b c d -> m `seq` Deep s' pr (snoc m (node3 a b c)) (Two d n)
  where
    !s' = s + sizeN n

data LeftEnd a = NoLeft | LeftEnd !(Node a) (Seq a)

leftEnd :: Seq a -> LeftEnd a
leftEnd Empty = NoLeft
leftEnd (Single a) = LeftEnd a Empty
leftEnd (Deep s pr m sf) = case pr of
  One a -> LeftEnd a (pullLeft (s - sizeN a) m sf)
  Two a b -> LeftEnd a (Deep (s - sizeN a) (One b) m sf)
  Three a b c -> LeftEnd a (Deep (s - sizeN a) (Two b c) m sf)
  Four a b c d -> LeftEnd a (Deep (s - sizeN a) (Three b c d) m sf)

data RightEnd a = NoRight | RightEnd (Seq a) !(Node a)

rightEnd :: Seq a -> RightEnd a
rightEnd Empty = NoRight
rightEnd (Single a) = RightEnd Empty a
rightEnd (Deep s pr m sf) = case sf of
  One a -> RightEnd (pullRight (s - sizeN a) pr m) a
  Two a b -> RightEnd (Deep (s - sizeN b) pr m (One a)) b
  Three a b c -> RightEnd (Deep (s - sizeN c) pr m (Two a b)) c
  Four a b c d -> RightEnd (Deep (s - sizeN d) pr m (Three a b c)) d

-- A tree of this size without its first digit.
pullLeft :: Int -> Seq a -> Digit a -> Seq a
pullLeft s m sf = case leftEnd m of
  NoLeft -> digitToTree sf
  LeftEnd n m' -> Deep s (nodeToDigit n) m' sf

-- A tree of this size without its last digit.
pullRight :: Int -> Digit a -> Seq a -> Seq a
pullRight s pr m = case rightEnd m of
  NoRight -> digitToTree pr
  RightEnd m' n -> Deep s pr m' (nodeToDigit n)

-- Two trees with some nodes between them.
append :: Seq a -> [Node a] -> Seq a -> Seq a
append Empty ns t = P.foldr cons t ns
append s ns Empty = F.foldl' snoc s ns
append (Single a) ns t = cons a (P.foldr cons t ns)
append s ns (Single a) = snoc (F.foldl' snoc s ns) a
append (Deep s1 pr1 m1 sf1) ns (Deep s2 pr2 m2 sf2) = Deep s pr1 m sf2
  where
    !s = P.foldr (\n k -> sizeN n + k) (s1 + s2) ns
    !m = append m1 (group (digitThen sf1 (ns ++ digitThen pr2 []))) m2

digitThen :: Digit a -> [Node a] -> [Node a]
digitThen (One a) ns = a : ns
digitThen (Two a b) ns = a : b : ns
digitThen (Three a b c) ns = a : b : c : ns
digitThen (Four a b c d) ns = a : b : c : d : ns

-- Two or more nodes, as nodes of one level up.
group :: [Node a] -> [Node a]
group [a, b] = [node2 a b]
group [a, b, c] = [node3 a b c]
group [a, b, c, d] = [node2 a b, node2 c d]
group (a : b : c : ns) = node3 a b c : group ns
group ns = ns

-- The tree of n nodes, each of the given size.
build :: Int -> Int -> [Node a] -> Seq a
build !size n ns
  | n > 8 = case ns of
      a : b : c : rest ->
        let !last = (n - 4) `rem` 3 + 1
            !count = (n - 3 - last) `quot` 3
            threes 0 end = ([], end)
            threes k (x : y : z : more) = let (groups, end) = threes (k - 1 :: Int) more
                                              !three = Node3 (3 * size) x y z
                                          in (three : groups, end)
            threes _ end = ([], end)
        in case threes count rest of
             (groups, end) ->
               let !m = build (3 * size) count groups
               in Deep (n * size) (Three a b c) m (toDigit end)
      _ -> Empty
  | otherwise = case ns of
      [] -> Empty
      [a] -> Single a
      [a, b] -> whole (One a) (One b)
      [a, b, c] -> whole (Two a b) (One c)
      [a, b, c, d] -> whole (Two a b) (Two c d)
      [a, b, c, d, e] -> whole (Three a b c) (Two d e)
      [a, b, c, d, e, f] -> whole (Three a b c) (Three d e f)
      [a, b, c, d, e, f, g] -> whole (Four a b c d) (Three e f g)
      a : b : c : d : e : f : g : h : _ -> whole (Four a b c d) (Four e f g h)
  where
    whole pr sf = Deep (n * size) pr Empty sf
    toDigit [a] = One a
    toDigit [a, b] = Two a b
    toDigit (a : b : c : _) = Three a b c
    toDigit [] = error "Data.Sequence: impossible"

-- The sequence of a list of known length.
fromListN :: Int -> [a] -> Seq a
fromListN n xs = build 1 n (P.map Leaf xs)

data Digits a = NoDigit | Digits !(Digit a)

deepL :: Digits a -> Seq a -> Digit a -> Seq a
deepL NoDigit m sf = pullLeft (length m + sizeD sf) m sf
deepL (Digits pr) m sf = deep pr m sf

deepR :: Digit a -> Seq a -> Digits a -> Seq a
deepR pr m NoDigit = pullRight (sizeD pr + length m) pr m
deepR pr m (Digits sf) = deep pr m sf

treeOf :: Digits a -> Seq a
treeOf NoDigit = Empty
treeOf (Digits d) = digitToTree d

data Split a = Split !(Seq a) !(Node a) !(Seq a)

-- The node that holds a position in range, and what is left and right of it.
splitTree :: Int -> Seq a -> Split a
splitTree _ Empty = error "Data.Sequence: impossible"
splitTree _ (Single a) = Split Empty a Empty
splitTree i (Deep _ pr m sf)
  | i < spr = case splitDigit i pr of
      SplitDigit l x r -> Split (treeOf l) x (deepL r m sf)
  | i < spm = case splitTree (i - spr) m of
      Split ml n mr -> case splitDigit (i - spr - length ml) (nodeToDigit n) of
        SplitDigit l x r -> Split (deepR pr ml l) x (deepL r mr sf)
  | otherwise = case splitDigit (i - spm) sf of
      SplitDigit l x r -> Split (deepR pr m l) x (treeOf r)
  where
    !spr = sizeD pr
    !spm = spr + length m

data SplitDigit a = SplitDigit !(Digits a) !(Node a) !(Digits a)

splitDigit :: Int -> Digit a -> SplitDigit a
splitDigit !_ (One a) = SplitDigit NoDigit a NoDigit
splitDigit i (Two a b)
  | i < sizeN a = SplitDigit NoDigit a (Digits (One b))
  | otherwise = SplitDigit (Digits (One a)) b NoDigit
splitDigit i (Three a b c)
  | i < sa = SplitDigit NoDigit a (Digits (Two b c))
  | i < sa + sizeN b = SplitDigit (Digits (One a)) b (Digits (One c))
  | otherwise = SplitDigit (Digits (Two a b)) c NoDigit
  where
    sa = sizeN a
splitDigit i (Four a b c d)
  | i < sa = SplitDigit NoDigit a (Digits (Three b c d))
  | i < sab = SplitDigit (Digits (One a)) b (Digits (Two c d))
  | i < sab + sizeN c = SplitDigit (Digits (Two a b)) c (Digits (One d))
  | otherwise = SplitDigit (Digits (Three a b c)) d NoDigit
  where
    sa = sizeN a
    !sab = sa + sizeN b

-- The leaf at a position in range.
leafAt :: Int -> Seq a -> Node a
leafAt i0 t0 = tree i0 t0
  where
    tree !_ Empty = error "Data.Sequence: impossible"
    tree i (Single a) = node i a
    tree i (Deep _ pr m sf)
      | i < spr = digit i pr
      | i < spm = tree (i - spr) m
      | otherwise = digit (i - spm) sf
      where
        !spr = sizeD pr
        !spm = spr + length m
    digit i (One a) = node i a
    digit i (Two a b) = two i a b
    digit i (Three a b c) = three i a b c
    digit i (Four a b c d)
      | i < sab = two i a b
      | otherwise = two (i - sab) c d
      where
        !sab = sizeN a + sizeN b
    two i a b
      | i < sa = node i a
      | otherwise = node (i - sa) b
      where
        !sa = sizeN a
    three i a b c
      | i < sa = node i a
      | otherwise = two (i - sa) b c
      where
        !sa = sizeN a
    node _ n@(Leaf _) = n
    node i (Node2 _ a b) = two i a b
    node i (Node3 _ a b c) = three i a b c

-- Replaces the leaf at a position in range.
changeLeaf :: (a -> Node a) -> Int -> Seq a -> Seq a
changeLeaf f i0 t0 = tree i0 t0
  where
    tree !_ Empty = Empty
    tree i (Single a) = Single (node i a)
    tree i (Deep s pr m sf)
      | i < spr = Deep s (digit i pr) m sf
      | i < spm = let !m' = tree (i - spr) m in Deep s pr m' sf
      | otherwise = Deep s pr m (digit (i - spm) sf)
      where
        !spr = sizeD pr
        !spm = spr + length m
    digit i (One a) = One (node i a)
    digit i (Two a b)
      | i < sa = Two (node i a) b
      | otherwise = Two a (node (i - sa) b)
      where
        !sa = sizeN a
    digit i (Three a b c)
      | i < sa = Three (node i a) b c
      | i < sab = Three a (node (i - sa) b) c
      | otherwise = Three a b (node (i - sab) c)
      where
        !sa = sizeN a
        !sab = sa + sizeN b
    digit i (Four a b c d)
      | i < sa = Four (node i a) b c d
      | i < sab = Four a (node (i - sa) b) c d
      | i < sabc = Four a b (node (i - sab) c) d
      | otherwise = Four a b c (node (i - sabc) d)
      where
        !sa = sizeN a
        !sab = sa + sizeN b
        !sabc = sab + sizeN c
    node _ (Leaf x) = f x
    node i (Node2 s a b)
      | i < sa = Node2 s (node i a) b
      | otherwise = Node2 s a (node (i - sa) b)
      where
        !sa = sizeN a
    node i (Node3 s a b c)
      | i < sa = Node3 s (node i a) b c
      | i < sab = Node3 s a (node (i - sa) b) c
      | otherwise = Node3 s a b (node (i - sab) c)
      where
        !sa = sizeN a
        !sab = sa + sizeN b

element :: Node a -> a
element (Leaf x) = x
element _ = error "Data.Sequence: impossible"

-- ---------------------------------------------------------------------------------------------------------------
-- Construction

-- | The empty sequence.
empty :: Seq a
empty = Empty

-- | The sequence of one element.
singleton :: a -> Seq a
singleton x = Single (Leaf x)

-- | Adds an element on the left.
(<|) :: a -> Seq a -> Seq a
x <| s = cons (Leaf x) s

-- | Adds an element on the right.
(|>) :: Seq a -> a -> Seq a
s |> x = snoc s (Leaf x)

-- | One sequence after the other.
(><) :: Seq a -> Seq a -> Seq a
s >< t = append s [] t

-- | The sequence of a list's elements.
fromList :: [a] -> Seq a
fromList xs = fromListN (P.length xs) xs

-- | The sequence of a function's values at 0, 1 and so on.
fromFunction :: Int -> (Int -> a) -> Seq a
fromFunction n f
  | n < 0 = error "Data.Sequence.fromFunction called with negative len"
  | otherwise = fromListN n (go 0)
  where
    go !i = if i == n then [] else f i : go (i + 1)

-- | The sequence of an array's elements.
fromArray :: Ix i => Array i a -> Seq a
fromArray a = fromList (Array.elems a)

-- | The same element n times, in logarithmic time.
replicate :: Int -> a -> Seq a
replicate n x
  | n < 0 = error "replicate takes a nonnegative integer argument"
  | otherwise = same 1 n (Leaf x)
  where
    same !size k node
      | k > 8 = let !last = (k - 4) `rem` 3 + 1
                    !count = (k - 3 - last) `quot` 3
                    !m = same (3 * size) count (Node3 (3 * size) node node node)
                in Deep (k * size) (Three node node node) m (digit last)
      | otherwise = build size k (P.replicate k node)
      where
        digit 1 = One node
        digit 2 = Two node node
        digit _ = Three node node node

-- | Runs an action n times and collects the results.
replicateA :: Applicative f => Int -> f a -> f (Seq a)
replicateA n act
  | n < 0 = error "replicateA takes a nonnegative integer argument"
  | otherwise = fmap (fromListN n) (sequenceA (P.replicate n act))

-- | The same as 'replicateA'.
replicateM :: Applicative m => Int -> m a -> m (Seq a)
replicateM = replicateA

-- | The first k elements of a sequence repeated for ever.
cycleTaking :: Int -> Seq a -> Seq a
cycleTaking k s
  | k <= 0 = Empty
  | null s = error "cycleTaking cannot take a positive number of elements from an empty cycle."
  | otherwise = cycleTakingAny k s

cycleTakingAny :: Int -> Seq a -> Seq a
cycleTakingAny k s
  | k <= length s = take k s
  | otherwise = double s
  where
    double t
      | 2 * length t >= k = t >< take (k - length t) t
      | otherwise = double (t >< t)

-- | @x@, @f x@, @f (f x)@ and so on, n elements.
iterateN :: Int -> (a -> a) -> a -> Seq a
iterateN n f x
  | n < 0 = error "iterateN takes a nonnegative integer argument"
  | otherwise = fromListN n (P.take n (P.iterate f x))

-- | Builds from a seed, left to right.
unfoldr :: (b -> Maybe (a, b)) -> b -> Seq a
unfoldr f b0 = go Empty b0
  where
    go !s b = case f b of
      Nothing -> s
      Just (x, b') -> go (s |> x) b'

-- | Builds from a seed, right to left.
unfoldl :: (b -> Maybe (b, a)) -> b -> Seq a
unfoldl f b0 = go b0 Empty
  where
    go b !s = case f b of
      Nothing -> s
      Just (b', x) -> go b' (x <| s)

-- ---------------------------------------------------------------------------------------------------------------
-- Queries and ends

-- | Whether the sequence is empty.
null :: Seq a -> Bool
null Empty = True
null _ = False

-- | The number of elements.
length :: Seq a -> Int
length Empty = 0
length (Single n) = sizeN n
length (Deep s _ _ _) = s

-- | The leftmost element and the rest.
viewl :: Seq a -> ViewL a
viewl s = case leftEnd s of
  NoLeft -> EmptyL
  LeftEnd n rest -> element n :< rest

-- | The rightmost element and the rest.
viewr :: Seq a -> ViewR a
viewr s = case rightEnd s of
  NoRight -> EmptyR
  RightEnd rest n -> rest :> element n

-- ---------------------------------------------------------------------------------------------------------------
-- Scans and pieces

-- | All accumulators of a left fold.
scanl :: (b -> a -> b) -> b -> Seq a -> Seq b
scanl f z s = fromListN (length s + 1) (P.scanl f z (F.toList s))

-- | 'scanl' from the first element.
scanl1 :: (a -> a -> a) -> Seq a -> Seq a
scanl1 f s = case viewl s of
  EmptyL -> error "scanl1 takes a nonempty sequence as an argument"
  x :< xs -> scanl f x xs

-- | All accumulators of a right fold.
scanr :: (a -> b -> b) -> b -> Seq a -> Seq b
scanr f z s = fromListN (length s + 1) (P.scanr f z (F.toList s))

-- | 'scanr' from the last element.
scanr1 :: (a -> a -> a) -> Seq a -> Seq a
scanr1 f s = case viewr s of
  EmptyR -> error "scanr1 takes a nonempty sequence as an argument"
  xs :> x -> scanr f x xs

-- | All suffixes, the longest first.
tails :: Seq a -> Seq (Seq a)
tails s = fromFunction (length s + 1) (\i -> drop i s)

-- | All prefixes, the shortest first.
inits :: Seq a -> Seq (Seq a)
inits s = fromFunction (length s + 1) (\i -> take i s)

-- | Cuts into pieces of n elements, the last perhaps shorter.
chunksOf :: Int -> Seq a -> Seq (Seq a)
chunksOf n s
  | n <= 0 = if null s then Empty
             else error "chunksOf: A non-empty sequence can only be broken up into positively-sized chunks."
  | otherwise = go Empty s
  where
    go !done t
      | null t = done
      | otherwise = case splitAt n t of (chunk, rest) -> go (done |> chunk) rest

-- | The longest prefix that satisfies a predicate.
takeWhileL :: (a -> Bool) -> Seq a -> Seq a
takeWhileL p s = fst (spanl p s)

-- | The longest suffix that satisfies a predicate.
takeWhileR :: (a -> Bool) -> Seq a -> Seq a
takeWhileR p s = fst (spanr p s)

-- | What 'takeWhileL' leaves.
dropWhileL :: (a -> Bool) -> Seq a -> Seq a
dropWhileL p s = snd (spanl p s)

-- | What 'takeWhileR' leaves.
dropWhileR :: (a -> Bool) -> Seq a -> Seq a
dropWhileR p s = snd (spanr p s)

-- | The longest prefix that satisfies a predicate, and the rest.
spanl :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
spanl p = breakl (\x -> not (p x))

-- | The longest suffix that satisfies a predicate, and the rest.
spanr :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
spanr p = breakr (\x -> not (p x))

-- | The longest prefix that does not satisfy a predicate, and the rest.
breakl :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
breakl p s = case findIndexL p s of
  Nothing -> (s, Empty)
  Just i -> splitAt i s

-- | The longest suffix that does not satisfy a predicate, and the rest.
breakr :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
breakr p s = case findIndexR p s of
  Nothing -> (s, Empty)
  Just i -> case splitAt (i + 1) s of (a, b) -> (b, a)

-- | The elements that satisfy a predicate, and those that do not.
partition :: (a -> Bool) -> Seq a -> (Seq a, Seq a)
partition p = F.foldl' step (Empty, Empty)
  where
    step (a, b) x
      | p x = let !a' = a |> x in (a', b)
      | otherwise = let !b' = b |> x in (a, b')

-- | The elements that satisfy a predicate.
filter :: (a -> Bool) -> Seq a -> Seq a
filter p = F.foldl' (\s x -> if p x then s |> x else s) Empty

-- ---------------------------------------------------------------------------------------------------------------
-- Sorting

-- | Sorts, keeping equal elements in order.
sort :: Ord a => Seq a -> Seq a
sort = sortBy compare

-- | 'sort' by a comparison.
sortBy :: (a -> a -> Ordering) -> Seq a -> Seq a
sortBy cmp s = fromListN (length s) (List.sortBy cmp (F.toList s))

-- | 'sort' by a key, computed once for each element.
sortOn :: Ord b => (a -> b) -> Seq a -> Seq a
sortOn f s = fromListN (length s) (List.sortOn f (F.toList s))

-- | Sorts; here the same as 'sort'.
unstableSort :: Ord a => Seq a -> Seq a
unstableSort = sort

-- | Sorts by a comparison; here the same as 'sortBy'.
unstableSortBy :: (a -> a -> Ordering) -> Seq a -> Seq a
unstableSortBy = sortBy

-- | Sorts by a key; here the same as 'sortOn'.
unstableSortOn :: Ord b => (a -> b) -> Seq a -> Seq a
unstableSortOn = sortOn

-- ---------------------------------------------------------------------------------------------------------------
-- Positions

-- | The element at a position.
lookup :: Int -> Seq a -> Maybe a
lookup i s
  | i >= 0 && i < length s = case leafAt i s of
      Leaf x -> Just x
      _ -> Nothing
  | otherwise = Nothing

-- | The element at a position.
(!?) :: Seq a -> Int -> Maybe a
s !? i = lookup i s

-- | The element at a position in range.
index :: Seq a -> Int -> a
index s i = case lookup i s of
  Just x -> x
  Nothing -> error ("index out of bounds in call to: Data.Sequence.index " ++ show i)

-- | Changes the element at a position, if in range.
adjust :: (a -> a) -> Int -> Seq a -> Seq a
adjust f i s
  | i >= 0 && i < length s = changeLeaf (\x -> Leaf (f x)) i s
  | otherwise = s

-- | 'adjust', evaluating the new element.
adjust' :: (a -> a) -> Int -> Seq a -> Seq a
adjust' f i s
  | i >= 0 && i < length s = changeLeaf (\x -> let !y = f x in Leaf y) i s
  | otherwise = s

-- | Replaces the element at a position, if in range.
update :: Int -> a -> Seq a -> Seq a
update i x s
  | i >= 0 && i < length s = changeLeaf (\_ -> Leaf x) i s
  | otherwise = s

-- | The first n elements.
take :: Int -> Seq a -> Seq a
take i s
  | i <= 0 = Empty
  | i >= length s = s
  | otherwise = case splitTree i s of Split l _ _ -> l

-- | All but the first n elements.
drop :: Int -> Seq a -> Seq a
drop i s
  | i <= 0 = s
  | i >= length s = Empty
  | otherwise = case splitTree i s of Split _ x r -> cons x r

-- | Inserts an element before a position, at an end when out of range.
insertAt :: Int -> a -> Seq a -> Seq a
insertAt i x s
  | i <= 0 = x <| s
  | i >= length s = s |> x
  | otherwise = case splitTree i s of Split l y r -> snoc l (Leaf x) >< cons y r

-- | Removes the element at a position, if in range.
deleteAt :: Int -> Seq a -> Seq a
deleteAt i s
  | i >= 0 && i < length s = case splitTree i s of Split l _ r -> l >< r
  | otherwise = s

-- | Both 'take' and 'drop'.
splitAt :: Int -> Seq a -> (Seq a, Seq a)
splitAt i s
  | i <= 0 = (Empty, s)
  | i >= length s = (s, Empty)
  | otherwise = case splitTree i s of Split l x r -> let !r' = cons x r in (l, r')

-- | The leftmost position of an element.
elemIndexL :: Eq a => a -> Seq a -> Maybe Int
elemIndexL x = findIndexL (x ==)

-- | The rightmost position of an element.
elemIndexR :: Eq a => a -> Seq a -> Maybe Int
elemIndexR x = findIndexR (x ==)

-- | The positions of an element, ascending.
elemIndicesL :: Eq a => a -> Seq a -> [Int]
elemIndicesL x = findIndicesL (x ==)

-- | The positions of an element, descending.
elemIndicesR :: Eq a => a -> Seq a -> [Int]
elemIndicesR x = findIndicesR (x ==)

-- | The leftmost position that satisfies a predicate.
findIndexL :: (a -> Bool) -> Seq a -> Maybe Int
findIndexL p s = case findIndicesL p s of
  [] -> Nothing
  i : _ -> Just i

-- | The rightmost position that satisfies a predicate.
findIndexR :: (a -> Bool) -> Seq a -> Maybe Int
findIndexR p s = case findIndicesR p s of
  [] -> Nothing
  i : _ -> Just i

-- | The positions that satisfy a predicate, ascending.
findIndicesL :: (a -> Bool) -> Seq a -> [Int]
findIndicesL p = foldrWithIndex (\i x is -> if p x then i : is else is) []

-- | The positions that satisfy a predicate, descending.
findIndicesR :: (a -> Bool) -> Seq a -> [Int]
findIndicesR p = foldlWithIndex (\is i x -> if p x then i : is else is) []

-- ---------------------------------------------------------------------------------------------------------------
-- Maps and folds

-- | Joins the images of all elements and their positions.
foldMapWithIndex :: Monoid m => (Int -> a -> m) -> Seq a -> m
foldMapWithIndex f = foldrWithIndex (\i x m -> f i x `mappend` m) mempty

-- | A left fold with positions.
foldlWithIndex :: (b -> Int -> a -> b) -> b -> Seq a -> b
foldlWithIndex f z s = F.foldl (\g x !i -> f (g (i - 1)) i x) (\_ -> z) s (length s - 1)

-- | A right fold with positions.
foldrWithIndex :: (Int -> a -> b -> b) -> b -> Seq a -> b
foldrWithIndex f z s = F.foldr (\x g !i -> f i x (g (i + 1))) (\_ -> z) s 0

-- | Applies a function to every element and its position.
mapWithIndex :: (Int -> a -> b) -> Seq a -> Seq b
mapWithIndex f s = fromListN (length s) (foldrWithIndex (\i x ys -> f i x : ys) [] s)

-- | Runs an action on every element and its position and collects the results.
traverseWithIndex :: Applicative f => (Int -> a -> f b) -> Seq a -> f (Seq b)
traverseWithIndex f s = sequenceA (mapWithIndex f s)

-- | The elements in reverse.
reverse :: Seq a -> Seq a
reverse s = fromListN (length s) (F.foldl (\xs x -> x : xs) [] s)

-- | Puts an element between all others.
intersperse :: a -> Seq a -> Seq a
intersperse x s
  | null s = s
  | otherwise = fromListN (2 * length s - 1) (List.intersperse x (F.toList s))

-- | Pairs up, as far as both sequences go.
zip :: Seq a -> Seq b -> Seq (a, b)
zip = zipWith (,)

-- | Combines elements, as far as both sequences go.
zipWith :: (a -> b -> c) -> Seq a -> Seq b -> Seq c
zipWith f s t = fromListN (min (length s) (length t)) (P.zipWith f (F.toList s) (F.toList t))

-- | 'zip' of three.
zip3 :: Seq a -> Seq b -> Seq c -> Seq (a, b, c)
zip3 = zipWith3 (,,)

-- | 'zipWith' of three.
zipWith3 :: (a -> b -> c -> d) -> Seq a -> Seq b -> Seq c -> Seq d
zipWith3 f s t u = zipWith ($) (zipWith f s t) u

-- | 'zip' of four.
zip4 :: Seq a -> Seq b -> Seq c -> Seq d -> Seq (a, b, c, d)
zip4 = zipWith4 (,,,)

-- | 'zipWith' of four.
zipWith4 :: (a -> b -> c -> d -> e) -> Seq a -> Seq b -> Seq c -> Seq d -> Seq e
zipWith4 f s t u v = zipWith ($) (zipWith3 f s t u) v

-- | Separates pairs.
unzip :: Seq (a, b) -> (Seq a, Seq b)
unzip = unzipWith id

-- | Applies a function and separates the pairs.
unzipWith :: (a -> (b, c)) -> Seq a -> (Seq b, Seq c)
unzipWith f s = (fmap fst ps, fmap snd ps)
  where
    ps = fmap f s

infixr 5 :<|
infixl 5 :|>

-- | The leftmost element and the rest.
pattern (:<|) :: a -> Seq a -> Seq a
pattern x :<| xs <- (viewl -> x :< xs) where
  x :<| xs = x <| xs

-- | The rest and the rightmost element.
pattern (:|>) :: Seq a -> a -> Seq a
pattern xs :|> x <- (viewr -> xs :> x) where
  xs :|> x = xs |> x

{-# COMPLETE (:<|), Empty #-}
{-# COMPLETE (:|>), Empty #-}

instance Eq1 Seq where
  liftEq eq s t = length s == length t && liftEq eq (F.toList s) (F.toList t)

instance Ord1 Seq where
  liftCompare cmp s t = liftCompare cmp (F.toList s) (F.toList t)

instance Show1 Seq where
  liftShowsPrec sp sl d s = showsUnaryWith (liftShowsPrec sp sl) "fromList" d (F.toList s)

instance Read1 Seq where
  liftReadsPrec rp rl = readsData (readsUnaryWith (liftReadsPrec rp rl) "fromList" fromList)

deriving instance Traversable ViewL
deriving instance Traversable ViewR
deriving instance Read a => Read (ViewL a)
deriving instance Read a => Read (ViewR a)

instance MonadZip Seq where
  mzipWith = zipWith
  munzip = unzip

instance IsList (Seq a) where
  type Item (Seq a) = a
  fromList = fromList
  toList = F.toList
