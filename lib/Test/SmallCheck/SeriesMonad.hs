-- | Series: the values of a type up to a depth, found in a monad.
module Test.SmallCheck.SeriesMonad
  ( Depth, Series(..), Listing(..), runSeries, MonadLogic(..)
  , getDepth, localDepth, exhaust
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus(..), ap, liftM)
import Control.Monad.Logic.Class (MonadLogic(..))
import Control.Monad.Trans.Class (MonadTrans(..))

-- | How deep values may be.
type Depth = Int

-- | A list whose cells are found by actions.
newtype Listing m a = Listing { nextCell :: m (Maybe (a, Listing m a)) }

-- | The values up to the depth that is given.
newtype Series m a = Series (Depth -> Listing m a)

-- | The values of a series up to a depth.
runSeries :: Depth -> Series m a -> Listing m a
runSeries d (Series f) = f d

noCells :: Monad m => Listing m a
noCells = Listing (return Nothing)

append :: Monad m => Listing m a -> Listing m a -> Listing m a
append (Listing m) other = Listing (m >>= \c -> case c of
  Nothing -> nextCell other
  Just (x, rest) -> return (Just (x, append rest other)))

alternate :: Monad m => Listing m a -> Listing m a -> Listing m a
alternate (Listing m) other = Listing (m >>= \c -> case c of
  Nothing -> nextCell other
  Just (x, rest) -> return (Just (x, alternate other rest)))

bind :: Monad m => Listing m a -> (a -> Listing m b) -> Listing m b
bind (Listing m) f = Listing (m >>= \c -> case c of
  Nothing -> return Nothing
  Just (x, rest) -> nextCell (append (f x) (bind rest f)))

-- | All items of a listing.
exhaust :: Monad m => Listing m a -> m [a]
exhaust (Listing m) = m >>= \c -> case c of
  Nothing -> return []
  Just (x, rest) -> fmap (x :) (exhaust rest)

instance Monad m => Functor (Series m) where
  fmap = liftM

instance Monad m => Applicative (Series m) where
  pure x = Series (\_ -> Listing (return (Just (x, noCells))))
  (<*>) = ap

instance Monad m => Monad (Series m) where
  return = pure
  Series f >>= k = Series (\d -> bind (f d) (runSeries d . k))

instance Monad m => MonadFail (Series m) where
  fail _ = empty

instance Monad m => Alternative (Series m) where
  empty = Series (\_ -> noCells)
  Series f <|> Series g = Series (\d -> append (f d) (g d))

instance Monad m => MonadPlus (Series m)

instance MonadTrans Series where
  lift m = Series (\_ -> Listing (m >>= \x -> return (Just (x, noCells))))

instance Monad m => MonadLogic (Series m) where
  msplit (Series f) = Series (\d -> Listing (nextCell (f d) >>= \c ->
    return (Just (fmap (\(x, rest) -> (x, Series (\_ -> rest))) c, noCells))))
  interleave (Series f) (Series g) = Series (\d -> alternate (f d) (g d))

-- | The depth.
getDepth :: Monad m => Series m Depth
getDepth = Series (\d -> Listing (return (Just (d, noCells))))

-- | A series at another depth. The depth is looked at even if the function does not: what follows is limited by it.
localDepth :: (Depth -> Depth) -> Series m a -> Series m a
localDepth f (Series g) = Series (\d -> d `seq` g (f d))

