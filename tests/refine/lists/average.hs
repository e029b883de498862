-- refine: average calls divide
-- witness: average []
-- refine: divide fine
-- refine: die fine
-- The list may be empty.
module Average where

{-@ average :: [Int] -> Int @-}
average :: [Int] -> Int
average xs = divide (sum xs) (length xs)

{-@ divide :: Int -> {d:Int | d /= 0} -> Int @-}
divide :: Int -> Int -> Int
divide _ 0 = die "divide: by zero"
divide n d = n `div` d

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
