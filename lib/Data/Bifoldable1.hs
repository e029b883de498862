-- | Structures with elements of two types, of which there is at least one.
module Data.Bifoldable1 (Bifoldable1(..)) where

import Data.Bifoldable (Bifoldable)
import Data.Functor.Const (Const(..))
import Data.Semigroup (Arg(..))
import Data.Tagged (Tagged(..))

-- | Folds that need no value for the empty structure.
class Bifoldable t => Bifoldable1 t where
  bifold1 :: Semigroup m => t m m -> m
  bifold1 = bifoldMap1 id id

  bifoldMap1 :: Semigroup m => (a -> m) -> (b -> m) -> t a b -> m

instance Bifoldable1 Arg where
  bifoldMap1 f g (Arg a b) = f a <> g b

instance Bifoldable1 Either where
  bifoldMap1 f _ (Left a) = f a
  bifoldMap1 _ g (Right b) = g b

instance Bifoldable1 (,) where
  bifoldMap1 f g (a, b) = f a <> g b

instance Bifoldable1 ((,,) x) where
  bifoldMap1 f g (_, a, b) = f a <> g b

instance Bifoldable1 ((,,,) x y) where
  bifoldMap1 f g (_, _, a, b) = f a <> g b

instance Bifoldable1 ((,,,,) x y z) where
  bifoldMap1 f g (_, _, _, a, b) = f a <> g b

instance Bifoldable1 Const where
  bifoldMap1 f _ (Const a) = f a

instance Bifoldable1 Tagged where
  bifoldMap1 _ g (Tagged b) = g b
