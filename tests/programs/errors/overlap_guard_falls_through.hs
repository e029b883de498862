{-# OVERLAP f #-}
f :: Int -> Int -> Int
f 0 _ = 0
f x y | x > y = 1

main :: IO ()
main = print (f 2 1)

-- error: 4:7: A guard that may fail is not possible in 'f', which has an OVERLAP pragma
