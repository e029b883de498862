-- refine: head fine
-- refine: firstOfSorted calls head
-- witness: firstOfSorted []
-- refine: size fine
-- refine: die fine
-- The caller does not say that its list has an element.
module HeadCalled where

import Data.List (sort)
import Prelude hiding (head)

{-@ measure size @-}
size :: [Int] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

{-@ head :: {v:[Int] | size v > 0} -> Int @-}
head :: [Int] -> Int
head (x : _) = x
head _ = die "head: the list is empty"

{-@ firstOfSorted :: [Int] -> Int @-}
firstOfSorted :: [Int] -> Int
firstOfSorted xs = head (sort xs)

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
