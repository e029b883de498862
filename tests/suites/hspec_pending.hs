-- Examples that wait to be written say so; what else they hold is not counted against them.
-- expect: Queue / is empty at first | 14 | ok
-- expect: Queue / grows | 15 | ok | pending: No reason given
-- expect: Queue / shrinks | 16 | ok | pending: after it grows
-- expect: Queue / is known late | 17 | ok | pending: half written
-- expect: Queue / is full at first | 20 | falsified | expected: [1]
-- expect: Queue / is turned | 21 | ok | pending: No reason given
module Main (main) where

import Test.Hspec

main :: IO ()
main = hspec $ describe "Queue" $ do
  it "is empty at first" $ queue `shouldBe` []
  it "grows" pending
  it "shrinks" $ pendingWith "after it grows"
  it "is known late" $ do
    queue `shouldBe` []
    pendingWith "half written"
  it "is full at first" $ queue `shouldBe` [1]
  xit "is turned" $ reverse queue `shouldBe` [2]

queue :: [Int]
queue = []
