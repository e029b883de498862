-- refine: largest fine
-- refine: largestEven calls largest
-- witness: largestEven [1]
-- refine: die fine
-- A list with elements may still have no even one.
module MaximumOfEvens where

{-@ type NonEmpty a = {v:[a] | len v > 0} @-}

{-@ largest :: NonEmpty Int -> Int @-}
largest :: [Int] -> Int
largest [x] = x
largest (x : xs) = max x (largest xs)
largest [] = die "largest: no element"

{-@ largestEven :: NonEmpty Int -> Int @-}
largestEven :: [Int] -> Int
largestEven xs = largest (filter even xs)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
