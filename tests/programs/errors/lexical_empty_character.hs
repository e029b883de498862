main :: IO ()
main = print ''

-- error: 2:14: Character literals may not be empty
