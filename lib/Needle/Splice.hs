-- | What the Template Haskell of QuickCheck's users means here: the compiler puts calls of these functions in its place.
module Needle.Splice
  ( spliceProperty, spliceQuickCheckAll, spliceVerboseCheckAll, spliceForAllProperties, spliceAllProperties
  , splicePolyQuickCheck, splicePolyVerboseCheck, spliceMonomorphic
  , spliceTestName, spliceTestProperty, spliceTestCase, spliceTestTree, spliceTestGroup, spliceTestMain
  , spliceTestPropertyPlaced, spliceTestCasePlaced
  ) where

import Needle.Suite (Body(..), Place, handOver)
import Test.QuickCheck.Property (Property, Testable(..))
import Test.Tasty.Tree (TestTree(..), defaultMain, testGroup)
import Test.QuickCheck.Test (Result, isSuccess, quickCheck, quickCheckResult, verboseCheck, verboseCheckResult)

-- | A property and where it stands.
spliceProperty :: Testable prop => String -> prop -> (String, Property)
spliceProperty place p = (place, property p)

spliceAllProperties :: [(String, Property)] -> [(String, Property)]
spliceAllProperties ps = ps

spliceQuickCheckAll :: [(String, Property)] -> IO Bool
spliceQuickCheckAll ps = spliceForAllProperties ps quickCheckResult

spliceVerboseCheckAll :: [(String, Property)] -> IO Bool
spliceVerboseCheckAll ps = spliceForAllProperties ps verboseCheckResult

-- | Tests each property in a given way; whether all passed. They have names, so nobody needs to be told of them.
spliceForAllProperties :: [(String, Property)] -> (Property -> IO Result) -> IO Bool
spliceForAllProperties ps check = handOver True [] (fmap and (mapM one ps))
  where
    one (place, p) = do
      putStrLn ("=== " ++ place ++ " ===")
      r <- check p
      putStrLn ""
      return (isSuccess r)

splicePolyQuickCheck :: Testable prop => prop -> IO ()
splicePolyQuickCheck p = handOver () [] (quickCheck p)

splicePolyVerboseCheck :: Testable prop => prop -> IO ()
splicePolyVerboseCheck p = handOver () [] (verboseCheck p)

spliceMonomorphic :: a -> a
spliceMonomorphic p = p

-- Of tasty-th and test-framework-th: the first of the list is the group's name.

spliceTestName :: String -> TestTree
spliceTestName name = testGroup name []

spliceTestProperty :: Testable prop => String -> prop -> TestTree
spliceTestProperty = spliceTestPropertyPlaced ""

spliceTestPropertyPlaced :: Testable prop => Place -> String -> prop -> TestTree
spliceTestPropertyPlaced place name p = SingleTest name place (Holds (property p))

spliceTestCase :: String -> IO () -> TestTree
spliceTestCase = spliceTestCasePlaced ""

spliceTestCasePlaced :: Place -> String -> IO () -> TestTree
spliceTestCasePlaced place name m = SingleTest name place (Once m)

-- | One tree, or several.
class Trees t where
  trees :: t -> [TestTree]

instance Trees TestTree where
  trees t = [t]

instance Trees t => Trees [t] where
  trees = concatMap trees

spliceTestTree :: Trees t => String -> t -> TestTree
spliceTestTree name t = testGroup name (trees t)

spliceTestGroup :: [TestTree] -> TestTree
spliceTestGroup ts = case ts of
  TestGroup name _ : rest -> testGroup name rest
  _ -> testGroup "" ts

spliceTestMain :: [TestTree] -> IO ()
spliceTestMain = defaultMain . spliceTestGroup
