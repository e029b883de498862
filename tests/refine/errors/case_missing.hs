-- refine: name calls patterns
-- witness: name Green
-- refine: code fine
module CaseMissing where

data Colour = Red | Green | Blue deriving (Eq, Show)

{-@ name :: Colour -> String @-}
name :: Colour -> String
name c = case c of
  Red -> "red"
  Blue -> "blue"

{-@ code :: Colour -> {v:Int | 0 <= v && v < 3} @-}
code :: Colour -> Int
code c = case c of
  Red -> 0
  Green -> 1
  Blue -> 2
