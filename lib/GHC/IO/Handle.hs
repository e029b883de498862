-- | Handles, as far as System.IO has them.
module GHC.IO.Handle
  ( Handle, BufferMode(..), hClose, hFlush, hSetBuffering, hGetBuffering, hSetBinaryMode, hSetEncoding, hGetEncoding
  , hIsEOF, hLookAhead, hIsOpen, hIsClosed, hIsReadable, hIsWritable, hSetEcho, hGetEcho, hWaitForInput
  , hGetChar, hGetLine, hGetContents, hGetContents', hPutChar, hPutStr
  , NewlineMode(..), Newline(..), nativeNewline, noNewlineTranslation, universalNewlineMode, nativeNewlineMode, hSetNewlineMode
  , hDuplicate, hDuplicateTo
  ) where

import System.IO

-- | Another handle of the same file; not done here.
hDuplicate :: Handle -> IO Handle
hDuplicate _ = ioError (userError "hDuplicate is not supported by Needle")

-- | Makes a handle one of another file; not done here.
hDuplicateTo :: Handle -> Handle -> IO ()
hDuplicateTo _ _ = ioError (userError "hDuplicateTo is not supported by Needle")
