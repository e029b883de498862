import Control.Exception

f :: Int -> Int -> Int -> String
f a b c
  | a > 0 = "a"
  | q > 10 = "q"
  | otherwise = r
  where q = a `div` b
        r = show (q + c)

attempt :: String -> IO ()
attempt s = try (evaluate (length s)) >>= either (\e -> putStrLn ("! " ++ show (e :: ArithException))) (const (putStrLn s))

main :: IO ()
main = do
  attempt (f 1 0 undefined)
  attempt (f 0 1 5)
  attempt (f 0 0 5)
  attempt (f (-100) (-5) (error "unused"))
  attempt (let x = 1 `div` 0 in if x == (1 :: Int) then "one" else "other")
  attempt (let (x, y) = (1 `div` 0 :: Int, "pair is lazy") in y)

-- expect: a
-- expect: 5
-- expect: ! divide by zero
-- expect: q
-- expect: ! divide by zero
-- expect: pair is lazy
