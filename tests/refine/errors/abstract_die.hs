-- refine: lookupKey fine
-- refine: get abstract lookupKey
-- refine: die fine
-- The key is there, so lookupKey finds it; its type does not promise to.
module AbstractDie where

import qualified Data.Set as S

{-@ measure keys :: [(Int, Int)] -> S.Set Int
    keys [] = S.empty
    keys (p : ps) = S.union (S.singleton (fst p)) (keys ps)
  @-}

{-@ lookupKey :: Int -> [(Int, Int)] -> Maybe Int @-}
lookupKey :: Int -> [(Int, Int)] -> Maybe Int
lookupKey _ [] = Nothing
lookupKey k ((k', v) : rest)
  | k == k' = Just v
  | otherwise = lookupKey k rest

{-@ get :: k:Int -> {ps:[(Int, Int)] | Set_mem k (keys ps)} -> Int @-}
get :: Int -> [(Int, Int)] -> Int
get k ps = case lookupKey k ps of
  Just v -> v
  Nothing -> die "get: no such key"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
