Reading Types
-------------

The prose below talks about annotations. Those are not part of the program:

~~~~~{.haskell}
{-@ increase :: Int -> {v:Int | v > 1000} @-}
~~~~~

and neither is the inline `{-@ decrease :: Nat -> Nat @-}`. Only what stands between the code markers counts.

\begin{code}
-- refine: increase fine
-- refine: decrease fine
module AnnotationInProse where

{-@ increase :: n:Int -> {v:Int | v > n} @-}
increase :: Int -> Int
increase n = n + 1

{-@ decrease :: {n:Int | n > 0} -> Nat @-}
decrease :: Int -> Int
decrease n = n - 1
\end{code}

<!-- {-@ decrease :: Int -> {v:Int | false} @-} is commented out -->
