Lazy Queues
-----------

A queue of two lists, `front` and `back`, where the back is never the longer one.

\begin{code}
-- refine: total fine
-- refine: insert fine
-- refine: balance fine
-- refine: remove fine
-- refine: removeTwo calls remove
-- witness: removeTwo (Queue [0] [])
module QueueNotes where

{-@ LIQUID "--no-termination" @-}

{-@ data Queue a = Queue { front :: [a], back :: {v:[a] | len v <= len front} } @-}
data Queue a = Queue { front :: [a], back :: [a] } deriving (Eq, Show)

{-@ measure total @-}
total :: Queue a -> Int
total (Queue f b) = length f + length b
\end{code}

**Inserting** goes through a helper that restores the balance:

\begin{code}
{-@ insert :: a -> q:Queue a -> {v:Queue a | total v = total q + 1} @-}
insert :: a -> Queue a -> Queue a
insert x (Queue f b) = balance f (x : b)

{-@ balance :: f:[a] -> {b:[a] | len b <= len f + 1} -> {v:Queue a | total v = len f + len b} @-}
balance :: [a] -> [a] -> Queue a
balance f b
  | length b <= length f = Queue f b
  | otherwise = Queue (f ++ reverse b) []
\end{code}

**Removing** takes from the front. What about the empty queue?

\begin{code}
{-@ remove :: q:{v:Queue a | total v > 0} -> {v:Queue a | total v = total q - 1} @-}
remove :: Queue a -> Queue a
remove (Queue (_ : f) b) = balance f b

{-@ removeTwo :: {q:Queue a | total q > 0} -> Queue a @-}
removeTwo :: Queue a -> Queue a
removeTwo q = remove (remove q)
\end{code}
