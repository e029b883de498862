import Data.List.Split

main :: IO ()
main = do
  let text = "a,,b;c,"
  print (splitOn "," text, splitOneOf ",;" text, splitWhen (> 'b') text, endBy "," text, endByOneOf ",;" text)
  print (wordsBy (== ',') text, linesBy (== ',') text, splitOn "" "abc", splitOn "," "")
  print (split (oneOf ",;") text)
  print (split (condense (oneOf ",;")) text, split (dropInnerBlanks (oneOf ",;")) text, split (dropBlanks (oneOf ",;")) text)
  print (split (keepDelimsL (oneOf ",;")) text, split (keepDelimsR (onSublist ",,")) text, split (dropDelims (whenElt (== ','))) text)
  print (split (startsWith "ab") "xabyabab", split (endsWith "ab") "xabyabab", split (startsWithOneOf "ab") "xabya", split (endsWithOneOf "ab") "xabya")
  print (split (dropInitBlank (oneOf ",")) ",a,", split (dropFinalBlank (oneOf ",")) ",a,", split defaultSplitter "ab")
  print (chunksOf 2 [1 .. 5 :: Int], splitPlaces [2, 0, 4] "abc", splitPlacesBlanks [2, 0, 4, 1 :: Int] "abc", divvy 3 2 [1 .. 8 :: Int])
  print (chop (\xs -> (sum (take 2 xs), drop 2 xs)) [1 .. 5 :: Int])
  print (take 3 (splitOn " " (cycle "ab ")), take 3 (head (splitOn "xy" (cycle "ab"))))

-- expect: (["a","","b;c",""],["a","","b","c",""],["a,,b;",","],["a","","b;c"],["a","","b","c"])
-- expect: (["a","b;c"],["a","","b;c"],["","a","b","c"],[""])
-- expect: ["a",",","",",","b",";","c",",",""]
-- expect: (["a",",,","b",";","c",",",""],["a",",",",","b",";","c",",",""],["a",",,","b",";","c",","])
-- expect: (["a",",",",b",";c",","],["a,,","b;c,"],["a","","b;c",""])
-- expect: (["x","aby","ab","ab"],["xab","yab","ab"],["x","a","by","a"],["xa","b","ya"])
-- expect: ([",","a",",",""],["",",","a",","],["ab"])
-- expect: ([[1,2],[3,4],[5]],["ab","","c"],["ab","","c",""],[[1,2,3],[3,4,5],[5,6,7]])
-- expect: [3,7,5]
-- expect: (["ab","ab","ab"],"aba")
