-- | Counting semaphores for transactions.
module Control.Concurrent.STM.TSem (TSem, newTSem, waitTSem, signalTSem, signalTSemN) where

import Control.Concurrent.STM.TVar
import Control.Monad.STM
import Numeric.Natural (Natural)

-- | How many units there are.
newtype TSem = TSem (TVar Integer)
  deriving Eq

-- | A semaphore with so many units.
newTSem :: Integer -> STM TSem
newTSem units = fmap TSem (newTVar $! units)

-- | Takes a unit; waits for one.
waitTSem :: TSem -> STM ()
waitTSem (TSem v) = readTVar v >>= \units -> check (units > 0) >> (writeTVar v $! units - 1)

-- | Gives a unit back.
signalTSem :: TSem -> STM ()
signalTSem = signalTSemN 1

-- | Gives units back.
signalTSemN :: Natural -> TSem -> STM ()
signalTSemN n (TSem v) = modifyTVar' v (+ toInteger n)
