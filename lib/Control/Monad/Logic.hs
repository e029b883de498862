{-# LANGUAGE RankNTypes, FlexibleInstances, MultiParamTypeClasses, UndecidableInstances #-}
-- | Backtracking with fair choices, as a monad transformer: a computation is how it folds over its results.
module Control.Monad.Logic
  ( module Control.Monad.Logic.Class
  , Logic, logic, runLogic, observe, observeMany, observeAll
  , LogicT(..), runLogicT, observeT, observeManyT, observeAllT
  , module Control.Monad, module Control.Monad.Trans
  ) where

import Control.Applicative (Alternative(..))
import Control.Monad
import Control.Monad.Error.Class (MonadError(..))
import Control.Monad.Logic.Class
import Control.Monad.Reader.Class (MonadReader(..))
import Control.Monad.State.Class (MonadState(..))
import Control.Monad.Trans
import Data.Functor.Identity (Identity(..))

-- | A computation with several results: it is given what to do with a result and all that follow, and what to do at the end.
newtype LogicT m a = LogicT { unLogicT :: forall r. (a -> m r -> m r) -> m r -> m r }

-- | Computations without another monad below.
type Logic = LogicT Identity

-- | A computation from a fold.
logic :: (forall r. (a -> r -> r) -> r -> r) -> Logic a
logic f = LogicT (\k z -> Identity (f (\x -> runIdentity . k x . Identity) (runIdentity z)))

-- | Folds over the results.
runLogic :: Logic a -> (a -> r -> r) -> r -> r
runLogic l s f = runIdentity (unLogicT l (\x -> Identity . s x . runIdentity) (Identity f))

-- | The first result; an error if there is none.
observe :: Logic a -> a
observe l = runLogic l const (error "No answer.")

-- | All results, lazily.
observeAll :: Logic a -> [a]
observeAll l = runLogic l (:) []

-- | The first results, at most so many.
observeMany :: Int -> Logic a -> [a]
observeMany n = take n . observeAll

-- | Folds over the results.
runLogicT :: LogicT m a -> (a -> m r -> m r) -> m r -> m r
runLogicT l = unLogicT l

-- | The first result; fails if there is none.
observeT :: MonadFail m => LogicT m a -> m a
observeT l = unLogicT l (const . return) (fail "No answer.")

-- | All results.
observeAllT :: Applicative m => LogicT m a -> m [a]
observeAllT l = unLogicT l (fmap . (:)) (pure [])

-- | The first results, at most so many; nothing is done for the others.
observeManyT :: Monad m => Int -> LogicT m a -> m [a]
observeManyT n l
  | n <= 0 = return []
  | n == 1 = unLogicT l (\x _ -> return [x]) (return [])
  | otherwise = unLogicT (msplit l) (\c _ -> case c of
      Nothing -> return []
      Just (x, rest) -> fmap (x :) (observeManyT (n - 1) rest)) (return [])

instance Functor (LogicT m) where
  fmap f l = LogicT (\k -> unLogicT l (k . f))

instance Applicative (LogicT m) where
  pure x = LogicT (\k -> k x)
  f <*> l = LogicT (\k -> unLogicT f (\g -> unLogicT l (k . g)))

instance Alternative (LogicT m) where
  empty = LogicT (\_ z -> z)
  a <|> b = LogicT (\k z -> unLogicT a k (unLogicT b k z))

instance Monad (LogicT m) where
  l >>= f = LogicT (\k -> unLogicT l (\x -> unLogicT (f x) k))

instance MonadFail (LogicT m) where
  fail _ = empty

instance MonadPlus (LogicT m)

instance Semigroup (LogicT m a) where
  (<>) = (<|>)

instance Monoid (LogicT m a) where
  mempty = empty

instance MonadTrans LogicT where
  lift m = LogicT (\k z -> m >>= \x -> k x z)

instance MonadIO m => MonadIO (LogicT m) where
  liftIO = lift . liftIO

instance Monad m => MonadLogic (LogicT m) where
  msplit l = lift (unLogicT l (\x rest -> return (Just (x, lift rest >>= reflect))) (return Nothing))
  once l = LogicT (\k z -> unLogicT l (\x _ -> k x z) z)
  lnot l = LogicT (\k z -> unLogicT l (\_ _ -> z) (k () z))

instance {-# OVERLAPPABLE #-} (Applicative m, Foldable m) => Foldable (LogicT m) where
  foldMap f l = fold' (unLogicT l (\x -> fmap (f x <>)) (pure mempty))
    where fold' = foldr (<>) mempty

instance {-# OVERLAPPING #-} Foldable (LogicT Identity) where
  foldr f z l = runLogic l f z

instance Traversable (LogicT Identity) where
  traverse f l = runLogic l (\x rest -> (\y ys -> pure y <|> ys) <$> f x <*> rest) (pure empty)

instance MonadReader r m => MonadReader r (LogicT m) where
  ask = lift ask
  local f l = LogicT (\k z -> do
    outer <- ask
    local f (unLogicT l (\x -> local (const outer) . k x) (local (const outer) z)))

instance MonadState s m => MonadState s (LogicT m) where
  get = lift get
  put = lift . put

instance MonadError e m => MonadError e (LogicT m) where
  throwError = lift . throwError
  catchError l h = LogicT (\k z ->
    let handle r = catchError r (\e -> unLogicT (h e) k z)
    in handle (unLogicT l (\x -> k x . handle) z))
