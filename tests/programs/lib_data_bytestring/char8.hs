-- Byte strings as characters: lines, words, numbers, characters that do not fit.
module Main where

import qualified Data.ByteString.Char8 as B
import Data.Char (isDigit, toUpper)

main :: IO ()
main = do
  let text = B.pack "  the quick\tbrown\n\nfox  42 \n"
  print (B.words text, B.lines text, B.unlines (B.lines text), B.unwords (B.words text))
  print (map B.lines [B.pack "", B.pack "\n", B.pack "a", B.pack "a\n", B.pack "a\n\nb"])
  print (B.pack "\0\127\128\255\256\300", B.unpack (B.pack "\955x"), B.map succ (B.pack "\255a"))
  print (map (B.readInt . B.pack) ["12 a", "-7", "+5x", "", "x", "-", "--1", "007", "0"])
  print (map (B.readInteger . B.pack) ["123456789012345678901234567890abc", "-98765432109876543210", "+", "+1"])
  print (B.elem 'q' text, B.count ' ' text, B.elemIndex '\n' text, B.elemIndices 'o' text, B.findIndex isDigit text)
  print (B.split ',' (B.pack "a,b,,c,"), B.split ',' B.empty, B.splitWith (== '|') (B.pack "|a|b"))
  print (B.span isDigit (B.pack "123abc"), B.spanEnd isDigit (B.pack "abc123"), B.breakEnd (== '.') (B.pack "a.b.c"))
  print (B.map toUpper text, B.filter isDigit text, B.reverse text, B.intersperse '-' (B.pack "abc"))
  print (B.foldr (:) [] text, B.foldl' (\n c -> n * 31 + fromEnum c) 7 text, B.maximum text, B.minimum text)
  print (B.zip (B.pack "abc") (B.pack "de"), B.zipWith max (B.pack "abc") (B.pack "zaz"), B.unzip [('a', 'b'), ('c', 'd')])
  print (B.unfoldr (\c -> if c > 'f' then Nothing else Just (c, succ c)) 'a', B.replicate 3 'x', B.index text 4)
  print (read "\"ab\\255c\"" :: B.ByteString, show (B.pack "tab\there \"quoted\" \1234"))
  print (B.stripPrefix (B.pack "ab") (B.pack "abc"), B.stripSuffix (B.pack "bc") (B.pack "abc"), B.stripPrefix (B.pack "x") (B.pack "abc"))
  print (B.breakSubstring (B.pack "brown") text, B.isInfixOf (B.pack "fox") text, B.uncons (B.pack "hi"), B.unsnoc (B.pack "hi"))
  print (B.sort (B.pack "hello"), B.group (B.pack "aabccc"), B.concatMap (B.replicate 2) (B.pack "abc"), B.head text, B.last text)

-- expect: (["the","quick","brown","fox","42"],["  the quick\tbrown","","fox  42 "],"  the quick\tbrown\n\nfox  42 \n","the quick brown fox 42")
-- expect: [[],[""],["a"],["a"],["a","","b"]]
-- expect: ("\NUL\DEL\128\255\NUL,","\187x","\NULb")
-- expect: [Just (12," a"),Just (-7,""),Just (5,"x"),Nothing,Nothing,Nothing,Nothing,Just (7,""),Just (0,"")]
-- expect: [Just (123456789012345678901234567890,"abc"),Just (-98765432109876543210,""),Nothing,Just (1,"")]
-- expect: (True,6,Just 17,[14,20],Just 24)
-- expect: (["a","b","","c",""],[],["","a","b"])
-- expect: (("123","abc"),("abc","123"),("a.b.","c"))
-- expect: ("  THE QUICK\tBROWN\n\nFOX  42 \n","42","\n 24  xof\n\nnworb\tkciuq eht  ","a-b-c")
-- expect: ("  the quick\tbrown\n\nfox  42 \n",-2620278757771157485,'x','\t')
-- expect: ([('a','d'),('b','e')],"zbz",("ac","bd"))
-- expect: ("abcdef","xxx",'e')
-- expect: ("ab\255c","\"tab\\there \\\"quoted\\\" \\210\"")
-- expect: (Just "c",Just "a",Nothing)
-- expect: (("  the quick\t","brown\n\nfox  42 \n"),True,Just ('h',"i"),Just ("h",'i'))
-- expect: ("ehllo",["aa","b","ccc"],"aabbcc",' ','\n')
