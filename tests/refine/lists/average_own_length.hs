-- refine: average abstract count
-- refine: count fine
-- refine: divide fine
-- refine: die fine
-- count is right. Its type lets the count of a list with elements be zero.
module AverageOwnLength where

{-@ average :: {xs:[Int] | len xs > 0} -> Int @-}
average :: [Int] -> Int
average xs = divide (sum xs) (count xs)

{-@ count :: [Int] -> Nat @-}
count :: [Int] -> Int
count [] = 0
count (_ : xs) = 1 + count xs

{-@ divide :: Int -> {d:Int | d /= 0} -> Int @-}
divide :: Int -> Int -> Int
divide _ 0 = die "divide: by zero"
divide n d = n `div` d

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
