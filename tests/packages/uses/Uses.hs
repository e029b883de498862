-- Modules of packages, used by every command: run_packages.py.
module Uses where

import Needle (target)
import Scales
import Shapes
import Shapes.Build

prop_turned :: Shape -> Bool
prop_turned s = turned (turned s) == s

prop_small :: Shape -> Bool
prop_small s = area s < 6

prop_heavier :: Named -> Named -> Bool
prop_heavier a b = heavier a b || heavier b a

depth :: Named -> Int
depth n
  | size n > 2 = target 3
  | otherwise = size n

prop_depth :: Named -> Bool
prop_depth n = depth n <= size n

widest :: Int -> Shape
widest n = rectangle n 1

{-@ half :: Int -> {v:Int | v >= 0} @-}
half :: Int -> Int
half n = area (turned (rectangle 1 1)) - n

main :: IO ()
main = print (grown Plain, heavier (grown Plain) Plain, area (rectangle 2 3), longest)
