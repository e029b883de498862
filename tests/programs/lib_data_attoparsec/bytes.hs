{-# LANGUAGE OverloadedStrings #-}
module Main where

import Control.Applicative
import qualified Data.Attoparsec.ByteString as A
import qualified Data.Attoparsec.ByteString.Char8 as C
import qualified Data.Attoparsec.ByteString.Lazy as L
import qualified Data.Attoparsec.Text.Lazy as LT
import qualified Data.ByteString as B
import qualified Data.ByteString.Lazy as BL
import qualified Data.Text.Lazy as TL

check :: Show a => A.Parser a -> [B.ByteString] -> IO ()
check p ts = mapM_ (\t -> print (A.parseOnly ((,) <$> p <*> A.takeByteString) t)) ts

message :: A.Parser (Int, B.ByteString)
message = do
  n <- fromIntegral <$> A.anyWord8
  body <- A.take n
  sum' <- A.anyWord8
  if fromIntegral (B.foldl' (+) 0 body) == sum' then pure (n, body) else fail "checksum"

main :: IO ()
main = do
  check (A.word8 1) [B.pack [1, 2], B.pack [2], B.empty]
  check (A.notWord8 1) [B.pack [1, 2], B.pack [2]]
  check (A.many' message <* A.endOfInput) [B.pack [2, 1, 2, 3, 0, 0], B.pack [2, 1, 2, 4], B.pack [3, 1]]
  check (A.takeWhileIncluding (/= 0)) [B.pack [1, 2, 0, 3], B.pack [0], B.pack [1]]
  check A.getChunk ["abc", ""]
  check (A.peekWord8) ["a", ""]
  check (A.peekWord8') ["a", ""]
  check (A.satisfy (A.inClass "a-c")) ["b", "d"]
  check (A.string "GET " *> C.takeTill (== ' ')) ["GET /x HTTP", "PUT /x", "GE"]
  check (C.char 'a') ["a", "b", ""]
  check (C.char8 'a') ["a", "b"]
  check (C.notChar 'a') ["a", "b"]
  check (C.stringCI "abc") ["AbCd", "abd", "ab"]
  check (C.skipSpace *> C.takeWhile1 C.isAlpha_ascii) [" \t\n\rab1", "  1"]
  check (C.digit *> C.letter_ascii) ["1a", "11", "a"]
  check (C.scan 'a' (\c d -> if c == d then Just (succ c) else Nothing)) ["abcx", "x"]
  check (C.endOfLine *> C.space) ["\r\n ", "\n\t", "\r"]
  check ("k=" C..*> C.decimal C.<*. ";" :: A.Parser Int) ["k=12;", "k=12"]
  check (A.match (C.signed C.decimal) :: A.Parser (B.ByteString, Int)) ["-12x"]
  print (A.parse message (B.pack [2, 1]))
  print (A.feed (A.parse message (B.pack [2, 1])) (B.pack [2, 3, 9]))
  print (map C.isSpace " \t\v\160", map C.isSpace_w8 [9, 13, 32, 33], map C.isDigit_w8 [47, 48, 57, 58])
  print (filter C.isAlpha_iso8859_15 ['\128' .. '\255'])
  print (L.parse (A.string "abc" *> A.takeWhile (> 98)) (BL.fromChunks ["a", "bcd", "ea", "f"]))
  print (L.parse (A.string "abc") (BL.fromChunks ["a", "x"]))
  print (L.eitherResult (L.parse (C.decimal :: A.Parser Int) (BL.fromChunks ["1", "2"])))
  print (L.maybeResult (L.parse (C.decimal :: A.Parser Int) "x"))
  print (LT.parse (LT.string "ab" *> LT.decimal :: LT.Parser Int) (TL.fromChunks ["a", "b1", "2", "c"]))
  print (LT.parseOnly (LT.many' (LT.char 'a') <* LT.endOfInput) (TL.fromChunks ["a", "a"]))

-- expect: Right (1,"\STX")
-- expect: Left "1: Failed reading: satisfy"
-- expect: Left "1: not enough input"
-- expect: Left "not 1: Failed reading: satisfy"
-- expect: Right (2,"")
-- expect: Right ([(2,"\SOH\STX"),(0,"")],"")
-- expect: Left "endOfInput"
-- expect: Left "endOfInput"
-- expect: Right ("\SOH\STX\NUL","\ETX")
-- expect: Right ("\NUL","")
-- expect: Left "Failed reading: takeWhileIncluding reached end of input"
-- expect: Right (Just "abc","abc")
-- expect: Right (Nothing,"")
-- expect: Right (Just 97,"a")
-- expect: Right (Nothing,"")
-- expect: Right (97,"a")
-- expect: Left "not enough input"
-- expect: Right (98,"")
-- expect: Left "Failed reading: satisfy"
-- expect: Right ("/x"," HTTP")
-- expect: Left "string"
-- expect: Left "not enough input"
-- expect: Right ('a',"")
-- expect: Left "a: Failed reading: satisfyWith"
-- expect: Left "a: not enough input"
-- expect: Right (97,"")
-- expect: Left "a: Failed reading: satisfy"
-- expect: Left "not a: Failed reading: satisfyWith"
-- expect: Right ('b',"")
-- expect: Right ("AbC","d")
-- expect: Left "string"
-- expect: Left "not enough input"
-- expect: Right ("ab","1")
-- expect: Left "Failed reading: takeWhile1"
-- expect: Right ('a',"")
-- expect: Left "letter_ascii: Failed reading: satisfyWith"
-- expect: Left "digit: Failed reading: satisfyWith"
-- expect: Right ("abc","x")
-- expect: Right ("","x")
-- expect: Right (' ',"")
-- expect: Right ('\t',"")
-- expect: Left "not enough input"
-- expect: Right (12,"")
-- expect: Left "not enough input"
-- expect: Right (("-12",-12),"x")
-- expect: Partial _
-- expect: Done "\t" (2,"\SOH\STX")
-- expect: ([True,True,True,False],[True,True,True,False],[False,True,True,False])
-- expect: "\166\168\170\180\181\184\186\188\189\190\192\193\194\195\196\197\198\199\200\201\202\203\204\205\206\207\208\209\210\211\212\213\214\216\217\218\219\220\221\222\223\224\225\226\227\228\229\230\231\232\233\234\235\236\237\238\239\240\241\242\243\244\245\246\248\249\250\251\252\253\254\255"
-- expect: Done "af" "de"
-- expect: Fail "ax" [] "string"
-- expect: Right 12
-- expect: Nothing
-- expect: Done "c" 12
-- expect: Right "aa"
