-- | Run-length encoding; no run gets longer than two.
module Data.Runs (encode, decode) where

encode :: Eq a => [a] -> [(Int, a)]
encode = foldr step []
  where
    step x ((n, y) : rest) | x == y && n == 1 = (2, y) : rest
    step x rest = (1, x) : rest

decode :: [(Int, a)] -> [a]
decode = concatMap (uncurry replicate)
