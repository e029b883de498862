{-# LANGUAGE OverloadedStrings #-}
-- Text as windows: every way to cut, join, search and fold, on whole texts and on parts of longer ones.
import qualified Data.Text as T
import Data.Char

samples :: [T.Text]
samples = ["", "x", "abcab", T.take 5 (T.drop 3 "yyyab\955b\128512zz"), T.dropEnd 2 "aabbbaa  ", " a b "]

main :: IO ()
main = do
  mapM_ one samples
  print [ (T.isPrefixOf a b, T.isSuffixOf a b, T.isInfixOf a b, compare a b, a == b, T.commonPrefixes a b) | a <- samples, b <- samples ]
  print [ (T.stripPrefix a b, T.stripSuffix a b, T.zip a b, T.zipWith max a b, a <> b) | a <- take 4 samples, b <- samples ]
  print [ (T.breakOn a b, T.breakOnEnd a b, T.breakOnAll a b, T.splitOn a b, T.count a b, T.replace a "-" b) | a <- ["x", "ab", "b", "aa"], b <- samples ]
  print (T.intercalate ", " samples, T.concat samples, T.transpose samples, T.unlines samples, T.unwords samples)
  print (T.unfoldr (\n -> if n > 5 then Nothing else Just (chr (n + 97), n + 1)) 0, T.unfoldrN 3 (\c -> Just (c, succ c)) 'p')
  print (T.pack "a\55296b", T.map (const '\56000') "ab", T.singleton '\55555', T.cons '\57343' "x")
  print (map T.lines ["", "\n", "a", "a\n", "a\n\nb"], T.words " a\160b\tc  ", T.split (== 'a') "", T.split (== 'a') "aabca")
  let long = T.replicate 20000 "abcde"
  print (T.length long, T.foldl' (\n c -> (n * 31 + ord c) `mod` 1000003) 7 long, T.count "ea" long, T.index long 99999)
  print (T.breakOn "abd" long == (long, ""), sum (map T.length (T.splitOn "c" long)), T.length (T.toUpper long))
  print (map (T.center 8 '*') samples, map (T.justifyLeft 3 '*') samples, map (T.justifyRight 3 '*') samples)
  print (map T.toTitle ["hello WORLD", "don't a-b", "1a 'b", "\454x"], T.toUpper "stra\223e \64259", T.toLower "\304A", T.toCaseFold "\7838\962")
  where
    one t = do
      print (t, T.unpack t, T.length t, T.null t, T.uncons t, T.unsnoc t, map (T.compareLength t) [0, 1, 5])
      print [ (T.take k t, T.takeEnd k t, T.drop k t, T.dropEnd k t, T.splitAt k t, T.chunksOf k t) | k <- [-1 .. 6] ]
      print (T.takeWhile isAlpha t, T.takeWhileEnd isAlpha t, T.dropWhile isAlpha t, T.dropWhileEnd isAlpha t, T.dropAround isAlpha t)
      print (T.span isAlpha t, T.break (== 'b') t, T.strip t, T.stripStart t, T.stripEnd t, T.filter isAlpha t, T.partition (> 'a') t)
      print (T.reverse t, T.intersperse '.' t, T.map succ t, T.cons 'q' t, T.snoc t 'q', T.replicate 2 t, T.copy t)
      print (T.group t, T.groupBy (<=) t, T.inits t, T.tails t, T.words t, T.lines t)
      print (T.foldr (:) [] t, T.foldl (flip (:)) [] t, T.any isSpace t, T.all isAlpha t, T.find (> 'a') t, T.findIndex (== 'b') t)
      print (T.scanl max 'b' t, T.scanl1 max t, T.scanr max 'b' t, T.scanr1 max t, T.concatMap (T.replicate 2 . T.singleton) t)
      print (T.mapAccumL (\n c -> (n + 1, chr (ord c + n))) 0 t, T.mapAccumR (\n c -> (n + 1, chr (ord c + n))) 0 t, T.elem 'b' t)

-- expect: ("","",0,True,Nothing,Nothing,[EQ,LT,LT])
-- expect: [("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[])]
-- expect: ("","","","","")
-- expect: (("",""),("",""),"","","","",("",""))
-- expect: ("","","","q","q","","")
-- expect: ([],[],[""],[""],[],[])
-- expect: ("","",False,True,Nothing,Nothing)
-- expect: ("b","","b","","")
-- expect: ((0,""),(0,""),False)
-- expect: ("x","x",1,False,Just ('x',""),Just ("",'x'),[GT,EQ,LT])
-- expect: [("","","x","x",("","x"),[]),("","","x","x",("","x"),[]),("x","x","","",("x",""),["x"]),("x","x","","",("x",""),["x"]),("x","x","","",("x",""),["x"]),("x","x","","",("x",""),["x"]),("x","x","","",("x",""),["x"]),("x","x","","",("x",""),["x"])]
-- expect: ("x","x","","","")
-- expect: (("x",""),("x",""),"x","x","x","x",("x",""))
-- expect: ("x","x","y","qx","xq","xx","x")
-- expect: (["x"],["x"],["","x"],["x",""],["x"],["x"])
-- expect: ("x","x",False,True,Just 'x',Nothing)
-- expect: ("bx","x","xb","x","xx")
-- expect: ((1,"x"),(1,"x"),False)
-- expect: ("abcab","abcab",5,False,Just ('a',"bcab"),Just ("abca",'b'),[GT,GT,EQ])
-- expect: [("","","abcab","abcab",("","abcab"),[]),("","","abcab","abcab",("","abcab"),[]),("a","b","bcab","abca",("a","bcab"),["a","b","c","a","b"]),("ab","ab","cab","abc",("ab","cab"),["ab","ca","b"]),("abc","cab","ab","ab",("abc","ab"),["abc","ab"]),("abca","bcab","b","a",("abca","b"),["abca","b"]),("abcab","abcab","","",("abcab",""),["abcab"]),("abcab","abcab","","",("abcab",""),["abcab"])]
-- expect: ("abcab","abcab","","","")
-- expect: (("abcab",""),("a","bcab"),"abcab","abcab","abcab","abcab",("bcb","aa"))
-- expect: ("bacba","a.b.c.a.b","bcdbc","qabcab","abcabq","abcababcab","abcab")
-- expect: (["a","b","c","a","b"],["abcab"],["","a","ab","abc","abca","abcab"],["abcab","bcab","cab","ab","b",""],["abcab"],["abcab"])
-- expect: ("abcab","bacba",False,True,Just 'b',Just 1)
-- expect: ("bbbccc","abccc","cccbbb","cccbb","aabbccaabb")
-- expect: ((5,"acedf"),(5,"eeebb"),True)
-- expect: ("ab\955b\128512","ab\955b\128512",5,False,Just ('a',"b\955b\128512"),Just ("ab\955b",'\128512'),[GT,GT,EQ])
-- expect: [("","","ab\955b\128512","ab\955b\128512",("","ab\955b\128512"),[]),("","","ab\955b\128512","ab\955b\128512",("","ab\955b\128512"),[]),("a","\128512","b\955b\128512","ab\955b",("a","b\955b\128512"),["a","b","\955","b","\128512"]),("ab","b\128512","\955b\128512","ab\955",("ab","\955b\128512"),["ab","\955b","\128512"]),("ab\955","\955b\128512","b\128512","ab",("ab\955","b\128512"),["ab\955","b\128512"]),("ab\955b","b\955b\128512","\128512","a",("ab\955b","\128512"),["ab\955b","\128512"]),("ab\955b\128512","ab\955b\128512","","",("ab\955b\128512",""),["ab\955b\128512"]),("ab\955b\128512","ab\955b\128512","","",("ab\955b\128512",""),["ab\955b\128512"])]
-- expect: ("ab\955b","","\128512","ab\955b\128512","\128512")
-- expect: (("ab\955b","\128512"),("a","b\955b\128512"),"ab\955b\128512","ab\955b\128512","ab\955b\128512","ab\955b",("b\955b\128512","a"))
-- expect: ("\128512b\955ba","a.b.\955.b.\128512","bc\956c\128513","qab\955b\128512","ab\955b\128512q","ab\955b\128512ab\955b\128512","ab\955b\128512")
-- expect: (["a","b","\955","b","\128512"],["ab\955b\128512"],["","a","ab","ab\955","ab\955b","ab\955b\128512"],["ab\955b\128512","b\955b\128512","\955b\128512","b\128512","\128512",""],["ab\955b\128512"],["ab\955b\128512"])
-- expect: ("ab\955b\128512","\128512b\955ba",False,False,Just 'b',Just 1)
-- expect: ("bbb\955\955\128512","ab\955\955\128512","\128512\128512\128512\128512\128512b","\128512\128512\128512\128512\128512","aabb\955\955bb\128512\128512")
-- expect: ((5,"ac\957e\128516"),(5,"ee\957c\128512"),True)
-- expect: ("aabbbaa","aabbbaa",7,False,Just ('a',"abbbaa"),Just ("aabbba",'a'),[GT,GT,GT])
-- expect: [("","","aabbbaa","aabbbaa",("","aabbbaa"),[]),("","","aabbbaa","aabbbaa",("","aabbbaa"),[]),("a","a","abbbaa","aabbba",("a","abbbaa"),["a","a","b","b","b","a","a"]),("aa","aa","bbbaa","aabbb",("aa","bbbaa"),["aa","bb","ba","a"]),("aab","baa","bbaa","aabb",("aab","bbaa"),["aab","bba","a"]),("aabb","bbaa","baa","aab",("aabb","baa"),["aabb","baa"]),("aabbb","bbbaa","aa","aa",("aabbb","aa"),["aabbb","aa"]),("aabbba","abbbaa","a","a",("aabbba","a"),["aabbba","a"])]
-- expect: ("aabbbaa","aabbbaa","","","")
-- expect: (("aabbbaa",""),("aa","bbbaa"),"aabbbaa","aabbbaa","aabbbaa","aabbbaa",("bbb","aaaa"))
-- expect: ("aabbbaa","a.a.b.b.b.a.a","bbcccbb","qaabbbaa","aabbbaaq","aabbbaaaabbbaa","aabbbaa")
-- expect: (["aa","bbb","aa"],["aabbbaa"],["","a","aa","aab","aabb","aabbb","aabbba","aabbbaa"],["aabbbaa","abbbaa","bbbaa","bbaa","baa","aa","a",""],["aabbbaa"],["aabbbaa"])
-- expect: ("aabbbaa","aabbbaa",False,True,Just 'b',Just 2)
-- expect: ("bbbbbbbb","aabbbbb","bbbbbbbb","bbbbbaa","aaaabbbbbbaaaa")
-- expect: ((7,"abdeffg"),(7,"gffedba"),True)
-- expect: (" a b "," a b ",5,False,Just (' ',"a b "),Just (" a b",' '),[GT,GT,EQ])
-- expect: [("",""," a b "," a b ",(""," a b "),[]),("",""," a b "," a b ",(""," a b "),[]),(" "," ","a b "," a b",(" ","a b "),[" ","a"," ","b"," "]),(" a","b "," b "," a ",(" a"," b "),[" a"," b"," "]),(" a "," b ","b "," a",(" a ","b "),[" a ","b "]),(" a b","a b "," "," ",(" a b"," "),[" a b"," "]),(" a b "," a b ","","",(" a b ",""),[" a b "]),(" a b "," a b ","","",(" a b ",""),[" a b "])]
-- expect: ("",""," a b "," a b "," a b ")
-- expect: ((""," a b "),(" a ","b "),"a b","a b "," a b","ab",("b"," a  "))
-- expect: (" b a "," .a. .b. ","!b!c!","q a b "," a b q"," a b  a b "," a b ")
-- expect: ([" ","a"," ","b"," "],[" a b "],[""," "," a"," a "," a b"," a b "],[" a b ","a b "," b ","b "," ",""],["a","b"],[" a b "])
-- expect: (" a b "," b a ",True,False,Just 'b',Just 3)
-- expect: ("bbbbbb"," aabb","bbbbbb","bbbb ","  aa  bb  ")
-- expect: ((5," b\"e$"),(5,"$d\"c "),True)
-- expect: [(True,True,True,EQ,True,Nothing),(True,True,True,LT,False,Nothing),(True,True,True,LT,False,Nothing),(True,True,True,LT,False,Nothing),(True,True,True,LT,False,Nothing),(True,True,True,LT,False,Nothing),(False,False,False,GT,False,Nothing),(True,True,True,EQ,True,Just ("x","","")),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,LT,False,Nothing),(True,True,True,EQ,True,Just ("abcab","","")),(False,False,False,LT,False,Just ("ab","cab","\955b\128512")),(False,False,False,GT,False,Just ("a","bcab","abbbaa")),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,LT,False,Nothing),(False,False,False,GT,False,Just ("ab","\955b\128512","cab")),(True,True,True,EQ,True,Just ("ab\955b\128512","","")),(False,False,False,GT,False,Just ("a","b\955b\128512","abbbaa")),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,LT,False,Nothing),(False,False,False,LT,False,Just ("a","abbbaa","bcab")),(False,False,False,LT,False,Just ("a","abbbaa","b\955b\128512")),(True,True,True,EQ,True,Just ("aabbbaa","","")),(False,False,False,GT,False,Nothing),(False,False,False,GT,False,Nothing),(False,False,False,LT,False,Nothing),(False,False,False,LT,False,Nothing),(False,False,False,LT,False,Nothing),(False,False,False,LT,False,Nothing),(True,True,True,EQ,True,Just (" a b ","",""))]
-- expect: [(Just "",Just "",[],"",""),(Just "x",Just "x",[],"","x"),(Just "abcab",Just "abcab",[],"","abcab"),(Just "ab\955b\128512",Just "ab\955b\128512",[],"","ab\955b\128512"),(Just "aabbbaa",Just "aabbbaa",[],"","aabbbaa"),(Just " a b ",Just " a b ",[],""," a b "),(Nothing,Nothing,[],"","x"),(Just "",Just "",[('x','x')],"x","xx"),(Nothing,Nothing,[('x','a')],"x","xabcab"),(Nothing,Nothing,[('x','a')],"x","xab\955b\128512"),(Nothing,Nothing,[('x','a')],"x","xaabbbaa"),(Nothing,Nothing,[('x',' ')],"x","x a b "),(Nothing,Nothing,[],"","abcab"),(Nothing,Nothing,[('a','x')],"x","abcabx"),(Just "",Just "",[('a','a'),('b','b'),('c','c'),('a','a'),('b','b')],"abcab","abcababcab"),(Nothing,Nothing,[('a','a'),('b','b'),('c','\955'),('a','b'),('b','\128512')],"ab\955b\128512","abcabab\955b\128512"),(Nothing,Nothing,[('a','a'),('b','a'),('c','b'),('a','b'),('b','b')],"abcbb","abcabaabbbaa"),(Nothing,Nothing,[('a',' '),('b','a'),('c',' '),('a','b'),('b',' ')],"abcbb","abcab a b "),(Nothing,Nothing,[],"","ab\955b\128512"),(Nothing,Nothing,[('a','x')],"x","ab\955b\128512x"),(Nothing,Nothing,[('a','a'),('b','b'),('\955','c'),('b','a'),('\128512','b')],"ab\955b\128512","ab\955b\128512abcab"),(Just "",Just "",[('a','a'),('b','b'),('\955','\955'),('b','b'),('\128512','\128512')],"ab\955b\128512","ab\955b\128512ab\955b\128512"),(Nothing,Nothing,[('a','a'),('b','a'),('\955','b'),('b','b'),('\128512','b')],"ab\955b\128512","ab\955b\128512aabbbaa"),(Nothing,Nothing,[('a',' '),('b','a'),('\955',' '),('b','b'),('\128512',' ')],"ab\955b\128512","ab\955b\128512 a b ")]
-- expect: [(("",""),("",""),[],[""],0,""),(("","x"),("x",""),[("","x")],["",""],1,"-"),(("abcab",""),("","abcab"),[],["abcab"],0,"abcab"),(("ab\955b\128512",""),("","ab\955b\128512"),[],["ab\955b\128512"],0,"ab\955b\128512"),(("aabbbaa",""),("","aabbbaa"),[],["aabbbaa"],0,"aabbbaa"),((" a b ",""),(""," a b "),[],[" a b "],0," a b "),(("",""),("",""),[],[""],0,""),(("x",""),("","x"),[],["x"],0,"x"),(("","abcab"),("abcab",""),[("","abcab"),("abc","ab")],["","c",""],2,"-c-"),(("","ab\955b\128512"),("ab","\955b\128512"),[("","ab\955b\128512")],["","\955b\128512"],1,"-\955b\128512"),(("a","abbbaa"),("aab","bbaa"),[("a","abbbaa")],["a","bbaa"],1,"a-bbaa"),((" a b ",""),(""," a b "),[],[" a b "],0," a b "),(("",""),("",""),[],[""],0,""),(("x",""),("","x"),[],["x"],0,"x"),(("a","bcab"),("abcab",""),[("a","bcab"),("abca","b")],["a","ca",""],2,"a-ca-"),(("a","b\955b\128512"),("ab\955b","\128512"),[("a","b\955b\128512"),("ab\955","b\128512")],["a","\955","\128512"],2,"a-\955-\128512"),(("aa","bbbaa"),("aabbb","aa"),[("aa","bbbaa"),("aab","bbaa"),("aabb","baa")],["aa","","","aa"],3,"aa---aa"),((" a ","b "),(" a b"," "),[(" a ","b ")],[" a "," "],1," a - "),(("",""),("",""),[],[""],0,""),(("x",""),("","x"),[],["x"],0,"x"),(("abcab",""),("","abcab"),[],["abcab"],0,"abcab"),(("ab\955b\128512",""),("","ab\955b\128512"),[],["ab\955b\128512"],0,"ab\955b\128512"),(("","aabbbaa"),("aabbbaa",""),[("","aabbbaa"),("aabbb","aa")],["","bbb",""],2,"-bbb-"),((" a b ",""),(""," a b "),[],[" a b "],0," a b ")]
-- expect: (", x, abcab, ab\955b\128512, aabbbaa,  a b ","xabcabab\955b\128512aabbbaa a b ",["xaaa ","bbaa","c\955b ","abbb","b\128512b ","a","a"],"\nx\nabcab\nab\955b\128512\naabbbaa\n a b \n"," x abcab ab\955b\128512 aabbbaa  a b ")
-- expect: ("abcdef","pqr")
-- expect: ("a\65533b","\65533\65533","\65533","\65533x")
-- expect: ([[],[""],["a"],["a"],["a","","b"]],["a","b","c"],[""],["","","bc",""])
-- expect: (100000,861497,19999,'e')
-- expect: (True,80000,100000)
-- expect: (["********","****x***","**abcab*","**ab\955b\128512*","*aabbbaa","** a b *"],["***","x**","abcab","ab\955b\128512","aabbbaa"," a b "],["***","**x","abcab","ab\955b\128512","aabbbaa"," a b "])
-- expect: (["Hello World","Don't A-b","1A 'B","\453x"],"STRASSE FFI","i\775a","ss\963")
