-- refine: put fine
-- refine: shift concrete
-- witness: shift (M.fromList [(9, 0)])
-- The last slot is moved out of the range.
module KeysInRange where

import qualified Data.Map as M

{-@ type Slot = {v:Int | 0 <= v && v < 10} @-}

{-@ put :: Slot -> Int -> M.Map Slot Int -> M.Map Slot Int @-}
put :: Int -> Int -> M.Map Int Int -> M.Map Int Int
put k v m = M.insert k v m

{-@ shift :: M.Map Slot Int -> M.Map Slot Int @-}
shift :: M.Map Int Int -> M.Map Int Int
shift m = M.fromList (map (\(k, v) -> (k + 1, v)) (M.toList m))
