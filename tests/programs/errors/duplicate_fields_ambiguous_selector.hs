{-# LANGUAGE DuplicateRecordFields #-}
data A = A { name :: String }
data B = B { name :: String }

main :: IO ()
main = putStrLn (name (A "a"))

-- error: 6:18: Ambiguous occurrence
