main :: IO ()
main = putStrLn "bad \q escape"

-- error: 2:23: lexical error in string/character literal
