-- refine: interleave fine
module Interleave where

{-@ interleave :: xs:[a] -> ys:[a] -> {v:[a] | len v = len xs + len ys} / [len xs + len ys] @-}
interleave :: [a] -> [a] -> [a]
interleave [] ys = ys
interleave (x : xs) ys = x : interleave ys xs
