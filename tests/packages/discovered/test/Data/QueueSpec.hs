module Data.QueueSpec (main, spec) where

import Data.Queue
import Test.Hspec
import Test.QuickCheck

main :: IO ()
main = hspec spec

-- run by itself, or as hspec-discover does
spec :: Spec
spec = describe "push" $ do
  it "adds at the end" $ property $ \x xs -> let q = foldr push empty [y | y <- xs] in toList (push x q) == toList q ++ [x :: Int]
  it "fills" $ toList (push 1 empty) `shouldBe` [1 :: Int]
