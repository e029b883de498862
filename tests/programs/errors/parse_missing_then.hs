main :: IO ()
main = if True else putStrLn "no"

-- error: 2:16: parse error on input 'else'
