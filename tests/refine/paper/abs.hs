-- refine: abs fine
module Abs where

import Prelude hiding (abs)

{-@ type Nat = {v:Int | v >= 0} @-}

{-@ abs :: Int -> Nat @-}
abs :: Int -> Int
abs n = if 0 <= n then n else 0 - n
