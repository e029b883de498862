-- refine: head fine
-- refine: size fine
-- refine: die fine
module Head where

import Prelude hiding (head)

{-@ measure size @-}
size :: [Int] -> Int
size [] = 0
size (_ : xs) = 1 + size xs

{-@ head :: {v:[Int] | size v > 0} -> Int @-}
head :: [Int] -> Int
head (x : _) = x
head _ = die "head: the list is empty"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
