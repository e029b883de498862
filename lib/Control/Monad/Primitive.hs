{-# LANGUAGE TypeFamilies, RankNTypes, ConstraintKinds, MagicHash, UnboxedTuples, FlexibleContexts #-}
-- | Monads that have mutable cells: 'IO', 'ST' and what is built on them.
module Control.Monad.Primitive
  ( PrimMonad(..), PrimBase(..), MonadPrim, MonadPrimBase, RealWorld, primitive_
  , stToPrim, ioToPrim, unsafeSTToPrim, unsafeIOToPrim, primToST, primToIO, primToPrim, liftPrim, unsafePrimToST
  , unsafePrimToIO, unsafePrimToPrim, unsafeInlinePrim, unsafeInlineIO, unsafeInlineST, unsafeInterleave
  , unsafeDupableInterleave, evalPrim, touch, noDuplicate
  ) where

import Control.Monad.ST (RealWorld, runST)
import Control.Monad.Trans.Class (lift)
import Control.Monad.Trans.Cont (ContT)
import Control.Monad.Trans.Except (ExceptT)
import Control.Monad.Trans.Identity (IdentityT)
import Control.Monad.Trans.Maybe (MaybeT)
import Control.Monad.Trans.Reader (ReaderT)
import qualified Control.Monad.Trans.RWS.Lazy as Lazy (RWST)
import qualified Control.Monad.Trans.RWS.Strict as Strict (RWST)
import qualified Control.Monad.Trans.State.Lazy as Lazy (StateT)
import qualified Control.Monad.Trans.State.Strict as Strict (StateT)
import qualified Control.Monad.Trans.Writer.Lazy as Lazy (WriterT)
import qualified Control.Monad.Trans.Writer.Strict as Strict (WriterT)
import GHC.ST (ST(ST))
import Needle.Unboxed (State#)
import Unsafe.Coerce (unsafeCoerce)
import Needle.ST (unsafeIOToST, unsafeInterleaveST, unsafeSTToIO)

-- | Monads in which the actions of state threads can be run.
class Monad m => PrimMonad m where
  -- | The state of the monad's thread.
  type PrimState m
  -- | Runs what does something to the token.
  primitive :: (State# (PrimState m) -> (# State# (PrimState m), a #)) -> m a
  primitive f = primST (ST f)
  -- | Runs the action of any thread.
  primST :: ST s a -> m a
  primST m = case unsafeCoerce m of ST f -> primitive f
  {-# MINIMAL primitive | primST #-}

-- | The same for what has no result.
primitive_ :: PrimMonad m => (State# (PrimState m) -> State# (PrimState m)) -> m ()
primitive_ f = primitive (\s -> (# f s, () #))

-- | Monads whose actions are those of state threads.
class PrimMonad m => PrimBase m where
  -- | What the action does to the token.
  internal :: m a -> State# (PrimState m) -> (# State# (PrimState m), a #)
  internal m = case threadOf m of ST f -> f
  -- | The action as one of any thread.
  threadOf :: m a -> ST s a
  threadOf m = unsafeCoerce (ST (internal m))
  {-# MINIMAL internal | threadOf #-}

-- | A monad and its state.
type MonadPrim s m = (PrimState m ~ s, PrimMonad m)

-- | A monad and its state.
type MonadPrimBase s m = (PrimState m ~ s, PrimBase m)

instance PrimMonad (ST s) where
  type PrimState (ST s) = s
  primST m = unsafeIOToST (unsafeSTToIO m)

instance PrimBase (ST s) where
  threadOf m = unsafeIOToST (unsafeSTToIO m)

instance PrimMonad IO where
  type PrimState IO = RealWorld
  primST = unsafeSTToIO

instance PrimBase IO where
  threadOf = unsafeIOToST

instance PrimMonad m => PrimMonad (ContT r m) where
  type PrimState (ContT r m) = PrimState m
  primST = lift . primST

instance PrimMonad m => PrimMonad (ExceptT e m) where
  type PrimState (ExceptT e m) = PrimState m
  primST = lift . primST

instance PrimMonad m => PrimMonad (IdentityT m) where
  type PrimState (IdentityT m) = PrimState m
  primST = lift . primST

instance PrimMonad m => PrimMonad (MaybeT m) where
  type PrimState (MaybeT m) = PrimState m
  primST = lift . primST

instance PrimMonad m => PrimMonad (ReaderT r m) where
  type PrimState (ReaderT r m) = PrimState m
  primST = lift . primST

instance PrimMonad m => PrimMonad (Lazy.StateT s m) where
  type PrimState (Lazy.StateT s m) = PrimState m
  primST = lift . primST

instance PrimMonad m => PrimMonad (Strict.StateT s m) where
  type PrimState (Strict.StateT s m) = PrimState m
  primST = lift . primST

instance (Monoid w, PrimMonad m) => PrimMonad (Lazy.WriterT w m) where
  type PrimState (Lazy.WriterT w m) = PrimState m
  primST = lift . primST

instance (Monoid w, PrimMonad m) => PrimMonad (Strict.WriterT w m) where
  type PrimState (Strict.WriterT w m) = PrimState m
  primST = lift . primST

instance (Monoid w, PrimMonad m) => PrimMonad (Lazy.RWST r w s m) where
  type PrimState (Lazy.RWST r w s m) = PrimState m
  primST = lift . primST

instance (Monoid w, PrimMonad m) => PrimMonad (Strict.RWST r w s m) where
  type PrimState (Strict.RWST r w s m) = PrimState m
  primST = lift . primST

-- | Runs the action of a thread.
stToPrim :: PrimMonad m => ST s a -> m a
stToPrim = primST

-- | Runs an action of IO.
ioToPrim :: PrimMonad m => IO a -> m a
ioToPrim = unsafeIOToPrim

-- | Runs the action of a thread.
unsafeSTToPrim :: PrimMonad m => ST s a -> m a
unsafeSTToPrim = primST

-- | Runs an action of IO.
unsafeIOToPrim :: PrimMonad m => IO a -> m a
unsafeIOToPrim m = primST (unsafeIOToST m)

-- | The action as one of a thread.
primToST :: PrimBase m => m a -> ST s a
primToST = threadOf

-- | The action as one of IO.
primToIO :: PrimBase m => m a -> IO a
primToIO m = unsafeSTToIO (threadOf m)

-- | The action as one of another monad.
primToPrim :: (PrimBase m, PrimMonad n) => m a -> n a
primToPrim m = primST (threadOf m)

-- | The action as one of another monad.
liftPrim :: (PrimBase m, PrimMonad n) => m a -> n a
liftPrim = primToPrim

-- | The action as one of a thread.
unsafePrimToST :: PrimBase m => m a -> ST s a
unsafePrimToST = threadOf

-- | The action as one of IO.
unsafePrimToIO :: PrimBase m => m a -> IO a
unsafePrimToIO = primToIO

-- | The action as one of another monad.
unsafePrimToPrim :: (PrimBase m, PrimMonad n) => m a -> n a
unsafePrimToPrim = primToPrim

-- | The result, whenever it is wanted.
unsafeInlinePrim :: PrimBase m => m a -> a
unsafeInlinePrim m = runST (threadOf m)

-- | The result, whenever it is wanted.
unsafeInlineIO :: IO a -> a
unsafeInlineIO = unsafeInlinePrim

-- | The result, whenever it is wanted.
unsafeInlineST :: ST s a -> a
unsafeInlineST = unsafeInlinePrim

-- | Puts an action off until its result is wanted.
unsafeInterleave :: PrimBase m => m a -> m a
unsafeInterleave m = primST (unsafeInterleaveST (threadOf m))

-- | Puts an action off until its result is wanted.
unsafeDupableInterleave :: PrimBase m => m a -> m a
unsafeDupableInterleave = unsafeInterleave

-- | Evaluates a value now.
evalPrim :: PrimMonad m => a -> m a
evalPrim x = x `seq` return x

-- | Nothing.
touch :: PrimMonad m => a -> m ()
touch _ = return ()

-- | Nothing.
noDuplicate :: PrimMonad m => m ()
noDuplicate = return ()
