-- was: aliases that double at every step used up all time and memory
-- $ needle refine refine_alias_too_large.hs -t 1s
-- > This type alias stands for too large a type
-- exit 2
module RefineAliasTooLarge where

{-@ type A0 = {v:Int | v > 0} @-}
{-@ type A1 = (A0, A0, A0, A0, A0, A0, A0, A0) @-}
{-@ type A2 = (A1, A1, A1, A1, A1, A1, A1, A1) @-}
{-@ type A3 = (A2, A2, A2, A2, A2, A2, A2, A2) @-}
{-@ type A4 = (A3, A3, A3, A3, A3, A3, A3, A3) @-}
{-@ type A5 = (A4, A4, A4, A4, A4, A4, A4, A4) @-}
{-@ type A6 = (A5, A5, A5, A5, A5, A5, A5, A5) @-}

{-@ f :: A6 -> Int @-}
f :: a -> Int
f _ = 0
