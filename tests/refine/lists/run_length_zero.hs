-- refine: encode concrete
-- witness: encode [0]
-- The first element of a run is not counted.
module RunLengthZero where

{-@ type Pos = {v:Int | v > 0} @-}

{-@ encode :: [Int] -> [(Int, Pos)] @-}
encode :: [Int] -> [(Int, Int)]
encode [] = []
encode (x : xs) = (x, length same) : encode rest
  where
    (same, rest) = span (== x) xs
