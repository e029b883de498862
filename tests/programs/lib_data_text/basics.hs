{-# LANGUAGE OverloadedStrings #-}
import qualified Data.Text as T
import qualified Data.Text.IO as TIO
import Data.Text (Text)

main :: IO ()
main = do
  let t = "Hello, World" :: Text
  TIO.putStrLn t
  print (T.length t, T.toUpper t, T.reverse "abc", T.unpack (T.pack "xyz"))
  print (T.words " a  b c ", T.splitOn "," "a,b,,c", T.intercalate "-" ["x", "y"], T.lines "a\nb")
  print (T.strip "  pad  ", T.replace "l" "L" t, T.isPrefixOf "He" t, T.take 3 t, T.drop 7 t)
  print (T.append "a" "b" <> "c", T.concat ["p", "q"], T.null "", T.empty, T.singleton 'z')
  print (T.filter (/= 'l') t, T.map succ "abc", T.breakOn ", " t, T.span (/= ',') t, T.zip "ab" "cd")
  print (T.justifyLeft 5 '.' "ab", T.justifyRight 5 '.' "ab", T.center 6 '*' "ab", T.chunksOf 2 "abcde", T.count "a" "banana")
  print (compare ("a" :: Text) "b", T.head t, T.last t, T.uncons "", T.foldl' (\n c -> n + fromEnum c) 0 "ab", read "\"q\"" :: Text)

-- expect: Hello, World
-- expect: (12,"HELLO, WORLD","cba","xyz")
-- expect: (["a","b","c"],["a","b","","c"],"x-y",["a","b"])
-- expect: ("pad","HeLLo, WorLd",True,"Hel","World")
-- expect: ("abc","pq",True,"","z")
-- expect: ("Heo, Word","bcd",("Hello",", World"),("Hello",", World"),[('a','c'),('b','d')])
-- expect: ("ab...","...ab","**ab**",["ab","cd","e"],3)
-- expect: (LT,'H','d',Nothing,195,"q")
