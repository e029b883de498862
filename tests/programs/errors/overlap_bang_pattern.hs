{-# LANGUAGE BangPatterns #-}

{-# OVERLAP f #-}
f :: Int -> Int -> Int
f !x 3 = x
f x _ = x

main :: IO ()
main = print (f 2 1)

-- error: 5:3: A bang pattern is not possible in 'f', which has an OVERLAP pragma
