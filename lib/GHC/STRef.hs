{-# LANGUAGE MagicHash, PatternSynonyms, ViewPatterns #-}
-- | Cells of state threads.
module GHC.STRef (STRef(STRef), newSTRef, readSTRef, writeSTRef) where

import Data.STRef (newSTRef, readSTRef, writeSTRef)
import qualified Needle.ST as Threads
import Needle.ST (STRef)
import Needle.Unboxed

-- | A cell in its box.
pattern STRef :: MutVar# s a -> STRef s a
pattern STRef r <- (inside -> r) where STRef (MkMutVar# r) = Threads.STRef r

{-# COMPLETE STRef #-}

inside :: STRef s a -> MutVar# s a
inside (Threads.STRef r) = MkMutVar# r
