-- | What the Template Haskell of QuickCheck's users means here: the compiler puts calls of these functions in its place.
module Needle.Splice
  ( spliceProperty, spliceQuickCheckAll, spliceVerboseCheckAll, spliceForAllProperties, spliceAllProperties
  , splicePolyQuickCheck, splicePolyVerboseCheck, spliceMonomorphic
  ) where

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

-- | Tests each property in a given way; whether all passed.
spliceForAllProperties :: [(String, Property)] -> (Property -> IO Result) -> IO Bool
spliceForAllProperties ps check = fmap and (mapM one ps)
  where
    one (place, p) = do
      putStrLn ("=== " ++ place ++ " ===")
      r <- check p
      putStrLn ""
      return (isSuccess r)

splicePolyQuickCheck :: Testable prop => prop -> IO ()
splicePolyQuickCheck = quickCheck

splicePolyVerboseCheck :: Testable prop => prop -> IO ()
splicePolyVerboseCheck = verboseCheck

spliceMonomorphic :: a -> a
spliceMonomorphic p = p
