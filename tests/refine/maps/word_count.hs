-- refine: count fine
module WordCount where

import qualified Data.Map as M

{-@ type Pos = {v:Int | v > 0} @-}

{-@ count :: [Int] -> M.Map Int Pos @-}
count :: [Int] -> M.Map Int Int
count [] = M.empty
count (x : xs) = M.insertWith (+) x 1 (count xs)
