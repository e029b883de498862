-- | Counting semaphores.
module Control.Concurrent.QSem (QSem, newQSem, waitQSem, signalQSem) where

import Control.Concurrent.QSemN

-- | A semaphore of which one unit is taken at a time.
newtype QSem = QSem QSemN

-- | A semaphore with so many units.
newQSem :: Int -> IO QSem
newQSem units
  | units < 0 = fail "newQSem: Initial quantity must be non-negative"
  | otherwise = fmap QSem (newQSemN units)

-- | Takes a unit; waits for one.
waitQSem :: QSem -> IO ()
waitQSem (QSem s) = waitQSemN s 1

-- | Gives a unit back.
signalQSem :: QSem -> IO ()
signalQSem (QSem s) = signalQSemN s 1
