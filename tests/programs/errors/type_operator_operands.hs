main :: IO ()
main = putStrLn ("count: " ++ length [1, 2])

-- error: 2:31: Couldn't match expected type '[Char]' with actual type 'Int'
