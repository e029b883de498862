-- | Files and directories as such. The current directory stays where it is; there are no permissions, times or links.
module System.Directory
  ( doesFileExist, removeFile, renameFile, copyFile, getFileSize
  , doesDirectoryExist, doesPathExist, createDirectory, createDirectoryIfMissing, removeDirectory
  , removeDirectoryRecursive, removePathForcibly, renameDirectory, renamePath
  , listDirectory, getDirectoryContents, getCurrentDirectory, makeAbsolute, canonicalizePath
  , findFile, findFiles, findFileWith, findFilesWith, getHomeDirectory, getTemporaryDirectory
  , getAppUserDataDirectory, getUserDocumentsDirectory, XdgDirectory(..), getXdgDirectory, exeExtension
  ) where

import qualified Data.ByteString as B
import Data.Maybe (fromMaybe)
import Needle.IO
import Needle.Prim
  ( IO(..), IORes, World, primCurrentDirectory, primDirectoryExists, primFileExists, primListDirectory
  , primMakeDirectory, primRemoveDirectory, primRemoveFile, primRename )
import System.Environment (getEnv, lookupEnv)
import System.FilePath (isAbsolute, normalise, splitDirectories, (</>))

-- | Is there a file of that name?
doesFileExist :: FilePath -> IO Bool
doesFileExist path = IO (\w -> primFileExists (forceString path) w)

-- | Is there a directory of that name?
doesDirectoryExist :: FilePath -> IO Bool
doesDirectoryExist path = IO (\w -> primDirectoryExists (forceString path) w)

-- | Is there a file or a directory of that name?
doesPathExist :: FilePath -> IO Bool
doesPathExist path = doesFileExist path >>= \file -> if file then return True else doesDirectoryExist path

-- What went wrong is raised.
done :: String -> FilePath -> (World -> IORes Int) -> IO ()
done function path action = IO action >>= \n -> if n < 0 then ioError (errnoError (negate n) function path) else return ()

-- | Removes a file.
removeFile :: FilePath -> IO ()
removeFile path = done "removeFile" path (primRemoveFile (forceString path))

-- | Gives a file another name; what had that name is gone.
renameFile :: FilePath -> FilePath -> IO ()
renameFile from to = done "renameFile" from (primRename (forceString from) (forceString to))

-- | Gives a directory another name.
renameDirectory :: FilePath -> FilePath -> IO ()
renameDirectory from to = done "renameDirectory" from (primRename (forceString from) (forceString to))

-- | Gives a file or a directory another name.
renamePath :: FilePath -> FilePath -> IO ()
renamePath from to = done "renamePath" from (primRename (forceString from) (forceString to))

-- | A file of the same contents under another name.
copyFile :: FilePath -> FilePath -> IO ()
copyFile from to = B.readFile from >>= B.writeFile to

-- | The number of bytes in a file.
getFileSize :: FilePath -> IO Integer
getFileSize path = fmap (toInteger . B.length) (B.readFile path)

-- | Makes a directory in one that is there.
createDirectory :: FilePath -> IO ()
createDirectory path = done "createDirectory" path (primMakeDirectory (forceString path))

-- | Makes a directory unless it is there, with those it stands in if the first argument says so.
createDirectoryIfMissing :: Bool -> FilePath -> IO ()
createDirectoryIfMissing parents path = mapM_ make paths
  where
    paths = if parents then drop 1 (scanl (</>) "" (splitDirectories (normalise path))) else [path]
    make p = doesDirectoryExist p >>= \there -> if there then return () else createDirectory p

-- | Removes an empty directory.
removeDirectory :: FilePath -> IO ()
removeDirectory path = done "removeDirectory" path (primRemoveDirectory (forceString path))

-- | Removes a directory with all that is in it.
removeDirectoryRecursive :: FilePath -> IO ()
removeDirectoryRecursive path = do
  names <- listDirectory path
  mapM_ (\name -> removePathForcibly (path </> name)) names
  removeDirectory path

-- | Removes a file, or a directory with all that is in it, if it is there.
removePathForcibly :: FilePath -> IO ()
removePathForcibly path = do
  directory <- doesDirectoryExist path
  file <- doesFileExist path
  if directory then removeDirectoryRecursive path else if file then removeFile path else return ()

-- | The names in a directory, in order, without . and ..
listDirectory :: FilePath -> IO [FilePath]
listDirectory path = IO (\w -> primListDirectory (forceString path) w) >>= \names -> case names of
  [('/' : number)] -> ioError (errnoError (read number) "getDirectoryContents:openDirStream" path)
  _ -> return names

-- | The same with . and ..
getDirectoryContents :: FilePath -> IO [FilePath]
getDirectoryContents path = fmap (\names -> "." : ".." : names) (listDirectory path)

-- | The directory that relative names stand in.
getCurrentDirectory :: IO FilePath
getCurrentDirectory = IO primCurrentDirectory

-- | The name from the root on.
makeAbsolute :: FilePath -> IO FilePath
makeAbsolute path
  | isAbsolute path = return (normalise path)
  | otherwise = fmap (\here -> normalise (here </> path)) getCurrentDirectory

-- | The name from the root on, without . and ..; links are not followed.
canonicalizePath :: FilePath -> IO FilePath
canonicalizePath path = fmap (foldl step "/" . drop 1 . splitDirectories) (makeAbsolute path)
  where
    step at name = case name of
      "." -> at
      ".." -> foldl (</>) "/" (init' (drop 1 (splitDirectories at)))
      _ -> at </> name
    init' xs = if null xs then [] else init xs

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
