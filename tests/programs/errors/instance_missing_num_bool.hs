main :: IO ()
main = print (True + 1)

-- error: 2:20: No instance for (Num Bool)
