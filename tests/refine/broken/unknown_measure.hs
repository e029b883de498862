-- broken: 5 exit 2
-- sized is not a measure.
module UnknownMeasure where

{-@ grow :: xs:[Int] -> {v:[Int] | sized v > 0} @-}
grow :: [Int] -> [Int]
grow xs = 0 : xs
