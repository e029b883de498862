-- | Lazy state threads beside the order of effects.
module Control.Monad.ST.Lazy.Unsafe (unsafeInterleaveST, unsafeIOToST) where

import Control.Monad.ST.Lazy (ST, strictToLazyST)
import qualified Control.Monad.ST.Unsafe as Strict

-- | Lazy threads are put off anyway.
unsafeInterleaveST :: ST s a -> ST s a
unsafeInterleaveST = id

-- | An action as one of a thread.
unsafeIOToST :: IO a -> ST s a
unsafeIOToST = strictToLazyST . Strict.unsafeIOToST
