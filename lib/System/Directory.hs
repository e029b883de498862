-- | Files as such.
module System.Directory (doesFileExist, removeFile) where

import Needle.IO
import Needle.Prim (IO(..), IORes(..), primFileExists, primRemoveFile)

-- | Is there a file of that name?
doesFileExist :: FilePath -> IO Bool
doesFileExist path = IO (\w -> primFileExists (forceString path) w)

-- | Removes a file.
removeFile :: FilePath -> IO ()
removeFile path = IO (\w -> primRemoveFile (forceString path) w) >>= \n ->
  if n < 0 then ioError (errnoError (negate n) "removeFile" path) else return ()
