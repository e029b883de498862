main :: IO ()
main = print (map [1, 2, 3] (+ 1))

-- error: 2:19: Couldn't match expected type
-- error: 2:30: Couldn't match expected type
