main :: IO ()
main = print (1 + -2)

-- error: 2:15: cannot mix '+' [infixl 6] and prefix '-'
