f :: Int -> Int -> Int
f 0 = id
f x y = x + y

main :: IO ()
main = print (f 1 2)

-- error: 2:1: Equations for 'f' have different numbers of arguments
