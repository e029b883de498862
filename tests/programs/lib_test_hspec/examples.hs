import Control.Exception (evaluate)
import Test.Hspec
import Test.Hspec.QuickCheck (prop)
import Test.QuickCheck

main :: IO ()
main = hspec $ do
  describe "head" $ do
    it "is the first item" $ head [23 ..] `shouldBe` (23 :: Int)
    it "is what was put there" $ property $ \x xs -> head (x : xs) == (x :: Int)
    it "throws for an empty list" $ evaluate (head []) `shouldThrow` anyException
    it "is not the last" $ head [1, 2 :: Int] `shouldBe` 2
  context "lists" $ do
    prop "reverse twice" $ \xs -> reverse (reverse xs) === (xs :: [Int])
    it "contain" $ "hello" `shouldContain` "ell"
    xit "later" (False :: Bool)
-- expect: head
-- expect:   is the first item
-- expect:   is what was put there
-- expect:   throws for an empty list
-- expect:   is not the last FAILED
-- expect:     expected: 2
-- expect:      but got: 1
-- expect: lists
-- expect:   reverse twice
-- expect:   contain
-- expect:   later
-- expect:     # PENDING: No reason given
-- expect:
-- expect: 7 examples, 1 failure, 1 pending
-- exit: 1
