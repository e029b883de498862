{-# LANGUAGE OverloadedStrings #-}
module Main where

import Control.Applicative
import Data.Attoparsec.Text
import qualified Data.Attoparsec.Text as A
import qualified Data.Text as T
import Data.Char (isAlpha, isUpper, isSpace)
import Prelude hiding (take, takeWhile)

data Json = Null | Flag Bool | Number Double | Text T.Text | List [Json] | Object [(T.Text, Json)]
  deriving (Eq, Show)

json :: Parser Json
json = skipSpace *> value <* skipSpace
  where
    value = Null <$ string "null" <|> Flag True <$ "true" <|> Flag False <$ "false" <|> Number <$> double
      <|> Text <$> text
      <|> List <$> (char '[' *> (json `sepBy` char ',') <* char ']')
      <|> Object <$> (char '{' *> (field `sepBy'` char ',') <* char '}')
    field = (,) <$> (skipSpace *> text <* skipSpace <* char ':') <*> json
    text = char '"' *> takeTill (== '"') <* char '"'

expr :: Parser Int
expr = do
  t <- term
  rest t
  where
    rest t = (do { _ <- char '+'; u <- term; rest (t + u) }) <|> (do { _ <- char '-'; u <- term; rest (t - u) }) <|> pure t
    term = product <$> factor `sepBy1` char '*'
    factor = decimal <|> char '(' *> expr <* char ')'

try' :: Show a => Parser a -> T.Text -> IO ()
try' p t = print (parseOnly p t) >> print (parseOnly (match p <* endOfInput) t)

main :: IO ()
main = do
  print (parseOnly (json <* endOfInput) " { \"a\" : [1, 2.5, -3e2], \"b\": null, \"c\" : [] , \"d\":{\"e\":true}} ")
  print (parseOnly (json <* endOfInput) "[1, 2")
  print (parseOnly (json <* endOfInput) "[1] x")
  mapM_ (try' expr) ["1+2*3-4", "(1+2)*3", "1+", "", "x", "2*(3"]
  try' (take 3) "abcdef"
  try' (take 0) ""
  try' (take 3) "ab"
  try' (takeWhile isAlpha) "abc1"
  try' (takeWhile isAlpha) ""
  try' (takeWhile1 isAlpha) "abc"
  try' (takeWhile1 isAlpha) "1"
  try' (takeWhile1 isAlpha) ""
  try' (takeTill isSpace) "one two"
  try' (scan (0 :: Int) (\n c -> if n < 2 && isAlpha c then Just (n + 1) else Nothing)) "abcd"
  try' (runScanner 'a' (\p c -> if c == p then Just (succ p) else Nothing)) "abcx"
  try' (stringCI "hElLo") "HeLlO world"
  try' (asciiCI "hElLo") "HeLlO"
  try' (asciiCI "hello") "help"
  try' (string "hello") "help"
  try' (string "hello") "hel"
  try' (string "") "x"
  try' (many (char 'a')) "aaab"
  try' (some (char 'a')) "b"
  try' (skipWhile isUpper *> takeText) "ABcD"
  try' peekChar "" >> try' peekChar "a" >> try' peekChar' "" >> try' peekChar' "b"
  try' (satisfyWith fromEnum (> 100)) "e" >> try' (satisfyWith fromEnum (> 100)) "A"
  try' (skip isAlpha) "a" >> try' (skip isAlpha) "1"
  try' (digit *> letter *> space) "1a " >> try' digit "a" >> try' letter "1" >> try' space "x"
  try' (notChar 'a') "a" >> try' (notChar 'a') "b" >> try' anyChar ""
  try' (char '\n') "x"
  try' (satisfy (inClass "a-cx-")) "b" >> try' (satisfy (inClass "a-cx-")) "-" >> try' (satisfy (notInClass "a-c")) "b"
  try' (many (takeTill isEndOfLine <* endOfLine)) "one\ntwo\r\nthree"
  try' ("a" .*> decimal <*. "b" :: Parser Int) "a12b"
  try' (atEnd) "" >> try' atEnd "a" >> try' endOfInput "a"
  print (map isEndOfLine "\n\r ", map isHorizontalSpace " \t\n")
  try' (mempty <> pure 1 :: Parser Int) ""
  try' (fail "mine" :: Parser Int) "rest"
  try' (empty :: Parser Int) "rest"
  either (const (putStrLn "a pattern failed")) print (parseOnly (do { Just x <- pure (Nothing :: Maybe Int); pure x }) "")
  try' takeLazyText "all"

-- expect: Right (Object [("a",List [Number 1.0,Number 2.5,Number (-300.0)]),("b",Null),("c",List []),("d",Object [("e",Flag True)])])
-- expect: Left "'{': Failed reading: satisfy"
-- expect: Left "endOfInput"
-- expect: Right 3
-- expect: Right ("1+2*3-4",3)
-- expect: Right 9
-- expect: Right ("(1+2)*3",9)
-- expect: Right 1
-- expect: Left "endOfInput"
-- expect: Left "'(': not enough input"
-- expect: Left "'(': not enough input"
-- expect: Left "'(': Failed reading: satisfy"
-- expect: Left "'(': Failed reading: satisfy"
-- expect: Right 2
-- expect: Left "endOfInput"
-- expect: Right "abc"
-- expect: Left "endOfInput"
-- expect: Right ""
-- expect: Right ("","")
-- expect: Left "not enough input"
-- expect: Left "not enough input"
-- expect: Right "abc"
-- expect: Left "endOfInput"
-- expect: Right ""
-- expect: Right ("","")
-- expect: Right "abc"
-- expect: Right ("abc","abc")
-- expect: Left "Failed reading: takeWhile1"
-- expect: Left "Failed reading: takeWhile1"
-- expect: Left "not enough input"
-- expect: Left "not enough input"
-- expect: Right "one"
-- expect: Left "endOfInput"
-- expect: Right "ab"
-- expect: Left "endOfInput"
-- expect: Right ("abc",'d')
-- expect: Left "endOfInput"
-- expect: Right "HeLlO"
-- expect: Left "endOfInput"
-- expect: Right "HeLlO"
-- expect: Right ("HeLlO","HeLlO")
-- expect: Left "'L': Failed reading: satisfy"
-- expect: Left "'L': Failed reading: satisfy"
-- expect: Left "string"
-- expect: Left "string"
-- expect: Left "not enough input"
-- expect: Left "not enough input"
-- expect: Right ""
-- expect: Left "endOfInput"
-- expect: Right "aaa"
-- expect: Left "endOfInput"
-- expect: Left "'a': Failed reading: satisfy"
-- expect: Left "'a': Failed reading: satisfy"
-- expect: Right "cD"
-- expect: Right ("ABcD","cD")
-- expect: Right Nothing
-- expect: Right ("",Nothing)
-- expect: Right (Just 'a')
-- expect: Left "endOfInput"
-- expect: Left "not enough input"
-- expect: Left "not enough input"
-- expect: Right 'b'
-- expect: Left "endOfInput"
-- expect: Right 101
-- expect: Right ("e",101)
-- expect: Left "Failed reading: satisfyWith"
-- expect: Left "Failed reading: satisfyWith"
-- expect: Right ()
-- expect: Right ("a",())
-- expect: Left "Failed reading: skip"
-- expect: Left "Failed reading: skip"
-- expect: Right ' '
-- expect: Right ("1a ",' ')
-- expect: Left "digit: Failed reading: satisfy"
-- expect: Left "digit: Failed reading: satisfy"
-- expect: Left "letter: Failed reading: satisfy"
-- expect: Left "letter: Failed reading: satisfy"
-- expect: Left "space: Failed reading: satisfy"
-- expect: Left "space: Failed reading: satisfy"
-- expect: Left "not 'a': Failed reading: satisfy"
-- expect: Left "not 'a': Failed reading: satisfy"
-- expect: Right 'b'
-- expect: Right ("b",'b')
-- expect: Left "not enough input"
-- expect: Left "not enough input"
-- expect: Left "'\\n': Failed reading: satisfy"
-- expect: Left "'\\n': Failed reading: satisfy"
-- expect: Right 'b'
-- expect: Right ("b",'b')
-- expect: Right '-'
-- expect: Right ("-",'-')
-- expect: Left "Failed reading: satisfy"
-- expect: Left "Failed reading: satisfy"
-- expect: Right ["one","two"]
-- expect: Left "endOfInput"
-- expect: Right 12
-- expect: Right ("a12b",12)
-- expect: Right True
-- expect: Right ("",True)
-- expect: Right False
-- expect: Left "endOfInput"
-- expect: Left "endOfInput"
-- expect: Left "endOfInput"
-- expect: ([True,True,False],[True,True,False])
-- expect: Right 1
-- expect: Right ("",1)
-- expect: Left "Failed reading: mine"
-- expect: Left "Failed reading: mine"
-- expect: Left "Failed reading: empty"
-- expect: Left "Failed reading: empty"
-- expect: a pattern failed
-- expect: Right "all"
-- expect: Right ("all","all")
