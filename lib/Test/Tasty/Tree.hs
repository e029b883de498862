-- | The tree of tests that Test.Tasty runs, for the modules that make its leaves.
module Test.Tasty.Tree
  ( TestTree(..), TestName, testGroup, defaultMain, localOption, adjustOption, withResource, after, DependencyType(..)
  ) where

import Control.Exception (SomeException, evaluate, try)
import Needle.Suite (Body(..), Place, Suite, handOver)
import qualified Needle.Suite as Suite
import System.Exit (exitFailure)
import Test.QuickCheck.Test (Args(..), Result(..), isSuccess, quickCheckWithResult, stdArgs)

-- | The name of a test.
type TestName = String

-- | A test or a group of them.
data TestTree = SingleTest TestName Place Body | TestGroup TestName [TestTree]

-- | A group.
testGroup :: TestName -> [TestTree] -> TestTree
testGroup = TestGroup

-- | Options are accepted and not heeded.
localOption :: v -> TestTree -> TestTree
localOption _ t = t

-- | Options are accepted and not heeded.
adjustOption :: (v -> v) -> TestTree -> TestTree
adjustOption _ t = t

-- | Tests that share something; it is not released.
withResource :: IO a -> (a -> IO ()) -> (IO a -> TestTree) -> TestTree
withResource make _ f = f make

-- | How a test depends on others.
data DependencyType = AllSucceed | AllFinish
  deriving (Eq, Show)

-- | Order is as written.
after :: DependencyType -> String -> TestTree -> TestTree
after _ _ t = t

-- | Runs the tests; the program fails when one did.
defaultMain :: TestTree -> IO ()
defaultMain t = handOver () [handed t] (runTree t)

handed :: TestTree -> Suite
handed t = case t of
  TestGroup name ts -> Suite.Group name (map handed ts)
  SingleTest name place body -> Suite.Test name place body

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
    run depth (SingleTest name _ body) = do
      r <- try (wrongWith body >>= \v -> evaluate (maybe 0 length v) >> return v)
      let wrong = either (\e -> Just (show (e :: SomeException))) id r
          indent = replicate (2 * depth) ' '
      putStrLn (indent ++ name ++ ": " ++ maybe "OK" (const "FAIL") wrong)
      maybe (return ()) (mapM_ (putStrLn . ((indent ++ "  ") ++)) . lines) wrong
      return (1, maybe 0 (const 1) wrong)

-- what is wrong
wrongWith :: Body -> IO (Maybe String)
wrongWith body = case body of
  Once m -> m >> return Nothing
  Waits why -> return (Just why)
  Holds p -> run stdArgs p
  Examined p -> run stdArgs { maxSuccess = 1 } p
  where
    run args p = do
      r <- quickCheckWithResult args { chatty = False } p
      return (if isSuccess r then Nothing else Just (output r))
