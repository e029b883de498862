-- broken: 5 exit 2
-- Naturals is neither a type of the program nor an alias.
module UnknownAlias where

{-@ next :: Int -> Naturals @-}
next :: Int -> Int
next n = n + 1
