{-# OVERLAP f, missing #-}
f :: Int -> Int
f x = x

main :: IO ()
main = print (f 1)

-- error: 1:16: The OVERLAP pragma for 'missing' lacks an accompanying binding
