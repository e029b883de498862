main :: IO ()
main = do

other :: Int
other = 1

-- error: 2:8: Empty 'do' block
