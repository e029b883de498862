-- refine: count concrete
-- witness: count [0]
-- A word starts with a count of zero.
module WordCountZero where

import qualified Data.Map as M

{-@ type Pos = {v:Int | v > 0} @-}

{-@ count :: [Int] -> M.Map Int Pos @-}
count :: [Int] -> M.Map Int Int
count [] = M.empty
count (x : xs) = M.insertWith (\_ old -> old + 1) x 0 (count xs)
