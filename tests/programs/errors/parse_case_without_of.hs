f :: Maybe Int -> Int
f m = case m
  Just n -> n
  Nothing -> 0

main :: IO ()
main = print (f Nothing)

-- error: 3:10: parse error on input '->'
