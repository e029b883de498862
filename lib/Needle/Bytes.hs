{-# LANGUAGE NoImplicitPrelude, BangPatterns #-}
-- | What byte strings need beyond windows: sorting, numbers, handles.
--
-- Handles know characters only, so bytes go out as the characters that they encode and come in as the bytes of
-- characters. Bytes that are no UTF-8 are written as the replacement character.
module Needle.Bytes where

import Needle.Prim
import Needle.Classes
import Needle.Base
import Needle.Real
import Needle.Sized (Word8(..))
import Needle.IO (Handle, IOMode(..), FilePath, hIsEOF, hLookAhead, hPutStr, stdin, stdout, withFile)
import qualified Needle.IO as IO
import Needle.Utf8
import Needle.Window

-- | Ascending, by counting.
sort :: Window Word8 -> Window Word8
sort v = case primNewArray 256 0 realWorld of
  IORes counts -> case tally counts 0 of
    () -> create n (\new w -> spread counts new 0 0 w)
  where
    !n = size v
    !from = codes v
    tally counts !i = if i >= n then () else case boxed from i of
      IORes c -> case primReadArray counts c realWorld of
        IORes k -> let !j = intAdd k 1 in case primWriteArray counts c j realWorld of IORes _ -> tally counts (i + 1)
    spread counts new !c !at0 w = if c > 255 then IORes () else case primReadArray counts c w of
      IORes k -> case fill new (MkWord8 c) at0 (at0 + k) w of IORes _ -> spread counts new (c + 1) (at0 + k) w
    fill new x !i !end w = if i >= end then IORes () else case primWriteArray new i x w of
      IORes _ -> fill new x (i + 1) end w

-- | The number that decimal digits make, by halves, so that long numbers are quick.
digits :: [Int] -> Integer
digits ds = combine 10 (map toInteger ds)
  where
    combine :: Integer -> [Integer] -> Integer
    combine _ [] = 0
    combine _ [n] = n
    combine base ns = combine (base * base) (pairs base ns)
    -- the most significant comes first: an odd one out stands alone in front
    pairs base ns = if even (listLength ns) then two base ns else case ns of
      m : r -> m : two base r
      [] -> []
    two base (a : b : r) = let !m = a * base + b in m : two base r
    two _ r = r
    listLength = count 0
    count :: Int -> [a] -> Int
    count !k xs = case xs of { [] -> k; _ : r -> count (k + 1) r }

fromChars :: String -> IO (Window Word8)
fromChars s = let !v = pack' (encodeChars s) in return v

toChars :: Window Word8 -> String
toChars = decodeBytes (\_ rest -> replacement : rest)

getLine :: IO (Window Word8)
getLine = hGetLine stdin

getContents :: IO (Window Word8)
getContents = hGetContents stdin

putStr :: Window Word8 -> IO ()
putStr = hPut stdout

hPut :: Handle -> Window Word8 -> IO ()
hPut h v = hPutStr h (toChars v)

hGetLine :: Handle -> IO (Window Word8)
hGetLine h = IO.hGetLine h >>= fromChars

hGetContents :: Handle -> IO (Window Word8)
hGetContents h = IO.hGetContents h >>= fromChars

readFile :: FilePath -> IO (Window Word8)
readFile path = IO.readFile path >>= fromChars

writeFile :: FilePath -> Window Word8 -> IO ()
writeFile path v = withFile path WriteMode (\h -> hPut h v)

appendFile :: FilePath -> Window Word8 -> IO ()
appendFile path v = withFile path AppendMode (\h -> hPut h v)

hGet :: Handle -> Int -> IO (Window Word8)
hGet h n = go [] n
  where
    go acc !room = if room <= 0 then done acc else hIsEOF h >>= \end ->
      if end then done acc else hLookAhead h >>= \c ->
        if encodedSize c > room then done acc else IO.hGetChar h >>= \_ -> go (c : acc) (room - encodedSize c)
    done acc = fromChars (rev acc [])
    rev [] r = r
    rev (c : cs) r = rev cs (c : r)
