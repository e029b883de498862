newtype Age = Age Int

{-# COST Age 3 #-}

main :: IO ()
main = return ()

-- error: 3:1: 'Age' is the constructor of a newtype, which costs nothing
