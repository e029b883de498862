-- was: an annotation of another shape than the Haskell type was accepted
-- $ needle refine refine_does_not_fit.hs -t 1s
-- > refine_does_not_fit.hs:7:10
-- exit 2
module RefineDoesNotFit where

{-@ f :: Int -> Bool @-}
f :: Int -> Int
f x = x
