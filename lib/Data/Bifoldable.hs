-- | Containers with elements of two types.
module Data.Bifoldable
  ( Bifoldable(..), bifoldr', bifoldr1, bifoldrM, bifoldl', bifoldl1, bifoldlM, bitraverse_, bifor_, bimapM_, biforM_
  , bisequence_, bisequenceA_, biasum, bimsum, biList, binull, bilength, bielem, bimaximum, biminimum, bisum, biproduct
  , biconcat, biconcatMap, biand, bior, biany, biall, bimaximumBy, biminimumBy, binotElem, bifind
  ) where

import Control.Applicative (Alternative(..), Const(..))
import Data.Foldable (maximumBy, minimumBy)
import Data.Maybe (fromMaybe)
import Data.Monoid

-- | Type constructors whose two kinds of elements can be folded together.
class Bifoldable p where
  bifold :: Monoid m => p m m -> m
  bifold = bifoldMap id id
  bifoldMap :: Monoid m => (a -> m) -> (b -> m) -> p a b -> m
  bifoldMap f g = bifoldr (mappend . f) (mappend . g) mempty
  bifoldr :: (a -> c -> c) -> (b -> c -> c) -> c -> p a b -> c
  bifoldr f g z t = appEndo (bifoldMap (Endo . f) (Endo . g) t) z
  bifoldl :: (c -> a -> c) -> (c -> b -> c) -> c -> p a b -> c
  bifoldl f g z t = appEndo (getDual (bifoldMap (Dual . Endo . flip f) (Dual . Endo . flip g) t)) z
  {-# MINIMAL bifoldr | bifoldMap #-}

instance Bifoldable (,) where
  bifoldMap f g ~(a, b) = f a <> g b

instance Bifoldable Const where
  bifoldMap f _ (Const a) = f a

instance Bifoldable ((,,) x) where
  bifoldMap f g ~(_, a, b) = f a <> g b

instance Bifoldable ((,,,) x y) where
  bifoldMap f g ~(_, _, a, b) = f a <> g b

instance Bifoldable ((,,,,) x y z) where
  bifoldMap f g ~(x, y, z, a, b) = f a <> g b

instance Bifoldable ((,,,,,) x y z u) where
  bifoldMap f g ~(x, y, z, u, a, b) = f a <> g b

instance Bifoldable ((,,,,,,) x y z u v) where
  bifoldMap f g ~(x, y, z, u, v, a, b) = f a <> g b

instance Bifoldable Either where
  bifoldMap f _ (Left a) = f a
  bifoldMap _ g (Right b) = g b

-- | bifoldr that evaluates as it goes.
bifoldr' :: Bifoldable t => (a -> c -> c) -> (b -> c -> c) -> c -> t a b -> c
bifoldr' f g z0 xs = bifoldl (\k x z -> k $! f x z) (\k x z -> k $! g x z) id xs z0

-- | bifoldr without a start; an error if there are no elements.
bifoldr1 :: Bifoldable t => (a -> a -> a) -> t a a -> a
bifoldr1 f xs = fromMaybe (error "bifoldr1: empty structure") (bifoldr mbf mbf Nothing xs)
  where mbf x m = Just (case m of { Nothing -> x; Just y -> f x y })

-- | bifoldr in a monad.
bifoldrM :: (Bifoldable t, Monad m) => (a -> c -> m c) -> (b -> c -> m c) -> c -> t a b -> m c
bifoldrM f g z0 xs = bifoldl (\k x z -> f x z >>= k) (\k x z -> g x z >>= k) return xs z0

-- | bifoldl that evaluates as it goes.
bifoldl' :: Bifoldable t => (a -> b -> a) -> (a -> c -> a) -> a -> t b c -> a
bifoldl' f g z0 xs = bifoldr (\x k z -> k $! f z x) (\x k z -> k $! g z x) id xs z0

-- | bifoldl without a start; an error if there are no elements.
bifoldl1 :: Bifoldable t => (a -> a -> a) -> t a a -> a
bifoldl1 f xs = fromMaybe (error "bifoldl1: empty structure") (bifoldl mbf mbf Nothing xs)
  where mbf m y = Just (case m of { Nothing -> y; Just x -> f x y })

-- | bifoldl in a monad.
bifoldlM :: (Bifoldable t, Monad m) => (a -> b -> m a) -> (a -> c -> m a) -> a -> t b c -> m a
bifoldlM f g z0 xs = bifoldr (\x k z -> f z x >>= k) (\x k z -> g z x >>= k) return xs z0

-- | Runs an action for each element.
bitraverse_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bitraverse_ f g = bifoldr ((*>) . f) ((*>) . g) (pure ())

-- | bitraverse_, the container first.
bifor_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
bifor_ t f g = bitraverse_ f g t

-- | bitraverse_.
bimapM_ :: (Bifoldable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f ()
bimapM_ = bitraverse_

-- | bifor_.
biforM_ :: (Bifoldable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f ()
biforM_ = bifor_

-- | Runs the elements.
bisequenceA_ :: (Bifoldable t, Applicative f) => t (f a) (f b) -> f ()
bisequenceA_ = bifoldr (*>) (*>) (pure ())

-- | Runs the elements.
bisequence_ :: (Bifoldable t, Applicative f) => t (f a) (f b) -> f ()
bisequence_ = bisequenceA_

-- | The first success among the elements.
bimsum :: (Bifoldable t, Alternative f) => t (f a) (f a) -> f a
bimsum = biasum

-- | The elements as alternatives.
biasum :: (Bifoldable t, Alternative f) => t (f a) (f a) -> f a
biasum = bifoldr (<|>) (<|>) empty

-- | The elements.
biList :: Bifoldable t => t a a -> [a]
biList = bifoldr (:) (:) []

-- | Are there no elements?
binull :: Bifoldable t => t a b -> Bool
binull = bifoldr (\_ _ -> False) (\_ _ -> False) True

-- | How many elements there are.
bilength :: Bifoldable t => t a b -> Int
bilength = bifoldl' (\c _ -> c + 1) (\c _ -> c + 1) 0

-- | Is the value an element?
bielem :: (Bifoldable t, Eq a) => a -> t a a -> Bool
bielem x = biany (== x) (== x)

-- | Is the value no element?
binotElem :: (Bifoldable t, Eq a) => a -> t a a -> Bool
binotElem x = not . bielem x

-- | The greatest element.
bimaximum :: (Bifoldable t, Ord a) => t a a -> a
bimaximum = maximum . biList

-- | The least element.
biminimum :: (Bifoldable t, Ord a) => t a a -> a
biminimum = minimum . biList

-- | The greatest element by a comparison.
bimaximumBy :: Bifoldable t => (a -> a -> Ordering) -> t a a -> a
bimaximumBy c = maximumBy c . biList

-- | The least element by a comparison.
biminimumBy :: Bifoldable t => (a -> a -> Ordering) -> t a a -> a
biminimumBy c = minimumBy c . biList

-- | The sum of the elements.
bisum :: (Bifoldable t, Num a) => t a a -> a
bisum = getSum . bifoldMap Sum Sum

-- | The product of the elements.
biproduct :: (Bifoldable t, Num a) => t a a -> a
biproduct = getProduct . bifoldMap Product Product

-- | The elements joined.
biconcat :: Bifoldable t => t [a] [a] -> [a]
biconcat = bifold

-- | What two functions make of the elements, joined.
biconcatMap :: Bifoldable t => (a -> [c]) -> (b -> [c]) -> t a b -> [c]
biconcatMap = bifoldMap

-- | Are all elements true?
biand :: Bifoldable t => t Bool Bool -> Bool
biand = biall id id

-- | Is some element true?
bior :: Bifoldable t => t Bool Bool -> Bool
bior = biany id id

-- | Does some element satisfy its predicate?
biany :: Bifoldable t => (a -> Bool) -> (b -> Bool) -> t a b -> Bool
biany p q = getAny . bifoldMap (Any . p) (Any . q)

-- | Do all elements satisfy their predicates?
biall :: Bifoldable t => (a -> Bool) -> (b -> Bool) -> t a b -> Bool
biall p q = getAll . bifoldMap (All . p) (All . q)

-- | The first element that satisfies the predicate.
bifind :: Bifoldable t => (a -> Bool) -> t a a -> Maybe a
bifind p = getFirst . bifoldMap finder finder
  where finder x = First (if p x then Just x else Nothing)
