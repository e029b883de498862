{-# OVERLAP f #-}
f 1 _ = False
f _ 2.5 = False
f _ _ = True

main :: IO ()
main = print (f 2 1)

-- error: 2:3: A literal compared with (==) is not possible in 'f', which has an OVERLAP pragma
