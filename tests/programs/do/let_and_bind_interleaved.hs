import Data.IORef

main :: IO ()
main = do
  ref <- newIORef (0 :: Int)
  let bump k = modifyIORef ref (+ k)
      get = readIORef ref
  bump 3
  a <- get
  let b = a * 2
  bump b
  c <- get
  let d | c > 5 = "gt"
        | otherwise = "le"
  a <- return (a + 100)
  print (a, b, c, d)

-- expect: (103,6,9,"gt")
