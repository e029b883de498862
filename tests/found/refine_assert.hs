-- was: liquidAssert was no violation, then one of something called assert
-- $ needle refine refine_assert.hs -t 1s
-- > f 0 = error makes a call to liquidAssert False = error
-- exit 1
module RefineAssert where

import Language.Haskell.Liquid.Prelude (liquidAssert)

{-@ f :: Int -> Int @-}
f :: Int -> Int
f x = liquidAssert (x /= 0) x
