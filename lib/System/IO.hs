-- | Input and output.
module System.IO
  ( IO, fixIO, FilePath, Handle, stdin, stdout, stderr
  , withFile, openFile, withBinaryFile, openBinaryFile, openTempFile, openBinaryTempFile
  , openTempFileWithDefaultPermissions, openBinaryTempFileWithDefaultPermissions, IOMode(..), hClose, readFile, readFile', writeFile, appendFile
  , BufferMode(..), hSetBuffering, hGetBuffering, hFlush
  , SeekMode(..), hSeek, hTell, hFileSize, hSetFileSize, hIsSeekable
  , hIsEOF, isEOF, hLookAhead, hIsOpen, hIsClosed, hIsReadable, hIsWritable, hIsTerminalDevice
  , hSetEcho, hGetEcho, hReady, hWaitForInput
  , hGetChar, hGetLine, hGetContents, hGetContents', hPutChar, hPutStr, hPutStrLn, hPrint
  , interact, putChar, putStr, putStrLn, print, getChar, getLine, getContents, getContents', readIO, readLn
  , hSetBinaryMode, TextEncoding, hSetEncoding, hGetEncoding, latin1, utf8, utf8_bom, utf16, utf16le, utf16be
  , utf32, utf32le, utf32be, char8, localeEncoding, mkTextEncoding
  , NewlineMode(..), Newline(..), nativeNewline, universalNewlineMode, noNewlineTranslation, nativeNewlineMode, hSetNewlineMode
  ) where

import Needle.Catch (notRun)
import Needle.IO
import Needle.Monad (mfix)
import Needle.Prim (IO(..), primFileExists, primReadRef, primWallTime)

-- | What a position in a file is counted from.
data SeekMode = AbsoluteSeek | RelativeSeek | SeekFromEnd
  deriving (Eq, Ord, Show, Read, Enum)

-- | Moves to a position: handles have none here.
hSeek :: Handle -> SeekMode -> Integer -> IO ()
hSeek _ _ _ = withoutPositions "hSeek"

-- | The position.
hTell :: Handle -> IO Integer
hTell _ = withoutPositions "hTell"

-- | How many bytes the file has.
hFileSize :: Handle -> IO Integer
hFileSize _ = withoutPositions "hFileSize"

-- | Makes the file so long.
hSetFileSize :: Handle -> Integer -> IO ()
hSetFileSize _ _ = withoutPositions "hSetFileSize"

-- | Has it positions?
hIsSeekable :: Handle -> IO Bool
hIsSeekable _ = return False

withoutPositions :: String -> IO a
withoutPositions what = return () >>= \_ -> notRun ("handles have no positions: " ++ what)

-- | The fixed point of an action.
fixIO :: (a -> IO a) -> IO a
fixIO = mfix

stateOf :: Handle -> IO Int
stateOf (Handle _ _ r) = IO (\w -> primReadRef r w)

-- | Is the handle open?
hIsOpen :: Handle -> IO Bool
hIsOpen h = fmap (== 0) (stateOf h)

-- | Is the handle closed?
hIsClosed :: Handle -> IO Bool
hIsClosed h = fmap (== 2) (stateOf h)

-- | Can it be read? The standard outputs cannot.
hIsReadable :: Handle -> IO Bool
hIsReadable h = return (h /= stdout && h /= stderr)

-- | Can it be written? The standard input cannot.
hIsWritable :: Handle -> IO Bool
hIsWritable h = return (h /= stdin)

-- | Is it a terminal? Never, as far as programs know.
hIsTerminalDevice :: Handle -> IO Bool
hIsTerminalDevice _ = return False

-- | Without effect.
hSetEcho :: Handle -> Bool -> IO ()
hSetEcho _ _ = return ()

-- | Always False.
hGetEcho :: Handle -> IO Bool
hGetEcho _ = return False

-- | Is there something to read?
hReady :: Handle -> IO Bool
hReady h = fmap not (hIsEOF h)

-- | Is there something to read?
hWaitForInput :: Handle -> Int -> IO Bool
hWaitForInput h _ = hReady h

-- | 'openFile': text is UTF-8.
openBinaryFile :: FilePath -> IOMode -> IO Handle
openBinaryFile = openFile

-- | 'withFile': text is UTF-8.
withBinaryFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withBinaryFile = withFile

-- | A new file in a directory, to read and to write: its name is that of the template with a number before the ending.
openTempFile :: FilePath -> String -> IO (FilePath, Handle)
openTempFile dir template = IO (\w -> primWallTime w) >>= \t -> try (truncate (t * 1000000) `mod` 1000000 :: Int)
  where
    (ending, name) = case break (== '.') (reverse template) of
      (e, '.' : n) -> ('.' : reverse e, reverse n)
      _ -> ("", template)
    try n = IO (\w -> primFileExists (forceString path) w) >>= \there ->
      if there then try (n + 1) else openFile path ReadWriteMode >>= \h -> return (path, h)
      where
        path = dir ++ (if null dir || last dir == '/' then "" else "/") ++ name ++ show n ++ "-0" ++ ending

-- | 'openTempFile': text is UTF-8.
openBinaryTempFile :: FilePath -> String -> IO (FilePath, Handle)
openBinaryTempFile = openTempFile

-- | The same as 'openTempFile'.
openTempFileWithDefaultPermissions :: FilePath -> String -> IO (FilePath, Handle)
openTempFileWithDefaultPermissions = openTempFile

-- | The same as 'openBinaryTempFile'.
openBinaryTempFileWithDefaultPermissions :: FilePath -> String -> IO (FilePath, Handle)
openBinaryTempFileWithDefaultPermissions = openBinaryTempFile

-- | Without effect: text is UTF-8.
hSetBinaryMode :: Handle -> Bool -> IO ()
hSetBinaryMode _ _ = return ()

-- | A text encoding by name; text is UTF-8 whatever is asked for.
newtype TextEncoding = TextEncoding String

instance Show TextEncoding where
  show (TextEncoding s) = s

-- | Without effect.
hSetEncoding :: Handle -> TextEncoding -> IO ()
hSetEncoding _ _ = return ()

-- | UTF-8.
hGetEncoding :: Handle -> IO (Maybe TextEncoding)
hGetEncoding _ = return (Just utf8)

-- | An encoding by name.
mkTextEncoding :: String -> IO TextEncoding
mkTextEncoding s = return (TextEncoding s)

-- | Latin 1.
latin1 :: TextEncoding
latin1 = TextEncoding "ISO-8859-1"

-- | UTF-8.
utf8 :: TextEncoding
utf8 = TextEncoding "UTF-8"

-- | UTF-8 with a byte order mark.
utf8_bom :: TextEncoding
utf8_bom = TextEncoding "UTF-8BOM"

-- | UTF-16.
utf16 :: TextEncoding
utf16 = TextEncoding "UTF-16"

-- | UTF-16, the low byte first.
utf16le :: TextEncoding
utf16le = TextEncoding "UTF-16LE"

-- | UTF-16, the high byte first.
utf16be :: TextEncoding
utf16be = TextEncoding "UTF-16BE"

-- | UTF-32.
utf32 :: TextEncoding
utf32 = TextEncoding "UTF-32"

-- | UTF-32, the low byte first.
utf32le :: TextEncoding
utf32le = TextEncoding "UTF-32LE"

-- | UTF-32, the high byte first.
utf32be :: TextEncoding
utf32be = TextEncoding "UTF-32BE"

-- | Bytes.
char8 :: TextEncoding
char8 = TextEncoding "binary"

-- | UTF-8.
localeEncoding :: TextEncoding
localeEncoding = utf8

-- | How line ends are written.
data Newline = LF | CRLF
  deriving (Eq, Ord, Show, Read)

-- | How line ends are translated.
data NewlineMode = NewlineMode { inputNL :: Newline, outputNL :: Newline }
  deriving (Eq, Ord, Show, Read)

-- | LF.
nativeNewline :: Newline
nativeNewline = LF

-- | Reads both, writes LF.
universalNewlineMode :: NewlineMode
universalNewlineMode = NewlineMode { inputNL = CRLF, outputNL = LF }

-- | LF both ways.
nativeNewlineMode :: NewlineMode
nativeNewlineMode = NewlineMode { inputNL = LF, outputNL = LF }

-- | No translation.
noNewlineTranslation :: NewlineMode
noNewlineTranslation = NewlineMode { inputNL = LF, outputNL = LF }

-- | Without effect.
hSetNewlineMode :: Handle -> NewlineMode -> IO ()
hSetNewlineMode _ _ = return ()
