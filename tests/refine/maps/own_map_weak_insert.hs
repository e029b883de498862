-- refine: insert fine
-- refine: fromPairs abstract insert
-- refine: msize fine
-- fromPairs of a list with elements has elements; the type of insert does not say that something is there afterwards.
module OwnMapWeakInsert where

data Map v = Tip | Bin Int v (Map v) (Map v) deriving (Eq, Show)

{-@ measure msize @-}
msize :: Map v -> Int
msize Tip = 0
msize (Bin _ _ l r) = 1 + msize l + msize r

{-@ insert :: Int -> v -> Map v -> Map v @-}
insert :: Int -> v -> Map v -> Map v
insert k v Tip = Bin k v Tip Tip
insert k v (Bin k' v' l r)
  | k < k' = Bin k' v' (insert k v l) r
  | k > k' = Bin k' v' l (insert k v r)
  | otherwise = Bin k v l r

{-@ fromPairs :: ps:[(Int, Int)] -> {m:Map Int | len ps > 0 => msize m > 0} @-}
fromPairs :: [(Int, Int)] -> Map Int
fromPairs [] = Tip
fromPairs ((k, v) : ps) = insert k v (fromPairs ps)
