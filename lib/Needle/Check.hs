-- | What a search asks about exceptions.
module Needle.Check
  ( NotCounted(..), noSuchChoice, notRun, searchDiscards, carefully, searchDescribes, searchEvaluates, searchShows, errorShown, throwShown, partText, notMade
  , precondition, assert, assertPlaced, assertIO, assertIOPlaced
  ) where

import Control.Exception (Exception, SomeException, catch, displayException, evaluate, fromException, throw)
import Needle.Base (unsafePerformIO)
import Needle.IO (NotCounted(..), beCareful, notRun)

-- | Marks what decides whether a test counts; otherwise the value itself. Conjunctions inside are evaluated in parallel.
foreign import prim "precondition" precondition :: a -> a

-- | Thrown where a condition that must hold does not; with its place in the program, if that is known.
newtype AssertionViolated = AssertionViolated String

instance Show AssertionViolated where
  showsPrec _ (AssertionViolated place) =
    showString "Needle: assertion failed" . (if null place then id else showString " at " . showString place)

instance Exception AssertionViolated

-- | The condition must hold; an input for which it does not is a failure.
assert :: Bool -> a -> a
assert = assertPlaced ""
{-# NOINLINE assert #-}

-- | The same of an action.
assertIO :: Bool -> IO ()
assertIO = assertIOPlaced ""

-- the same, called at a place (Needle.Suite)

assertPlaced :: String -> Bool -> a -> a
assertPlaced place b x = if b then x else throw (AssertionViolated place)
{-# NOINLINE assertPlaced #-}

assertIOPlaced :: String -> Bool -> IO ()
assertIOPlaced place b = assertPlaced place b (return ())

-- | Says to a search that the choice it tries is not there, nor any after it.
noSuchChoice :: a
noSuchChoice = throw NoSuchChoice

-- | LT: the exception is a failure. EQ: it says that the input does not count. GT: that neither does any later choice.
searchDiscards :: SomeException -> Ordering
searchDiscards e = case fromException e of
  Just NoSuchChoice -> GT
  Just AssumptionFailed -> EQ
  Just Discarded -> EQ
  Just _ -> carefully e EQ
  Nothing -> LT

-- | The input does not count because of us, not because of the program: nothing is proved any more. The exception is an
-- argument so that it is done for each.
carefully :: SomeException -> a -> a
carefully e x = unsafePerformIO (beCareful >> evaluate e >> return x)
{-# NOINLINE carefully #-}

-- | The exception as text.
searchDescribes :: SomeException -> String
searchDescribes = displayException

-- | As `error` and `throw`, but what is said is evaluated at once, as whoever reports the exception will do. Where coverage
-- is measured these stand for them: then a search sees what only a message needs.
errorShown :: String -> a
errorShown s = length (take longestMessage s) `seq` error s

throwShown :: Exception e => e -> a
throwShown e = length (take longestMessage (displayException e)) `seq` throw e

longestMessage :: Int
longestMessage = 10000

-- | The text, or what stands for it when it cannot be evaluated; the exception is read, too.
partText :: String -> String
partText text = unsafePerformIO (catch (evaluate (length text) >> return text) refused)
  where
    refused :: SomeException -> IO String
    refused e = case searchDiscards e of
      LT -> evaluate (length (displayException e)) >> return "<exception>"
      _ -> throw e
{-# NOINLINE partText #-}

-- | In the place of a value that a call did not return: what is tested with it does not count.
notMade :: a
notMade = throw AssumptionFailed

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

-- | The same, and the text of an exception is evaluated too, as whoever reports a failing test does.
searchShows :: a -> Bool
searchShows x = unsafePerformIO (catch (evaluate x >> return True) refused)
  where
    refused :: SomeException -> IO Bool
    refused e = case searchDiscards e of
      LT -> catch (evaluate (length (take longest (displayException e))) >> return False) ignored
      _ -> throw e
    ignored :: SomeException -> IO Bool
    ignored _ = return False
    longest = 10000
{-# NOINLINE searchShows #-}
