f :: Int -> Int
f x = if x > 0 then 1

g :: Int
g = 2

main :: IO ()
main = print (f g)

-- error: 4:1: parse error on input 'g'
