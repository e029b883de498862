f :: Int -> String
f n | n < 0 = "negative"
    | n > 0 = "positive"

main :: IO ()
main = do
  putStrLn (f 1)
  putStrLn (f (-1))
  putStrLn (f 0)

-- expect: positive
-- expect: negative
-- exit: 1
-- stderr: unmatched_guards_fail.hs:(2,1)-(3,24): Non-exhaustive patterns in function f
