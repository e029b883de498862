module Main where

import Control.Monad.ST
import Data.Array.Base (unsafeNewArray_, unsafeRead, unsafeWrite)
import Data.Array.ST (STUArray)

squares :: Int -> [Int]
squares n = runST $ do
  a <- new n
  mapM_ (\i -> unsafeWrite a i (i * i)) [0 .. n - 1]
  mapM (unsafeRead a) [0 .. n - 1]
  where
    new :: Int -> ST s (STUArray s Int Int)
    new k = unsafeNewArray_ (0, k - 1)

main :: IO ()
main = print (squares 6)

-- expect: [0,1,4,9,16,25]
