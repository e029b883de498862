-- | How a search runs the property types of the testing libraries: each becomes the number of a test's result.
module Needle.Judge
  ( Judged(..), judgeQuickCheck, textsQuickCheck, judgeResult, textsResult
  , judgeSmallCheckIO, judgeSmallCheckIdentity, judgeSmallCheckList, judgeSmallCheckMaybe
  , textsSmallCheckIO, textsSmallCheckIdentity, textsSmallCheckList, textsSmallCheckMaybe
  , judgeLazySmallCheck
  ) where

import Control.Exception (displayException)
import Data.Functor.Identity (Identity(..))
import Data.IORef (writeIORef)
import Data.List (nub)
import Data.Maybe (fromJust)
import System.IO.Unsafe (unsafePerformIO)
import qualified Test.LazySmallCheck.Property as Lazy
import Test.QuickCheck.Exception (tryEvaluate)
import Test.QuickCheck.Gen (unGen)
import qualified Test.QuickCheck.Property as Quick
import Test.QuickCheck.Random (Choices, tellsFunctions)
import qualified Test.SmallCheck.Property as Small

-- | How a test went, numbered as claim::TestResult, and the notes that it makes about itself.
data Judged = Judged !Int String

failed, passed, discarded, failedAsExpected, passedUnexpectedly :: Int
failed = 0
passed = 1
discarded = 2
failedAsExpected = 3
passedUnexpectedly = 4

-- QuickCheck

judgeQuickCheck :: Quick.Property -> Choices -> Int -> Judged
judgeQuickCheck p c n = judgeResult (resultOf p c n)

-- | What the property says about a test: the generated values, its counterexample texts.
textsQuickCheck :: Quick.Property -> Choices -> Int -> [String]
textsQuickCheck p c n = unsafePerformIO (do
  writeIORef tellsFunctions True  -- functions that are made now know what they are asked
  let r = resultOf p c n
  _ <- tryEvaluate (maybe False id (Quick.ok r))
  writeIORef tellsFunctions False
  return (textsResult r))

resultOf :: Quick.Property -> Choices -> Int -> Quick.Result
resultOf p c n = Quick.unProp (unGen (Quick.unProperty p) c n)

-- An exception is left to the search, which knows where it came from, unless it is what the property expects.
judgeResult :: Quick.Result -> Judged
judgeResult r
  | Quick.expect r = judged failed passed (Quick.ok r)
  | otherwise = judged failedAsExpected passedUnexpectedly (Quick.ok (Quick.guarded r))
  where
    judged no yes ok = case ok of
      Nothing -> Judged discarded ""
      Just True -> Judged yes (forced (notes r))
      Just False -> Judged no ""

textsResult :: Quick.Result -> [String]
textsResult r = Quick.testCase r ++ map ("    " ++) (caughtBy r)

-- what an action of the property threw, indented: no value (engine/attempt.cpp); an exception that nobody caught is known to the search
caughtBy :: Quick.Result -> [String]
caughtBy r = unsafePerformIO (do
  e <- tryEvaluate (Quick.theException r)
  return (either (const []) (maybe [] (lines . displayException)) e))

-- A note is its kind, its table and its value, each ended by a character of its own: see claim/notes.h.
notes :: Quick.Result -> String
notes r = concat (zipWith (\i l -> note 'L' (show i) l) [0 :: Int ..] (Quick.labels r)
  ++ map (note 'C' "") (nub (Quick.classes r))
  ++ map (uncurry (note 'T')) (Quick.tables r)
  ++ [note 'W' (show p) v | (Nothing, v, p) <- Quick.requiredCoverage r])
  where note kind table value = kind : table ++ '\0' : value ++ "\1"

forced :: String -> String
forced s = foldr seq s s

-- SmallCheck: the property's own quantifiers go to a depth

judgeSmallCheck :: Monad m => (m (Maybe Small.PropertyFailure, Bool) -> (Maybe Small.PropertyFailure, Bool)) -> Small.Property m -> Int -> Int
judgeSmallCheck run p d = case run (Small.examine d p) of
  (Just _, _) -> failed
  (Nothing, True) -> discarded
  (Nothing, False) -> passed

textsSmallCheck :: Monad m => (m (Maybe Small.PropertyFailure, Bool) -> (Maybe Small.PropertyFailure, Bool)) -> Small.Property m -> Int -> [String]
textsSmallCheck run p d = case fst (run (Small.examine d p)) of
  Nothing -> []
  Just (Small.PropertyFalse Nothing) -> []
  Just r -> lines (Small.ppFailure r) ++ ["(searched to depth " ++ show d ++ ")"]

judgeSmallCheckIO :: Small.Property IO -> Int -> Int
judgeSmallCheckIO = judgeSmallCheck unsafePerformIO

judgeSmallCheckIdentity :: Small.Property Identity -> Int -> Int
judgeSmallCheckIdentity = judgeSmallCheck runIdentity

judgeSmallCheckList :: Small.Property [] -> Int -> Int
judgeSmallCheckList = judgeSmallCheck head

judgeSmallCheckMaybe :: Small.Property Maybe -> Int -> Int
judgeSmallCheckMaybe = judgeSmallCheck fromJust

textsSmallCheckIO :: Small.Property IO -> Int -> [String]
textsSmallCheckIO = textsSmallCheck unsafePerformIO

textsSmallCheckIdentity :: Small.Property Identity -> Int -> [String]
textsSmallCheckIdentity = textsSmallCheck runIdentity

textsSmallCheckList :: Small.Property [] -> Int -> [String]
textsSmallCheckList = textsSmallCheck head

textsSmallCheckMaybe :: Small.Property Maybe -> Int -> [String]
textsSmallCheckMaybe = textsSmallCheck fromJust

-- Lazy SmallCheck

judgeLazySmallCheck :: Lazy.Property -> Int
judgeLazySmallCheck p = if Lazy.truth p then passed else failed
