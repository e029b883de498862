data Color = Red | Green

{-# COST Red many #-}

main :: IO ()
main = return ()

-- error: 3:1: The cost of 'Red' has to be a whole number from 0 to 1000000
