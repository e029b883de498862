isEven, isOdd :: Int -> Bool
isEven 0 = True
isEven n = isOdd (n - 1)
isOdd 0 = False
isOdd n = isEven (n - 1)

female, male :: Int -> Int
female 0 = 1
female n = n - male (female (n - 1))
male 0 = 0
male n = n - female (male (n - 1))

main :: IO ()
main = do
  print (isEven 100001, isOdd 77777)
  print (map female [0 .. 15])
  print (map male [0 .. 15])
  print table
  where table = takeWhile (\(a, b) -> a + b < 20) (zip evens odds)
        evens = 0 : map (+ 1) odds
        odds = map (+ 3) evens

-- expect: (False,True)
-- expect: [1,1,2,2,3,3,4,5,5,6,6,7,8,8,9,9]
-- expect: [0,0,1,2,2,3,4,4,5,6,6,7,7,8,9,9]
-- expect: [(0,3),(4,7),(8,11)]
