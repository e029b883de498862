import Debug.Trace

fact :: Int -> Int
fact n | traceShow n False = undefined
fact 0 = 1
fact n = n * fact (n - 1)

main :: IO ()
main = do
  print (fact 2)
  let xs = map (\x -> trace ("elem" ++ show x ++ ";") x) [1, 2, 3 :: Int]
  print (length xs)
  print (xs !! 1)
  print (take 2 xs)

-- expect: 2
-- expect: 3
-- expect: 2
-- expect: [1,2]
-- stderr: 2
-- stderr: 1
-- stderr: 0
-- stderr: elem2;
-- stderr: elem1;
