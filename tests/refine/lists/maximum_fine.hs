-- refine: largest fine
-- refine: spread fine
-- refine: die fine
module MaximumFine where

{-@ type NonEmpty a = {v:[a] | len v > 0} @-}

{-@ largest :: NonEmpty Int -> Int @-}
largest :: [Int] -> Int
largest [x] = x
largest (x : xs) = max x (largest xs)
largest [] = die "largest: no element"

{-@ spread :: NonEmpty Int -> Int @-}
spread :: [Int] -> Int
spread xs = largest xs + largest (map negate xs)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
