Matrices
========

<img src="matrix.png" alt="rows and columns" />

\begin{code}
-- refine: unit fine
-- refine: identity fine
-- refine: diagonal concrete
-- witness: diagonal 0 0
module MatrixNotes where

{-@ type Row N = {v:[Int] | len v = N} @-}
{-@ type Matrix R C = {v:[Row C] | len v = R} @-}
\end{code}

An identity matrix is square; `unit` builds one of its rows.

\begin{code}
{-@ unit :: n:Nat -> Int -> Row n @-}
unit :: Int -> Int -> [Int]
unit n i = [if j == i then 1 else 0 | j <- [1 .. n]]

{-@ identity :: n:Nat -> Matrix n n @-}
identity :: Int -> [[Int]]
identity n = map (unit n) [1 .. n]
\end{code}

The next one starts counting at zero and is one row too high.

\begin{code}
{-@ diagonal :: n:Nat -> Int -> Matrix n n @-}
diagonal :: Int -> Int -> [[Int]]
diagonal n x = [[if i == j then x else 0 | j <- [1 .. n]] | i <- [0 .. n]]
\end{code}
