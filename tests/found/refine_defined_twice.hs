-- was: of two aliases with one name the last was taken; a predicate could be defined by itself, and a variable could stand for a type
-- $ needle refine refine_defined_twice.hs -t 1s
-- > defined_twice.hs:11:10: error: [ND-0130] The type alias 'A' is defined twice
-- > defined_twice.hs:13:15: error: [ND-0130] This predicate is defined by itself
-- > defined_twice.hs:14:15: error: [ND-0130] This predicate is defined by itself
-- > The type variable 'a' stands where the function's own type has 'Int'
-- exit 2
module RefineDefinedTwice where

{-@ type A = {v:Int | v > 0} @-}
{-@ type A = {v:Int | v < 0} @-}

{-@ predicate P X = Q X @-}
{-@ predicate Q X = X > 0 || P X @-}

{-@ f :: a -> a @-}
f :: Int -> Int
f x = x
