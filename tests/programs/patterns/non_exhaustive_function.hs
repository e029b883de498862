f :: Int -> Bool -> String
f 0 _ = "zero"
f 1 True = "one"

main :: IO ()
main = do
  putStrLn (f 0 undefined)
  putStrLn (f 1 True)
  putStrLn (f 1 False)

-- expect: zero
-- expect: one
-- exit: 1
-- stderr: non_exhaustive_function.hs:(2,1)-(3,16): Non-exhaustive patterns in function f
