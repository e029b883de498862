-- | What the Template Haskell of QuickCheck's users means here: the compiler puts calls of these functions in its place.
module Needle.Splice
  ( spliceProperty, spliceQuickCheckAll, spliceVerboseCheckAll, spliceForAllProperties, spliceAllProperties
  , splicePolyQuickCheck, splicePolyVerboseCheck, spliceMonomorphic
  ) where

import Needle.Suite (handOver)
import Test.QuickCheck.Property (Property, Testable(..))
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
