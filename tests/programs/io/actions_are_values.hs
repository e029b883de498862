actions :: [(String, IO Int)]
actions = [("one", return 1), ("loud", putStrLn "evaluated" >> return 2), ("never", error "not run")]

main :: IO ()
main = do
  print (map fst actions)
  let Just a = lookup "loud" actions
  x <- a
  y <- a
  print (x + y)
  sequence_ [putStrLn "a", putStrLn "b"]
  rs <- sequence [return 1, return 2]
  print rs
  _ <- return $! length actions
  foldr (>>) (return ()) (map print [1, 2, 3])

-- expect: ["one","loud","never"]
-- expect: evaluated
-- expect: evaluated
-- expect: 4
-- expect: a
-- expect: b
-- expect: [1,2]
-- expect: 1
-- expect: 2
-- expect: 3
