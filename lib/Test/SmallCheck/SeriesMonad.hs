{-# LANGUAGE ExistentialQuantification #-}
-- | Series: the values of a type up to a depth, found in a monad.
module Test.SmallCheck.SeriesMonad
  ( Depth, Series(..), Listing, runSeries, nextCell, MonadLogic(..)
  , getDepth, localDepth, exhaust
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad (MonadPlus(..), ap, liftM)
import Control.Monad.Logic.Class (MonadLogic(..))
import Control.Monad.Trans.Class (MonadTrans(..))

-- | How deep values may be.
type Depth = Int

-- | A list some of whose cells are found by actions. What follows an action is apart from it, so that nothing needs to be
-- known of the monad before the list is run.
data Listing m a = Nil | Cons a (Listing m a) | forall b. Effect (m b) (b -> Listing m a)

-- | The values up to the depth that is given.
newtype Series m a = Series (Depth -> Listing m a)

-- | The values of a series up to a depth.
runSeries :: Depth -> Series m a -> Listing m a
runSeries d (Series f) = f d

one :: a -> Listing m a
one x = Cons x Nil

append :: Listing m a -> Listing m a -> Listing m a
append xs other = case xs of
  Nil -> other
  Cons x rest -> Cons x (append rest other)
  Effect m k -> Effect m (\b -> append (k b) other)

alternate :: Listing m a -> Listing m a -> Listing m a
alternate xs other = case xs of
  Nil -> other
  Cons x rest -> Cons x (alternate other rest)
  Effect m k -> Effect m (\b -> alternate (k b) other)

bind :: Listing m a -> (a -> Listing m b) -> Listing m b
bind xs f = case xs of
  Nil -> Nil
  Cons x rest -> append (f x) (bind rest f)
  Effect m k -> Effect m (\b -> bind (k b) f)

-- | The first item and the rest.
nextCell :: Monad m => Listing m a -> m (Maybe (a, Listing m a))
nextCell xs = case xs of
  Nil -> return Nothing
  Cons x rest -> return (Just (x, rest))
  Effect m k -> m >>= \b -> nextCell (k b)

-- | All items of a listing.
exhaust :: Monad m => Listing m a -> m [a]
exhaust xs = case xs of
  Nil -> return []
  Cons x rest -> fmap (x :) (exhaust rest)
  Effect m k -> m >>= \b -> exhaust (k b)

instance Functor (Series m) where
  fmap = liftM

instance Applicative (Series m) where
  pure x = Series (\_ -> one x)
  (<*>) = ap

instance Monad (Series m) where
  return = pure
  Series f >>= k = Series (\d -> bind (f d) (runSeries d . k))

instance MonadFail (Series m) where
  fail _ = empty

instance Alternative (Series m) where
  empty = Series (\_ -> Nil)
  Series f <|> Series g = Series (\d -> append (f d) (g d))

instance MonadPlus (Series m)

instance MonadTrans Series where
  lift m = Series (\_ -> Effect m one)

instance Monad m => MonadLogic (Series m) where
  msplit (Series f) = Series (\d -> Effect (nextCell (f d)) (one . fmap (\(x, rest) -> (x, Series (\_ -> rest)))))
  interleave (Series f) (Series g) = Series (\d -> alternate (f d) (g d))

-- | The depth.
getDepth :: Series m Depth
getDepth = Series one

-- | A series at another depth. The depth is looked at even if the function does not: what follows is limited by it.
localDepth :: (Depth -> Depth) -> Series m a -> Series m a
localDepth f (Series g) = Series (\d -> d `seq` g (f d))

