-- Byte strings of Word8: every way to cut, join, search and fold, on short strings and on windows of longer ones.
module Main where

import qualified Data.ByteString as B
import Data.Word (Word8)

samples :: [B.ByteString]
samples = [B.empty, B.pack [7], B.pack [1, 2, 3, 2, 1], B.take 4 (B.drop 2 (B.pack [9, 9, 5, 250, 5, 6, 1])), B.replicate 3 255]

small :: Word8 -> Bool
small = (< 4)

main :: IO ()
main = do
  mapM_ one samples
  print [ (B.isPrefixOf a b, B.isSuffixOf a b, B.isInfixOf a b, B.breakSubstring a b, compare a b, a == b) | a <- samples, b <- samples ]
  print [ (B.zip a b, B.append a b, B.stripPrefix a b, B.stripSuffix a b) | a <- take 3 samples, b <- samples ]
  print (B.intercalate (B.pack [0]) samples, B.concat samples, B.transpose samples, mconcat samples)
  print (B.unfoldr (\n -> if n > 5 then Nothing else Just (fromIntegral n * 50, n + 1)) (0 :: Int))
  print (map (\k -> B.unfoldrN k (\n -> if n > 5 then Nothing else Just (n * 50, n + 1)) 0) [-1, 0, 3, 10])
  print (B.unzip [(1, 2), (3, 4)], maximum samples)
  let long = B.concat (replicate 1000 (B.pack [0 .. 99]))
  print (B.length long, B.foldl' (\a w -> a + fromIntegral w) (0 :: Int) long, B.count 7 long, B.elemIndexEnd 3 long)
  print (B.breakSubstring (B.pack [99, 0, 1, 3]) long == (long, B.empty), B.index long 99999)
  print (B.sort (B.pack [3, 255, 0, 3, 17, 1]), B.map (* 2) (B.pack [100, 200, 3]))
  where
    one s = do
      print (s, B.unpack s, B.length s, B.null s, B.uncons s, B.unsnoc s)
      print [ (B.take k s, B.drop k s, B.splitAt k s) | k <- [-1 .. 6] ]
      print (B.takeWhile small s, B.dropWhile small s, B.span small s, B.break small s, B.spanEnd small s, B.breakEnd small s)
      print (B.reverse s, B.intersperse 8 s, B.map (+ 1) s, B.filter small s, B.partition small s, B.sort s)
      print (B.cons 1 s, B.snoc s 1, B.group s, B.groupBy (\a b -> a <= b) s, B.inits s, B.tails s)
      print (B.split 2 s, B.splitWith small s, B.elem 5 s, B.notElem 5 s, B.find small s, B.elemIndices 1 s)
      print (B.elemIndex 1 s, B.findIndex (not . small) s, B.findIndices small s, B.findIndexEnd small s, B.count 1 s)
      print (B.any small s, B.all small s, B.foldr (:) [] s, B.foldl (flip (:)) [] s, B.foldr' (+) 0 s)
      print (B.scanl (+) 1 s, B.scanr (+) 1 s, B.mapAccumL (\a w -> (a + w, a * w)) 3 s, B.mapAccumR (\a w -> (a + w, a * w)) 3 s)
      print (B.concatMap (\w -> B.replicate 2 w) s, B.zipWith (+) s s, B.takeWhileEnd small s, B.dropWhileEnd small s)

-- expect: ("",[],0,True,Nothing,Nothing)
-- expect: [("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("","")),("","",("",""))]
-- expect: ("","",("",""),("",""),("",""),("",""))
-- expect: ("","","","",("",""),"")
-- expect: ("\SOH","\SOH",[],[],[""],[""])
-- expect: ([],[],False,True,Nothing,[])
-- expect: (Nothing,Nothing,[],Nothing,0)
-- expect: (False,True,[],[],0)
-- expect: ("\SOH","\SOH",(3,""),(3,""))
-- expect: ("",[],"","")
-- expect: ("\a",[7],1,False,Just (7,""),Just ("",7))
-- expect: [("","\a",("","\a")),("","\a",("","\a")),("\a","",("\a","")),("\a","",("\a","")),("\a","",("\a","")),("\a","",("\a","")),("\a","",("\a","")),("\a","",("\a",""))]
-- expect: ("","\a",("","\a"),("\a",""),("\a",""),("","\a"))
-- expect: ("\a","\a","\b","",("","\a"),"\a")
-- expect: ("\SOH\a","\a\SOH",["\a"],["\a"],["","\a"],["\a",""])
-- expect: (["\a"],["\a"],False,True,Nothing,[])
-- expect: (Nothing,Just 0,[],Nothing,0)
-- expect: (False,False,[7],[7],7)
-- expect: ("\SOH\b","\b\SOH",(10,"\NAK"),(10,"\NAK"))
-- expect: ("\a\a",[14],"","\a")
-- expect: ("\SOH\STX\ETX\STX\SOH",[1,2,3,2,1],5,False,Just (1,"\STX\ETX\STX\SOH"),Just ("\SOH\STX\ETX\STX",1))
-- expect: [("","\SOH\STX\ETX\STX\SOH",("","\SOH\STX\ETX\STX\SOH")),("","\SOH\STX\ETX\STX\SOH",("","\SOH\STX\ETX\STX\SOH")),("\SOH","\STX\ETX\STX\SOH",("\SOH","\STX\ETX\STX\SOH")),("\SOH\STX","\ETX\STX\SOH",("\SOH\STX","\ETX\STX\SOH")),("\SOH\STX\ETX","\STX\SOH",("\SOH\STX\ETX","\STX\SOH")),("\SOH\STX\ETX\STX","\SOH",("\SOH\STX\ETX\STX","\SOH")),("\SOH\STX\ETX\STX\SOH","",("\SOH\STX\ETX\STX\SOH","")),("\SOH\STX\ETX\STX\SOH","",("\SOH\STX\ETX\STX\SOH",""))]
-- expect: ("\SOH\STX\ETX\STX\SOH","",("\SOH\STX\ETX\STX\SOH",""),("","\SOH\STX\ETX\STX\SOH"),("","\SOH\STX\ETX\STX\SOH"),("\SOH\STX\ETX\STX\SOH",""))
-- expect: ("\SOH\STX\ETX\STX\SOH","\SOH\b\STX\b\ETX\b\STX\b\SOH","\STX\ETX\EOT\ETX\STX","\SOH\STX\ETX\STX\SOH",("\SOH\STX\ETX\STX\SOH",""),"\SOH\SOH\STX\STX\ETX")
-- expect: ("\SOH\SOH\STX\ETX\STX\SOH","\SOH\STX\ETX\STX\SOH\SOH",["\SOH","\STX","\ETX","\STX","\SOH"],["\SOH\STX\ETX\STX\SOH"],["","\SOH","\SOH\STX","\SOH\STX\ETX","\SOH\STX\ETX\STX","\SOH\STX\ETX\STX\SOH"],["\SOH\STX\ETX\STX\SOH","\STX\ETX\STX\SOH","\ETX\STX\SOH","\STX\SOH","\SOH",""])
-- expect: (["\SOH","\ETX","\SOH"],["","","","","",""],False,True,Just 1,[0,4])
-- expect: (Just 0,Nothing,[0,1,2,3,4],Just 4,2)
-- expect: (True,True,[1,2,3,2,1],[1,2,3,2,1],9)
-- expect: ("\SOH\STX\EOT\a\t\n","\n\t\a\EOT\STX\SOH",(12,"\ETX\b\DC2\DC2\v"),(12,"\v\DC2\DC2\b\ETX"))
-- expect: ("\SOH\SOH\STX\STX\ETX\ETX\STX\STX\SOH\SOH",[2,4,6,4,2],"\SOH\STX\ETX\STX\SOH","")
-- expect: ("\ENQ\250\ENQ\ACK",[5,250,5,6],4,False,Just (5,"\250\ENQ\ACK"),Just ("\ENQ\250\ENQ",6))
-- expect: [("","\ENQ\250\ENQ\ACK",("","\ENQ\250\ENQ\ACK")),("","\ENQ\250\ENQ\ACK",("","\ENQ\250\ENQ\ACK")),("\ENQ","\250\ENQ\ACK",("\ENQ","\250\ENQ\ACK")),("\ENQ\250","\ENQ\ACK",("\ENQ\250","\ENQ\ACK")),("\ENQ\250\ENQ","\ACK",("\ENQ\250\ENQ","\ACK")),("\ENQ\250\ENQ\ACK","",("\ENQ\250\ENQ\ACK","")),("\ENQ\250\ENQ\ACK","",("\ENQ\250\ENQ\ACK","")),("\ENQ\250\ENQ\ACK","",("\ENQ\250\ENQ\ACK",""))]
-- expect: ("","\ENQ\250\ENQ\ACK",("","\ENQ\250\ENQ\ACK"),("\ENQ\250\ENQ\ACK",""),("\ENQ\250\ENQ\ACK",""),("","\ENQ\250\ENQ\ACK"))
-- expect: ("\ACK\ENQ\250\ENQ","\ENQ\b\250\b\ENQ\b\ACK","\ACK\251\ACK\a","",("","\ENQ\250\ENQ\ACK"),"\ENQ\ENQ\ACK\250")
-- expect: ("\SOH\ENQ\250\ENQ\ACK","\ENQ\250\ENQ\ACK\SOH",["\ENQ","\250","\ENQ","\ACK"],["\ENQ\250\ENQ\ACK"],["","\ENQ","\ENQ\250","\ENQ\250\ENQ","\ENQ\250\ENQ\ACK"],["\ENQ\250\ENQ\ACK","\250\ENQ\ACK","\ENQ\ACK","\ACK",""])
-- expect: (["\ENQ\250\ENQ\ACK"],["\ENQ\250\ENQ\ACK"],True,False,Nothing,[])
-- expect: (Nothing,Just 0,[],Nothing,0)
-- expect: (False,False,[5,250,5,6],[6,5,250,5],10)
-- expect: ("\SOH\ACK\NUL\ENQ\v","\v\ACK\f\a\SOH",(13,"\SI\208\n*"),(13,"(\172-\DC2"))
-- expect: ("\ENQ\ENQ\250\250\ENQ\ENQ\ACK\ACK",[10,244,10,12],"","\ENQ\250\ENQ\ACK")
-- expect: ("\255\255\255",[255,255,255],3,False,Just (255,"\255\255"),Just ("\255\255",255))
-- expect: [("","\255\255\255",("","\255\255\255")),("","\255\255\255",("","\255\255\255")),("\255","\255\255",("\255","\255\255")),("\255\255","\255",("\255\255","\255")),("\255\255\255","",("\255\255\255","")),("\255\255\255","",("\255\255\255","")),("\255\255\255","",("\255\255\255","")),("\255\255\255","",("\255\255\255",""))]
-- expect: ("","\255\255\255",("","\255\255\255"),("\255\255\255",""),("\255\255\255",""),("","\255\255\255"))
-- expect: ("\255\255\255","\255\b\255\b\255","\NUL\NUL\NUL","",("","\255\255\255"),"\255\255\255")
-- expect: ("\SOH\255\255\255","\255\255\255\SOH",["\255\255\255"],["\255\255\255"],["","\255","\255\255","\255\255\255"],["\255\255\255","\255\255","\255",""])
-- expect: (["\255\255\255"],["\255\255\255"],False,True,Nothing,[])
-- expect: (Nothing,Just 0,[],Nothing,0)
-- expect: (False,False,[255,255,255],[255,255,255],253)
-- expect: ("\SOH\NUL\255\254","\254\255\NUL\SOH",(0,"\253\254\255"),(0,"\255\254\253"))
-- expect: ("\255\255\255\255\255\255",[254,254,254],"","\255\255\255")
-- expect: [(True,True,True,("",""),EQ,True),(True,True,True,("","\a"),LT,False),(True,True,True,("","\SOH\STX\ETX\STX\SOH"),LT,False),(True,True,True,("","\ENQ\250\ENQ\ACK"),LT,False),(True,True,True,("","\255\255\255"),LT,False),(False,False,False,("",""),GT,False),(True,True,True,("","\a"),EQ,True),(False,False,False,("\SOH\STX\ETX\STX\SOH",""),GT,False),(False,False,False,("\ENQ\250\ENQ\ACK",""),GT,False),(False,False,False,("\255\255\255",""),LT,False),(False,False,False,("",""),GT,False),(False,False,False,("\a",""),LT,False),(True,True,True,("","\SOH\STX\ETX\STX\SOH"),EQ,True),(False,False,False,("\ENQ\250\ENQ\ACK",""),LT,False),(False,False,False,("\255\255\255",""),LT,False),(False,False,False,("",""),GT,False),(False,False,False,("\a",""),LT,False),(False,False,False,("\SOH\STX\ETX\STX\SOH",""),GT,False),(True,True,True,("","\ENQ\250\ENQ\ACK"),EQ,True),(False,False,False,("\255\255\255",""),LT,False),(False,False,False,("",""),GT,False),(False,False,False,("\a",""),GT,False),(False,False,False,("\SOH\STX\ETX\STX\SOH",""),GT,False),(False,False,False,("\ENQ\250\ENQ\ACK",""),GT,False),(True,True,True,("","\255\255\255"),EQ,True)]
-- expect: [([],"",Just "",Just ""),([],"\a",Just "\a",Just "\a"),([],"\SOH\STX\ETX\STX\SOH",Just "\SOH\STX\ETX\STX\SOH",Just "\SOH\STX\ETX\STX\SOH"),([],"\ENQ\250\ENQ\ACK",Just "\ENQ\250\ENQ\ACK",Just "\ENQ\250\ENQ\ACK"),([],"\255\255\255",Just "\255\255\255",Just "\255\255\255"),([],"\a",Nothing,Nothing),([(7,7)],"\a\a",Just "",Just ""),([(7,1)],"\a\SOH\STX\ETX\STX\SOH",Nothing,Nothing),([(7,5)],"\a\ENQ\250\ENQ\ACK",Nothing,Nothing),([(7,255)],"\a\255\255\255",Nothing,Nothing),([],"\SOH\STX\ETX\STX\SOH",Nothing,Nothing),([(1,7)],"\SOH\STX\ETX\STX\SOH\a",Nothing,Nothing),([(1,1),(2,2),(3,3),(2,2),(1,1)],"\SOH\STX\ETX\STX\SOH\SOH\STX\ETX\STX\SOH",Just "",Just ""),([(1,5),(2,250),(3,5),(2,6)],"\SOH\STX\ETX\STX\SOH\ENQ\250\ENQ\ACK",Nothing,Nothing),([(1,255),(2,255),(3,255)],"\SOH\STX\ETX\STX\SOH\255\255\255",Nothing,Nothing)]
-- expect: ("\NUL\a\NUL\SOH\STX\ETX\STX\SOH\NUL\ENQ\250\ENQ\ACK\NUL\255\255\255","\a\SOH\STX\ETX\STX\SOH\ENQ\250\ENQ\ACK\255\255\255",["\a\SOH\ENQ\255","\STX\250\255","\ETX\ENQ\255","\STX\ACK","\SOH"],"\a\SOH\STX\ETX\STX\SOH\ENQ\250\ENQ\ACK\255\255\255")
-- expect: "\NUL2d\150\200\250"
-- expect: [("",Just 0),("",Just 0),("\NUL2d",Just 3),("\NUL2d\150\200\250",Nothing)]
-- expect: (("\SOH\ETX","\STX\EOT"),"\255\255\255")
-- expect: (100000,4950000,1000,Just 99903)
-- expect: (True,99)
-- expect: ("\NUL\SOH\ETX\ETX\DC1\255","\200\144\ACK")
