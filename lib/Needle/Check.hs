-- | What a search asks about exceptions.
module Needle.Check
  ( AssumptionFailed(..), Discarded(..), NoSuchChoice(..), noSuchChoice, searchDiscards, searchDescribes, searchEvaluates, precondition
  ) where

import Control.Exception (Exception, SomeException, catch, displayException, evaluate, fromException, throw)
import Needle.Base (unsafePerformIO)

-- | Thrown where a condition that was taken for granted does not hold.
data AssumptionFailed = AssumptionFailed

instance Show AssumptionFailed where
  showsPrec _ _ = showString "Needle: assumption failed"

instance Exception AssumptionFailed

-- | Thrown by a test that does not count.
data Discarded = Discarded

instance Show Discarded where
  showsPrec _ _ = showString "DISCARD. You should not see this exception, it is internal to QuickCheck."

instance Exception Discarded

-- | Thrown where a generator is told to take a choice that it does not have.
data NoSuchChoice = NoSuchChoice

instance Show NoSuchChoice where
  showsPrec _ _ = showString "Needle: no such choice"

instance Exception NoSuchChoice

-- | Marks what decides whether a test counts; otherwise the value itself. Conjunctions inside are evaluated in parallel.
foreign import prim "precondition" precondition :: a -> a
-- | Says to a search that the choice it tries is not there, nor any after it.
noSuchChoice :: a
noSuchChoice = throw NoSuchChoice

-- | LT: the exception is a failure. EQ: it says that the input does not count. GT: that neither does any later choice.
searchDiscards :: SomeException -> Ordering
searchDiscards e
  | Just AssumptionFailed <- fromException e = EQ
  | Just Discarded <- fromException e = EQ
  | Just NoSuchChoice <- fromException e = GT
  | otherwise = LT

-- | The exception as text.
searchDescribes :: SomeException -> String
searchDescribes = displayException

-- | Evaluates to weak head normal form and says whether a value came of it. What says that the input does not count is
-- not held back.
searchEvaluates :: a -> Bool
searchEvaluates x = unsafePerformIO (catch (evaluate x >> return True) refused)
  where
    refused :: SomeException -> IO Bool
    refused e = case searchDiscards e of
      LT -> return False
      _ -> throw e
{-# NOINLINE searchEvaluates #-}
