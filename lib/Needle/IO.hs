{-# LANGUAGE NoImplicitPrelude, BangPatterns, ScopedTypeVariables #-}
-- | Actions: handles and files, running the program.
module Needle.IO (module Needle.IO, module Needle.Catch) where

import Needle.Catch
import Needle.Prim
import Needle.Classes
import Needle.Show
import Needle.Typeable
import Needle.Exception
import Needle.Real
import Needle.Base
import Needle.List
import Needle.Foldable
import Needle.Read

-- Input and output errors

-- | Paths of files.
type FilePath = String

-- | What kind of input or output error it is.
data IOErrorType
  = AlreadyExists | NoSuchThing | ResourceBusy | ResourceExhausted | EOF | IllegalOperation
  | PermissionDenied | UserError | OtherError | InappropriateType | HardwareFault | ResourceVanished
  | InvalidArgument | UnsatisfiedConstraints | SystemError | ProtocolError | UnsupportedOperation | TimeExpired | Interrupted

instance Eq IOErrorType where
  a == b = intEq (conTag a) (conTag b)

instance Show IOErrorType where
  showsPrec _ e = showString (case e of
    AlreadyExists -> "already exists"
    NoSuchThing -> "does not exist"
    ResourceBusy -> "resource busy"
    HardwareFault -> "hardware fault"
    ResourceVanished -> "resource vanished"
    ResourceExhausted -> "resource exhausted"
    EOF -> "end of file"
    IllegalOperation -> "illegal operation"
    PermissionDenied -> "permission denied"
    UserError -> "user error"
    OtherError -> "failed"
    InappropriateType -> "inappropriate type"
    InvalidArgument -> "invalid argument"
    UnsatisfiedConstraints -> "unsatisfied constraints"
    SystemError -> "system error"
    ProtocolError -> "protocol error"
    UnsupportedOperation -> "unsupported operation"
    TimeExpired -> "timeout"
    Interrupted -> "interrupted")

-- | Input and output errors: kind, place, description, file.
data IOException = IOError IOErrorType String String (Maybe FilePath) (Maybe Handle)

-- | The old name of IOException.
type IOError = IOException

instance Eq IOException where
  IOError t l d f h == IOError t' l' d' f' h' = t == t' && l == l' && d == d' && f == f' && h == h'

instance Show IOException where
  showsPrec _ (IOError ty loc desc file hdl) =
    (case file of
       Just name -> showString name . showString ": "
       Nothing -> case hdl of
         Just h -> shows h . showString ": "
         Nothing -> id)
    . (case loc of { "" -> id; _ -> showString loc . showString ": " })
    . shows ty
    . (case desc of { "" -> id; _ -> showString " (" . showString desc . showString ")" })

instance Exception IOException

-- | An error with the given text.
userError :: String -> IOError
userError s = IOError UserError "" s Nothing Nothing

-- | Throws an input or output error.
ioError :: IOError -> IO a
ioError e = throwIO e

-- | An error of the given kind.
mkIOError :: IOErrorType -> String -> Maybe Handle -> Maybe FilePath -> IOError
mkIOError t loc h f = IOError t loc "" f h

instance MonadFail IO where
  fail s = ioError (userError s)

instance Alternative IO where
  empty = ioError (userError "mzero")
  m <|> n = catch m (\e -> const n (e :: IOException))

instance MonadPlus IO

-- Handles

-- | An open file: its number, its name, and whether it is open (0), read lazily (1) or closed (2).
data Handle = Handle Int FilePath (Ref Int)

instance Eq Handle where
  Handle a _ r == Handle b _ s = intEq a b && primRefEq r s

instance Show Handle where
  showsPrec _ (Handle _ name _) = showString "{handle: " . showString name . showString "}"

newHandle :: Int -> FilePath -> IO Handle
newHandle n name = IO (\w -> case primNewRef 0 w of IORes r -> IORes (Handle n name r))

-- | The standard input.
stdin :: Handle
stdin = unsafePerformIO (newHandle 0 "<stdin>")

-- | The standard output.
stdout :: Handle
stdout = unsafePerformIO (newHandle 1 "<stdout>")

-- | The standard error output.
stderr :: Handle
stderr = unsafePerformIO (newHandle 2 "<stderr>")

-- the number of an open handle
fdOf :: String -> Handle -> IO Int
fdOf loc (Handle n name r) = IO (\w -> case primReadRef r w of
  IORes s
    | intEq s 0 -> IORes n
    | otherwise -> primRaise (toException (IOError IllegalOperation loc
        (if intEq s 1 then "handle is semi-closed" else "handle is closed") (Just name) Nothing)))

forceString :: String -> String
forceString s = go s
  where
    go [] = s
    go (!_ : cs) = go cs

-- | Writes a string, in pieces, so that endless strings appear as they are computed.
hPutStr :: Handle -> String -> IO ()
hPutStr h s = fdOf "hPutStr" h >>= \fd -> IO (\w -> written "hPutStr" h (putPieces fd s w))

-- What could not be written is an exception.
written :: String -> Handle -> IORes Int -> IORes ()
written loc (Handle _ name _) (IORes e)
  | intLt e 0 = primRaise (toException (errnoError (intNegate e) loc name))
  | otherwise = IORes ()

-- A piece is evaluated before any of it is written: 2048 characters, or a line on a line-buffered handle, or one
-- character on an unbuffered one. So what an exception inside the string cuts off is what it cuts off in GHC.
putPieces :: Int -> String -> World -> IORes Int
putPieces fd s0 w = case primHGetBuffering fd w of
  IORes mode
    | intEq mode 0 -> chars s0
    | otherwise -> pieces (intEq mode 1) s0
  where
    chars s = case s of
      [] -> IORes 0
      c : cs -> case primHPutChar fd c w of IORes e -> if intLt e 0 then IORes e else chars cs
    pieces byLine s = case scan byLine 0 s of
      n | intLt n 0 -> primHPutStr fd s w
        | otherwise -> case primHPutStr fd (forceString (take n s)) w of
            IORes e -> if intLt e 0 then IORes e else pieces byLine (drop n s)
    -- evaluates the next piece: its length, or -1 if it is all that is left
    scan :: Bool -> Int -> String -> Int
    scan byLine k s = case s of
      [] -> intNegate 1
      c : cs
        | byLine && charEq c '\n' -> intAdd k 1
        | intGe k 2047 -> case c of !_ -> intAdd k 1
        | otherwise -> case c of !_ -> scan byLine (intAdd k 1) cs

-- | Writes a character.
hPutChar :: Handle -> Char -> IO ()
hPutChar h c = fdOf "hPutChar" h >>= \fd -> IO (\w -> written "hPutChar" h (primHPutChar fd c w))

-- | Writes a string and a line end.
hPutStrLn :: Handle -> String -> IO ()
hPutStrLn h s = hPutStr h (s ++ "\n")

-- | Writes what show gives and a line end.
hPrint :: Show a => Handle -> a -> IO ()
hPrint h x = hPutStrLn h (show x)

-- | Writes out what is waiting.
hFlush :: Handle -> IO ()
hFlush h = fdOf "hFlush" h >>= \fd -> IO (\w -> written "hFlush" h (primHFlush fd w))

-- | Writes a character.
putChar :: Char -> IO ()
putChar c = hPutChar stdout c

-- | Writes a string.
putStr :: String -> IO ()
putStr s = hPutStr stdout s

-- | Writes a string and a line end.
putStrLn :: String -> IO ()
putStrLn s = hPutStrLn stdout s

-- | Writes what show gives and a line end.
print :: Show a => a -> IO ()
print x = putStrLn (show x)

eofError :: String -> Handle -> IOException
eofError loc (Handle _ name _) = IOError EOF loc "" (Just name) Nothing

-- | Reads a character.
hGetChar :: Handle -> IO Char
hGetChar h = fdOf "hGetChar" h >>= \fd -> IO (\w -> case primHGetChar fd w of
  IORes c -> if intLt c 0 then primRaise (toException (eofError "hGetChar" h)) else IORes (unsafeChr c))

-- | The next character, left where it is.
hLookAhead :: Handle -> IO Char
hLookAhead h = fdOf "hLookAhead" h >>= \fd -> IO (\w -> case primHLookAhead fd w of
  IORes c -> if intLt c 0 then primRaise (toException (eofError "hLookAhead" h)) else IORes (unsafeChr c))

-- | Reads a line.
hGetLine :: Handle -> IO String
hGetLine h = fdOf "hGetLine" h >>= \fd -> IO (\w -> case primHGetChar fd w of
  IORes c
    | intLt c 0 -> primRaise (toException (eofError "hGetLine" h))
    | otherwise -> lineFrom fd c [] w)

lineFrom :: Int -> Int -> String -> World -> IORes String
lineFrom fd c acc w
  | intLt c 0 = IORes (reverse acc)
  | intEq c 10 = IORes (reverse acc)
  | otherwise = case primHGetChar fd w of IORes d -> lineFrom fd d (unsafeChr c : acc) w

-- | Is there nothing more to read?
hIsEOF :: Handle -> IO Bool
hIsEOF h = fdOf "hIsEOF" h >>= \fd -> IO (\w -> case primHLookAhead fd w of IORes c -> IORes (intLt c 0))

-- | Everything that is left. The standard input is read as it is demanded.
hGetContents :: Handle -> IO String
hGetContents h@(Handle n _ r) = fdOf "hGetContents" h >>= \fd ->
  if intEq n 0
    then IO (\w -> case primWriteRef r 1 w of IORes _ -> IORes (lazyInput fd w))
    else IO (\w -> case primHGetContents fd w of
      IORes s -> case primHClose fd w of
        IORes _ -> case primWriteRef r 1 w of IORes _ -> IORes s)

lazyInput :: Int -> World -> String
lazyInput fd w = case primHGetChar fd w of
  IORes c -> if intLt c 0 then [] else unsafeChr c : lazyInput fd w

-- | Everything that is left, read at once.
hGetContents' :: Handle -> IO String
hGetContents' h = hGetContents h >>= \s -> evaluate (forceString s)

-- | Reads a character.
getChar :: IO Char
getChar = hGetChar stdin

-- | Reads a line.
getLine :: IO String
getLine = hGetLine stdin

-- | The whole input, lazily.
getContents :: IO String
getContents = hGetContents stdin

-- | The whole input, at once.
getContents' :: IO String
getContents' = hGetContents' stdin

-- | Is the input at its end?
isEOF :: IO Bool
isEOF = hIsEOF stdin

-- | Passes the input through a function to the output.
interact :: (String -> String) -> IO ()
interact f = getContents >>= \s -> putStr (f s)

-- | Reads a line as a value.
readLn :: Read a => IO a
readLn = getLine >>= readIO

-- | Reads a string as a value.
readIO :: Read a => String -> IO a
readIO s = case listConcatMap (\(x, t) -> if listAll isSpace t then [x] else []) (reads s) of
  [x] -> return x
  [] -> ioError (userError "Prelude.readIO: no parse")
  _ -> ioError (userError "Prelude.readIO: ambiguous parse")

-- Files

-- | How a file is opened.
data IOMode = ReadMode | WriteMode | AppendMode | ReadWriteMode
  deriving (Eq, Ord, Show, Read, Enum)

-- | How much is gathered before it is written.
data BufferMode = NoBuffering | LineBuffering | BlockBuffering (Maybe Int)
  deriving (Eq, Ord, Show, Read)

errnoError :: Int -> String -> FilePath -> IOException
errnoError e loc path = IOError ty loc desc (Just path) Nothing
  where
    (ty, desc) = case e of
      1 -> (PermissionDenied, "Operation not permitted")
      2 -> (NoSuchThing, "No such file or directory")
      13 -> (PermissionDenied, "Permission denied")
      17 -> (AlreadyExists, "File exists")
      20 -> (InappropriateType, "Not a directory")
      21 -> (InappropriateType, "is a directory")
      5 -> (HardwareFault, "Input/output error")
      6 -> (NoSuchThing, "No such device or address")
      9 -> (IllegalOperation, "handle is not open for that")
      22 -> (InvalidArgument, "Invalid argument")
      24 -> (ResourceExhausted, "Too many open files")
      27 -> (PermissionDenied, "File too large")
      28 -> (ResourceExhausted, "No space left on device")
      30 -> (PermissionDenied, "Read-only file system")
      32 -> (ResourceVanished, "Broken pipe")
      39 -> (UnsatisfiedConstraints, "Directory not empty")
      122 -> (ResourceExhausted, "Disk quota exceeded")
      _ -> (OtherError, "error " ++ intShow e)

-- | Opens a file.
openFile :: FilePath -> IOMode -> IO Handle
openFile path mode = IO (\w -> case primOpenFile (forceString path) (conTag mode) w of
    IORes n
      | intLt n 0 -> primRaise (toException (errnoError (intNegate n) "openFile" path))
      | otherwise -> unIO (newHandle n path) w)

-- | Closes a file; once is enough.
hClose :: Handle -> IO ()
hClose h@(Handle n _ r) = IO (\w -> case primReadRef r w of
  IORes s -> case primWriteRef r 2 w of
    IORes _ -> if intEq s 0 then written "hClose" h (primHClose n w) else IORes ())

-- | Opens a file, uses it, closes it.
withFile :: FilePath -> IOMode -> (Handle -> IO r) -> IO r
withFile path mode = bracket (openFile path mode) hClose

-- | The text of a file.
readFile :: FilePath -> IO String
readFile path = openFile path ReadMode >>= hGetContents

-- | The text of a file, read at once.
readFile' :: FilePath -> IO String
readFile' = readFile

-- | Replaces the text of a file.
writeFile :: FilePath -> String -> IO ()
writeFile path s = withFile path WriteMode (\h -> hPutStr h s)

-- | Adds text to a file.
appendFile :: FilePath -> String -> IO ()
appendFile path s = withFile path AppendMode (\h -> hPutStr h s)

-- | Sets the buffering of a handle.
hSetBuffering :: Handle -> BufferMode -> IO ()
hSetBuffering h m = fdOf "hSetBuffering" h >>= \fd -> IO (\w -> primHSetBuffering fd (conTag m) w)

-- | The buffering of a handle.
hGetBuffering :: Handle -> IO BufferMode
hGetBuffering h = fdOf "hGetBuffering" h >>= \fd -> IO (\w -> case primHGetBuffering fd w of
  IORes m -> IORes (if intEq m 0 then NoBuffering else if intEq m 1 then LineBuffering else BlockBuffering Nothing))

-- Running programs

-- | Ends the program.
exitWith :: ExitCode -> IO a
exitWith (ExitFailure n)
  | intEq n 0 = ioError (IOError IllegalOperation "exitWith" "invalid argument" Nothing Nothing)
exitWith code = throwIO code

-- | Runs the main action of a program.
runMainIO :: IO a -> World -> IORes ()
runMainIO (IO m) w = primCatch (\w1 -> case m w1 of IORes _ -> flushStdout w1) topHandler w

flushStdout :: World -> IORes ()
flushStdout w = written "hFlush" stdout (primHFlush 1 w)

topHandler :: SomeException -> World -> IORes ()
topHandler e w = case fromException e of
  Just ExitSuccess -> primCatch (\w1 -> case flushStdout w1 of IORes _ -> primExit 0 w1) lastWords w
  Just (ExitFailure n) -> primExit n w
  Nothing -> lastWords e w

lastWords :: SomeException -> World -> IORes ()
lastWords e w = case unIO (reportUncaught e) w of IORes _ -> primExit 1 w

-- | Writes what nobody caught, after all that was written before.
reportUncaught :: SomeException -> IO ()
reportUncaught e = IO (\w -> case primHFlush 1 w of
  IORes _ -> case primGetProgName w of
    IORes name -> case putPieces 2 (name ++ ": " ++ showsPrec 0 e "\n") w of
      IORes _ -> IORes ())

evalPrint :: Show a => a -> IO ()
evalPrint = print

evalIO :: Show a => IO a -> IO ()
evalIO m = m >>= \x -> print x
