import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST

sieve :: Int -> [Int]
sieve n = [i | (i, True) <- assocs flags]
  where
    flags = runSTArray $ do
      arr <- newArray (2, n) True
      forM_ [2 .. n] $ \i -> do
        prime <- readArray arr i
        when (prime && i * i <= n) $
          forM_ [i * i, i * i + i .. n] $ \j -> writeArray arr j False
      return arr

main :: IO ()
main = do
  print (sieve 50)
  print (length (sieve 2000))

-- expect: [2,3,5,7,11,13,17,19,23,29,31,37,41,43,47]
-- expect: 303
