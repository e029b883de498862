f :: Int -> String
f = \case
  0 -> "zero"
  n | n < 0 -> "negative"
    | even n
    , n > 100 -> "large even"
    | Just s <- lookup n names -> s
  _ -> "other"
  where
    names = [(1, "one"), (2, "two")]

main :: IO ()
main = mapM_ (putStrLn . f) [0, -5, 200, 1, 2, 3]

-- expect: zero
-- expect: negative
-- expect: large even
-- expect: one
-- expect: two
-- expect: other
