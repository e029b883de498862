-- Lazy SmallCheck's own runner.
-- expect: ordered | 9 | falsified | xs
-- expect: \b -> b || not b | 14 | ok
module Main where

import Test.LazySmallCheck

ordered :: [Int] -> Bool
ordered xs = and (zipWith (<=) xs (drop 1 xs))

main :: IO ()
main = do
  depthCheck 3 ordered
  smallCheck 3 (\b -> b || not b)
