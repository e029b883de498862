-- refine: root calls error
-- witness: root (-1)
-- refine: safeRoot fine
-- error counts as a call that must not be made.
module ErrorCall where

{-@ root :: Int -> Nat @-}
root :: Int -> Int
root n
  | n < 0 = error "root: negative"
  | otherwise = n `div` 2

{-@ safeRoot :: Nat -> Nat @-}
safeRoot :: Int -> Int
safeRoot n
  | n < 0 = error "safeRoot: negative"
  | otherwise = n `div` 2
