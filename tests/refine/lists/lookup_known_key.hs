-- refine: get fine
-- refine: keys fine
-- refine: getFirst calls get
-- witness: getFirst 0 []
-- refine: die fine
-- get may rely on the key being there; getFirst does not ask for it.
module LookupKnownKey where

import qualified Data.Set as S

{-@ measure keys @-}
keys :: [(Int, Int)] -> S.Set Int
keys [] = S.empty
keys (p : ps) = S.union (S.singleton (fst p)) (keys ps)

{-@ get :: k:Int -> {ps:[(Int, Int)] | Set_mem k (keys ps)} -> Int @-}
get :: Int -> [(Int, Int)] -> Int
get k ((k', v) : rest)
  | k == k' = v
  | otherwise = get k rest
get _ [] = die "get: no such key"

{-@ getFirst :: Int -> [(Int, Int)] -> Int @-}
getFirst :: Int -> [(Int, Int)] -> Int
getFirst k ps = get k ps

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
