data P = P { name :: String }

main :: IO ()
main = putStrLn (name (P { nam = "x" }))

-- error: 4:28: Not in scope: 'nam'
