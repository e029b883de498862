-- refine: lastDigit calls patterns
-- witness: lastDigit (-1)
-- refine: digits fine
-- The function that falls through is a local one; it belongs to the function around it.
module LocalFunction where

{-@ lastDigit :: Int -> Nat @-}
lastDigit :: Int -> Int
lastDigit n = go n
  where
    go k
      | k >= 10 = go (k `div` 10)
      | k >= 0 = k

{-@ digits :: Nat -> {v:Int | v >= 1} @-}
digits :: Int -> Int
digits n = go n
  where
    go k
      | k >= 10 = 1 + go (k `div` 10)
      | k >= 0 = 1
