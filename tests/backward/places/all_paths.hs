-- expect: reached
-- options: --inputs 9
-- witnesses: 3
-- Three ways lead to the target, and one more that is none. Whoever asks for nine gets three.
module AllPaths where

import Needle (target)

entry :: Int -> Int -> Int
entry n m
  | n < 0 = if n > 0 then act 4 else act 1
  | m == 5 = act 2
  | otherwise = act 3

act :: Int -> Int
act u = target (u + 1)
