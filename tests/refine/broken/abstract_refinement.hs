-- broken: 7 warning
-- refine: next concrete
-- witness: next 0
-- Abstract refinements cannot be honoured: said once, and the rest goes on.
module AbstractRefinement where

{-@ largest :: forall <p :: Int -> Bool>. [Int<p>] -> Int<p> -> Int<p> @-}
largest :: [Int] -> Int -> Int
largest xs d = foldr max d xs

{-@ next :: n:Int -> {v:Int | v > n} @-}
next :: Int -> Int
next n = n
