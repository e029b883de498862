{-# LANGUAGE MagicHash, UnboxedTuples, PatternSynonyms, ViewPatterns, RankNTypes #-}
-- | Actions as what they do to the token of the world.
module GHC.IO
  ( IO(IO), unIO, unsafePerformIO, unsafeDupablePerformIO, unsafeInterleaveIO, unsafeDupableInterleaveIO, noDuplicate
  , stToIO, ioToST, unsafeIOToST, unsafeSTToIO, FilePath, catch, catchAny, catchException, throwIO, evaluate
  , mask, mask_, uninterruptibleMask, uninterruptibleMask_, unsafeUnmask, bracket, finally, onException
  ) where

import Control.Exception hiding (MaskingState(..))
import Control.Monad.ST (ST, stToIO)
import Control.Monad.ST.Unsafe (unsafeIOToST, unsafeSTToIO)
import Needle.Catch (MaskingState(..), withMasking)
import qualified Needle.Prim as Prim
import Needle.ST (RealWorld)
import Needle.Unboxed
import System.IO.Unsafe

-- | An action by what it does to the token of the world.
pattern IO :: (State# RealWorld -> (# State# RealWorld, a #)) -> IO a
pattern IO m <- (unIO -> m) where IO m = Prim.IO (toAction# m)

{-# COMPLETE IO #-}

-- | What an action does to the token of the world.
unIO :: IO a -> State# RealWorld -> (# State# RealWorld, a #)
unIO (Prim.IO f) = fromAction# f

-- | An action with exceptions of other threads let through.
unsafeUnmask :: IO a -> IO a
unsafeUnmask = withMasking Unmasked

-- | The same action.
ioToST :: IO a -> ST RealWorld a
ioToST = unsafeIOToST

-- | An action that runs when its result is wanted.
unsafeDupableInterleaveIO :: IO a -> IO a
unsafeDupableInterleaveIO = unsafeInterleaveIO

-- | Without effect.
noDuplicate :: IO ()
noDuplicate = return ()

-- | An action, with what is done for any exception.
catchAny :: IO a -> (forall e. Exception e => e -> IO a) -> IO a
catchAny action handler = catch action (\(SomeException e) -> handler e)

-- | catch.
catchException :: Exception e => IO a -> (e -> IO a) -> IO a
catchException = catch
