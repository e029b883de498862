<link rel="stylesheet" type="text/css" href="style.css" />

Homework 2: Map-Reduce
======================

The three phases are *expand*, *group* and *collapse*.

\begin{code}
-- refine: expand fine
-- refine: join fine
-- refine: group abstract join
-- refine: collapse calls reduce1
-- witness: collapse (+) (M.fromList [(0, Emp)])
-- refine: reduce1 fine
-- refine: size fine
-- refine: die fine
module MapReduceHomework where

import qualified Data.Map as M

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message
\end{code}

<h2>Expand</h2>

Every document becomes a list of key-value pairs.

\begin{code}
{-@ expand :: (a -> List (k, v)) -> List a -> List (k, v) @-}
expand :: (a -> List (k, v)) -> List a -> List (k, v)
expand _ Emp = Emp
expand f (x :+: xs) = join (f x) (expand f xs)

join :: List a -> List a -> List a
join Emp ys = ys
join (x :+: xs) ys = x :+: join xs ys
\end{code}

<h2>Group</h2>

*Question:* what do you know about the values of the map?

\begin{code}
{-@ group :: List (Int, v) -> M.Map Int {l:List v | size l > 0} @-}
group :: List (Int, v) -> M.Map Int (List v)
group Emp = M.empty
group ((k, v) :+: kvs) = M.insertWith join k (v :+: Emp) (group kvs)
\end{code}

<h2>Collapse</h2>

*Question:* why does the verifier reject this one? (I do not understand the message.)

\begin{code}
{-@ collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v @-}
collapse :: (v -> v -> v) -> M.Map k (List v) -> M.Map k v
collapse f m = M.map (reduce1 f) m

{-@ reduce1 :: (v -> v -> v) -> {l:List v | size l > 0} -> v @-}
reduce1 :: (v -> v -> v) -> List v -> v
reduce1 _ (x :+: Emp) = x
reduce1 f (x :+: xs) = f x (reduce1 f xs)
reduce1 _ Emp = die "reduce1: no values"
\end{code}
