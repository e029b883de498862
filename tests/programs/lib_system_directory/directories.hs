-- Files and directories are made, listed, renamed and removed; errors say of what kind they are.
import Control.Exception
import Control.Monad (forM_, unless)
import Data.List (sort)
import System.Directory
import System.FilePath ((</>))
import System.IO
import System.IO.Error

kind :: IOError -> String
kind e
  | isDoesNotExistError e = "does not exist"
  | isAlreadyExistsError e = "exists"
  | otherwise = "other"

attempt :: String -> IO () -> IO ()
attempt what io = try io >>= either (\e -> putStrLn (what ++ ": " ++ kind e)) (\() -> putStrLn (what ++ ": done"))

main :: IO ()
main = do
  tmp <- getTemporaryDirectory
  (name, h) <- openTempFile tmp "needle"
  hPutStr h "abc"
  hClose h
  let top = name ++ ".d"
  createDirectoryIfMissing True (top </> "a" </> "b")
  attempt "make again" (createDirectory (top </> "a"))
  attempt "make below nothing" (createDirectory (top </> "none" </> "x"))
  renameFile name (top </> "file")
  doesFileExist name >>= print
  readFile (top </> "file") >>= putStrLn
  copyFile (top </> "file") (top </> "a" </> "copy")
  getFileSize (top </> "a" </> "copy") >>= print
  listDirectory top >>= print . sort
  attempt "remove a full one" (removeDirectory (top </> "a"))
  renameDirectory (top </> "a") (top </> "z")
  (,) <$> doesDirectoryExist (top </> "a") <*> doesDirectoryExist (top </> "z") >>= print
  getDirectoryContents (top </> "z") >>= print . sort
  attempt "list nothing" (listDirectory (top </> "a") >>= print)
  (,,) <$> doesFileExist (top </> "z") <*> doesPathExist (top </> "z") <*> doesPathExist (top </> "q") >>= print
  attempt "remove no file" (removeFile (top </> "q"))
  removeDirectoryRecursive top
  removePathForcibly top
  doesPathExist top >>= print

-- expect: make again: exists
-- expect: make below nothing: does not exist
-- expect: False
-- expect: abc
-- expect: 3
-- expect: ["a","file"]
-- expect: remove a full one: other
-- expect: (False,True)
-- expect: [".","..","b","copy"]
-- expect: list nothing: does not exist
-- expect: (False,True,False)
-- expect: remove no file: does not exist
-- expect: False
