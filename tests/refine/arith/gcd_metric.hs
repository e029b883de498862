-- refine: gcd fine
module GcdMetric where

import Prelude hiding (gcd)

{-@ gcd :: a:Nat -> {b:Nat | b < a} -> {v:Int | v > 0} / [a] @-}
gcd :: Int -> Int -> Int
gcd a 0 = a
gcd a b = gcd b (a `mod` b)
