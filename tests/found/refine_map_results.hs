-- was: maps and sets in results were printed as trees
-- $ needle refine refine_map_results.hs -t 1s
-- > one 0 = fromList [(1,0)]
-- > many _ = Just (fromList [0,1,2])
-- ! Bin
-- ! Tip
-- exit 1
module RefineMapResults where

import qualified Data.Map as M
import qualified Data.Set as S

{-@ one :: Int -> M.Map Int {v:Int | v > 0} @-}
one :: Int -> M.Map Int Int
one x = M.singleton 1 x

{-@ many :: Int -> {v:Maybe (S.Set Int) | not (isJust v)} @-}
many :: Int -> Maybe (S.Set Int)
many x = Just (S.fromList [2, 0, 1])
