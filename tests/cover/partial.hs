-- A function that fails for some inputs; the failure is a test, too.
-- expect: 17 covered, 1 unreachable, 0 unknown, 18 total
module Partial (item, safe) where

item :: Int -> [Bool] -> Bool
item 0 (x : _) = x
item n (_ : xs) | n > 0 = item (n - 1) xs

safe :: [Bool] -> Bool
safe xs = item 0 (True : xs)
