-- Options that a tree asks for and sets, tests of one's own kind, specifications and tests known to fail inside trees.
-- expect: all / of depth 2 / small | 49 | ok
-- expect: all / of depth 5 / small | 51 | falsified | [True,True,True,True]
-- expect: all / counted 3 | 53 | ok
-- expect: all / own / even | 54 | ok
-- expect: all / own / odd | 54 | falsified | 3 is odd
-- expect: all / fails as expected | 55 | ok
-- expect: all / does not fail | 56 | falsified | not expected
-- expect: all / broken | 57 | ok | pending: later
-- expect: all / spec / adds | 43 | ok
-- expect: all / spec / subtracts | 44 | falsified | a = 0
module Main (main) where

import Data.Proxy (Proxy(..))
import Data.Tagged (Tagged(..))
import Test.Tasty
import Test.Tasty.ExpectedFailure (expectFail, ignoreTestBecause)
import Test.Tasty.Hspec (describe, it, testSpecs)
import Test.Tasty.HUnit
import Test.Tasty.Ingredients.Basic (consoleTestReporter, includingOptions)
import Test.Tasty.Options
import Test.Tasty.Providers
import Test.Tasty.SmallCheck as SC
import qualified Test.QuickCheck as QC

newtype Times = Times Int

instance IsOption Times where
  defaultValue = Times 1
  parseValue = fmap Times . safeRead
  optionName = return "times"
  optionHelp = Tagged "how often"

newtype EvenNumber = EvenNumber Int

instance IsTest EvenNumber where
  testOptions = return [Option (Proxy :: Proxy Times)]
  run _ (EvenNumber n) _ = return (if even n then testPassed "" else testFailed (show n ++ " is odd"))

main :: IO ()
main = do
  specs <- testSpecs $ describe "spec" $ do
    it "adds" $ 1 + 1 == (2 :: Int)
    it "subtracts" $ QC.property (\a b -> a - b == b - (a :: Int))
  defaultMainWithIngredients (includingOptions [Option (Proxy :: Proxy Times)] : defaultIngredients) $ testGroup "all" $
    [ localOption (SmallCheckDepth 2) $ testGroup "of depth 2"
        [
        -- lists of at most two
          SC.testProperty "small" $ \xs -> length (xs :: [Bool]) < 4 ]
    , localOption (SmallCheckDepth 6) $ adjustOption (\(SmallCheckDepth d) -> SmallCheckDepth (d - 1)) $ localOption (mkTimeout 1000000) $ testGroup "of depth 5"
        [ SC.testProperty "small" $ \xs -> length (xs :: [Bool]) < 4 ]
    , localOption (Times 3) $ askOption $ \(Times n) ->
        testCase ("counted " ++ show n) (n @?= 3)
    , testGroup "own" [singleTest "even" (EvenNumber 2), singleTest "odd" (EvenNumber 3)]
    , expectFail $ testCase "fails as expected" (assertFailure "always")
    , expectFail (testCase "does not fail" (return ()))
    , ignoreTestBecause "later" (testCase "broken" (assertFailure "always"))
    ] ++ specs
