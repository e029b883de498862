f :: a -> a
f x = x + 1

identity :: a -> b
identity x = x

main :: IO ()
main = print (f 1)

-- error: 2:9: No instance for (Num a)
-- error: 5:14: Couldn't match expected type 'b' with actual type 'a'
-- error: 5:14: rigid type variable
