import Test.Tasty
import Test.Tasty.HUnit
import Test.Tasty.QuickCheck as QC
import Test.Tasty.SmallCheck as SC

main :: IO ()
main = defaultMain tests

tests :: TestTree
tests = testGroup "Tests"
  [ testGroup "properties"
      [ QC.testProperty "sum" (\xs ys -> sum (xs ++ ys) == sum xs + sum (ys :: [Int]))
      , SC.testProperty "small" (\x -> x /= (3 :: Int)) ]
  , localOption (QuickCheckTests 10) (testCase "unit" (2 + 2 @?= (4 :: Int)))
  , testCase "wrong" (assertBool "no" False) ]
-- expect: Tests
-- expect:   properties
-- expect:     sum: OK
-- expect:     small: FAIL
-- expect:       there exists 3 such that
-- expect:         condition is false
-- expect:   unit: OK
-- expect:   wrong: FAIL
-- expect:     no
-- expect:
-- expect: 2 out of 4 tests failed
-- exit: 1
