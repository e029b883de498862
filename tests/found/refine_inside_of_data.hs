-- was: what is said inside of nested data, data of a higher kind or of a function itself was ignored, and blamed or proved
-- $ needle refine refine_inside_of_data.hs -t 1s
-- > A part of the type of 'bad' was not understood
-- > 'use' is not judged
-- > A part of the type of 'higher' was not understood
-- > 'useHigher' is not judged
-- > A part of the type of 'function' was not understood
-- > 'useSwapped' is not judged
-- ! violates
-- ! This is a proof
module RefineInsideOfData where

data Nest a = Nil | Nest a (Nest (a, a))
data Higher f a = Higher (f a)
data Swapped a b = None | Swapped a (Swapped b a)

{-@ bad :: Int -> Nest {v:Int | v > 0} @-}
bad :: Int -> Nest Int
bad x = Nest x Nil

{-@ use :: Nest {v:Int | v > 0} -> {v:Int | v > 0} @-}
use :: Nest Int -> Int
use (Nest a _) = a
use Nil = 1

{-@ higher :: Int -> Higher [] {v:Int | v > 0} @-}
higher :: Int -> Higher [] Int
higher x = Higher [x]

{-@ useHigher :: Higher [] {v:Int | v > 0} -> {v:Bool | v} @-}
useHigher :: Higher [] Int -> Bool
useHigher (Higher xs) = all (> 0) xs

{-@ useSwapped :: Swapped {v:Int | v > 0} Bool -> {v:Int | v > 0} @-}
useSwapped :: Swapped Int Bool -> Int
useSwapped (Swapped a _) = a
useSwapped None = 1

{-@ function :: {g:(Int -> Int) | g 0 = 1} @-}
function :: Int -> Int
function x = x
