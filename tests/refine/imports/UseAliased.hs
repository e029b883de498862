-- refine: short calls first
-- witness: short Emp
-- refine: fine fine
-- refine: second fine
module UseAliased where

import Aliased (List (..), first)

{-@ short :: List Int -> Int @-}
short :: List Int -> Int
short xs = first xs

{-@ fine :: NonEmpty Int -> Int @-}
fine :: List Int -> Int
fine xs = first xs

{-@ second :: {v:List Int | Longer v 1} -> Int @-}
second :: List Int -> Int
second (_ :+: xs) = first xs
