import Data.IORef

data Node = Node { val :: Int, next :: IORef (Maybe Node) }

walk :: Int -> Node -> IO [Int]
walk 0 _ = return []
walk n (Node v r) = do
  m <- readIORef r
  rest <- maybe (return []) (walk (n - 1)) m
  return (v : rest)

main :: IO ()
main = do
  a <- newIORef 1
  b <- newIORef 1
  print (a == a, a == b)
  ra <- newIORef Nothing
  rb <- newIORef Nothing
  let na = Node 1 ra
      nb = Node 2 rb
  writeIORef ra (Just nb)
  walk 5 na >>= print
  writeIORef rb (Just na)
  walk 5 na >>= print

-- expect: (True,False)
-- expect: [1,2]
-- expect: [1,2,1,2,1]
