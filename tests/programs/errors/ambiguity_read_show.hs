main :: IO ()
main = putStrLn (show (read "1"))

-- error: 2:18: Ambiguous type variable
