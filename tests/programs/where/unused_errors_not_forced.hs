safe :: Int -> Int
safe n
  | n == 0 = 0
  | otherwise = quotient
  where
    quotient = 100 `div` n
    boom = error "never needed" :: Int
    (a, b) = boom' n
    boom' :: Int -> (Int, Int)
    boom' _ = error "nor this"

main :: IO ()
main = print (map safe [0, 1, 7])

-- expect: [0,100,14]
