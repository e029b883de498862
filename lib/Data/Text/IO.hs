-- | Input and output of text. Meant to be imported qualified.
module Data.Text.IO
  ( readFile, writeFile, appendFile, hGetContents, hGetChunk, hGetLine, hPutStr, hPutStrLn
  , interact, getContents, getLine, putStr, putStrLn
  ) where

import Prelude hiding (readFile, writeFile, appendFile, interact, getContents, getLine, putStr, putStrLn)
import qualified Prelude as P
import Data.Text (Text, pack, unpack)
import System.IO (Handle)
import qualified System.IO as IO

-- | The contents of a file.
readFile :: FilePath -> IO Text
readFile f = P.readFile f >>= \s -> return $! pack s

-- | Writes a file.
writeFile :: FilePath -> Text -> IO ()
writeFile f t = P.writeFile f (unpack t)

-- | Writes at the end of a file.
appendFile :: FilePath -> Text -> IO ()
appendFile f t = P.appendFile f (unpack t)

-- | All that is left to read.
hGetContents :: Handle -> IO Text
hGetContents h = IO.hGetContents h >>= \s -> return $! pack s

-- | What is there to read next: a line, here.
hGetChunk :: Handle -> IO Text
hGetChunk h = IO.hIsEOF h >>= \end ->
  if end then return (pack "") else hGetLine h >>= \t -> return $! pack (unpack t ++ "\n")

-- | Reads a line.
hGetLine :: Handle -> IO Text
hGetLine h = IO.hGetLine h >>= \s -> return $! pack s

-- | Writes.
hPutStr :: Handle -> Text -> IO ()
hPutStr h t = IO.hPutStr h (unpack t)

-- | Writes, and a newline.
hPutStrLn :: Handle -> Text -> IO ()
hPutStrLn h t = IO.hPutStrLn h (unpack t)

-- | Standard output from standard input.
interact :: (Text -> Text) -> IO ()
interact f = getContents >>= \t -> putStr (f t)

-- | All of standard input.
getContents :: IO Text
getContents = P.getContents >>= \s -> return $! pack s

-- | A line of standard input.
getLine :: IO Text
getLine = P.getLine >>= \s -> return $! pack s

-- | Writes to standard output.
putStr :: Text -> IO ()
putStr t = P.putStr (unpack t)

-- | Writes to standard output, and a newline.
putStrLn :: Text -> IO ()
putStrLn t = P.putStrLn (unpack t)
