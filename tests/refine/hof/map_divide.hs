-- refine: divide fine
-- refine: shares calls divide
-- witness: shares [0]
-- refine: safeShares fine
-- refine: die fine
module MapDivide where

{-@ type NonZero = {v:Int | v /= 0} @-}

{-@ divide :: Int -> NonZero -> Int @-}
divide :: Int -> Int -> Int
divide _ 0 = die "divide: by zero"
divide n d = n `div` d

{-@ shares :: [Int] -> [Int] @-}
shares :: [Int] -> [Int]
shares xs = map (divide 100) xs

{-@ safeShares :: [NonZero] -> [Int] @-}
safeShares :: [Int] -> [Int]
safeShares xs = map (divide 100) xs

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
