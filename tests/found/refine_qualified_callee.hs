-- was: a callee was known by its bare name, whatever its qualifier says
-- $ needle refine refine_qualified_callee.hs -t 1s
-- ! error
-- exit 0
module RefineQualifiedCallee where

import qualified Data.List as L

{-@ insert :: {x:Int | x > 0} -> [Int] -> [Int] @-}
insert :: Int -> [Int] -> [Int]
insert x ys = x : ys

{-@ use :: Int -> [Int] -> [Int] @-}
use :: Int -> [Int] -> [Int]
use x ys = L.insert x ys
