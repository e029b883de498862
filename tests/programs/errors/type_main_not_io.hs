main :: Int
main = 3

-- error: 2:1: Couldn't match expected type
-- error: 2:1: with actual type 'Int'
