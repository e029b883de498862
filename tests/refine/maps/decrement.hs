-- refine: sellOne concrete
-- witness: sellOne (M.fromList [(0, 1)])
-- refine: sellAny fine
-- One less than a positive number need not be positive.
module Decrement where

import qualified Data.Map as M

{-@ type Pos = {v:Int | v > 0} @-}

{-@ sellOne :: M.Map Int Pos -> M.Map Int Pos @-}
sellOne :: M.Map Int Int -> M.Map Int Int
sellOne m = M.map (subtract 1) m

{-@ sellAny :: M.Map Int Pos -> M.Map Int Nat @-}
sellAny :: M.Map Int Int -> M.Map Int Int
sellAny m = M.map (subtract 1) m
