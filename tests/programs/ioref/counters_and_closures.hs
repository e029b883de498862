import Data.IORef

makeCounter :: IO (IO Int)
makeCounter = do
  r <- newIORef 0
  return $ do
    n <- readIORef r
    writeIORef r (n + 1)
    return n

main :: IO ()
main = do
  c1 <- makeCounter
  c2 <- makeCounter
  _ <- c1
  _ <- c1
  a <- c1
  b <- c2
  print (a, b)
  ref <- newIORef [1, 2, 3]
  modifyIORef ref (map (* 2))
  readIORef ref >>= print
  old <- atomicModifyIORef ref (\xs -> (0 : xs, length xs))
  print old
  modifyIORef' ref (take 2)
  readIORef ref >>= print

-- expect: (2,0)
-- expect: [2,4,6]
-- expect: 3
-- expect: [0,2]
