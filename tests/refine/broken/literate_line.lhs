Where is the line?
==================

The message has to name a line of this file, prose included.

\begin{code}
-- broken: 10 exit 2
module LiterateLine where

{-@ next :: n:Int -> {v:Int | v >> n} @-}
next :: Int -> Int
next n = n + 1
\end{code}
