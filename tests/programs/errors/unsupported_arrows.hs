{-# LANGUAGE Arrows #-}
f :: Int -> Int
f = proc x -> (+ 1) -< x

main :: IO ()
main = print (f 1)

-- error: 3:5: not supported
