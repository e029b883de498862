-- refine: safe fine
-- refine: unsafe concrete
-- witness: unsafe 0
-- Signatures that begin with a keyword.
module AssertSignature where

{-@ assert safe :: x:Int -> {v:Int | v > x} @-}
safe :: Int -> Int
safe x = x + 1

{-@ assert unsafe :: x:Int -> {v:Int | v > x} @-}
unsafe :: Int -> Int
unsafe x = x * 2
