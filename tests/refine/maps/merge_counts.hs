-- refine: merge fine
-- refine: difference concrete
-- witness: difference (M.fromList [(0, 0)]) (M.fromList [(0, 1)])
-- What is taken away may be more than what is there.
module MergeCounts where

import qualified Data.Map as M

{-@ type Counts = M.Map Int Nat @-}

{-@ merge :: Counts -> Counts -> Counts @-}
merge :: M.Map Int Int -> M.Map Int Int -> M.Map Int Int
merge a b = M.unionWith (+) a b

{-@ difference :: Counts -> Counts -> Counts @-}
difference :: M.Map Int Int -> M.Map Int Int -> M.Map Int Int
difference a b = M.unionWith (-) a b
