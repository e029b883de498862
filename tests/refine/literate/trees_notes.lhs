<h1>Binary search trees</h1>

<p>The invariant of a search tree is written into the type of its fields.</p>

\begin{code}
-- refine: good fine
-- refine: bad calls Node
-- witness: bad
-- refine: one fine
module TreesNotes where

{-@ data BST a = Leaf
               | Node { key   :: a
                      , left  :: BST {v:a | v < key}
                      , right :: BST {v:a | key < v} }
  @-}
data BST a = Leaf | Node { key :: a, left :: BST a, right :: BST a } deriving (Eq, Show)
\end{code}

<p>Here is a tree that satisfies it</p>

\begin{code}
{-@ good :: BST Int @-}
good :: BST Int
good = Node 6 (Node 2 (Node 1 Leaf Leaf) (Node 4 Leaf Leaf)) (Node 9 (Node 7 Leaf Leaf) Leaf)
\end{code}

<p>and one that does not: 1 is on the wrong side.</p>

\begin{code}
{-@ bad :: BST Int @-}
bad :: BST Int
bad = Node 6 (Node 2 (Node 4 Leaf Leaf) (Node 1 Leaf Leaf)) (Node 9 (Node 7 Leaf Leaf) Leaf)
\end{code}

<p>A tree of one key is always fine.</p>

\begin{code}
{-@ one :: a -> BST a @-}
one :: a -> BST a
one x = Node x Leaf Leaf
\end{code}
