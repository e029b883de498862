Homework 3: k-Means
===================

A point is a list of numbers, all of the same length.

\begin{code}
-- refine: distance fine
-- refine: nearer calls distance
-- witness: nearer 0 Emp Emp (0 :+: Emp)
-- refine: centroid fine
-- refine: size fine
-- refine: die fine
module KmeansHomework where

data List a = Emp | (:+:) a (List a) deriving (Eq, Ord, Show)

infixr 9 :+:

{-@ measure size @-}
size :: List a -> Int
size Emp = 0
size (_ :+: rest) = 1 + size rest

{-@ die :: {v:String | false} -> a @-}
die :: String -> a
die message = error message

type Point = List Double

{-@ type PointN N = {v:List Double | size v = N} @-}
\end{code}

Distance
--------

Fill in the type of `distance`:

\begin{code}
{-@ distance :: n:Nat -> PointN n -> PointN n -> Double @-}
distance :: Int -> Point -> Point -> Double
distance _ Emp Emp = 0
distance n (x :+: xs) (y :+: ys) = (x - y) * (x - y) + distance (n - 1) xs ys
distance _ _ _ = die "distance: two dimensions"
\end{code}

Nearest
-------

Which of two centers is nearer?

\begin{code}
{-@ nearer :: n:Nat -> PointN n -> PointN n -> Point -> Bool @-}
nearer :: Int -> Point -> Point -> Point -> Bool
nearer n a b p = distance n a p <= distance n b p
\end{code}

Centroid
--------

<center>Divide every coordinate by the number of points.</center>

\begin{code}
{-@ centroid :: n:Nat -> PointN n -> {k:Int | k > 0} -> PointN n @-}
centroid :: Int -> Point -> Int -> Point
centroid _ Emp _ = Emp
centroid n (x :+: xs) k = (x / fromIntegral k) :+: centroid (n - 1) xs k
\end{code}
