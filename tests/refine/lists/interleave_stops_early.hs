-- refine: interleave concrete
-- witness: interleave [] [0]
-- The rest of ys is thrown away when xs ends.
module InterleaveStopsEarly where

{-@ interleave :: xs:[a] -> ys:[a] -> {v:[a] | len v = len xs + len ys} @-}
interleave :: [a] -> [a] -> [a]
interleave (x : xs) (y : ys) = x : y : interleave xs ys
interleave xs _ = xs
