main :: IO ()
main = do
  print (take 3 (map (* 2) [1 ..]))
  print (fst (span (< 3) [1 ..]))
  print (take 2 (fst (unzip (zip [1 ..] (repeat undefined :: [Int])))))
  print (take 4 (concat (repeat [1, 2])))
  print (head (words ("first " ++ undefined)))
  print (take 2 (lines ("a\nb\n" ++ undefined)))
  print (and (False : undefined), all (< 3) [1, 2, 3, undefined])
  print (take 2 (filter even [1 ..]), takeWhile (/= 5) (iterate (+ 1) 0))
  print (zip [1, 2] (3 : 4 : undefined))
  print (head (splitAt' 2 [1, 2, 3]))
  print (length (zipWith undefined [1, 2] [3, 4 :: Int]))
  print (fst (splitAt 1 (1 : undefined)), take 1 (scanl (+) 0 undefined))
  where splitAt' n xs = [fst (splitAt n (xs ++ undefined))]

-- expect: [2,4,6]
-- expect: [1,2]
-- expect: [1,2]
-- expect: [1,2,1,2]
-- expect: "first"
-- expect: ["a","b"]
-- expect: (False,False)
-- expect: ([2,4],[0,1,2,3,4])
-- expect: [(1,3),(2,4)]
-- expect: [1,2]
-- expect: 2
-- expect: ([1],[0])
