-- refine: count abstract count
-- True and useless: from "not -1" of the rest nothing follows for the whole.
module ReexaminedLength where

{-@ count :: xs:[a] -> {v:Int | v /= -1} @-}
count :: [a] -> Int
count [] = 0
count (_ : xs) = 1 + count xs
