-- refine: choose fine
-- refine: smaller fine
-- refine: positive abstract choose
-- choose returns one of its arguments; which one is not said.
module Choose where

{-@ choose :: Bool -> x:a -> y:a -> a @-}
choose :: Bool -> a -> a -> a
choose c x y = if c then x else y

{-@ smaller :: Nat -> Nat -> Nat @-}
smaller :: Int -> Int -> Int
smaller a b = choose (a < b) a b

{-@ positive :: a:Int -> {b:Int | a > 0 || b > 0} -> {v:Int | v > 0} @-}
positive :: Int -> Int -> Int
positive a b = choose (a > 0) a b
