-- | Tests that a program hands to a testing library. `needle run` lets the library run them. `needle check` runs the program's
-- main in order to learn what it would test: the library hands each test over instead of running it, and returns.
module Needle.Suite
  ( Place, Suite(..), Body(..), Refuted(..), refutedBy, Pending(..), handOver
  , HandedOver, suiteOf, suiteListing, suiteProperty, suiteGiven, suiteTests, suiteUnitPasses
  ) where

import Control.Exception (Exception, SomeException, displayException, evaluate, fromException, handle)
import Data.Array (Array, listArray, (!))
import Data.IORef
import Needle.Catch (caught)
import Needle.Prim (IO(..), IORes(..), primHFlush)
import System.Exit (ExitCode)
import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck.Property (Property, Testable(..), counterexample, givenTo, isOfFunction, label)

-- | Where in the source a test is handed over, as it is printed. A function of the library of which its module exports a
-- version named ..Placed (an operator ..@) is called by that version, with the place of the call as its first argument.
type Place = String

-- | Tests in groups. A test without a name is known by its place.
data Suite = Group String [Suite] | Test String Place Body

-- | A test.
data Body
  = Holds Property    -- ^ for all that its generators make
  | Within Int Property  -- ^ the same, inside of something that counts: it is not what the function that it names says by itself;
                         -- with how many arguments of that function are handed on from there
  | Examined (IO (Maybe Refuted))  -- ^ by a library of its own: what refutes it up to a bound, which says nothing about other inputs
  | Once (IO ())      -- ^ passes unless it throws
  | Waits String      -- ^ is not to be run, with the reason

-- | What refutes a property: the arguments, each as it is printed, with what else there is to say of them; and all that as the library
-- itself says it.
data Refuted = Refuted [String] String

-- | Arguments alone.
refutedBy :: [String] -> Refuted
refutedBy arguments = Refuted arguments (unlines arguments)

-- | Thrown by a test that finds, while it runs, that it waits to be written, with the reason.
newtype Pending = Pending String

instance Show Pending where
  showsPrec _ (Pending why) = showString why

instance Exception Pending

-- | A test, the names of the groups around it, outermost first.
data HandedOver = HandedOver [String] String Place Body

-- what was handed over so far, the newest first; Nothing: tests are run by the libraries
handedOver :: IORef (Maybe [HandedOver])
handedOver = unsafePerformIO (newIORef Nothing)
{-# NOINLINE handedOver #-}

-- | Hands these tests over; where nobody takes them, runs them by the given action. What is returned to a program whose
-- tests were handed over is the first argument.
handOver :: a -> [Suite] -> IO a -> IO a
handOver nothing suites run = do
  taken <- readIORef handedOver
  case taken of
    Nothing -> run
    Just before -> do
      let tests = concatMap (flat []) suites
      mapM_ (const announced) tests
      writeIORef handedOver (Just (foldl (flip (:)) before tests))
      return nothing
{-# NOINLINE handOver #-}  -- programs that get here are those that have tests

-- Tells whoever listens to the program's output (engine/handed_over.cpp) that a test was handed over here: what was printed before
-- may be its name. No handle has this number.
announced :: IO ()
announced = IO (\w -> case primHFlush (-1) w of IORes _ -> IORes ())

-- groups from the inside out
flat :: [String] -> Suite -> [HandedOver]
flat around s = case s of
  Group name inside -> concatMap (flat (if null name then around else name : around)) inside
  Test name place body -> [HandedOver (reverse around) name place body]

-- | The tests that a program hands over. A program may end by an exception; one that it did not mean to end with is the
-- last test.
suiteOf :: IO a -> [HandedOver]
suiteOf program = unsafePerformIO (do
  writeIORef handedOver (Just [])
  end <- caught (fmap Right (program >>= evaluate)) (return . Left)
  taken <- readIORef handedOver
  writeIORef handedOver Nothing
  return (reverse (maybe [] id taken) ++ broken end))
{-# NOINLINE suiteOf #-}

broken :: Either SomeException a -> [HandedOver]
broken (Right _) = []
broken (Left e) = case fromException e of
  Just code -> const [] (code :: ExitCode)
  Nothing -> [HandedOver [] "" "" (Waits ("what comes later is not known, since it ended by an exception: " ++ displayException e))]

-- | All tests as text: for each its kind (F for the property of a function, P for another, 0 or 1 for Within, E, U or W), place, name, reason and groups, each ended by \0, and \1.
suiteListing :: [HandedOver] -> String
suiteListing = concatMap line
  where
    line (HandedOver groups name place body) =
      concatMap field ([kind body, place, name, reason body] ++ groups) ++ "\1"
    field s = filter (> '\1') s ++ "\0"
    kind b = case b of
      Holds p -> if unsafePerformIO (caught (evaluate (isOfFunction p)) (const (return False))) then "F" else "P"
      Within n _ -> show n
      Examined _ -> "E"
      Once _ -> "U"
      Waits _ -> "W"
    reason b = case b of
      Waits why -> why
      _ -> ""

-- | The test of this number as a property.
suiteProperty :: [HandedOver] -> Int -> Property
suiteProperty tests n = case drop n tests of
  HandedOver _ _ _ (Holds p) : _ -> p
  HandedOver _ _ _ (Within _ p) : _ -> p
  HandedOver _ _ _ (Examined search) : _ -> case unsafePerformIO search of
    Nothing -> property True
    Just (Refuted texts _) -> foldr counterexample (property False) texts
  HandedOver _ _ _ (Once m) : _ -> unsafePerformIO (handle (\(Pending why) -> return (pendingFor why)) (fmap property m))
  HandedOver _ _ _ (Waits why) : _ -> pendingFor why
  [] -> error "there is no such test"
  where pendingFor why = label ("pending: " ++ why) True

-- | The property of a function for this argument.
suiteGiven :: Property -> a -> Property
suiteGiven = givenTo

-- | The tests by their numbers: once it is evaluated the program has handed all of them over.
suiteTests :: [HandedOver] -> Array Int HandedOver
suiteTests tests = listArray (0, length tests - 1) tests

-- | 1 for a unit test that passes and has nothing to say; 0 for one that is pending, or that is none. It may throw.
suiteUnitPasses :: Array Int HandedOver -> Int -> Int
suiteUnitPasses tests n = case tests ! n of
  HandedOver _ _ _ (Once m) -> unsafePerformIO (handle (\(Pending _) -> return 0) (m >> return 1))
  _ -> 0
