f :: [Int] -> String
f xs = case xs of
  [] -> none
    where none = "none"
  [x] | big -> "one big"
      | otherwise -> "one small"
    where big = x > limit
          limit = 10
  (x : y : _)
    | s > 5, let t = s * 2, t < 100 -> "pair " ++ show t
    | otherwise -> "pair " ++ show s
    where
      s = x + y

main :: IO ()
main = mapM_ (putStrLn . f) [[], [11], [2], [1, 2], [9, 9, 9], [60, 60]]

-- expect: none
-- expect: one big
-- expect: one small
-- expect: pair 3
-- expect: pair 36
-- expect: pair 120
