{-# LANGUAGE ConstraintKinds, GADTs, KindSignatures, RankNTypes #-}
module Main where

import Data.Kind

data Dict (c :: Constraint) where
  Dict :: c => Dict c

weaker :: Dict (Ord a) -> Dict (Eq a)
weaker Dict = Dict

stronger :: Dict (Eq a) -> Dict (Ord a)
stronger Dict = Dict

main :: IO ()
main = case stronger (Dict :: Dict (Eq Int)) of Dict -> print (1 < (2 :: Int))

-- error: 13:17: Could not deduce (Ord a)
