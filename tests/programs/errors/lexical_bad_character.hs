main :: IO ()
main = print (1 + §2)

-- error: 2:19: parse error on input '§'
