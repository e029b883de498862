{-# LANGUAGE MultiParamTypeClasses, FunctionalDependencies, FlexibleInstances, FlexibleContexts, UndecidableInstances, RankNTypes #-}
-- | Sources of randomness in monads.
module System.Random.Stateful
  ( module System.Random, StatefulGen(..), RandomGenM(..), randomM, randomRM, splitGenM
  , Uniform(..), UniformRange(..), uniformListM, uniformEnumM, uniformEnumRM
  , uniformDouble01M, uniformDoublePositive01M, uniformFloat01M, uniformFloatPositive01M
  , StateGen(..), StateGenM(..), runStateGen, runStateGen_, runStateGenT, runStateGenT_, runStateGenST, runStateGenST_
  , AtomicGen(..), AtomicGenM(..), newAtomicGenM, applyAtomicGen, globalStdGen
  , IOGen(..), IOGenM(..), newIOGenM, applyIOGen
  , STGen(..), STGenM(..), newSTGenM, applySTGen, runSTGen, runSTGen_
  ) where

import Control.Monad (replicateM)
import Control.Monad.IO.Class (MonadIO(..))
import Control.Monad.ST (ST, runST)
import Control.Monad.State.Class (MonadState(..))
import Data.IORef
import Data.STRef
import System.Random
import System.Random.Internal

-- | Sources that hold a pure one.
class (RandomGen r, StatefulGen g m) => RandomGenM g r m | g -> r where
  applyRandomGenM :: (r -> (a, r)) -> g -> m a

-- | Any value.
randomM :: (RandomGenM g r m, Random a) => g -> m a
randomM = applyRandomGenM random

-- | A value between two bounds, both included.
randomRM :: (RandomGenM g r m, Random a) => (a, a) -> g -> m a
randomRM r = applyRandomGenM (randomR r)

-- | Splits the pure source that is held.
splitGenM :: RandomGenM g r m => g -> m r
splitGenM = applyRandomGenM split

-- | So many values.
uniformListM :: (StatefulGen g m, Uniform a) => Int -> g -> m [a]
uniformListM n g = replicateM n (uniformM g)

instance (RandomGen r, MonadState r m) => RandomGenM (StateGenM r) r m where
  applyRandomGenM f _ = state f

-- | A pure source to be put into a reference.
newtype AtomicGen g = AtomicGen { unAtomicGen :: g }
  deriving (Eq, Ord, Show)

-- | A reference to a pure source.
newtype AtomicGenM g = AtomicGenM { unAtomicGenM :: IORef g }

-- | Holds a pure source.
newAtomicGenM :: MonadIO m => g -> m (AtomicGenM g)
newAtomicGenM g = liftIO (fmap AtomicGenM (newIORef g))

-- | Draws from the pure source that is held.
applyAtomicGen :: MonadIO m => (g -> (a, g)) -> AtomicGenM g -> m a
applyAtomicGen f (AtomicGenM ref) = liftIO (atomicModifyIORef' ref (\g -> case f g of (x, g') -> (g', x)))

-- | The program's own generator.
globalStdGen :: AtomicGenM StdGen
globalStdGen = AtomicGenM theStdGen

instance (RandomGen g, MonadIO m) => StatefulGen (AtomicGenM g) m where
  uniformWord32R r = applyAtomicGen (genWord32R r)
  uniformWord64R r = applyAtomicGen (genWord64R r)
  uniformWord8 = applyAtomicGen genWord8
  uniformWord16 = applyAtomicGen genWord16
  uniformWord32 = applyAtomicGen genWord32
  uniformWord64 = applyAtomicGen genWord64

instance (RandomGen r, MonadIO m) => RandomGenM (AtomicGenM r) r m where
  applyRandomGenM = applyAtomicGen

-- | A pure source to be put into a reference.
newtype IOGen g = IOGen { unIOGen :: g }
  deriving (Eq, Ord, Show)

-- | A reference to a pure source.
newtype IOGenM g = IOGenM { unIOGenM :: IORef g }

-- | Holds a pure source.
newIOGenM :: MonadIO m => g -> m (IOGenM g)
newIOGenM g = liftIO (fmap IOGenM (newIORef g))

-- | Draws from the pure source that is held.
applyIOGen :: MonadIO m => (g -> (a, g)) -> IOGenM g -> m a
applyIOGen f (IOGenM ref) = applyAtomicGen f (AtomicGenM ref)

instance (RandomGen g, MonadIO m) => StatefulGen (IOGenM g) m where
  uniformWord32R r = applyIOGen (genWord32R r)
  uniformWord64R r = applyIOGen (genWord64R r)
  uniformWord8 = applyIOGen genWord8
  uniformWord16 = applyIOGen genWord16
  uniformWord32 = applyIOGen genWord32
  uniformWord64 = applyIOGen genWord64

instance (RandomGen r, MonadIO m) => RandomGenM (IOGenM r) r m where
  applyRandomGenM = applyIOGen

-- | A pure source to be put into a reference.
newtype STGen g = STGen { unSTGen :: g }
  deriving (Eq, Ord, Show)

-- | A reference to a pure source.
newtype STGenM g s = STGenM { unSTGenM :: STRef s g }

-- | Holds a pure source.
newSTGenM :: g -> ST s (STGenM g s)
newSTGenM g = fmap STGenM (newSTRef g)

-- | Draws from the pure source that is held.
applySTGen :: (g -> (a, g)) -> STGenM g s -> ST s a
applySTGen f (STGenM ref) = do
  g <- readSTRef ref
  case f g of
    (x, g') -> do
      g' `seq` writeSTRef ref g'
      return x

instance RandomGen g => StatefulGen (STGenM g s) (ST s) where
  uniformWord32R r = applySTGen (genWord32R r)
  uniformWord64R r = applySTGen (genWord64R r)
  uniformWord8 = applySTGen genWord8
  uniformWord16 = applySTGen genWord16
  uniformWord32 = applySTGen genWord32
  uniformWord64 = applySTGen genWord64

instance RandomGen r => RandomGenM (STGenM r s) r (ST s) where
  applyRandomGenM = applySTGen

-- | Draws from a pure source in ST.
runSTGen :: RandomGen g => g -> (forall s. STGenM g s -> ST s a) -> (a, g)
runSTGen g f = runST (do
  held <- newSTGenM g
  x <- f held
  g' <- readSTRef (unSTGenM held)
  return (x, g'))

-- | The same; the source is forgotten.
runSTGen_ :: RandomGen g => g -> (forall s. STGenM g s -> ST s a) -> a
runSTGen_ g f = fst (runSTGen g f)
