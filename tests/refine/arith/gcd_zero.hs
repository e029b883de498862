-- refine: gcd concrete
-- witness: gcd 0 0
-- The greatest common divisor of zero and zero.
module GcdZero where

import Prelude hiding (gcd)

{-@ gcd :: Nat -> Nat -> {v:Int | v > 0} @-}
gcd :: Int -> Int -> Int
gcd a 0 = a
gcd a b = gcd b (a `mod` b)
