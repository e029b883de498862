-- expect: unreachable
-- A list of copies has no other element.
module AllEqual where

import Needle (target)

data Colour = Red | Green | Blue deriving (Eq)

entry :: Int -> Colour -> Int
entry n c
  | any (/= Red) (copies n Red []) = target 1
  | otherwise = 0

copies :: Int -> a -> [a] -> [a]
copies n x end
  | n <= 0 = end
  | otherwise = x : copies (n - 1) x end
