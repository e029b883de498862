-- | Testing all properties of a module. These names are for Template Haskell: $quickCheckAll and the like are understood
-- by the compiler (Needle.Splice has what they mean), and nothing else can be done with them.
module Test.QuickCheck.All
  ( quickCheckAll, verboseCheckAll, forAllProperties, allProperties, polyQuickCheck, polyVerboseCheck, monomorphic
  ) where

import Needle.Splice ()  -- whoever imports this module sees the instances that a splice needs

-- | What only a splice can use.
data Spliced = Spliced

-- | Tests all properties of the module.
quickCheckAll :: Spliced
quickCheckAll = Spliced

-- | Tests all properties of the module, printing each test.
verboseCheckAll :: Spliced
verboseCheckAll = Spliced

-- | Tests all properties of the module in a given way.
forAllProperties :: Spliced
forAllProperties = Spliced

-- | All properties of the module, named.
allProperties :: Spliced
allProperties = Spliced

-- | Tests a property at Integer where its type has variables.
polyQuickCheck :: a -> Spliced
polyQuickCheck _ = Spliced

-- | Tests a property at Integer where its type has variables, printing each test.
polyVerboseCheck :: a -> Spliced
polyVerboseCheck _ = Spliced

-- | A property at Integer where its type has variables.
monomorphic :: a -> Spliced
monomorphic _ = Spliced
