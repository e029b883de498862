-- broken: 9 warning
-- refine: plain concrete
-- witness: plain 0
-- The measure calls itself with the same list: whatever depends on it cannot be judged, the rest can.
module EndlessMeasure where

{-@ measure size :: [a] -> Int
    size [] = 0
    size (x : xs) = 1 + size (x : xs)
  @-}

{-@ keep :: xs:[Int] -> {v:[Int] | size v = size xs} @-}
keep :: [Int] -> [Int]
keep xs = xs

{-@ plain :: Nat -> Nat @-}
plain :: Int -> Int
plain n = n - 1
