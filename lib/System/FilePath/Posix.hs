-- | Paths of files, as POSIX writes them.
module System.FilePath.Posix
  ( FilePath
  , pathSeparator, pathSeparators, isPathSeparator, searchPathSeparator, isSearchPathSeparator, extSeparator, isExtSeparator
  , getSearchPath, splitSearchPath
  , splitExtension, takeExtension, replaceExtension, (-<.>), dropExtension, addExtension, hasExtension, (<.>)
  , splitExtensions, dropExtensions, takeExtensions, replaceExtensions, isExtensionOf, stripExtension
  , splitFileName, takeFileName, replaceFileName, dropFileName, takeBaseName, replaceBaseName, takeDirectory, replaceDirectory
  , combine, (</>), splitPath, joinPath, splitDirectories
  , splitDrive, joinDrive, takeDrive, hasDrive, dropDrive, isDrive
  , hasTrailingPathSeparator, addTrailingPathSeparator, dropTrailingPathSeparator
  , normalise, equalFilePath, makeRelative, isRelative, isAbsolute, isValid, makeValid
  ) where

import Data.List (isSuffixOf, stripPrefix)
import System.Environment (getEnv)

infixr 7 <.>, -<.>
infixr 5 </>

-- | What stands between directories.
pathSeparator :: Char
pathSeparator = '/'

-- | All separators.
pathSeparators :: [Char]
pathSeparators = [pathSeparator]

-- | Whether a character separates directories.
isPathSeparator :: Char -> Bool
isPathSeparator c = c == '/'

-- | What stands between the entries of a search path.
searchPathSeparator :: Char
searchPathSeparator = ':'

-- | Whether a character separates the entries of a search path.
isSearchPathSeparator :: Char -> Bool
isSearchPathSeparator c = c == ':'

-- | What begins an extension.
extSeparator :: Char
extSeparator = '.'

-- | Whether a character begins an extension.
isExtSeparator :: Char -> Bool
isExtSeparator c = c == '.'

-- | The entries of a search path; an empty one is the current directory.
splitSearchPath :: String -> [FilePath]
splitSearchPath s = case break isSearchPathSeparator s of
    (entry, _ : rest) -> here entry : splitSearchPath rest
    (entry, []) -> [here entry]
  where
    here "" = "."
    here entry = entry

-- | The entries of @$PATH@.
getSearchPath :: IO [FilePath]
getSearchPath = fmap splitSearchPath (getEnv "PATH")

-- after the last element that satisfies the predicate, and all up to it
breakEnd :: (a -> Bool) -> [a] -> ([a], [a])
breakEnd p xs = case break p (reverse xs) of (after, upTo) -> (reverse upTo, reverse after)

-- | The path without its last extension, and that with its dot.
splitExtension :: FilePath -> (String, String)
splitExtension path = case breakEnd isExtSeparator file of
    ("", _) -> (path, "")
    (upTo, extension) -> (directory ++ init upTo, extSeparator : extension)
  where (directory, file) = splitRaw path

-- | The last extension with its dot.
takeExtension :: FilePath -> String
takeExtension = snd . splitExtension

-- | Another extension in place of the last.
replaceExtension :: FilePath -> String -> FilePath
replaceExtension path extension = dropExtension path <.> extension

-- | `replaceExtension`.
(-<.>) :: FilePath -> String -> FilePath
(-<.>) = replaceExtension

-- | The path without its last extension.
dropExtension :: FilePath -> FilePath
dropExtension = fst . splitExtension

-- | The path with one more extension; a dot is put in where it lacks.
addExtension :: FilePath -> String -> FilePath
addExtension path "" = path
addExtension path extension@(c : _) = joinDrive drive whole
  where
    (drive, rest) = splitDrive path
    whole = if isExtSeparator c then rest ++ extension else rest ++ extSeparator : extension

-- | `addExtension`.
(<.>) :: FilePath -> String -> FilePath
(<.>) = addExtension

-- | Whether the file has an extension.
hasExtension :: FilePath -> Bool
hasExtension = any isExtSeparator . takeFileName

-- | Whether a path ends with an extension, given with or without its dot.
isExtensionOf :: String -> FilePath -> Bool
isExtensionOf extension@('.' : _) path = extension `isSuffixOf` takeExtensions path
isExtensionOf extension path = ('.' : extension) `isSuffixOf` takeExtensions path

-- | The path without this extension, if it has it.
stripExtension :: String -> FilePath -> Maybe FilePath
stripExtension "" path = Just path
stripExtension extension@(c : _) path = fmap reverse (stripPrefix (reverse dotted) (reverse path))
  where dotted = if isExtSeparator c then extension else extSeparator : extension

-- | The path without its extensions, and those.
splitExtensions :: FilePath -> (FilePath, String)
splitExtensions path = (directory ++ name, extensions)
  where
    (directory, file) = splitRaw path
    (name, extensions) = break isExtSeparator file

-- | The path without its extensions.
dropExtensions :: FilePath -> FilePath
dropExtensions = fst . splitExtensions

-- | All extensions.
takeExtensions :: FilePath -> String
takeExtensions = snd . splitExtensions

-- | Other extensions in place of all.
replaceExtensions :: FilePath -> String -> FilePath
replaceExtensions path extension = dropExtensions path <.> extension

-- | The slashes at the beginning, and the rest.
splitDrive :: FilePath -> (FilePath, FilePath)
splitDrive = span isPathSeparator

-- | A drive and a path on it.
joinDrive :: FilePath -> FilePath -> FilePath
joinDrive = combineAlways

-- | The slashes at the beginning.
takeDrive :: FilePath -> FilePath
takeDrive = fst . splitDrive

-- | The path without slashes at the beginning.
dropDrive :: FilePath -> FilePath
dropDrive = snd . splitDrive

-- | Whether the path begins with a slash.
hasDrive :: FilePath -> Bool
hasDrive = not . null . takeDrive

-- | Whether the path is slashes only.
isDrive :: FilePath -> Bool
isDrive path = not (null path) && null (dropDrive path)

-- directory with its slash, and file
splitRaw :: FilePath -> (String, String)
splitRaw path = (drive ++ directory, file)
  where
    (drive, rest) = splitDrive path
    (directory, file) = breakEnd isPathSeparator rest

-- | Directory and file; together they are the path, but for a directory that is not written.
splitFileName :: FilePath -> (String, String)
splitFileName path = (if null directory then "./" else directory, file)
  where (directory, file) = splitRaw path

-- | Another file in the same directory.
replaceFileName :: FilePath -> String -> FilePath
replaceFileName path file = directory </> file
  where (directory, _) = splitRaw path

-- | The directory with its slash.
dropFileName :: FilePath -> FilePath
dropFileName = fst . splitFileName

-- | The file.
takeFileName :: FilePath -> FilePath
takeFileName = snd . splitFileName

-- | The file without its extension.
takeBaseName :: FilePath -> String
takeBaseName = dropExtension . takeFileName

-- | Another name of the file, with the same extension.
replaceBaseName :: FilePath -> String -> FilePath
replaceBaseName path name = combineAlways directory (name <.> takeExtension file)
  where (directory, file) = splitRaw path

-- | Whether a slash is at the end.
hasTrailingPathSeparator :: FilePath -> Bool
hasTrailingPathSeparator "" = False
hasTrailingPathSeparator path = isPathSeparator (last path)

-- | With a slash at the end.
addTrailingPathSeparator :: FilePath -> FilePath
addTrailingPathSeparator path = if hasTrailingPathSeparator path then path else path ++ [pathSeparator]

-- | Without slashes at the end, but for a path that is only slashes.
dropTrailingPathSeparator :: FilePath -> FilePath
dropTrailingPathSeparator path
  | hasTrailingPathSeparator path && not (isDrive path) =
      case reverse (dropWhile isPathSeparator (reverse path)) of
        "" -> [last path]
        shorter -> shorter
  | otherwise = path

-- | The directory without its slash.
takeDirectory :: FilePath -> FilePath
takeDirectory = dropTrailingPathSeparator . dropFileName

-- | The same file in another directory.
replaceDirectory :: FilePath -> String -> FilePath
replaceDirectory path directory = combineAlways directory (takeFileName path)

-- | A path as seen from a directory; an absolute one stays.
combine :: FilePath -> FilePath -> FilePath
combine directory path
  | isAbsolute path = path
  | otherwise = combineAlways directory path

-- | `combine`.
(</>) :: FilePath -> FilePath -> FilePath
(</>) = combine

combineAlways :: FilePath -> FilePath -> FilePath
combineAlways "" path = path
combineAlways directory "" = directory
combineAlways directory path
  | hasTrailingPathSeparator directory = directory ++ path
  | otherwise = directory ++ pathSeparator : path

-- | The parts with their slashes; together they are the path.
splitPath :: FilePath -> [FilePath]
splitPath path = [drive | not (null drive)] ++ parts rest
  where
    (drive, rest) = splitDrive path
    parts "" = []
    parts s = (name ++ slashes) : parts more
      where
        (name, after) = break isPathSeparator s
        (slashes, more) = span isPathSeparator after

-- | The parts without their slashes.
splitDirectories :: FilePath -> [FilePath]
splitDirectories = map dropTrailingPathSeparator . splitPath

-- | The parts as one path.
joinPath :: [FilePath] -> FilePath
joinPath = foldr combine ""

-- | Whether two paths are written the same, up to `normalise` and a slash at the end. Files are not looked at.
equalFilePath :: FilePath -> FilePath -> Bool
equalFilePath a b = plain a == plain b
  where plain = dropTrailingPathSeparator . normalise

-- | The second path as seen from the first, if it is below it; otherwise as it is.
makeRelative :: FilePath -> FilePath -> FilePath
makeRelative root path
  | equalFilePath root path = "."
  | takeDrive root /= takeDrive path = path
  | otherwise = go (dropDrive root) (dropDrive path)
  where
    go "" p = dropWhile isPathSeparator p
    go r p
      | equalFilePath r1 p1 = go r2 p2
      | otherwise = path
      where
        (r1, r2) = first r
        (p1, p2) = first p
    first s = (dropWhile isPathSeparator name, dropWhile isPathSeparator rest)
      where (name, rest) = break isPathSeparator (dropWhile isPathSeparator s)

-- | Without doubled slashes and parts that are @.@.
normalise :: FilePath -> FilePath
normalise path = result ++ [pathSeparator | slashed]
  where
    (drive, rest) = splitDrive path
    parts = filter (/= ".") (splitDirectories rest)
    start = if null drive then "" else [pathSeparator]
    result = case start ++ joinPath parts of
      "" -> "."
      r -> r
    slashed = isDirectory rest && not (hasTrailingPathSeparator result)
    isDirectory s = case reverse s of
      '/' : _ -> True
      '.' : '/' : _ -> True
      _ -> False

-- | Whether a path can name a file.
isValid :: FilePath -> Bool
isValid path = not (null path) && '\0' `notElem` path

-- | A path that can name a file.
makeValid :: FilePath -> FilePath
makeValid "" = "_"
makeValid path = map (\c -> if c == '\0' then '_' else c) path

-- | Whether the path begins without a slash.
isRelative :: FilePath -> Bool
isRelative path = not (hasDrive path)

-- | Whether the path begins with a slash.
isAbsolute :: FilePath -> Bool
isAbsolute = hasDrive
