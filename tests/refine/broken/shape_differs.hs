-- broken: 5 exit 2
-- The annotation has another type than the function.
module ShapeDiffers where

{-@ positive :: n:Int -> {v:Int | v > 0} @-}
positive :: Int -> Bool
positive n = n > 0
