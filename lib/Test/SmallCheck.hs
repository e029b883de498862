-- | Testing properties for all small values.
module Test.SmallCheck
  ( forAll, exists, existsUnique, over, (==>), monadic, changeDepth, changeDepth1
  , smallCheck, Depth, Testable(..), Property, Reason
  ) where

import Test.SmallCheck.Drivers (smallCheck)
import Test.SmallCheck.Property
import Test.SmallCheck.SeriesMonad (Depth)
