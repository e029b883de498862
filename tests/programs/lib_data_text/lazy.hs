{-# LANGUAGE OverloadedStrings #-}
-- Lazy text: chunks must not show, and what is not looked at is not computed.
import qualified Data.Text as S
import qualified Data.Text.Lazy as T
import qualified Data.Text.Lazy.IO as T
import Data.Char

chunked :: T.Text
chunked = T.fromChunks ["ab", "", "c", "ab d", "\955"]

samples :: [T.Text]
samples = ["", "abcab d\955", chunked, " x "]

main :: IO ()
main = do
  print [ (a == b, compare a b, T.isPrefixOf a b, T.isSuffixOf a b, T.isInfixOf a b, a <> b) | a <- samples, b <- samples ]
  print [ (T.breakOn a b, T.breakOnEnd a b, T.breakOnAll a b, T.splitOn a b, T.count a b, T.replace a "-" b) | a <- ["x", "ab", "b", "ca"], b <- samples ]
  mapM_ one samples
  print (T.toChunks chunked, T.toStrict chunked, T.fromStrict "", T.take 5 (T.cycle "xy"), T.take 3 (T.repeat 'z'), T.take 3 (T.iterate succ 'a'))
  print (T.take 3 (T.fromChunks ("abc" : undefined)), T.head (T.fromChunks ("a" : undefined)), take 2 (T.lines (T.fromChunks ["a\nb", "c\nd", undefined])))
  print (T.takeWhile (< 'c') (T.fromChunks ["ab", "c", undefined]), T.null (T.fromChunks ("a" : undefined)), fmap fst (T.uncons (T.append "a" undefined)))
  print (T.length (T.replicate 100000 "ab"), T.replicate 3 "ab", T.justifyLeft 5 '.' "ab", T.justifyRight 5 '.' "ab", T.center 5 '.' "ab")
  print (T.toUpper "stra\223e", T.toTitle "hello world", T.intercalate ", " samples, T.transpose ["abc", "de"], T.compareLength (T.cycle "a") 1000)
  T.putStrLn (T.unwords (map (T.pack . show) [1 :: Int .. 5]))
  where
    one t = do
      print (t, T.unpack t, T.length t, T.null t, T.uncons t, T.unsnoc t, T.reverse t)
      print [ (T.take k t, T.takeEnd k t, T.drop k t, T.dropEnd k t, T.splitAt k t, T.chunksOf k t) | k <- [-1 .. 8] ]
      print (T.span isAlpha t, T.break (== 'b') t, T.strip t, T.dropAround isAlpha t, T.filter isAlpha t, T.partition (> 'a') t)
      print (T.group t, T.groupBy (<=) t, T.inits t, T.tails t, T.split (== 'b') t, T.words t, T.lines t, T.intersperse '.' t)
      print (T.foldr (:) [] t, T.foldl (flip (:)) [] t, T.foldl' (\n c -> n + ord c) 0 t, T.any isSpace t, T.all isAlpha t, T.find (> 'a') t)
      print (T.mapAccumL (\n c -> (n + 1, chr (ord c + n))) 0 t, T.mapAccumR (\n c -> (n + 1, chr (ord c + n))) 0 t, T.zip t "abc", T.snoc t 'q', T.cons 'q' t)
      print (T.stripPrefix "ab" t, T.stripSuffix " d\955" t, T.takeWhileEnd isAlpha t, T.dropWhileEnd isAlpha t, T.scanl max 'a' t)

-- expect: [(True,EQ,True,True,True,""),(False,LT,True,True,True,"abcab d\955"),(False,LT,True,True,True,"abcab d\955"),(False,LT,True,True,True," x "),(False,GT,False,False,False,"abcab d\955"),(True,EQ,True,True,True,"abcab d\955abcab d\955"),(True,EQ,True,True,True,"abcab d\955abcab d\955"),(False,GT,False,False,False,"abcab d\955 x "),(False,GT,False,False,False,"abcab d\955"),(True,EQ,True,True,True,"abcab d\955abcab d\955"),(True,EQ,True,True,True,"abcab d\955abcab d\955"),(False,GT,False,False,False,"abcab d\955 x "),(False,GT,False,False,False," x "),(False,LT,False,False,False," x abcab d\955"),(False,LT,False,False,False," x abcab d\955"),(True,EQ,True,True,True," x  x ")]
-- expect: [(("",""),("",""),[],[""],0,""),(("abcab d\955",""),("","abcab d\955"),[],["abcab d\955"],0,"abcab d\955"),(("abcab d\955",""),("","abcab d\955"),[],["abcab d\955"],0,"abcab d\955"),((" ","x "),(" x"," "),[(" ","x ")],[" "," "],1," - "),(("",""),("",""),[],[""],0,""),(("","abcab d\955"),("abcab"," d\955"),[("","abcab d\955"),("abc","ab d\955")],["","c"," d\955"],2,"-c- d\955"),(("","abcab d\955"),("abcab"," d\955"),[("","abcab d\955"),("abc","ab d\955")],["","c"," d\955"],2,"-c- d\955"),((" x ",""),(""," x "),[],[" x "],0," x "),(("",""),("",""),[],[""],0,""),(("a","bcab d\955"),("abcab"," d\955"),[("a","bcab d\955"),("abca","b d\955")],["a","ca"," d\955"],2,"a-ca- d\955"),(("a","bcab d\955"),("abcab"," d\955"),[("a","bcab d\955"),("abca","b d\955")],["a","ca"," d\955"],2,"a-ca- d\955"),((" x ",""),(""," x "),[],[" x "],0," x "),(("",""),("",""),[],[""],0,""),(("ab","cab d\955"),("abca","b d\955"),[("ab","cab d\955")],["ab","b d\955"],1,"ab-b d\955"),(("ab","cab d\955"),("abca","b d\955"),[("ab","cab d\955")],["ab","b d\955"],1,"ab-b d\955"),((" x ",""),(""," x "),[],[" x "],0," x ")]
-- expect: ("","",0,True,Nothing,Nothing,"")
-- expect: [("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[]),("","","","",("",""),[])]
-- expect: (("",""),("",""),"","","",("",""))
-- expect: ([],[],[""],[""],[""],[],[],"")
-- expect: ("","",0,False,True,Nothing)
-- expect: ((0,""),(0,""),[],"q","q")
-- expect: (Nothing,Nothing,"","","a")
-- expect: ("abcab d\955","abcab d\955",8,False,Just ('a',"bcab d\955"),Just ("abcab d",'\955'),"\955d bacba")
-- expect: [("","","abcab d\955","abcab d\955",("","abcab d\955"),[]),("","","abcab d\955","abcab d\955",("","abcab d\955"),[]),("a","\955","bcab d\955","abcab d",("a","bcab d\955"),["a","b","c","a","b"," ","d","\955"]),("ab","d\955","cab d\955","abcab ",("ab","cab d\955"),["ab","ca","b ","d\955"]),("abc"," d\955","ab d\955","abcab",("abc","ab d\955"),["abc","ab ","d\955"]),("abca","b d\955","b d\955","abca",("abca","b d\955"),["abca","b d\955"]),("abcab","ab d\955"," d\955","abc",("abcab"," d\955"),["abcab"," d\955"]),("abcab ","cab d\955","d\955","ab",("abcab ","d\955"),["abcab ","d\955"]),("abcab d","bcab d\955","\955","a",("abcab d","\955"),["abcab d","\955"]),("abcab d\955","abcab d\955","","",("abcab d\955",""),["abcab d\955"])]
-- expect: (("abcab"," d\955"),("a","bcab d\955"),"abcab d\955"," ","abcabd\955",("bcbd\955","aa "))
-- expect: (["a","b","c","a","b"," ","d","\955"],["abcab"," d\955"],["","a","ab","abc","abca","abcab","abcab ","abcab d","abcab d\955"],["abcab d\955","bcab d\955","cab d\955","ab d\955","b d\955"," d\955","d\955","\955",""],["a","ca"," d\955"],["abcab","d\955"],["abcab d\955"],"a.b.c.a.b. .d.\955")
-- expect: ("abcab d\955","\955d bacba",1576,True,False,Just 'b')
-- expect: ((8,"acedf%j\962"),(8,"hhhee\"e\955"),[('a','a'),('b','b'),('c','c')],"abcab d\955q","qabcab d\955")
-- expect: (Just "cab d\955",Just "abcab","d\955","abcab ","aabccccd\955")
-- expect: ("abcab d\955","abcab d\955",8,False,Just ('a',"bcab d\955"),Just ("abcab d",'\955'),"\955d bacba")
-- expect: [("","","abcab d\955","abcab d\955",("","abcab d\955"),[]),("","","abcab d\955","abcab d\955",("","abcab d\955"),[]),("a","\955","bcab d\955","abcab d",("a","bcab d\955"),["a","b","c","a","b"," ","d","\955"]),("ab","d\955","cab d\955","abcab ",("ab","cab d\955"),["ab","ca","b ","d\955"]),("abc"," d\955","ab d\955","abcab",("abc","ab d\955"),["abc","ab ","d\955"]),("abca","b d\955","b d\955","abca",("abca","b d\955"),["abca","b d\955"]),("abcab","ab d\955"," d\955","abc",("abcab"," d\955"),["abcab"," d\955"]),("abcab ","cab d\955","d\955","ab",("abcab ","d\955"),["abcab ","d\955"]),("abcab d","bcab d\955","\955","a",("abcab d","\955"),["abcab d","\955"]),("abcab d\955","abcab d\955","","",("abcab d\955",""),["abcab d\955"])]
-- expect: (("abcab"," d\955"),("a","bcab d\955"),"abcab d\955"," ","abcabd\955",("bcbd\955","aa "))
-- expect: (["a","b","c","a","b"," ","d","\955"],["abcab"," d\955"],["","a","ab","abc","abca","abcab","abcab ","abcab d","abcab d\955"],["abcab d\955","bcab d\955","cab d\955","ab d\955","b d\955"," d\955","d\955","\955",""],["a","ca"," d\955"],["abcab","d\955"],["abcab d\955"],"a.b.c.a.b. .d.\955")
-- expect: ("abcab d\955","\955d bacba",1576,True,False,Just 'b')
-- expect: ((8,"acedf%j\962"),(8,"hhhee\"e\955"),[('a','a'),('b','b'),('c','c')],"abcab d\955q","qabcab d\955")
-- expect: (Just "cab d\955",Just "abcab","d\955","abcab ","aabccccd\955")
-- expect: (" x "," x ",3,False,Just (' ',"x "),Just (" x",' ')," x ")
-- expect: [("",""," x "," x ",(""," x "),[]),("",""," x "," x ",(""," x "),[]),(" "," ","x "," x",(" ","x "),[" ","x"," "]),(" x","x "," "," ",(" x"," "),[" x"," "]),(" x "," x ","","",(" x ",""),[" x "]),(" x "," x ","","",(" x ",""),[" x "]),(" x "," x ","","",(" x ",""),[" x "]),(" x "," x ","","",(" x ",""),[" x "]),(" x "," x ","","",(" x ",""),[" x "]),(" x "," x ","","",(" x ",""),[" x "])]
-- expect: ((""," x "),(" x ",""),"x"," x ","x",("x","  "))
-- expect: ([" ","x"," "],[" x "],[""," "," x"," x "],[" x ","x "," ",""],[" x "],["x"],[" x "]," .x. ")
-- expect: (" x "," x ",184,True,False,Just 'x')
-- expect: ((3," y\""),(3,"\"y "),[(' ','a'),('x','b'),(' ','c')]," x q","q x ")
-- expect: (Nothing,Nothing,""," x ","aaxx")
-- expect: (["ab","c","ab d","\955"],"abcab d\955","","xyxyx","zzz","abc")
-- expect: ("abc",'a',["a","bc"])
-- expect: ("ab",False,Just 'a')
-- expect: (200000,"ababab","ab...","...ab","..ab.")
-- expect: ("STRASSE","Hello World",", abcab d\955, abcab d\955,  x ",["ad","be","c"],GT)
-- expect: 1 2 3 4 5
