-- | State threads.
module Control.Monad.ST (ST, runST, fixST, stToIO, RealWorld) where

import Needle.ST
import Needle.Monad (mfix)

-- | The fixed point of a state thread.
fixST :: (a -> ST s a) -> ST s a
fixST = mfix
