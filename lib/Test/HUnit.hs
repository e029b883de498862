{-# LANGUAGE FlexibleInstances #-}
-- | Unit tests: assertions in a tree of named groups.
module Test.HUnit
  ( Assertion, assertFailure, assertString, assertBool, assertEqual, HUnitFailure(..)
  , Assertable(..), ListAssertable(..), AssertionPredicate, AssertionPredicable(..), (@?), (@?=), (@=?)
  , Test(..), Testable(..), (~?), (~?=), (~=?), (~:), testCaseCount, testCasePaths, Node(..), Path
  , Counts(..), runTestTT, runTestTTAndExit, showCounts, showPath, handedTests
  , PutText(..), putTextToHandle, putTextToShowS, runTestText, runTestTextPlaced
  , handedTestsPlaced, runTestTTPlaced, runTestTTAndExitPlaced, assertStringPlaced, assertBoolPlaced, (@?@), (@?=@), (@=?@), (~?@), (~?=@), (~=?@)
  ) where

import Needle.Suite (Place)
import qualified Needle.Suite as Suite
import System.Exit (exitFailure, exitSuccess)
import System.IO (Handle, hPutStr, hPutStrLn)
import Test.HUnit.Lang

infix 1 @?, @=?, @?=
infixr 0 ~:
infix 1 ~?, ~=?, ~?=

-- | Fails unless the text is empty.
assertString :: String -> Assertion
assertString = assertStringPlaced ""

-- | Fails with a text unless the condition holds.
assertBool :: String -> Bool -> Assertion
assertBool = assertBoolPlaced ""

-- The same, called at a place (Needle.Suite). An operator's name has @ for Placed.

assertStringPlaced :: Place -> String -> Assertion
assertStringPlaced place s = if null s then return () else assertFailurePlaced place s

assertBoolPlaced :: Place -> String -> Bool -> Assertion
assertBoolPlaced place msg b = if b then return () else assertFailurePlaced place msg

(@?@) :: AssertionPredicable t => Place -> t -> String -> Assertion
(@?@) place p msg = assertionPredicate p >>= assertBoolPlaced place msg

(@=?@), (@?=@) :: (Eq a, Show a) => Place -> a -> a -> Assertion
(@=?@) place expected actual = assertEqualPlaced place "" expected actual
(@?=@) place actual expected = assertEqualPlaced place "" expected actual

(~?@) :: AssertionPredicable t => Place -> t -> String -> Test
(~?@) place p msg = TestCase ((@?@) place p msg)

(~=?@), (~?=@) :: (Eq a, Show a) => Place -> a -> a -> Test
(~=?@) place expected actual = TestCase ((@=?@) place expected actual)
(~?=@) place actual expected = TestCase ((@?=@) place actual expected)

-- | Things that can be asserted.
class Assertable t where
  assert :: t -> Assertion

instance Assertable () where
  assert = return

instance Assertable Bool where
  assert = assertBool ""

instance Assertable t => Assertable (IO t) where
  assert m = m >>= assert

instance ListAssertable t => Assertable [t] where
  assert = listAssert

-- | What lists of a type assert.
class ListAssertable t where
  listAssert :: [t] -> Assertion

instance ListAssertable Char where
  listAssert = assertString

-- | A condition found by an action.
type AssertionPredicate = IO Bool

-- | Conditions.
class AssertionPredicable t where
  assertionPredicate :: t -> AssertionPredicate

instance AssertionPredicable Bool where
  assertionPredicate = return

instance AssertionPredicable t => AssertionPredicable (IO t) where
  assertionPredicate m = m >>= assertionPredicate

-- | The condition holds; else fails with the text.
(@?) :: AssertionPredicable t => t -> String -> Assertion
(@?) = (@?@) ""

-- | Expected on the left.
(@=?) :: (Eq a, Show a) => a -> a -> Assertion
(@=?) = (@=?@) ""

-- | Expected on the right.
(@?=) :: (Eq a, Show a) => a -> a -> Assertion
(@?=) = (@?=@) ""

-- | Tests in groups.
data Test = TestCase Assertion | TestList [Test] | TestLabel String Test

instance Show Test where
  showsPrec _ (TestCase _) = showString "TestCase _"
  showsPrec _ (TestList ts) = showString "TestList " . showList ts
  showsPrec p (TestLabel l t) = showString "TestLabel " . showString l . showChar ' ' . showsPrec p t

-- | Things that are tests.
class Testable t where
  test :: t -> Test

instance Testable Test where
  test = id

instance Assertable t => Testable (IO t) where
  test = TestCase . assert

instance Testable t => Testable [t] where
  test = TestList . map test

-- | A test of a condition.
(~?) :: AssertionPredicable t => t -> String -> Test
(~?) = (~?@) ""

-- | A test of equality, expected on the left.
(~=?) :: (Eq a, Show a) => a -> a -> Test
(~=?) = (~=?@) ""

-- | A test of equality, expected on the right.
(~?=) :: (Eq a, Show a) => a -> a -> Test
(~?=) = (~?=@) ""

-- | A test with a name.
(~:) :: Testable t => String -> t -> Test
label ~: t = TestLabel label (test t)

-- | Where a test stands.
data Node = ListItem Int | Label String
  deriving (Eq, Show, Read)

-- | From the test outwards.
type Path = [Node]

-- | How many tests there are.
testCaseCount :: Test -> Int
testCaseCount = length . testCasePaths

-- | Where the tests stand.
testCasePaths :: Test -> [Path]
testCasePaths t = map fst (casesOf [] t)

casesOf :: Path -> Test -> [(Path, Assertion)]
casesOf p (TestCase m) = [(p, m)]
casesOf p (TestList ts) = concat (zipWith (\i -> casesOf (ListItem i : p)) [0 ..] ts)
casesOf p (TestLabel l t) = casesOf (Label l : p) t

-- | What became of the tests.
data Counts = Counts { cases :: Int, tried :: Int, errors :: Int, failures :: Int }
  deriving (Eq, Show, Read)

-- a test with its number or label, in the groups around it
handed :: Place -> (Path, Assertion) -> Suite.Suite
handed place (path, m) = case path of
  [] -> named "test" []
  Label l : around -> named l around
  ListItem i : around -> named ("test " ++ show (i + 1)) around
  where
    named name around = foldl (\inside group -> Suite.Group group [inside]) (Suite.Test name place (Suite.Once m)) [l | Label l <- around]

-- | The tests as they are handed over.
handedTests :: Test -> [Suite.Suite]
handedTests = handedTestsPlaced ""

handedTestsPlaced :: Place -> Test -> [Suite.Suite]
handedTestsPlaced place t = map (handed place) (casesOf [] t)

-- | Where a test stands, from the outside inwards.
showPath :: Path -> String
showPath [] = ""
showPath p = foldl1 (\inside around -> around ++ ":" ++ inside) (map name p)
  where
    name (ListItem i) = show i
    name (Label l) = if ':' `elem` l then show l else l

-- | What became of the tests, in a line.
showCounts :: Counts -> String
showCounts c = "Cases: " ++ show (cases c) ++ "  Tried: " ++ show (tried c) ++ "  Errors: " ++ show (errors c)
  ++ "  Failures: " ++ show (failures c)

-- | Runs the tests and prints what failed.
runTestTT :: Test -> IO Counts
runTestTT = runTestTTPlaced ""

runTestTTPlaced :: Place -> Test -> IO Counts
runTestTTPlaced place t = Suite.handOver (Counts 0 0 0 0) (handedTestsPlaced place t) (do
  let all' = casesOf [] t
  results <- mapM (\(p, m) -> performTestCase m >>= \r -> report p r >> return r) all'
  let n = length all'
      counts = Counts n n (length [() | Error _ _ <- results]) (length [() | Failure _ _ <- results])
  putStrLn (showCounts counts)
  return counts)
  where
    report _ Success = return ()
    report p (Failure _ msg) = putStrLn ("### Failure in: " ++ showPath p ++ "\n" ++ msg)
    report p (Error _ msg) = putStrLn ("### Error in:   " ++ showPath p ++ "\n" ++ msg)

-- | Runs the tests and ends the program.
runTestTTAndExit :: Test -> IO ()
runTestTTAndExit = runTestTTAndExitPlaced ""

runTestTTAndExitPlaced :: Place -> Test -> IO ()
runTestTTAndExitPlaced place t = do
  c <- runTestTTPlaced place t
  if errors c + failures c == 0 then exitSuccess else exitFailure

-- | Where lines go: the line, whether it stays, and the state so far.
data PutText st = PutText (String -> Bool -> st -> IO st) st

-- | Lines go to a handle; those that do not stay are written if the flag says so.
putTextToHandle :: Handle -> Bool -> PutText Int
putTextToHandle handle transient = PutText put 0
  where
    put line stays n
      | stays = hPutStrLn handle line >> return 0
      | transient = hPutStr handle ('\r' : line) >> return (length line)
      | otherwise = return n

-- | Lines that stay are collected.
putTextToShowS :: PutText ShowS
putTextToShowS = PutText put id
  where put line stays f = return (if stays then f . showString (line ++ "\n") else f)

-- | Runs the tests and writes how they went.
runTestText :: PutText st -> Test -> IO (Counts, st)
runTestText = runTestTextPlaced ""

-- the same, called at a place (Needle.Suite)
runTestTextPlaced :: Place -> PutText st -> Test -> IO (Counts, st)
runTestTextPlaced place (PutText put start) t = Suite.handOver (Counts 0 0 0 0, start) (handedTestsPlaced place t) (do
  counts <- runTestTT t
  end <- put (showCounts counts) True start
  return (counts, end))
