-- Groups in groups, properties by prop, in a do block and by a loop.
-- expect: Lists / reverse / twice is nothing | 18 | ok
-- expect: Lists / reverse / once is nothing | 19 | falsified | xs = [0,1]
-- expect: Lists / sorted numbers of length 0 | 23 | ok
-- expect: Lists / sorted numbers of length 2 | 23 | ok
-- expect: Lists / Numbers / addition commutes | 26 | ok
module Main (main) where

import Control.Monad (forM_)
import Data.List (sort)
import Test.Hspec
import Test.Hspec.QuickCheck (modifyMaxSuccess, prop)

main :: IO ()
main = hspec $ do
  describe "Lists" $ do
    context "reverse" $ modifyMaxSuccess (* 2) $ do
      prop "twice is nothing" $ \xs -> reverse (reverse xs) == (xs :: [Int])
      prop "once is nothing" $ \xs -> reverse xs == (xs :: [Int])
    sorting
  where
    sorting = do
      forM_ [0, 2 :: Int] $ \n -> prop ("sorted numbers of length " ++ show n) $ \xs ->
        length (sort (take n xs :: [Int])) <= n
      pure ()
      describe' "Numbers" $ prop "addition commutes" $ \x y -> x + y == y + (x :: Int)
    describe' name = describe name
