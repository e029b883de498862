-- | Files as such, as far as the machine knows them: whether one is there, and how to remove it. Directories cannot be
-- made, listed or renamed.
module System.Directory
  ( doesFileExist, removeFile, findFile, findFiles, findFileWith, findFilesWith, getHomeDirectory, getTemporaryDirectory
  , getAppUserDataDirectory, getUserDocumentsDirectory, XdgDirectory(..), getXdgDirectory, exeExtension
  ) where

import Data.Maybe (fromMaybe)
import Needle.IO
import Needle.Prim (IO(..), primFileExists, primRemoveFile)
import System.Environment (getEnv, lookupEnv)

-- | Is there a file of that name?
doesFileExist :: FilePath -> IO Bool
doesFileExist path = IO (\w -> primFileExists (forceString path) w)

-- | Removes a file.
removeFile :: FilePath -> IO ()
removeFile path = IO (\w -> primRemoveFile (forceString path) w) >>= \n ->
  if n < 0 then ioError (errnoError (negate n) "removeFile" path) else return ()

-- | The first of the directories that has a file of that name, with the name.
findFile :: [FilePath] -> String -> IO (Maybe FilePath)
findFile = findFileWith (\_ -> return True)

-- | All files of that name in the directories.
findFiles :: [FilePath] -> String -> IO [FilePath]
findFiles = findFilesWith (\_ -> return True)

-- | The first file of that name that passes.
findFileWith :: (FilePath -> IO Bool) -> [FilePath] -> String -> IO (Maybe FilePath)
findFileWith _ [] _ = return Nothing
findFileWith p (d : ds) name = do
  found <- findFilesWith p [d] name
  case found of
    path : _ -> return (Just path)
    [] -> findFileWith p ds name

-- | All files of that name that pass.
findFilesWith :: (FilePath -> IO Bool) -> [FilePath] -> String -> IO [FilePath]
findFilesWith p ds name = fmap concat (mapM look ds)
  where
    look d = do
      let path = inside d name
      there <- doesFileExist path
      ok <- if there then p path else return False
      return [ path | ok ]

-- A name in a directory.
inside :: FilePath -> FilePath -> FilePath
inside d name
  | null d || take 1 name == "/" = name
  | last d == '/' = d ++ name
  | otherwise = d ++ "/" ++ name

-- | The user's directory.
getHomeDirectory :: IO FilePath
getHomeDirectory = getEnv "HOME"

-- | The user's directory.
getUserDocumentsDirectory :: IO FilePath
getUserDocumentsDirectory = getHomeDirectory

-- | Where temporary files go.
getTemporaryDirectory :: IO FilePath
getTemporaryDirectory = fmap (fromMaybe "/tmp") (lookupEnv "TMPDIR")

-- | Where a program's files go.
getAppUserDataDirectory :: FilePath -> IO FilePath
getAppUserDataDirectory name = fmap (\home -> inside home ('.' : name)) getHomeDirectory

-- | Kinds of files of programs.
data XdgDirectory = XdgData | XdgConfig | XdgCache | XdgState
  deriving (Bounded, Enum, Eq, Ord, Read, Show)

-- | Where a kind of files goes.
getXdgDirectory :: XdgDirectory -> FilePath -> IO FilePath
getXdgDirectory kind name = do
  chosen <- lookupEnv variable
  base <- maybe (fmap (`inside` usual) getHomeDirectory) return chosen
  return (if null name then base else inside base name)
  where
    (variable, usual) = case kind of
      XdgData -> ("XDG_DATA_HOME", ".local/share")
      XdgConfig -> ("XDG_CONFIG_HOME", ".config")
      XdgCache -> ("XDG_CACHE_HOME", ".cache")
      XdgState -> ("XDG_STATE_HOME", ".local/state")

-- | How names of programs end.
exeExtension :: String
exeExtension = ""
