-- | Containers with elements of two types that can be rebuilt by actions.
module Data.Bitraversable
  ( Bitraversable(..), bisequenceA, bisequence, bimapM, bifor, biforM, bimapAccumL, bimapAccumR, bimapDefault, bifoldMapDefault
  ) where

import Control.Applicative (Const(..))
import Control.Applicative.Backwards (Backwards(..))
import qualified Control.Monad.Trans.State.Lazy as Lazy
import Data.Bifoldable
import Data.Bifunctor
import Data.Functor.Identity (Identity(..))
import Data.Tuple (swap)

-- | Type constructors one can traverse in two arguments.
class (Bifunctor t, Bifoldable t) => Bitraversable t where
  bitraverse :: Applicative f => (a -> f c) -> (b -> f d) -> t a b -> f (t c d)

instance Bitraversable (,) where
  bitraverse f g ~(a, b) = (,) <$> f a <*> g b

instance Bitraversable ((,,) x) where
  bitraverse f g ~(x, a, b) = (,,) x <$> f a <*> g b

instance Bitraversable ((,,,) x y) where
  bitraverse f g ~(x, y, a, b) = (,,,) x y <$> f a <*> g b

instance Bitraversable ((,,,,) x y z) where
  bitraverse f g ~(x, y, z, a, b) = (,,,,) x y z <$> f a <*> g b

instance Bitraversable ((,,,,,) x y z u) where
  bitraverse f g ~(x, y, z, u, a, b) = (,,,,,) x y z u <$> f a <*> g b

instance Bitraversable ((,,,,,,) x y z u v) where
  bitraverse f g ~(x, y, z, u, v, a, b) = (,,,,,,) x y z u v <$> f a <*> g b

instance Bitraversable Either where
  bitraverse f _ (Left a) = Left <$> f a
  bitraverse _ g (Right b) = Right <$> g b

instance Bitraversable Const where
  bitraverse f _ (Const a) = Const <$> f a

-- | Runs the elements.
bisequenceA :: (Bitraversable t, Applicative f) => t (f a) (f b) -> f (t a b)
bisequenceA = bitraverse id id

-- | Runs the elements.
bisequence :: (Bitraversable t, Applicative f) => t (f a) (f b) -> f (t a b)
bisequence = bisequenceA

-- | bitraverse.
bimapM :: (Bitraversable t, Applicative f) => (a -> f c) -> (b -> f d) -> t a b -> f (t c d)
bimapM = bitraverse

-- | bitraverse, the container first.
bifor :: (Bitraversable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f (t c d)
bifor t f g = bitraverse f g t

-- | bitraverse, the container first.
biforM :: (Bitraversable t, Applicative f) => t a b -> (a -> f c) -> (b -> f d) -> f (t c d)
biforM = bifor

-- | Maps with an accumulator, from left to right.
bimapAccumL :: Bitraversable t => (a -> b -> (a, c)) -> (a -> d -> (a, e)) -> a -> t b d -> (a, t c e)
bimapAccumL f g s t = swap (Lazy.runState (bitraverse (step f) (step g) t) s)
  where step h x = Lazy.state (\a -> swap (h a x))

-- | Maps with an accumulator, from right to left.
bimapAccumR :: Bitraversable t => (a -> b -> (a, c)) -> (a -> d -> (a, e)) -> a -> t b d -> (a, t c e)
bimapAccumR f g s t = swap (Lazy.runState (forwards (bitraverse (step f) (step g) t)) s)
  where step h x = Backwards (Lazy.state (\a -> swap (h a x)))

-- | bimap by way of bitraverse.
bimapDefault :: Bitraversable t => (a -> b) -> (c -> d) -> t a c -> t b d
bimapDefault f g = runIdentity . bitraverse (Identity . f) (Identity . g)

-- | bifoldMap by way of bitraverse.
bifoldMapDefault :: (Bitraversable t, Monoid m) => (a -> m) -> (b -> m) -> t a b -> m
bifoldMapDefault f g = getConst . bitraverse (Const . f) (Const . g)
