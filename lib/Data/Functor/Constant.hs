-- | The functor that ignores its argument, as transformers names it.
module Data.Functor.Constant (Constant(..)) where

import Data.Bifoldable (Bifoldable(..))
import Data.Bifunctor (Bifunctor(..))
import Data.Bitraversable (Bitraversable(..))
import Data.Functor.Classes
import Data.Functor.Contravariant (Contravariant(..))
import Text.Read (Read(..))

-- | A value that is not of the type of its last argument.
newtype Constant a b = Constant { getConstant :: a }
  deriving (Eq, Ord)

instance Read a => Read (Constant a b) where
  readPrec = readData (readUnaryWith readPrec "Constant" Constant)

instance Show a => Show (Constant a b) where
  showsPrec d (Constant x) = showsUnaryWith showsPrec "Constant" d x

instance Eq2 Constant where
  liftEq2 eq _ (Constant x) (Constant y) = eq x y

instance Ord2 Constant where
  liftCompare2 cmp _ (Constant x) (Constant y) = cmp x y

instance Read2 Constant where
  liftReadPrec2 rp _ _ _ = readData (readUnaryWith rp "Constant" Constant)

instance Show2 Constant where
  liftShowsPrec2 sp _ _ _ d (Constant x) = showsUnaryWith sp "Constant" d x

instance Eq a => Eq1 (Constant a) where
  liftEq = liftEq2 (==)

instance Ord a => Ord1 (Constant a) where
  liftCompare = liftCompare2 compare

instance Read a => Read1 (Constant a) where
  liftReadPrec = liftReadPrec2 readPrec readListPrec

instance Show a => Show1 (Constant a) where
  liftShowsPrec = liftShowsPrec2 showsPrec showList

instance Functor (Constant a) where
  fmap _ (Constant x) = Constant x

instance Foldable (Constant a) where
  foldMap _ _ = mempty
  length _ = 0
  null _ = True

instance Traversable (Constant a) where
  traverse _ (Constant x) = pure (Constant x)

instance Semigroup a => Semigroup (Constant a b) where
  Constant x <> Constant y = Constant (x <> y)

instance Monoid a => Monoid (Constant a b) where
  mempty = Constant mempty

instance Monoid a => Applicative (Constant a) where
  pure _ = Constant mempty
  Constant x <*> Constant y = Constant (x <> y)

instance Bifunctor Constant where
  first f (Constant x) = Constant (f x)
  second _ (Constant x) = Constant x

instance Bifoldable Constant where
  bifoldMap f _ (Constant a) = f a

instance Bitraversable Constant where
  bitraverse f _ (Constant a) = fmap Constant (f a)

instance Contravariant (Constant a) where
  contramap _ (Constant a) = Constant a
