-- it with property, forAll, expectations inside a property, unit tests beside them.
-- expect: Queue / push then pop | 20 | ok
-- expect: Queue / keeps what is even | 21 | falsified | n = 11
-- expect: Queue / shows as a list | 22 | falsified | expected
-- expect: Queue / is empty at first | 24 | ok
-- expect: Queue / has no front at first | 25 | ok
-- expect: Queue / is seven | 26 | falsified | expected: 7
module Main (main) where

import Test.Hspec
import Test.QuickCheck

newtype Queue = Queue [Int] deriving (Eq, Show)

push :: Int -> Queue -> Queue
push x (Queue xs) = Queue (xs ++ [x])

main :: IO ()
main = hspec $ describe "Queue" $ do
  it "push then pop" $ property $ \x -> push x (Queue []) == Queue [x]
  it "keeps what is even" $ forAll (choose (0, 100)) $ \n -> n <= (10 :: Int) || even n
  it "shows as a list" $ property $ \xs ->
    show (Queue xs) `shouldBe` "Queue " ++ concatMap show xs
  it "is empty at first" $ Queue [] `shouldBe` Queue []
  it "has no front at first" $ head [] `shouldThrow` anyException
  it "is seven" $ length "seven" `shouldBe` 7
