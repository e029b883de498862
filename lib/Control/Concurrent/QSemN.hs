-- | Counting semaphores of which several units are taken at once.
module Control.Concurrent.QSemN (QSemN, newQSemN, waitQSemN, signalQSemN) where

import Control.Exception (BlockedIndefinitelyOnMVar(..), toException)
import Data.IORef
import Needle.Threads

-- | How many units there are, and who waits for how many.
newtype QSemN = QSemN (IORef (Int, [(Int, Waiter ())]))

-- | A semaphore with so many units.
newQSemN :: Int -> IO QSemN
newQSemN units
  | units < 0 = fail "newQSemN: Initial quantity must be non-negative"
  | otherwise = fmap QSemN (newIORef (units, []))

-- | Takes units; waits for them.
waitQSemN :: QSemN -> Int -> IO ()
waitQSemN (QSemN r) n = readIORef r >>= \(units, ws) ->
  if units >= n
    then writeIORef r (units - n, ws)
    else wait BlockedOnMVar (Just (toException BlockedIndefinitelyOnMVar)) (\w -> writeIORef r (units, ws ++ [(n, w)]))

-- | Gives units back.
signalQSemN :: QSemN -> Int -> IO ()
signalQSemN (QSemN r) n = readIORef r >>= \(units, ws) -> serve (units + n) ws >>= writeIORef r
  where
    serve units [] = return (units, [])
    serve units ((m, w) : ws)
      | units < m = fmap (fmap ((m, w) :)) (serve units ws)
      | otherwise = wake w () >>= \taken -> serve (if taken then units - m else units) ws
