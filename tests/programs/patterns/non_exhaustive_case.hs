main :: IO ()
main = do
  let x = Just 3 :: Maybe Int
  print (case x of Just n -> n)
  print (case x of
           Nothing -> 0
           Just 4 -> 1)

-- expect: 3
-- exit: 1
-- stderr: non_exhaustive_case.hs:(5,10)-(7,22): Non-exhaustive patterns in case
