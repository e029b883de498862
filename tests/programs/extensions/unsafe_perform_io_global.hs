import Data.IORef
import System.IO.Unsafe (unsafePerformIO)

counter :: IORef Int
counter = unsafePerformIO (newIORef 0)
{-# NOINLINE counter #-}

next :: IO Int
next = atomicModifyIORef counter (\n -> (n + 1, n))

main :: IO ()
main = do
  a <- next
  b <- next
  print (a, b)
  let x = unsafePerformIO (modifyIORef counter (* 10) >> return 'x')
  print (x, x)
  readIORef counter >>= print

-- expect: (0,1)
-- expect: ('x','x')
-- expect: 20
