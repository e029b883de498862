-- | Transactions.
module Control.Monad.STM (STM, atomically, retry, orElse, check, throwSTM, catchSTM) where

import Needle.STM

-- | Retries unless the condition holds.
check :: Bool -> STM ()
check b = if b then return () else retry
