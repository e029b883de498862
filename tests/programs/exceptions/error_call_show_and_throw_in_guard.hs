import Control.Exception

check :: Int -> Int
check n
  | n < 0 = throw (AssertionFailed "negative")
  | n > 100 = throw (IndexOutOfBounds "high")
  | otherwise = n

main :: IO ()
main = do
  print (check 5)
  r <- try (evaluate (check (-1)))
  either (\e -> putStrLn ("assertion: " ++ show (e :: AssertionFailed))) print r
  r2 <- try (evaluate (check 101))
  either (\e -> putStrLn ("array: " ++ show (e :: ArrayException))) print r2
  r3 <- try (evaluate (let x = check 500 in x `seq` ()))
  putStrLn (either (\e -> "some: " ++ show (e :: SomeException)) show r3)

-- expect: 5
-- expect: assertion: negative
-- expect: array: array index out of range: high
-- expect: some: array index out of range: high
