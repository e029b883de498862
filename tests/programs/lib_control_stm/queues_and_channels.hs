-- Everything that transactions share, by one thread.
import Control.Concurrent.STM
import Control.Concurrent.STM.TSem
import Control.Applicative
import Control.Monad

main :: IO ()
main = do
  q <- newTQueueIO
  atomically (mapM_ (writeTQueue q) "abc" >> unGetTQueue q 'z')
  atomically (peekTQueue q) >>= print
  atomically (replicateM 2 (readTQueue q)) >>= print
  atomically (writeTQueue q 'd' >> flushTQueue q) >>= print
  atomically (tryReadTQueue q) >>= print
  atomically (isEmptyTQueue q) >>= print
  b <- newTBQueueIO 2
  atomically (writeTBQueue b 1 >> writeTBQueue b (2 :: Int))
  atomically (liftA2 (,) (isFullTBQueue b) (lengthTBQueue b)) >>= print
  atomically ((writeTBQueue b 3 >> return "written") <|> return "full") >>= putStrLn
  atomically (readTBQueue b) >>= print
  atomically (unGetTBQueue b 0 >> tryPeekTBQueue b) >>= print
  atomically (flushTBQueue b) >>= print
  atomically (liftA2 (,) (isEmptyTBQueue b) (tryReadTBQueue b)) >>= print
  c <- newBroadcastTChanIO
  c1 <- atomically (dupTChan c)
  atomically (mapM_ (writeTChan c) [1 .. 3 :: Int])
  c2 <- atomically (cloneTChan c1)
  c3 <- atomically (dupTChan c)
  atomically (replicateM 3 (readTChan c1)) >>= print
  atomically (unGetTChan c2 0 >> peekTChan c2) >>= print
  atomically (many (readTChan c2)) >>= print
  atomically (liftA2 (,) (isEmptyTChan c3) (tryReadTChan c3)) >>= print
  m <- newEmptyTMVarIO
  atomically (tryTakeTMVar m) >>= print
  atomically (putTMVar m 'x' >> tryPutTMVar m 'y') >>= print
  atomically (swapTMVar m 'w' >>= \old -> fmap ((,) old) (readTMVar m)) >>= print
  atomically (optional (putTMVar m 'v')) >>= print
  s <- atomically (newTSem 1)
  atomically (waitTSem s)
  atomically ((waitTSem s >> return "taken") `orElse` return "none left") >>= putStrLn
  atomically (signalTSemN 2 s >> waitTSem s >> waitTSem s)
  v <- newTVarIO (5 :: Int)
  atomically (stateTVar v (\n -> (show n, n + 1))) >>= putStrLn
  atomically (swapTVar v 10) >>= print
  atomically (msum [mzero, fmap Just (readTVar v), return Nothing]) >>= print
  w <- newTVarIO 10
  print (v == v, v == w)

-- expect: 'z'
-- expect: "za"
-- expect: "bcd"
-- expect: Nothing
-- expect: True
-- expect: (True,2)
-- expect: full
-- expect: 1
-- expect: Just 0
-- expect: [0,2]
-- expect: (True,Nothing)
-- expect: [1,2,3]
-- expect: 0
-- expect: [0,1,2,3]
-- expect: (True,Nothing)
-- expect: Nothing
-- expect: False
-- expect: ('x','w')
-- expect: Nothing
-- expect: none left
-- expect: 5
-- expect: 6
-- expect: Just 10
-- expect: (True,False)
