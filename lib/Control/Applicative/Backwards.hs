-- | Applicative functors that run their actions in the opposite order.
module Control.Applicative.Backwards (Backwards(..)) where

import Control.Applicative (Alternative(..))
import Data.Functor.Classes
import Text.Read (Read(..))

-- | The same functor; `<*>` runs its right side first.
newtype Backwards f a = Backwards { forwards :: f a }

instance Eq1 f => Eq1 (Backwards f) where
  liftEq eq (Backwards x) (Backwards y) = liftEq eq x y

instance Ord1 f => Ord1 (Backwards f) where
  liftCompare cmp (Backwards x) (Backwards y) = liftCompare cmp x y

instance Read1 f => Read1 (Backwards f) where
  liftReadPrec rp rl = readData (readUnaryWith (liftReadPrec rp rl) "Backwards" Backwards)

instance Show1 f => Show1 (Backwards f) where
  liftShowsPrec sp sl d (Backwards x) = showsUnaryWith (liftShowsPrec sp sl) "Backwards" d x

instance (Eq1 f, Eq a) => Eq (Backwards f a) where
  (==) = eq1

instance (Ord1 f, Ord a) => Ord (Backwards f a) where
  compare = compare1

instance (Read1 f, Read a) => Read (Backwards f a) where
  readPrec = readPrec1

instance (Show1 f, Show a) => Show (Backwards f a) where
  showsPrec = showsPrec1

instance Functor f => Functor (Backwards f) where
  fmap f (Backwards a) = Backwards (fmap f a)

instance Applicative f => Applicative (Backwards f) where
  pure a = Backwards (pure a)
  Backwards f <*> Backwards a = Backwards ((\x g -> g x) <$> a <*> f)
  liftA2 f (Backwards a) (Backwards b) = Backwards ((\y x -> f x y) <$> b <*> a)
  Backwards a *> Backwards b = Backwards (b <* a)
  Backwards a <* Backwards b = Backwards (b *> a)

instance Alternative f => Alternative (Backwards f) where
  empty = Backwards empty
  Backwards a <|> Backwards b = Backwards (a <|> b)

instance Foldable f => Foldable (Backwards f) where
  foldMap f (Backwards t) = foldMap f t
  foldr f z (Backwards t) = foldr f z t
  length (Backwards t) = length t
  null (Backwards t) = null t

instance Traversable f => Traversable (Backwards f) where
  traverse f (Backwards t) = fmap Backwards (traverse f t)
