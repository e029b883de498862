-- | Channels without a limit.
module Control.Concurrent.Chan
  ( Chan, newChan, writeChan, readChan, dupChan, getChanContents, writeList2Chan
  ) where

import Control.Concurrent.MVar
import System.IO.Unsafe (unsafeInterleaveIO)

-- | A channel: where it is read and where it is written.
data Chan a = Chan (MVar (Place a)) (MVar (Place a))

-- a place that has an item and the next place, once it is written
newtype Place a = Place (MVar (a, Place a))

instance Eq (Chan a) where
  Chan a _ == Chan b _ = a == b

-- | A new empty channel.
newChan :: IO (Chan a)
newChan = do
  place <- newEmptyMVar
  Chan <$> newMVar (Place place) <*> newMVar (Place place)

-- | Adds an item.
writeChan :: Chan a -> a -> IO ()
writeChan (Chan _ end) x = do
  next <- newEmptyMVar
  modifyMVarMasked_ end (\(Place place) -> putMVar place (x, Place next) >> return (Place next))

-- | Takes the oldest item; waits for one.
readChan :: Chan a -> IO a
readChan (Chan start _) = modifyMVar start (\(Place place) -> fmap (\(x, next) -> (next, x)) (readMVar place))

-- | A channel that is empty and gets what is written to the other from now on, and the other way round.
dupChan :: Chan a -> IO (Chan a)
dupChan (Chan _ end) = do
  start <- readMVar end >>= newMVar
  return (Chan start end)

-- | All items that will ever come, read as they are demanded.
getChanContents :: Chan a -> IO [a]
getChanContents c = unsafeInterleaveIO (do
  x <- readChan c
  xs <- getChanContents c
  return (x : xs))

-- | Adds items.
writeList2Chan :: Chan a -> [a] -> IO ()
writeList2Chan c = mapM_ (writeChan c)
