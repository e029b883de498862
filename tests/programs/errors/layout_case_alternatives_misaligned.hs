f :: Int -> Int
f x = case x of
  0 -> 1
   1 -> 2
  _ -> 3

main :: IO ()
main = print (f 0)

-- error: 4:6: parse error on input '->'
