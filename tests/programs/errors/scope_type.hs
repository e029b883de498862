f :: Strng -> Int
f s = length s

main :: IO ()
main = print (f "x")

-- error: 1:6: Not in scope: type constructor or class 'Strng'
-- error: 1:6: Perhaps you meant 'String'
