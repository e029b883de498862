f :: Int -> Int
f x = x + 1

g :: Int
g = 2

f y = y * 2

main :: IO ()
main = print (f g)

-- error: 7:1: Multiple declarations of 'f'
