{-# LANGUAGE OverloadedStrings #-}
module Main where

import Control.Applicative
import Data.Attoparsec.Text
import qualified Data.Text as T
import Data.Char (isAlpha)
import Data.IORef
import Prelude hiding (take, takeWhile)

-- every way of cutting the text into three, with the end
feeds :: Show a => Parser a -> T.Text -> IO ()
feeds p t = mapM_ print [ foldl feed (parse p a) [b, c, ""] | i <- [0 .. n], j <- [i .. n]
                        , let (a, r) = T.splitAt i t, let (b, c) = T.splitAt (j - i) r ]
  where n = T.length t

steps :: Show a => Parser a -> [T.Text] -> IO ()
steps p (t : ts) = go (parse p t) ts
  where
    go r [] = print r
    go r (x : xs) = print r >> go (feed r x) xs

main :: IO ()
main = do
  feeds (string "ab" *> decimal <* endOfInput :: Parser Int) "ab12"
  feeds (string "abc" <|> string "abd") "abd"
  feeds ((,) <$> takeWhile isAlpha <*> takeText) "ab12"
  feeds (take 2 *> take 1) "xyz"
  feeds (many' (char 'a') <* char 'b') "aab"
  feeds (decimal `sepBy` char ',' :: Parser [Int]) "1,2,"
  feeds endOfLine "\r\n"
  steps (decimal :: Parser Int) ["1", "2", "3", "x", "y"]
  steps (decimal :: Parser Int) ["1", "", "3"]
  steps (string "hello") ["he", "l", "p", "more"]
  steps (char 'a' <?> "letter a") ["", "b", "c"]
  steps peekChar ["", ""]
  steps atEnd ["", "x"]
  steps (takeWhile1 isAlpha) ["", "a", "b", ""]
  steps (signed decimal :: Parser Int) ["-", "1", ""]
  steps double ["1", ".", "5", "e", "x", ""]
  left <- newIORef ["2", "3", "", "4"]
  r <- parseWith (atomicModifyIORef left (\(x : xs) -> (xs, x))) (decimal :: Parser Int) "1"
  print r
  readIORef left >>= print
  parseTest (many1 digit) "12a"
  parseTest (many1 digit) "12"
  print (maybeResult (parse (char 'a') "ab"), maybeResult (parse (char 'a') ""), maybeResult (parse (char 'a') "b"))
  print (eitherResult (parse (char 'a') "ab"), eitherResult (parse (char 'a') ""), eitherResult (parse ((char 'a' <?> "x") <?> "y") "b"))
  print (fmap succ (parse anyChar "ab"))
  print (compareResults (parse anyChar "ab") (parse anyChar "ab"), compareResults (parse anyChar "") (parse anyChar ""), compareResults (parse (char 'x') "y") (parse (char 'x') "z"))

-- expect: Fail "ab12" [] "not enough input"
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Fail "ab12" [] "not enough input"
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Fail "12" [] "not enough input"
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Done "2" 1
-- expect: Done "" 12
-- expect: Done "" 12
-- expect: Fail "abd" [] "not enough input"
-- expect: Done "" "abd"
-- expect: Done "" "abd"
-- expect: Done "" "abd"
-- expect: Fail "abd" [] "not enough input"
-- expect: Done "" "abd"
-- expect: Done "" "abd"
-- expect: Fail "abd" [] "not enough input"
-- expect: Done "" "abd"
-- expect: Done "" "abd"
-- expect: Done "ab12" ("","")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Done "b12" ("a","")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Done "12" ("ab","")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Done "2" ("ab","1")
-- expect: Done "" ("ab","12")
-- expect: Done "" ("ab","12")
-- expect: Fail "xyz" [] "not enough input"
-- expect: Done "" "z"
-- expect: Done "" "z"
-- expect: Done "" "z"
-- expect: Fail "xyz" [] "not enough input"
-- expect: Done "" "z"
-- expect: Done "" "z"
-- expect: Fail "z" [] "not enough input"
-- expect: Done "" "z"
-- expect: Done "" "z"
-- expect: Fail "aab" ["'b'"] "not enough input"
-- expect: Done "" "aa"
-- expect: Done "" "aa"
-- expect: Done "" "aa"
-- expect: Fail "ab" ["'b'"] "not enough input"
-- expect: Done "" "aa"
-- expect: Done "" "aa"
-- expect: Fail "b" ["'b'"] "not enough input"
-- expect: Done "" "aa"
-- expect: Done "" "aa"
-- expect: Done "1,2," []
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done ",2," [1]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done ",2," [1]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Done "," [1,2]
-- expect: Fail "\r\n" [] "not enough input"
-- expect: Done "" ()
-- expect: Done "" ()
-- expect: Fail "\r\n" [] "not enough input"
-- expect: Done "" ()
-- expect: Done "" ()
-- expect: Partial _
-- expect: Partial _
-- expect: Partial _
-- expect: Done "x" 123
-- expect: Done "xy" 123
-- expect: Partial _
-- expect: Done "" 1
-- expect: Done "3" 1
-- expect: Partial _
-- expect: Partial _
-- expect: Fail "help" [] "string"
-- expect: Fail "helpmore" [] "string"
-- expect: Partial _
-- expect: Fail "b" ["letter a","'a'"] "Failed reading: satisfy"
-- expect: Fail "bc" ["letter a","'a'"] "Failed reading: satisfy"
-- expect: Partial _
-- expect: Done "" Nothing
-- expect: Partial _
-- expect: Done "x" False
-- expect: Partial _
-- expect: Partial _
-- expect: Partial _
-- expect: Done "" "ab"
-- expect: Partial _
-- expect: Partial _
-- expect: Done "" (-1)
-- expect: Partial _
-- expect: Partial _
-- expect: Partial _
-- expect: Partial _
-- expect: Done "ex" 1.5
-- expect: Done "ex" 1.5
-- expect: Done "" 123
-- expect: ["4"]
-- expect: Done "a" "12"
-- expect: Partial _
-- expect: (Just 'a',Nothing,Nothing)
-- expect: (Right 'a',Left "Result: incomplete input",Left "y > x > 'a': Failed reading: satisfy")
-- expect: Done "b" 'b'
-- expect: (Just True,Nothing,Just False)
