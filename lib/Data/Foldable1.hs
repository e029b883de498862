-- | Structures with at least one element.
module Data.Foldable1
  ( Foldable1(..), foldr1, foldr1', foldl1, foldl1', intercalate1, foldrM1, foldlM1, foldrMapM1, foldlMapM1, maximumBy, minimumBy
  ) where

import Control.Applicative.Backwards (Backwards(..))
import Control.Applicative.Lift (Lift(..))
import Control.Monad.Trans.Identity (IdentityT(..))
import Data.Complex (Complex(..))
import qualified Data.Foldable as F
import Data.Functor.Compose (Compose(..))
import Data.Functor.Identity (Identity(..))
import qualified Data.Functor.Product as Functor
import Data.Functor.Reverse (Reverse(..))
import qualified Data.Functor.Sum as Functor
import Data.List.NonEmpty (NonEmpty(..))
import qualified Data.List.NonEmpty as NonEmpty
import Data.Monoid (Alt(..), Ap(..), Dual(..), Product(..), Sum(..))
import Data.Ord (Down(..))
import Data.Semigroup (First(..), Last(..), Max(..), Min(..))
import Data.Tagged (Tagged(..))
import Data.Tree (Tree(..))
import Data.Tuple (Solo(..))
import GHC.Generics (M1(..), Par1(..), Rec1(..), V1, (:*:)(..), (:+:)(..), (:.:)(..))
import Prelude hiding (foldl1, foldr1, head, last, maximum, minimum)

{-# MINIMAL foldMap1 | foldrMap1 #-}
-- | Folds that need no value for the empty structure.
class Foldable t => Foldable1 t where
  fold1 :: Semigroup m => t m -> m
  fold1 = foldMap1 id

  foldMap1 :: Semigroup m => (a -> m) -> t a -> m
  foldMap1 f = foldrMap1 f (\a m -> f a <> m)

  foldMap1' :: Semigroup m => (a -> m) -> t a -> m
  foldMap1' f = foldlMap1' f (\m a -> m <> f a)

  toNonEmpty :: t a -> NonEmpty a
  toNonEmpty t = case foldMap1 (\a -> Joined (a :|)) t of Joined list -> list []

  maximum :: Ord a => t a -> a
  maximum = getMax . foldMap1' Max

  minimum :: Ord a => t a -> a
  minimum = getMin . foldMap1' Min

  head :: t a -> a
  head = getFirst . foldMap1 First

  last :: t a -> a
  last = getLast . foldMap1 Last

  foldrMap1 :: (a -> b) -> (a -> b -> b) -> t a -> b
  foldrMap1 f g t = go (toNonEmpty t)
    where
      go (a :| []) = f a
      go (a :| b : bs) = g a (go (b :| bs))

  foldlMap1' :: (a -> b) -> (b -> a -> b) -> t a -> b
  foldlMap1' f g t = case toNonEmpty t of a :| as -> let b = f a in b `seq` F.foldl' g b as

  foldlMap1 :: (a -> b) -> (b -> a -> b) -> t a -> b
  foldlMap1 f g t = case toNonEmpty t of a :| as -> F.foldl g (f a) as

  foldrMap1' :: (a -> b) -> (a -> b -> b) -> t a -> b
  foldrMap1' f g t = case NonEmpty.reverse (toNonEmpty t) of a :| as -> let b = f a in b `seq` F.foldl' (flip g) b as

-- A list that is not empty, by what comes behind it.
newtype Joined a = Joined ([a] -> NonEmpty a)

instance Semigroup (Joined a) where
  Joined f <> Joined g = Joined (f . NonEmpty.toList . g)

-- | The fold from the right.
foldr1 :: Foldable1 t => (a -> a -> a) -> t a -> a
foldr1 = foldrMap1 id

-- | The same, evaluating what it carries.
foldr1' :: Foldable1 t => (a -> a -> a) -> t a -> a
foldr1' = foldrMap1' id

-- | The fold from the left.
foldl1 :: Foldable1 t => (a -> a -> a) -> t a -> a
foldl1 = foldlMap1 id

-- | The same, evaluating what it carries.
foldl1' :: Foldable1 t => (a -> a -> a) -> t a -> a
foldl1' = foldlMap1' id

-- | All elements with the first argument between them.
intercalate1 :: (Foldable1 t, Semigroup m) => m -> t m -> m
intercalate1 separator = foldr1 (\a b -> a <> (separator <> b))

-- | The fold from the right with effects.
foldrM1 :: (Foldable1 t, Monad m) => (a -> a -> m a) -> t a -> m a
foldrM1 = foldrMapM1 return

-- | The same, from what is made of the last element.
foldrMapM1 :: (Foldable1 t, Monad m) => (a -> m b) -> (a -> b -> m b) -> t a -> m b
foldrMapM1 f g = foldrMap1 f (\a m -> m >>= g a)

-- | The fold from the left with effects.
foldlM1 :: (Foldable1 t, Monad m) => (a -> a -> m a) -> t a -> m a
foldlM1 = foldlMapM1 return

-- | The same, from what is made of the first element.
foldlMapM1 :: (Foldable1 t, Monad m) => (a -> m b) -> (b -> a -> m b) -> t a -> m b
foldlMapM1 f g t = case toNonEmpty t of a :| as -> f a >>= \b -> F.foldlM g b as

-- | The greatest element by that order; of several the last one.
maximumBy :: Foldable1 t => (a -> a -> Ordering) -> t a -> a
maximumBy order = foldl1' (\a b -> case order a b of { GT -> a; _ -> b })

-- | The least element by that order; of several the first one.
minimumBy :: Foldable1 t => (a -> a -> Ordering) -> t a -> a
minimumBy order = foldl1' (\a b -> case order a b of { GT -> b; _ -> a })

instance Foldable1 NonEmpty where
  foldMap1 f (a :| as) = go (f a) as
    where
      go m [] = m
      go m (b : bs) = m <> go (f b) bs
  toNonEmpty = id
  head = NonEmpty.head
  last = NonEmpty.last

instance Foldable1 Identity where
  foldMap1 f (Identity a) = f a

instance Foldable1 Solo where
  foldMap1 f (Solo a) = f a

instance Foldable1 ((,) a) where
  foldMap1 f (_, b) = f b

instance Foldable1 Complex where
  foldMap1 f (a :+ b) = f a <> f b

instance Foldable1 Down where
  foldMap1 f (Down a) = f a

instance Foldable1 Dual where
  foldMap1 f (Dual a) = f a

instance Foldable1 Sum where
  foldMap1 f (Sum a) = f a

instance Foldable1 Product where
  foldMap1 f (Product a) = f a

instance Foldable1 Min where
  foldMap1 f (Min a) = f a

instance Foldable1 Max where
  foldMap1 f (Max a) = f a

instance Foldable1 First where
  foldMap1 f (First a) = f a

instance Foldable1 Last where
  foldMap1 f (Last a) = f a

instance Foldable1 f => Foldable1 (Alt f) where
  foldMap1 f (Alt a) = foldMap1 f a

instance Foldable1 f => Foldable1 (Ap f) where
  foldMap1 f (Ap a) = foldMap1 f a

instance Foldable1 (Tagged s) where
  foldMap1 f (Tagged a) = f a

instance Foldable1 Tree where
  foldMap1 f (Node a []) = f a
  foldMap1 f (Node a (t : ts)) = f a <> foldMap1 (foldMap1 f) (t :| ts)

instance (Foldable1 f, Foldable1 g) => Foldable1 (Functor.Product f g) where
  foldMap1 f (Functor.Pair a b) = foldMap1 f a <> foldMap1 f b

instance (Foldable1 f, Foldable1 g) => Foldable1 (Functor.Sum f g) where
  foldMap1 f (Functor.InL a) = foldMap1 f a
  foldMap1 f (Functor.InR b) = foldMap1 f b

instance (Foldable1 f, Foldable1 g) => Foldable1 (Compose f g) where
  foldMap1 f (Compose a) = foldMap1 (foldMap1 f) a

instance Foldable1 f => Foldable1 (IdentityT f) where
  foldMap1 f (IdentityT a) = foldMap1 f a

instance Foldable1 f => Foldable1 (Backwards f) where
  foldMap1 f (Backwards a) = foldMap1 f a

instance Foldable1 f => Foldable1 (Lift f) where
  foldMap1 f (Pure a) = f a
  foldMap1 f (Other a) = foldMap1 f a

instance Foldable1 f => Foldable1 (Reverse f) where
  foldMap1 f (Reverse a) = getDual (foldMap1 (Dual . f) a)

instance Foldable1 V1 where
  foldMap1 _ v = v `seq` error "Data.Foldable1: there is no such value"

instance Foldable1 Par1 where
  foldMap1 f (Par1 a) = f a

instance Foldable1 f => Foldable1 (Rec1 f) where
  foldMap1 f (Rec1 a) = foldMap1 f a

instance Foldable1 f => Foldable1 (M1 i c f) where
  foldMap1 f (M1 a) = foldMap1 f a

instance (Foldable1 f, Foldable1 g) => Foldable1 (f :+: g) where
  foldMap1 f (L1 a) = foldMap1 f a
  foldMap1 f (R1 b) = foldMap1 f b

instance (Foldable1 f, Foldable1 g) => Foldable1 (f :*: g) where
  foldMap1 f (a :*: b) = foldMap1 f a <> foldMap1 f b

instance (Foldable1 f, Foldable1 g) => Foldable1 (f :.: g) where
  foldMap1 f (Comp1 a) = foldMap1 (foldMap1 f) a
