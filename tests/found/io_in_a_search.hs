-- was: a property's unsafePerformIO, ioProperty and monadicIO read, wrote and deleted real files
-- $ echo secret > real.txt; needle check io_in_a_search.hs -t 3s && cat real.txt && test ! -e made.txt
-- > prop_reads_back
-- > secret
-- ! Failed
-- ! gave up
-- exit 0
-- $ needle check io_in_a_search.hs bad_counts -t 5s
-- > Failed! Falsified
-- > b = True
-- ! Internal error
-- exit 1
-- $ echo secret > real.txt; needle check io_in_a_search.hs prop_no_real_file --allow-io
-- > Failed! Falsified
-- exit 1
-- $ needle check io_in_a_search.hs prop_reads_back --allow-io -t 2s; cat made.txt
-- > kept:
-- exit 0
-- $ echo hidden | SECRET=hidden needle sample io_in_a_search.hs world -n 1
-- ! hidden
-- exit 0
-- $ needle check io_in_a_search.hs bad_exit
-- > Exception
-- > ExitFailure 3
-- exit 1
import Control.Exception (IOException, try)
import System.CPUTime (getCPUTime)
import System.Directory (doesFileExist, removeFile)
import System.Environment (getArgs, lookupEnv)
import System.Exit
import System.IO.Unsafe (unsafePerformIO)
import Test.QuickCheck
import Test.QuickCheck.Monadic (assert, monadicIO, run)

prop_reads_back :: [Bool] -> Bool
prop_reads_back bs = unsafePerformIO $ do
  writeFile "made.txt" "kept:"
  mapM_ (appendFile "made.txt" . show) bs
  s <- readFile "made.txt"
  return (s == "kept:" ++ concatMap show bs)

prop_no_real_file :: Bool -> Property
prop_no_real_file b = ioProperty $ do
  there <- doesFileExist "real.txt"
  r <- try (readFile "real.txt") :: IO (Either IOException String)
  return (not there && either (const True) null r || b && not b)

prop_removes :: [Bool] -> Property
prop_removes bs = monadicIO $ do
  run (writeFile "real.txt" (show bs))
  run (removeFile "real.txt")
  there <- run (doesFileExist "real.txt")
  assert (not there)

-- What an earlier input wrote is not there: the file is made before the input is looked at, between two looks, and after.
prop_starts_empty :: Bool -> Bool -> [Bool] -> Bool
prop_starts_empty a b cs = fresh "one" && (a || fresh "two") && (b || fresh "three") && (null cs || fresh "four")
  where
    fresh name = unsafePerformIO $ do
      there <- doesFileExist name
      writeFile name "x"
      return (not there)

-- In a constant, too.
theFile :: String
theFile = unsafePerformIO (writeFile "constant" "c" >> return "constant")
{-# NOINLINE theFile #-}

prop_constant :: [Bool] -> Bool
prop_constant bs = length theFile == 8 && unsafePerformIO (readFile theFile) == "c" && length bs >= 0

prop_quiet :: Bool -> Bool
prop_quiet b = unsafePerformIO $ do
  putStrLn "noise"
  s <- getContents
  as <- getArgs
  e <- lookupEnv "HOME"
  t <- getCPUTime
  return (null s && null as && e == Nothing && t == 0 && (b || True))

bad_counts :: Bool -> Bool
bad_counts b = unsafePerformIO $ do
  appendFile "log" (show b)
  s <- readFile "log"
  return (s == "False")

bad_exit :: Bool -> Bool
bad_exit b = unsafePerformIO (if b then exitWith (ExitFailure 3) else return True)

world :: Bool -> Bool
world b = unsafePerformIO $ do
  e <- lookupEnv "SECRET"
  s <- getContents
  return (maybe (null s) error e)
