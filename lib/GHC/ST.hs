{-# LANGUAGE MagicHash, UnboxedTuples, PatternSynonyms, ViewPatterns, RankNTypes #-}
-- | State threads as what they do to their token.
module GHC.ST
  ( ST(ST), STRep, STret(..), runST, liftST, unsafeInterleaveST, unsafeDupableInterleaveST, unsafeIOToST, unsafeSTToIO
  ) where

import Control.Monad.ST (runST)
import Control.Monad.ST.Unsafe
import qualified Needle.ST as Threads
import Needle.ST (ST)
import Needle.Unboxed

-- | What a state thread does to its token.
type STRep s a = State# s -> (# State# s, a #)

-- | A token and a result.
data STret s a = STret (State# s) a

-- | A state thread by what it does to its token.
pattern ST :: STRep s a -> ST s a
pattern ST m <- (unST -> m) where ST m = Threads.ST (toAction# m)

{-# COMPLETE ST #-}

unST :: ST s a -> STRep s a
unST (Threads.ST f) = fromAction# f

-- | A state thread at work on a token.
liftST :: ST s a -> State# s -> STret s a
liftST (ST m) s = case m s of (# s', a #) -> STret s' a

-- | A state thread that runs when its result is wanted.
unsafeDupableInterleaveST :: ST s a -> ST s a
unsafeDupableInterleaveST = unsafeInterleaveST
