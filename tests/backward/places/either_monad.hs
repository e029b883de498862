-- expect: reached
-- The target is where one error of several is told.
module EitherMonad where

import Needle (target)

data Problem = Empty | TooLong Int | Unknown Int deriving (Eq)

parse :: [Int] -> Either Problem Int
parse [] = Left Empty
parse xs = do
  _ <- if length xs > 3 then Left (TooLong (length xs)) else Right ()
  ys <- mapM digit xs
  return (sum ys)

digit :: Int -> Either Problem Int
digit n
  | n >= 0 && n < 10 = Right n
  | otherwise = Left (Unknown n)

entry :: [Int] -> Int
entry xs = case parse xs of
  Left (Unknown n) | n > 10, length xs == 3 -> target n
  Left _ -> 1
  Right s -> s
