-- was: of a polymorphic callee that is given a function one application was tried, and that was called a proof
-- $ needle refine refine_bounded_picks.hs -t 1s
-- > No proof: not all that 'at' may return is tried
-- > No proof: not all that 'thrice' may return is tried
-- ! === e from refine_bounded_picks.hs:25 === +++ OK, holds
-- ! === k from refine_bounded_picks.hs:17 === +++ OK, holds
-- ! 0 tests). This is a proof
-- exit 3
module RefineBoundedPicks where

{-@ thrice :: (a -> a) -> a -> a @-}
thrice :: (a -> a) -> a -> a
thrice f x = f (f (f x))

{-@ k :: Int -> {v:Int | v < 4} @-}
k :: Int -> Int
k _ = thrice (+ 1) 0

{-@ at :: (Int -> a) -> a @-}
at :: (Int -> a) -> a
at f = f 0

{-@ e :: x:Int -> {v:Int | v = x} @-}
e :: Int -> Int
e x = at (\i -> x + i)

{-@ often :: (a -> a) -> a -> a @-}
often :: (a -> a) -> a -> a
often f x = times f 1000000000 x

times :: (a -> a) -> Int -> a -> a
times f 0 x = x
times f n x = let y = f x in y `seq` times f (n - 1) y

{-@ million :: Int -> {v:Int | v /= 1000000000} @-}
million :: Int -> Int
million _ = often (+ 1) 0
