-- refine: encode fine
-- refine: decode fine
module RunLength where

{-@ type Pos = {v:Int | v > 0} @-}

{-@ encode :: [Int] -> [(Int, Pos)] @-}
encode :: [Int] -> [(Int, Int)]
encode [] = []
encode (x : xs) = (x, 1 + length same) : encode rest
  where
    (same, rest) = span (== x) xs

{-@ decode :: [(Int, Nat)] -> [Int] @-}
decode :: [(Int, Int)] -> [Int]
decode runs = concatMap (\(x, n) -> replicate n x) runs
