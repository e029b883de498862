-- refine: abs concrete
-- witness: abs (-1)
-- The branch for negative numbers forgets to turn the sign round.
module AbsWrong where

import Prelude hiding (abs)

{-@ type Nat = {v:Int | v >= 0} @-}

{-@ abs :: Int -> Nat @-}
abs :: Int -> Int
abs n = if 0 <= n then n else n
