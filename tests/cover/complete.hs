-- Everything can be evaluated, and is.
-- expect: 30 covered, 0 unreachable, 0 unknown, 30 total
module Complete (sign, count) where

sign :: Int -> String
sign n
  | n > 0 = "positive"
  | n < 0 = "negative"
sign _ = "zero"

count :: Eq a => a -> [a] -> Int
count _ [] = 0
count x (y : ys) = if x == y then 1 + count x ys else count x ys
