main :: IO ()
main = do
  putStrLn (unwords (map reverse (words "the quick  brown fox")))
  print (concatMap (++ "-") ["a", "b"], unlines (map unwords [["a", "b"], [], ["c"]]))
  print (show "nested \"quotes\"", read (show "x\ty") :: String)
  print (compare "abc" "abd", "Zebra" < "apple", max "a" "ab")
  print (zip "abc" (tail "abc"), "abc" == ['a', 'b', 'c'])
  print (filter (`notElem` ",.!") "Hi, there. You!")
  mapM_ (putStrLn . pad 6) ["a", "long", "longer"]
  where pad n s = replicate (n - length s) '.' ++ s

-- expect: eht kciuq nworb xof
-- expect: ("a-b-","a b\n\nc\n")
-- expect: ("\"nested \\\"quotes\\\"\"","x\ty")
-- expect: (LT,True,"ab")
-- expect: ([('a','b'),('b','c')],True)
-- expect: "Hi there You"
-- expect: .....a
-- expect: ..long
-- expect: longer
