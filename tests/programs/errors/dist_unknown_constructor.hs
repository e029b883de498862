data Color = Red | Green

{-# DIST Rot 3 #-}

main :: IO ()
main = return ()

-- error: 3:10: Data constructor not in scope: Rot
