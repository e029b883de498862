-- was: a callee that is an operator with a fixity was run, though a verifier knows its type only; what it hides was called a proof
-- $ needle refine refine_operator_callee.hs same -t 2s
-- > Strengthen the refinement type of +++ to eliminate this possibility
-- > This would do: {-@ (+++) ::
-- ! This is a proof
-- exit 1
module RefineOperatorCallee where

infixl 6 +++

{-@ (+++) :: Int -> Int -> Int @-}
(+++) :: Int -> Int -> Int
x +++ y = x + y

{-@ same :: x:Int -> {v:Int | v = x} @-}
same :: Int -> Int
same x = 2 * 0 +++ x
