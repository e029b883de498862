data Color = Red | Green

{-# DIST Red 0 #-}

main :: IO ()
main = return ()

-- error: 3:1: The weight of 'Red' has to be a whole number from 1 to 1000000
