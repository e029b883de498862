f :: Int -> String
f 0 = "zero"
f (-1) = "minus one"
f 0x10 = "sixteen"
f _ = "other"

g :: Double -> String
g 1.5 = "one and a half"
g (-2.5) = "negative"
g 3 = "three"
g _ = "other"

h :: String -> Int
h "" = 0
h "abc" = 1
h ('x' : "yz") = 2
h ['p', _] = 3
h _ = 4

i :: Char -> Bool
i '\n' = True
i '\x41' = True
i _ = False

main :: IO ()
main = do
  mapM_ (putStrLn . f) [0, -1, 16, 5]
  mapM_ (putStrLn . g) [1.5, -2.5, 3, 4]
  print (map h ["", "abc", "xyz", "pq", "ab", "abcd"])
  print (map i "\nAB")

-- expect: zero
-- expect: minus one
-- expect: sixteen
-- expect: other
-- expect: one and a half
-- expect: negative
-- expect: three
-- expect: other
-- expect: [0,1,2,3,4,4]
-- expect: [True,True,False]
