-- expect: reached
-- paper: 0.24 2880
-- Functions go through an identity and come back. How often the loop turns is the input; it must turn an odd number
-- of times.
module Blur where

import Needle (target)

entry :: Int -> Int
entry x = if turn False x then target 1 else 0

same :: a -> a
same a = a

blur :: f -> f
blur f = f

turn :: Bool -> Int -> Bool
turn a n
  | n <= 1 = same a
  | otherwise = r `seq` not (blur turn s (n - 1))
  where
    r = blur same True
    s = blur same False
