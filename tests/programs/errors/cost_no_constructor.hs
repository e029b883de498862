data Color = Red | Green

{-# COST 3 #-}

main :: IO ()
main = return ()

-- error: 3:1: A COST pragma names a constructor and what it costs
