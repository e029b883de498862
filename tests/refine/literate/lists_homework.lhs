Homework 1: Lists with Sizes
============================

<div class="hidden">

\begin{code}
module ListsHomework where

import Prelude hiding (concat, foldr1, length, replicate, zipWith)

-- refine: length fine
-- refine: replicate concrete
-- witness: replicate (-1) 0
-- refine: zipWith fine
-- refine: concat abstract join
-- refine: join fine
-- refine: size fine
-- refine: die fine
\end{code}

</div>

In this assignment you write *refinement types* for a small library of lists.
The list type and the measure `size` are given.

\begin{code}
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

(a) Length
----------

Say that `length` returns the size of its argument.

\begin{code}
{-@ length :: xs:List a -> {v:Nat | v = size xs} @-}
length :: List a -> Int
length Emp = 0
length (_ :+: xs) = 1 + length xs
\end{code}

(b) Replicate
-------------

My type for `replicate` (I was not sure about negative numbers):

\begin{code}
{-@ replicate :: n:Int -> a -> {v:List a | size v = n} @-}
replicate :: Int -> a -> List a
replicate n x
  | n <= 0 = Emp
  | otherwise = x :+: replicate (n - 1) x
\end{code}

(c) Zipping
-----------

<p>Both lists are of the <b>same</b> size.</p>

\begin{code}
{-@ zipWith :: (a -> b -> c) -> xs:List a -> {ys:List b | size ys = size xs} -> {v:List c | size v = size xs} @-}
zipWith :: (a -> b -> c) -> List a -> List b -> List c
zipWith _ Emp Emp = Emp
zipWith f (x :+: xs) (y :+: ys) = f x y :+: zipWith f xs ys
zipWith _ _ _ = die "zipWith: two lengths"
\end{code}

(d) Concat
----------

The total number of elements is the sum of the sizes.

\begin{code}
{-@ measure sizes :: List (List a) -> Int
    sizes (Emp) = 0
    sizes ((:+:) xs xss) = size xs + sizes xss
  @-}

{-@ concat :: xss:List (List a) -> {v:List a | size v = sizes xss} @-}
concat :: List (List a) -> List a
concat Emp = Emp
concat (xs :+: xss) = join xs (concat xss)

{-@ join :: xs:List a -> ys:List a -> {v:List a | size v >= size ys} @-}
join :: List a -> List a -> List a
join Emp ys = ys
join (x :+: xs) ys = x :+: join xs ys
\end{code}
