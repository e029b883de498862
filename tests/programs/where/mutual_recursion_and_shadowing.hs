f :: Int -> (Bool, Int)
f n = (isEven n, n')
  where
    isEven 0 = True
    isEven k = isOdd (k - 1)
    isOdd 0 = False
    isOdd k = isEven (k - 1)
    n' = g n
      where g n = n * n + h
            h = let n = 1000 in n

main :: IO ()
main = print (map f [0, 3, 10])

-- expect: [(True,1000),(False,1009),(True,1100)]
