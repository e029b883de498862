-- | Lists with at least one element.
module Data.List.NonEmpty
  ( NonEmpty(..), map, intersperse, scanl, scanr, scanl1, scanr1, transpose, sortBy, sortWith
  , length, head, tail, last, init, singleton, (<|), cons, uncons, unfold, unfoldr, sort, reverse, inits, tails, append, appendList, prependList
  , iterate, repeat, cycle, insert, some1, take, drop, splitAt, takeWhile, dropWhile, span, break, filter, partition
  , group, groupBy, groupWith, groupAllWith, group1, groupBy1, groupWith1, groupAllWith1
  , permutations, permutations1, sortOn, inits1, tails1, isPrefixOf, nub, nubBy, (!!), zip, zipWith, unzip, fromList, toList, nonEmpty, xor
  ) where

import Prelude hiding
  ( map, scanl, scanr, scanl1, scanr1, length, head, tail, last, init, reverse, iterate, repeat, cycle, take, drop, splitAt
  , takeWhile, dropWhile, span, break, filter, (!!), zip, zipWith, unzip )
import Needle.Classes (NonEmpty(..))
import Needle.Base (Alternative(..), liftA2)
import qualified Data.List as L
import qualified Data.Foldable as F

{-# NEWER appendList, prependList, append, permutations, permutations1, sortOn, inits1, tails1 #-}

infixr 5 <|
infixl 9 !!

lift :: Foldable f => ([a] -> [b]) -> f a -> NonEmpty b
lift f = fromList . f . F.toList

-- | The number of elements.
length :: NonEmpty a -> Int
length (_ :| xs) = 1 + L.length xs

-- | Exclusive or of all.
xor :: NonEmpty Bool -> Bool
xor (x :| xs) = foldr (/=) x xs

-- | The list as a NonEmpty, if it is not empty.
nonEmpty :: [a] -> Maybe (NonEmpty a)
nonEmpty [] = Nothing
nonEmpty (a : as) = Just (a :| as)

-- | The first element and the rest, if there is one.
uncons :: NonEmpty a -> (a, Maybe (NonEmpty a))
uncons (a :| as) = (a, nonEmpty as)

-- | Builds a list from a seed.
unfoldr :: (a -> (b, Maybe a)) -> a -> NonEmpty b
unfoldr f a = case f a of
  (b, mc) -> b :| maybe [] go mc
  where
    go c = case f c of
      (d, me) -> d : maybe [] go me

-- | The first element.
head :: NonEmpty a -> a
head (a :| _) = a

-- | All but the first element.
tail :: NonEmpty a -> [a]
tail (_ :| as) = as

-- | The last element.
last :: NonEmpty a -> a
last (a :| as) = L.last (a : as)

-- | All but the last element.
init :: NonEmpty a -> [a]
init (a :| as) = L.init (a : as)

-- | One element.
singleton :: a -> NonEmpty a
singleton a = a :| []

-- | Puts an element in front.
(<|) :: a -> NonEmpty a -> NonEmpty a
a <| (b :| bs) = a :| b : bs

-- | Puts an element in front.
cons :: a -> NonEmpty a -> NonEmpty a
cons = (<|)

-- | Sorts, keeping equal elements in order.
sort :: Ord a => NonEmpty a -> NonEmpty a
sort = lift L.sort

-- | Sorts by a comparison.
sortBy :: (a -> a -> Ordering) -> NonEmpty a -> NonEmpty a
sortBy f = lift (L.sortBy f)

-- | Sorts by an image.
sortWith :: Ord o => (a -> o) -> NonEmpty a -> NonEmpty a
sortWith f = sortBy (\x y -> compare (f x) (f y))

-- | The list as a NonEmpty; an error if it is empty.
fromList :: [a] -> NonEmpty a
fromList (a : as) = a :| as
fromList [] = errorWithoutStackTrace "NonEmpty.fromList: empty list"

-- | All elements.
toList :: NonEmpty a -> [a]
toList (a :| as) = a : as

-- | Applies a function to every element.
map :: (a -> b) -> NonEmpty a -> NonEmpty b
map f (a :| as) = f a :| fmap f as

-- | One after the other.
append :: NonEmpty a -> NonEmpty a -> NonEmpty a
append = (<>)

-- | A list after.
appendList :: NonEmpty a -> [a] -> NonEmpty a
appendList (x :| xs) ys = x :| xs ++ ys

-- | A list before.
prependList :: [a] -> NonEmpty a -> NonEmpty a
prependList ls ne = case ls of
  [] -> ne
  (x : xs) -> x :| xs ++ toList ne

-- | All prefixes, shortest first.
inits :: Foldable f => f a -> NonEmpty [a]
inits = fromList . L.inits . F.toList

-- | All prefixes but the empty one, shortest first.
inits1 :: NonEmpty a -> NonEmpty (NonEmpty a)
inits1 = fromList . L.map fromList . L.drop 1 . L.inits . F.toList

-- | All suffixes but the empty one, longest first.
tails1 :: NonEmpty a -> NonEmpty (NonEmpty a)
tails1 = fromList . L.map fromList . L.init . L.tails . F.toList

-- | All orders of the elements.
permutations :: [a] -> NonEmpty [a]
permutations = fromList . L.permutations

-- | All orders of the elements of a list that is not empty.
permutations1 :: NonEmpty a -> NonEmpty (NonEmpty a)
permutations1 = map fromList . permutations . F.toList

-- | Sorts by an image that is evaluated once for each element.
sortOn :: Ord b => (a -> b) -> NonEmpty a -> NonEmpty a
sortOn f = lift (L.sortOn f)

-- | All suffixes, longest first.
tails :: Foldable f => f a -> NonEmpty [a]
tails = fromList . L.tails . F.toList

-- | Inserts before the first greater element.
insert :: (Foldable f, Ord a) => a -> f a -> NonEmpty a
insert a = fromList . L.insert a . F.toList

-- | One or more results of an action.
some1 :: Alternative f => f a -> f (NonEmpty a)
some1 x = liftA2 (:|) x (many x)

-- | All left folds of the prefixes.
scanl :: Foldable f => (b -> a -> b) -> b -> f a -> NonEmpty b
scanl f z = fromList . L.scanl f z . F.toList

-- | All right folds of the suffixes.
scanr :: Foldable f => (a -> b -> b) -> b -> f a -> NonEmpty b
scanr f z = fromList . L.scanr f z . F.toList

-- | scanl starting with the first element.
scanl1 :: (a -> a -> a) -> NonEmpty a -> NonEmpty a
scanl1 f (a :| as) = fromList (L.scanl f a as)

-- | scanr starting with the last element.
scanr1 :: (a -> a -> a) -> NonEmpty a -> NonEmpty a
scanr1 f (a :| as) = fromList (L.scanr1 f (a : as))

-- | Puts the element between all others.
intersperse :: a -> NonEmpty a -> NonEmpty a
intersperse a = lift (L.intersperse a)

-- | Repeated application, forever.
iterate :: (a -> a) -> a -> NonEmpty a
iterate f a = a :| L.iterate f (f a)

-- | The list over and over.
cycle :: NonEmpty a -> NonEmpty a
cycle = lift L.cycle

-- | The list backwards.
reverse :: NonEmpty a -> NonEmpty a
reverse = lift L.reverse

-- | The element forever.
repeat :: a -> NonEmpty a
repeat a = a :| L.repeat a

-- | The first elements.
take :: Int -> NonEmpty a -> [a]
take n = L.take n . toList

-- | Everything after the first elements.
drop :: Int -> NonEmpty a -> [a]
drop n = L.drop n . toList

-- | take and drop in one.
splitAt :: Int -> NonEmpty a -> ([a], [a])
splitAt n = L.splitAt n . toList

-- | The longest prefix satisfying the predicate.
takeWhile :: (a -> Bool) -> NonEmpty a -> [a]
takeWhile p = L.takeWhile p . toList

-- | What follows that prefix.
dropWhile :: (a -> Bool) -> NonEmpty a -> [a]
dropWhile p = L.dropWhile p . toList

-- | takeWhile and dropWhile in one.
span :: (a -> Bool) -> NonEmpty a -> ([a], [a])
span p = L.span p . toList

-- | span with the predicate negated.
break :: (a -> Bool) -> NonEmpty a -> ([a], [a])
break p = span (not . p)

-- | The elements satisfying the predicate.
filter :: (a -> Bool) -> NonEmpty a -> [a]
filter p = L.filter p . toList

-- | The elements that satisfy the predicate and those that do not.
partition :: (a -> Bool) -> NonEmpty a -> ([a], [a])
partition p = L.partition p . toList

-- | Runs of equal elements.
group :: (Foldable f, Eq a) => f a -> [NonEmpty a]
group = groupBy (==)

-- | Runs of elements related to their first.
groupBy :: Foldable f => (a -> a -> Bool) -> f a -> [NonEmpty a]
groupBy eq0 = go eq0 . F.toList
  where
    go _ [] = []
    go eq (x : xs) = (x :| ys) : groupBy eq zs
      where
        (ys, zs) = L.span (eq x) xs

-- | Runs of elements with equal images.
groupWith :: Eq b => (a -> b) -> [a] -> [NonEmpty a]
groupWith f = groupBy (\x y -> f x == f y)

-- | Sorted by an image and grouped.
groupAllWith :: Ord b => (a -> b) -> [a] -> [NonEmpty a]
groupAllWith f = groupWith f . L.sortBy (\x y -> compare (f x) (f y))

-- | group of a list that is not empty.
group1 :: Eq a => NonEmpty a -> NonEmpty (NonEmpty a)
group1 = groupBy1 (==)

-- | groupBy of a list that is not empty.
groupBy1 :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupBy1 eq (x :| xs) = (x :| ys) :| groupBy eq zs
  where
    (ys, zs) = L.span (eq x) xs

-- | groupWith of a list that is not empty.
groupWith1 :: Eq b => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupWith1 f = groupBy1 (\x y -> f x == f y)

-- | groupAllWith of a list that is not empty.
groupAllWith1 :: Ord b => (a -> b) -> NonEmpty a -> NonEmpty (NonEmpty a)
groupAllWith1 f = groupWith1 f . sortWith f

-- | Is the list a prefix?
isPrefixOf :: Eq a => [a] -> NonEmpty a -> Bool
isPrefixOf [] _ = True
isPrefixOf (y : ys) (x :| xs) = y == x && L.isPrefixOf ys xs

-- | The element at that position, counted from 0.
(!!) :: NonEmpty a -> Int -> a
(x :| xs) !! n
  | n == 0 = x
  | n > 0 = xs L.!! (n - 1)
  | otherwise = errorWithoutStackTrace "NonEmpty.!! negative index"

-- | Pairs of elements at the same position.
zip :: NonEmpty a -> NonEmpty b -> NonEmpty (a, b)
zip (x :| xs) (y :| ys) = (x, y) :| L.zip xs ys

-- | zip with a function in place of pairing.
zipWith :: (a -> b -> c) -> NonEmpty a -> NonEmpty b -> NonEmpty c
zipWith f (x :| xs) (y :| ys) = f x y :| L.zipWith f xs ys

-- | From a functor of pairs to a pair of functors.
unzip :: Functor f => f (a, b) -> (f a, f b)
unzip xs = (fmap fst xs, fmap snd xs)

-- | The first occurrences.
nub :: Eq a => NonEmpty a -> NonEmpty a
nub = nubBy (==)

-- | The first of every class of related elements.
nubBy :: (a -> a -> Bool) -> NonEmpty a -> NonEmpty a
nubBy eq (a :| as) = a :| L.filter (\b -> not (eq a b)) (L.nubBy eq as)

-- | Rows become columns.
transpose :: NonEmpty (NonEmpty a) -> NonEmpty (NonEmpty a)
transpose = fmap fromList . fromList . L.transpose . toList . fmap toList

-- | Elements from a seed, as long as there is another one.
unfold :: (a -> (b, Maybe a)) -> a -> NonEmpty b
unfold = unfoldr
