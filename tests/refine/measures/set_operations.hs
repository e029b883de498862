-- refine: union fine
-- refine: common concrete
-- witness: common [0] [0]
-- refine: none fine
-- common keeps what is not shared.
module SetOperations where

import Data.Set (Set)

{-@ union :: xs:[Int] -> ys:[Int] -> {v:[Int] | listElts v = Set_cup (listElts xs) (listElts ys)} @-}
union :: [Int] -> [Int] -> [Int]
union [] ys = ys
union (x : xs) ys = x : union xs ys

{-@ common :: xs:[Int] -> ys:[Int] -> {v:[Int] | listElts v = Set_cap (listElts xs) (listElts ys)} @-}
common :: [Int] -> [Int] -> [Int]
common xs ys = filter (`notElem` ys) xs

{-@ none :: {v:[Int] | listElts v = Set_empty 0} @-}
none :: [Int]
none = []
