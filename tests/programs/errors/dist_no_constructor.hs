{-# DIST main 3 #-}

main :: IO ()
main = return ()

-- error: 1:10: 'main' is not a data constructor
