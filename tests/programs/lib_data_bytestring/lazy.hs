-- Lazy byte strings: chunks must not show, and what is not looked at is not computed.
module Main where

import qualified Data.ByteString as S
import qualified Data.ByteString.Lazy as L
import qualified Data.ByteString.Lazy.Char8 as C

chunked :: L.ByteString
chunked = L.fromChunks (map S.pack [[1, 2], [], [3], [2, 1, 9], [9]])

samples :: [L.ByteString]
samples = [L.empty, L.pack [1, 2, 3, 2, 1, 9, 9], chunked, L.pack [5]]

main :: IO ()
main = do
  print [ (a == b, compare a b, L.isPrefixOf a b, L.isSuffixOf a b, L.append a b, L.stripPrefix a b) | a <- samples, b <- samples ]
  mapM_ one samples
  print (L.toChunks chunked, L.toStrict chunked, L.fromStrict (S.pack [1]), L.fromStrict S.empty == L.empty)
  print (L.take 5 (L.cycle (L.pack [1, 2])), L.take 3 (L.repeat 7))
  print (L.take 3 (L.pack ([1, 2, 3] ++ replicate 5000 4 ++ undefined)), L.length (L.replicate 100000 1))
  print (L.head (L.map (+ 1) (L.fromChunks (S.pack [1] : undefined))), L.null (L.fromChunks (S.pack [1] : undefined)))
  print (fst <$> L.uncons (L.append (L.pack [1]) undefined), L.takeWhile (< 3) (L.fromChunks (S.pack [1, 2, 3] : undefined)))
  print (take 2 (C.lines (C.fromChunks (map S.pack [[97, 10, 98], [99, 10]] ++ [undefined]))))
  print (C.words (C.pack " a bc  d"), C.unlines (map C.pack ["x", "y"]), C.unwords (map C.pack ["x", "y"]), C.lines (C.pack "a\n\nb\n"))
  print (map (C.readInt . C.pack) ["12 a", "-7", "x", "-"], C.readInteger (C.pack "99999999999999999999 rest"))
  print (C.split ',' (C.pack "a,b,,c,"), C.count 'a' (C.pack "banana"), C.filter (/= 'a') (C.pack "banana"), C.zip (C.pack "ab") (C.pack "xyz"))
  where
    one s = do
      print (s, L.unpack s, L.length s, L.null s, L.uncons s, L.unsnoc s, L.reverse s)
      print [ (L.take k s, L.drop k s, L.splitAt k s) | k <- [-1 .. 8] ]
      print (L.span (< 3) s, L.break (> 2) s, L.dropWhile (< 3) s, L.filter odd s, L.partition odd s, L.map (+ 1) s)
      print (L.group s, L.groupBy (<=) s, L.inits s, L.tails s, L.split 2 s, L.splitWith odd s, L.intersperse 0 s)
      print (L.foldr (:) [] s, L.foldl (flip (:)) [] s, L.foldl' (+) 0 s, L.any odd s, L.all odd s, L.elem 3 s, L.find even s)
      print (L.elemIndex 9 s, L.elemIndices 9 s, L.findIndices odd s, L.count 1 s, L.zip s (L.pack [1 ..  4]), L.snoc s 0, L.cons 0 s)
      print (L.mapAccumL (\a w -> (a + w, a * w)) 3 s, L.mapAccumR (\a w -> (a + w, a * w)) 3 s, L.scanl (+) 1 s, L.cons' 4 s)
      print (L.intercalate s (map L.pack [[1], [], [2]]), L.concatMap (L.replicate 2) s, L.transpose [s, L.pack [1, 2]])

-- expect: [(True,EQ,True,True,"",Just ""),(False,LT,True,True,"\SOH\STX\ETX\STX\SOH\t\t",Just "\SOH\STX\ETX\STX\SOH\t\t"),(False,LT,True,True,"\SOH\STX\ETX\STX\SOH\t\t",Just "\SOH\STX\ETX\STX\SOH\t\t"),(False,LT,True,True,"\ENQ",Just "\ENQ"),(False,GT,False,False,"\SOH\STX\ETX\STX\SOH\t\t",Nothing),(True,EQ,True,True,"\SOH\STX\ETX\STX\SOH\t\t\SOH\STX\ETX\STX\SOH\t\t",Just ""),(True,EQ,True,True,"\SOH\STX\ETX\STX\SOH\t\t\SOH\STX\ETX\STX\SOH\t\t",Just ""),(False,LT,False,False,"\SOH\STX\ETX\STX\SOH\t\t\ENQ",Nothing),(False,GT,False,False,"\SOH\STX\ETX\STX\SOH\t\t",Nothing),(True,EQ,True,True,"\SOH\STX\ETX\STX\SOH\t\t\SOH\STX\ETX\STX\SOH\t\t",Just ""),(True,EQ,True,True,"\SOH\STX\ETX\STX\SOH\t\t\SOH\STX\ETX\STX\SOH\t\t",Just ""),(False,LT,False,False,"\SOH\STX\ETX\STX\SOH\t\t\ENQ",Nothing),(False,GT,False,False,"\ENQ",Nothing),(False,GT,False,False,"\ENQ\SOH\STX\ETX\STX\SOH\t\t",Nothing),(False,GT,False,False,"\ENQ\SOH\STX\ETX\STX\SOH\t\t",Nothing),(True,EQ,True,True,"\ENQ\ENQ",Just "")]
-- expect: ("",[],0,True,Nothing,Nothing,"")
-- expect: [("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("",""))]
-- expect: (("",""),("",""),"","",("",""),"")
-- expect: ([],[],[""],[""],[],[],"")
-- expect: ([],[],0,False,True,False,Nothing)
-- expect: (Nothing,[],[],0,[],"\NUL","\NUL")
-- expect: ((3,""),(3,""),"\SOH","\EOT")
-- expect: ("\SOH\STX","",["\SOH","\STX"])
-- expect: ("\SOH\STX\ETX\STX\SOH\t\t",[1,2,3,2,1,9,9],7,False,Just (1,"\STX\ETX\STX\SOH\t\t"),Just ("\SOH\STX\ETX\STX\SOH\t",9),"\t\t\SOH\STX\ETX\STX\SOH")
-- expect: [("","\SOH\STX\ETX\STX\SOH\t\t",("","\SOH\STX\ETX\STX\SOH\t\t")),("","\SOH\STX\ETX\STX\SOH\t\t",("","\SOH\STX\ETX\STX\SOH\t\t")),("\SOH","\STX\ETX\STX\SOH\t\t",("\SOH","\STX\ETX\STX\SOH\t\t")),("\SOH\STX","\ETX\STX\SOH\t\t",("\SOH\STX","\ETX\STX\SOH\t\t")),("\SOH\STX\ETX","\STX\SOH\t\t",("\SOH\STX\ETX","\STX\SOH\t\t")),("\SOH\STX\ETX\STX","\SOH\t\t",("\SOH\STX\ETX\STX","\SOH\t\t")),("\SOH\STX\ETX\STX\SOH","\t\t",("\SOH\STX\ETX\STX\SOH","\t\t")),("\SOH\STX\ETX\STX\SOH\t","\t",("\SOH\STX\ETX\STX\SOH\t","\t")),("\SOH\STX\ETX\STX\SOH\t\t","",("\SOH\STX\ETX\STX\SOH\t\t","")),("\SOH\STX\ETX\STX\SOH\t\t","",("\SOH\STX\ETX\STX\SOH\t\t",""))]
-- expect: (("\SOH\STX","\ETX\STX\SOH\t\t"),("\SOH\STX","\ETX\STX\SOH\t\t"),"\ETX\STX\SOH\t\t","\SOH\ETX\SOH\t\t",("\SOH\ETX\SOH\t\t","\STX\STX"),"\STX\ETX\EOT\ETX\STX\n\n")
-- expect: (["\SOH","\STX","\ETX","\STX","\SOH","\t\t"],["\SOH\STX\ETX\STX\SOH\t\t"],["","\SOH","\SOH\STX","\SOH\STX\ETX","\SOH\STX\ETX\STX","\SOH\STX\ETX\STX\SOH","\SOH\STX\ETX\STX\SOH\t","\SOH\STX\ETX\STX\SOH\t\t"],["\SOH\STX\ETX\STX\SOH\t\t","\STX\ETX\STX\SOH\t\t","\ETX\STX\SOH\t\t","\STX\SOH\t\t","\SOH\t\t","\t\t","\t",""],["\SOH","\ETX","\SOH\t\t"],["","\STX","\STX","","",""],"\SOH\NUL\STX\NUL\ETX\NUL\STX\NUL\SOH\NUL\t\NUL\t")
-- expect: ([1,2,3,2,1,9,9],[9,9,1,2,3,2,1],27,True,False,True,Just 2)
-- expect: (Just 5,[5,6],[0,2,4,5,6],2,[(1,1),(2,2),(3,3),(2,4)],"\SOH\STX\ETX\STX\SOH\t\t\NUL","\NUL\SOH\STX\ETX\STX\SOH\t\t")
-- expect: ((30,"\ETX\b\DC2\DC2\vl\189"),(30,"\GS6H,\NAKl\ESC"),"\SOH\STX\EOT\a\t\n\DC3\FS","\EOT\SOH\STX\ETX\STX\SOH\t\t")
-- expect: ("\SOH\SOH\STX\ETX\STX\SOH\t\t\SOH\STX\ETX\STX\SOH\t\t\STX","\SOH\SOH\STX\STX\ETX\ETX\STX\STX\SOH\SOH\t\t\t\t",["\SOH\SOH","\STX\STX","\ETX","\STX","\SOH","\t","\t"])
-- expect: ("\SOH\STX\ETX\STX\SOH\t\t",[1,2,3,2,1,9,9],7,False,Just (1,"\STX\ETX\STX\SOH\t\t"),Just ("\SOH\STX\ETX\STX\SOH\t",9),"\t\t\SOH\STX\ETX\STX\SOH")
-- expect: [("","\SOH\STX\ETX\STX\SOH\t\t",("","\SOH\STX\ETX\STX\SOH\t\t")),("","\SOH\STX\ETX\STX\SOH\t\t",("","\SOH\STX\ETX\STX\SOH\t\t")),("\SOH","\STX\ETX\STX\SOH\t\t",("\SOH","\STX\ETX\STX\SOH\t\t")),("\SOH\STX","\ETX\STX\SOH\t\t",("\SOH\STX","\ETX\STX\SOH\t\t")),("\SOH\STX\ETX","\STX\SOH\t\t",("\SOH\STX\ETX","\STX\SOH\t\t")),("\SOH\STX\ETX\STX","\SOH\t\t",("\SOH\STX\ETX\STX","\SOH\t\t")),("\SOH\STX\ETX\STX\SOH","\t\t",("\SOH\STX\ETX\STX\SOH","\t\t")),("\SOH\STX\ETX\STX\SOH\t","\t",("\SOH\STX\ETX\STX\SOH\t","\t")),("\SOH\STX\ETX\STX\SOH\t\t","",("\SOH\STX\ETX\STX\SOH\t\t","")),("\SOH\STX\ETX\STX\SOH\t\t","",("\SOH\STX\ETX\STX\SOH\t\t",""))]
-- expect: (("\SOH\STX","\ETX\STX\SOH\t\t"),("\SOH\STX","\ETX\STX\SOH\t\t"),"\ETX\STX\SOH\t\t","\SOH\ETX\SOH\t\t",("\SOH\ETX\SOH\t\t","\STX\STX"),"\STX\ETX\EOT\ETX\STX\n\n")
-- expect: (["\SOH","\STX","\ETX","\STX","\SOH","\t\t"],["\SOH\STX\ETX\STX\SOH\t\t"],["","\SOH","\SOH\STX","\SOH\STX\ETX","\SOH\STX\ETX\STX","\SOH\STX\ETX\STX\SOH","\SOH\STX\ETX\STX\SOH\t","\SOH\STX\ETX\STX\SOH\t\t"],["\SOH\STX\ETX\STX\SOH\t\t","\STX\ETX\STX\SOH\t\t","\ETX\STX\SOH\t\t","\STX\SOH\t\t","\SOH\t\t","\t\t","\t",""],["\SOH","\ETX","\SOH\t\t"],["","\STX","\STX","","",""],"\SOH\NUL\STX\NUL\ETX\NUL\STX\NUL\SOH\NUL\t\NUL\t")
-- expect: ([1,2,3,2,1,9,9],[9,9,1,2,3,2,1],27,True,False,True,Just 2)
-- expect: (Just 5,[5,6],[0,2,4,5,6],2,[(1,1),(2,2),(3,3),(2,4)],"\SOH\STX\ETX\STX\SOH\t\t\NUL","\NUL\SOH\STX\ETX\STX\SOH\t\t")
-- expect: ((30,"\ETX\b\DC2\DC2\vl\189"),(30,"\GS6H,\NAKl\ESC"),"\SOH\STX\EOT\a\t\n\DC3\FS","\EOT\SOH\STX\ETX\STX\SOH\t\t")
-- expect: ("\SOH\SOH\STX\ETX\STX\SOH\t\t\SOH\STX\ETX\STX\SOH\t\t\STX","\SOH\SOH\STX\STX\ETX\ETX\STX\STX\SOH\SOH\t\t\t\t",["\SOH\SOH","\STX\STX","\ETX","\STX","\SOH","\t","\t"])
-- expect: ("\ENQ",[5],1,False,Just (5,""),Just ("",5),"\ENQ")
-- expect: [("","\ENQ",("","\ENQ")),("","\ENQ",("","\ENQ")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ","")),("\ENQ","",("\ENQ",""))]
-- expect: (("","\ENQ"),("","\ENQ"),"\ENQ","\ENQ",("\ENQ",""),"\ACK")
-- expect: (["\ENQ"],["\ENQ"],["","\ENQ"],["\ENQ",""],["\ENQ"],["",""],"\ENQ")
-- expect: ([5],[5],5,True,True,False,Nothing)
-- expect: (Nothing,[],[0],0,[(5,1)],"\ENQ\NUL","\NUL\ENQ")
-- expect: ((8,"\SI"),(8,"\SI"),"\SOH\ACK","\EOT\ENQ")
-- expect: ("\SOH\ENQ\ENQ\STX","\ENQ\ENQ",["\ENQ\SOH","\STX"])
-- expect: (["\SOH\STX","\ETX","\STX\SOH\t","\t"],"\SOH\STX\ETX\STX\SOH\t\t","\SOH",True)
-- expect: ("\SOH\STX\SOH\STX\SOH","\a\a\a")
-- expect: ("\SOH\STX\ETX",100000)
-- expect: (2,False)
-- expect: (Just 1,"\SOH\STX")
-- expect: ["a","bc"]
-- expect: (["a","bc","d"],"x\ny\n","x y",["a","","b"])
-- expect: ([Just (12," a"),Just (-7,""),Nothing,Nothing],Just (99999999999999999999," rest"))
-- expect: (["a","b","","c",""],3,"bnn",[('a','x'),('b','y')])
