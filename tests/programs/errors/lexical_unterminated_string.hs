main :: IO ()
main = putStrLn "no end

-- error: 2:24: lexical error in string/character literal
