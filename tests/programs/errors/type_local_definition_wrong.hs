f :: Int -> Int
f n = go n
  where
    go :: Int -> Int
    go 0 = "zero"
    go k = k

main :: IO ()
main = print (f 1)

-- error: 5:12: Couldn't match
-- error: 5:12: 'Int'
