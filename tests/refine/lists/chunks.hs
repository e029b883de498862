-- refine: chunks fine
module Chunks where

{-@ chunks :: n:{v:Int | v > 0} -> xs:[a] -> [{c:[a] | len c <= n}] @-}
chunks :: Int -> [a] -> [[a]]
chunks _ [] = []
chunks n xs = take n xs : chunks n (drop n xs)
