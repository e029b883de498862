-- | What a search asks about exceptions.
module Needle.Check (AssumptionFailed(..), searchDiscards, searchDescribes) where

import Control.Exception (Exception, SomeException, displayException, fromException)
import Test.QuickCheck.Exception (isDiscard)

-- | Thrown where a condition that was taken for granted does not hold.
data AssumptionFailed = AssumptionFailed

instance Show AssumptionFailed where
  showsPrec _ _ = showString "Needle: assumption failed"

instance Exception AssumptionFailed

-- | The exception says that the input does not count.
searchDiscards :: SomeException -> Bool
searchDiscards e = case fromException e of
  Just AssumptionFailed -> True
  Nothing -> isDiscard e

-- | The exception as text.
searchDescribes :: SomeException -> String
searchDescribes = displayException
