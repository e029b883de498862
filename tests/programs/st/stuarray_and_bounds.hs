import Control.Monad
import Control.Monad.ST
import Data.Array.ST
import Data.Array.Unboxed

counts :: String -> UArray Char Int
counts s = runSTUArray $ do
  arr <- newArray ('a', 'e') 0
  forM_ s $ \c -> when (c >= 'a' && c <= 'e') $ readArray arr c >>= writeArray arr c . (+ 1)
  return arr

bubble :: [Int] -> [Int]
bubble xs = elems (runSTUArray (do
  let n = length xs
  arr <- newListArray (0, n - 1) xs
  forM_ [0 .. n - 2] $ \i -> forM_ [0 .. n - 2 - i] $ \j -> do
    a <- readArray arr j
    b <- readArray arr (j + 1)
    when (a > b) $ writeArray arr j b >> writeArray arr (j + 1) a
  return arr))

main :: IO ()
main = do
  print (counts "abracadabra")
  print (bubble [5, 2, 9, 1, 5, 6])
  print (counts "zzz" ! 'c')

-- expect: array ('a','e') [('a',5),('b',2),('c',1),('d',1),('e',0)]
-- expect: [1,2,5,5,6,9]
-- expect: 0
