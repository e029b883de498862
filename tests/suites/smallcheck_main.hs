-- SmallCheck's own runner.
-- expect: prop_and | 12 | ok
-- expect: \xs -> length xs < 3 || or (xs :: [Bool]) | 17 | falsified | [False,False,False]
module Main where

import Test.SmallCheck
import Test.SmallCheck.Series

-- | Named, so the function itself is checked.

prop_and :: Bool -> Bool -> Bool
prop_and a b = (a && b) == (b && a)

main :: IO ()
main = do
  smallCheck 4 prop_and
  smallCheck 5 (\xs -> length xs < 3 || or (xs :: [Bool]))
