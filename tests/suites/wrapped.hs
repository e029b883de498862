-- What stands between a library and a lambda counts: a generator makes the argument, whatever else is composed with it; labels and their
-- like leave the arguments as they are, so that those are searched by their types.
-- expect: \n -> odd n | 28 | ok
-- expect: test 2 of main | 29 | ok
-- expect: \n -> n < (12345 :: Int) | 30 | falsified | n = 12345
-- expect: label "small" $ \n c -> n < (12345 :: Int) || c == 'x' | 31 | falsified | n = 12345
-- expect: test 5 of main | 32 | falsified
-- expect: \xs -> sum (xs :: [Int]) < 2000 | 33 | falsified | xs = [2000]
-- expect: \x y -> x + y /= (21 :: Int) | 34 | falsified | (0,21)
-- expect: above 0 | 37 | falsified | n = 1
-- expect: above 1000 | 37 | falsified | n = 1001
-- expect: generated | 38 | ok
-- expect: generated too | 39 | ok
module Main (main) where
import Control.Monad (forM_)
import Test.Hspec
import Test.QuickCheck

-- not true of what `small` does not make
isSmall :: Int -> Bool
isSmall n = n >= 1 && n < 10

small :: Gen Int
small = choose (1, 9)

main :: IO ()
main = do
  quickCheck . forAll (elements [1, 3, 5 :: Int]) $ \n -> odd n
  quickCheck . forAll small $ isSmall
  quickCheck . withMaxSuccess 10 $ \n -> n < (12345 :: Int)
  quickCheck $ label "small" $ \n c -> n < (12345 :: Int) || c == 'x'
  quickCheck . expectFailure $ isSmall
  verboseCheck $ \xs -> sum (xs :: [Int]) < 2000
  quickCheck . uncurry $ \x y -> x + y /= (21 :: Int)
  hspec $ do
    forM_ [0, 1000 :: Int] $ \k ->
      it ("above " ++ show k) $ property $ \n -> n <= k
    it "generated" . forAll small $ isSmall
    it "generated too" . property . forAll small $ isSmall
