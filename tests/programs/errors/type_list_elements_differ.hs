main :: IO ()
main = print [True, 'a', False]

-- error: 2:21: Couldn't match expected type 'Bool' with actual type 'Char'
