main :: IO ()
main = print (1 == 2 == True)

-- error: 2:15: cannot mix '==' [infix 4] and '==' [infix 4]
