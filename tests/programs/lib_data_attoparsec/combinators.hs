{-# LANGUAGE OverloadedStrings #-}
module Main where

import Control.Applicative
import Control.Monad
import Data.Attoparsec.Combinator
import Data.Attoparsec.Text (Parser, anyChar, char, decimal, digit, letter, parse, parseOnly, string, take, takeText)
import qualified Data.Text as T
import Prelude hiding (take)

check :: Show a => Parser a -> [T.Text] -> IO ()
check p ts = forM_ ts (\t -> print (parseOnly ((,) <$> p <*> takeText) t))

main :: IO ()
main = do
  check (choice [string "a", string "ab", string "b"]) ["ab", "b", "c", ""]
  check (choice [] :: Parser Int) ["x"]
  check (count 2 digit) ["123", "1", ""]
  check (option 'x' (char 'a')) ["a", "b"]
  check (many' letter) ["ab1", ""]
  check (many1 letter) ["ab1", ""]
  check (many1' letter) ["ab1", "1"]
  check (manyTill anyChar (string "-->")) ["ab-->c", "ab--", "-->"]
  check (manyTill' anyChar (char '.')) ["ab.c", "ab"]
  check (sepBy digit (char ',')) ["1,2,3", "1,2,", "", ","]
  check (sepBy1 digit (char ',')) ["1,2,3", "1,2,", "", ","]
  check (sepBy' digit (char ',')) ["1,2,3", "1,2,", ""]
  check (sepBy1' digit (char ',')) ["1,2,3", "1,2,", ""]
  check (skipMany letter) ["ab1", "1"]
  check (skipMany1 letter) ["ab1", "1"]
  check (eitherP digit letter) ["1", "a", "-"]
  check (lookAhead (take 2) >>= \t -> (,) t <$> take 1) ["abc", "a"]
  check (try (char 'a' *> char 'b') <|> char 'a') ["ab", "ac"]
  check (char 'a' *> char 'b' <|> char 'a' *> char 'c') ["ab", "ac", "ad"]
  check (satisfyElem (== 'x')) ["x", "y", ""]
  check ((char 'a' <?> "first") *> (char 'b' <?> "second") <?> "both") ["ab", "ac", "b", ""]
  check (replicateM 2 (decimal <* optional (char ' ')) :: Parser [Int]) ["1 2", "1 x"]
  check (atEnd >>= \e -> if e then pure 'e' else anyChar) ["", "q"]
  check (endOfInput <|> void (string "x")) ["", "x", "y"]
  check (mfilter (> 10) decimal :: Parser Int) ["11", "9"]
  print (parse (char 'a' <* lookAhead (char 'b')) "ab")

-- expect: Right ("a","b")
-- expect: Right ("b","")
-- expect: Left "Failed reading: empty"
-- expect: Left "Failed reading: empty"
-- expect: Left "Failed reading: empty"
-- expect: Right ("12","3")
-- expect: Left "digit: not enough input"
-- expect: Left "digit: not enough input"
-- expect: Right ('a',"")
-- expect: Right ('x',"b")
-- expect: Right ("ab","1")
-- expect: Right ("","")
-- expect: Right ("ab","1")
-- expect: Left "letter: not enough input"
-- expect: Right ("ab","1")
-- expect: Left "letter: Failed reading: satisfy"
-- expect: Right ("ab","c")
-- expect: Left "not enough input"
-- expect: Right ("","")
-- expect: Right ("ab","c")
-- expect: Left "not enough input"
-- expect: Right ("123","")
-- expect: Right ("12",",")
-- expect: Right ("","")
-- expect: Right ("",",")
-- expect: Right ("123","")
-- expect: Right ("12",",")
-- expect: Left "digit: not enough input"
-- expect: Left "digit: Failed reading: satisfy"
-- expect: Right ("123","")
-- expect: Right ("12",",")
-- expect: Right ("","")
-- expect: Right ("123","")
-- expect: Right ("12",",")
-- expect: Left "digit: not enough input"
-- expect: Right ((),"1")
-- expect: Right ((),"1")
-- expect: Right ((),"1")
-- expect: Left "letter: Failed reading: satisfy"
-- expect: Right (Left '1',"")
-- expect: Right (Right 'a',"")
-- expect: Left "letter: Failed reading: satisfy"
-- expect: Right (("ab","a"),"bc")
-- expect: Left "not enough input"
-- expect: Right ('b',"")
-- expect: Right ('a',"c")
-- expect: Right ('b',"")
-- expect: Right ('c',"")
-- expect: Left "'c': Failed reading: satisfy"
-- expect: Right ('x',"")
-- expect: Left "satisfyElem"
-- expect: Left "not enough input"
-- expect: Right ('b',"")
-- expect: Left "both > second > 'b': Failed reading: satisfy"
-- expect: Left "both > first > 'a': Failed reading: satisfy"
-- expect: Left "both > first > 'a': not enough input"
-- expect: Right ([1,2],"")
-- expect: Left "Failed reading: takeWhile1"
-- expect: Right ('e',"")
-- expect: Right ('q',"")
-- expect: Right ((),"")
-- expect: Right ((),"")
-- expect: Left "string"
-- expect: Right (11,"")
-- expect: Left "Failed reading: mzero"
-- expect: Done "b" 'a'
