-- | Input and output of lazy text. Meant to be imported qualified.
module Data.Text.Lazy.IO
  ( readFile, writeFile, appendFile, hGetContents, hGetLine, hPutStr, hPutStrLn
  , interact, getContents, getLine, putStr, putStrLn
  ) where

import Prelude hiding (readFile, writeFile, appendFile, interact, getContents, getLine, putStr, putStrLn)
import qualified Prelude as P
import Data.Text.Lazy (Text, pack, unpack)
import System.IO (Handle)
import qualified System.IO as IO

-- | The contents of a file.
readFile :: FilePath -> IO Text
readFile f = fmap pack (P.readFile f)

-- | Writes a file.
writeFile :: FilePath -> Text -> IO ()
writeFile f t = P.writeFile f (unpack t)

-- | Writes at the end of a file.
appendFile :: FilePath -> Text -> IO ()
appendFile f t = P.appendFile f (unpack t)

-- | All that is left to read; standard input as it is looked at.
hGetContents :: Handle -> IO Text
hGetContents h = fmap pack (IO.hGetContents h)

-- | Reads a line.
hGetLine :: Handle -> IO Text
hGetLine h = fmap pack (IO.hGetLine h)

-- | Writes.
hPutStr :: Handle -> Text -> IO ()
hPutStr h t = IO.hPutStr h (unpack t)

-- | Writes, and a newline.
hPutStrLn :: Handle -> Text -> IO ()
hPutStrLn h t = IO.hPutStrLn h (unpack t)

-- | Standard output from standard input.
interact :: (Text -> Text) -> IO ()
interact f = getContents >>= \t -> putStr (f t)

-- | All of standard input, as it is looked at.
getContents :: IO Text
getContents = hGetContents IO.stdin

-- | A line of standard input.
getLine :: IO Text
getLine = hGetLine IO.stdin

-- | Writes to standard output.
putStr :: Text -> IO ()
putStr = hPutStr IO.stdout

-- | Writes to standard output, and a newline.
putStrLn :: Text -> IO ()
putStrLn = hPutStrLn IO.stdout
