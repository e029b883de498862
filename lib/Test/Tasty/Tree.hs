-- | The tree of tests that Test.Tasty runs, for the modules that make its leaves.
module Test.Tasty.Tree
  ( TestTree(..), TestName, testGroup, defaultMain, localOption, adjustOption, askOption, withResource, after, after_
  , DependencyType(..), sequentialTestGroup, mapBodies, testNames
  ) where

import Control.Exception (evaluate, try)
import Data.IORef (newIORef, readIORef, writeIORef)
import Needle.Suite (Body(..), Place, Refuted(..), Suite, handOver)
import qualified Needle.Suite as Suite
import System.Exit (exitFailure)
import System.IO.Unsafe (unsafePerformIO)
import Test.HUnit.Lang (failureText)
import Test.Tasty.Options (IsOption, OptionSet, changeOption, lookupOption, setOption)
import Test.QuickCheck.Test (Args(..), Result(..), isSuccess, quickCheckWithResult, stdArgs)

-- | The name of a test.
type TestName = String

-- | A test or a group of them.
data TestTree
  = SingleTest TestName Place Body
  | TestGroup TestName [TestTree]
  | PlusTestOptions (OptionSet -> OptionSet) TestTree
  | AskOptions (OptionSet -> TestTree)

-- | A group.
testGroup :: TestName -> [TestTree] -> TestTree
testGroup = TestGroup

-- | Sets an option for some tests.
localOption :: IsOption v => v -> TestTree -> TestTree
localOption v = PlusTestOptions (setOption v)

-- | Changes an option for some tests.
adjustOption :: IsOption v => (v -> v) -> TestTree -> TestTree
adjustOption f = PlusTestOptions (changeOption f)

-- | Tests that depend on an option.
askOption :: IsOption v => (v -> TestTree) -> TestTree
askOption f = AskOptions (f . lookupOption)

-- | Changes what is tested.
mapBodies :: (Body -> Body) -> TestTree -> TestTree
mapBodies f t = case t of
  SingleTest name place body -> SingleTest name place (f body)
  TestGroup name ts -> TestGroup name (map (mapBodies f) ts)
  PlusTestOptions g inside -> PlusTestOptions g (mapBodies f inside)
  AskOptions g -> AskOptions (mapBodies f . g)

-- | The names of the tests, with those of the groups around them.
testNames :: OptionSet -> TestTree -> [TestName]
testNames set t = case settled set t of
  TestGroup name ts -> [if null name then n else name ++ "." ++ n | u <- ts, n <- testNames set u]
  SingleTest name _ _ -> [name]
  _ -> []

-- the same tests, with options in place
settled :: OptionSet -> TestTree -> TestTree
settled set t = case t of
  TestGroup name ts -> TestGroup name (map (settled set) ts)
  PlusTestOptions f inside -> settled (f set) inside
  AskOptions f -> settled set (f set)
  _ -> t

-- | Tests that share something; it is not released.
withResource :: IO a -> (a -> IO ()) -> (IO a -> TestTree) -> TestTree
withResource make _ f = f (unsafePerformIO (once make))

-- an action that acts the first time alone
once :: IO a -> IO (IO a)
once make = do
  made <- newIORef Nothing
  return (readIORef made >>= maybe (make >>= \x -> writeIORef made (Just x) >> return x) return)
{-# NOINLINE once #-}

-- | How a test depends on others.
data DependencyType = AllSucceed | AllFinish
  deriving (Eq, Show)

-- | Order is as written.
after :: DependencyType -> String -> TestTree -> TestTree
after _ _ t = t

-- | Order is as written.
after_ :: DependencyType -> pattern -> TestTree -> TestTree
after_ _ _ t = t

-- | A group whose tests are run in their order.
sequentialTestGroup :: TestName -> DependencyType -> [TestTree] -> TestTree
sequentialTestGroup name _ = testGroup name

-- | Runs the tests; the program fails when one did.
defaultMain :: TestTree -> IO ()
defaultMain tests = handOver () [handed t] (runTree t)
  where t = settled mempty tests

handed :: TestTree -> Suite
handed t = case t of
  TestGroup name ts -> Suite.Group name (map handed ts)
  SingleTest name place body -> Suite.Test name place body
  _ -> Suite.Group "" []

runTree :: TestTree -> IO ()
runTree t = do
  (n, bad) <- run 0 t
  putStrLn ""
  if bad == 0
    then putStrLn ("All " ++ show n ++ " tests passed")
    else putStrLn (show bad ++ " out of " ++ show n ++ " tests failed") >> exitFailure
  where
    run :: Int -> TestTree -> IO (Int, Int)
    run depth (TestGroup name ts) = do
      putStrLn (replicate (2 * depth) ' ' ++ name)
      rs <- mapM (run (depth + 1)) ts
      return (sum (map fst rs), sum (map snd rs))
    run _ (PlusTestOptions _ _) = return (0, 0)
    run _ (AskOptions _) = return (0, 0)
    run depth (SingleTest name _ body) = do
      r <- try (wrongWith body >>= \v -> evaluate (maybe 0 length v) >> return v)
      let wrong = either (Just . failureText) id r
          indent = replicate (2 * depth) ' '
      putStrLn (indent ++ name ++ ": " ++ maybe "OK" (const "FAIL") wrong)
      maybe (return ()) (mapM_ (putStrLn . ((indent ++ "  ") ++)) . lines) wrong
      return (1, maybe 0 (const 1) wrong)

-- what is wrong
wrongWith :: Body -> IO (Maybe String)
wrongWith body = case body of
  Once m -> m >> return Nothing
  Waits why -> return (Just why)
  Examined search -> fmap (fmap (\(Refuted _ told) -> told)) search
  Holds p -> tested p
  Within _ p -> tested p
  where
    tested p = do
      r <- quickCheckWithResult stdArgs { chatty = False } p
      return (if isSuccess r then Nothing else Just (output r))
