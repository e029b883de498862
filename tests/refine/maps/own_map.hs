-- refine: insert fine
-- refine: single fine
-- refine: get calls die
-- witness: get 0 Tip
-- refine: msize fine
-- refine: die fine
-- A map of one's own; get does not ask for the key to be present.
module OwnMap where

data Map v = Tip | Bin Int v (Map v) (Map v) deriving (Eq, Show)

{-@ measure msize @-}
msize :: Map v -> Int
msize Tip = 0
msize (Bin _ _ l r) = 1 + msize l + msize r

{-@ insert :: Int -> v -> m:Map v -> {r:Map v | msize r >= msize m && msize r <= msize m + 1} @-}
insert :: Int -> v -> Map v -> Map v
insert k v Tip = Bin k v Tip Tip
insert k v (Bin k' v' l r)
  | k < k' = Bin k' v' (insert k v l) r
  | k > k' = Bin k' v' l (insert k v r)
  | otherwise = Bin k v l r

{-@ single :: Int -> v -> {m:Map v | msize m = 1} @-}
single :: Int -> v -> Map v
single k v = Bin k v Tip Tip

{-@ get :: Int -> Map Int -> Int @-}
get :: Int -> Map Int -> Int
get k (Bin k' v l r)
  | k == k' = v
  | k < k' = get k l
  | otherwise = get k r
get _ Tip = die "get: no such key"

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
