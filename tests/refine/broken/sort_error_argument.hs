-- broken: 5 exit 2
-- len of a number.
module SortErrorArgument where

{-@ fill :: n:Int -> {v:[Int] | len n = 0} @-}
fill :: Int -> [Int]
fill n = replicate n 0
