classify :: Int -> String
classify n
  | n < lower = "low"
  | n < upper
  , even n = "middle even"
  | n < upper = "middle odd"
  | otherwise = high
  where
    lower = 10
    upper = lower * 2
    high
      | n > 100 = "very high"
      | otherwise = "high"
      where _unused = n

main :: IO ()
main = mapM_ (putStrLn . classify) [1, 12, 13, 50, 500]

-- expect: low
-- expect: middle even
-- expect: middle odd
-- expect: high
-- expect: very high
