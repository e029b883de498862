f :: Int -> Int
f x = y
where y = x

main :: IO ()
main = print (f 1)

-- error: 3:1: parse error on input 'where'
