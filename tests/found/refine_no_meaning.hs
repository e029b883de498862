-- was: a postcondition without a meaning (a measure without an equation, head of nothing) counted as kept, or as not tested
-- $ needle refine refine_no_meaning.hs -t 1s
-- > The call some 6 = E violates some's refinement type
-- > The call none _ = E violates none's refinement type
-- > The call begins 0 = [] violates begins's refinement type
-- > The call just 0 = Nothing violates just's refinement type
-- > The call quotient 0 = 0 violates quotient's refinement type
-- > === either from refine_no_meaning.hs:36 === +++ OK, all inputs up to size 1 pass
-- > No proof: its type says something that is not defined for all values
-- > No proof: patterns that nothing matches are not seen
-- ! Nothing was tested
-- ! violates single's
-- exit 1
module RefineNoMeaning where

import Prelude hiding (either)

data T = E | Nd Int
{-@ measure top :: T -> Int
      top (Nd x) = x @-}

{-@ some :: x:Int -> {v:T | top v = x} @-}
some :: Int -> T
some x = if x > 5 then E else Nd x

{-@ none :: x:Int -> {v:T | top v = x} @-}
none :: Int -> T
none x = E

{-@ begins :: x:Int -> {v:[Int] | head v = x} @-}
begins :: Int -> [Int]
begins x = if x > 0 then [x] else []

{-@ either :: x:Int -> {v:Maybe Int | fromJust v > 0 || not (isJust v)} @-}
either :: Int -> Maybe Int
either x = if x > 0 then Just x else Nothing

{-@ just :: x:Int -> {v:Maybe Int | fromJust v > 0} @-}
just :: Int -> Maybe Int
just x = if x > 0 then Just x else Nothing

{-@ quotient :: x:Int -> {v:Int | x / v = 1} @-}
quotient :: Int -> Int
quotient x = x

{-@ measure size @-}
size :: [Int] -> Int
size [x] = 1

{-@ single :: x:Int -> {v:[Int] | size v = 1} @-}
single :: Int -> [Int]
single x = if x > 3 then [] else [x]
