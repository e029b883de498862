-- was: what is said inside of nested data, data of a higher kind or of a function itself was ignored, and blamed or proved
-- $ needle refine refine_inside_of_data.hs -t 1s
-- > A part of the type of 'bad' was not understood
-- > 'use' is not judged
-- > A part of the type of 'higher' was not understood
-- > 'useHigher' is not judged
-- > A part of the type of 'function' was not understood
-- > 'useSwapped' is not judged
-- > The call synonym 0 = Pair (0,0) violates synonym's refinement type
-- > A part of the type of 'around' was not understood
-- > A part of the type of 'mutual' was not understood
-- > A part of the type of 'array' was not understood
-- ! violates use
-- ! This is a proof
-- exit 1
module RefineInsideOfData where

import qualified Data.IntMap as IntMap

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

type Both a = (a, a)
data Pair a = Pair (Both a)
type Partly = Either Int
data Other = Other (Partly Bool)

{-@ synonym :: Int -> Pair {v:Int | v > 0} @-}
synonym :: Int -> Pair Int
synonym x = Pair (x, 0)

data Array a = Array (IntMap.IntMap a)

{-@ array :: Int -> Array {v:Int | v > 0} @-}
array :: Int -> Array Int
array x = Array (IntMap.singleton 1 x)

data Around a = Around (Nest a)

{-@ around :: Int -> Around {v:Int | v > 0} @-}
around :: Int -> Around Int
around x = Around (Nest x Nil)

data Here a = Here (There a) | End
data There a = There a (Here (a, a))

{-@ mutual :: Int -> There {v:Int | v > 0} @-}
mutual :: Int -> There Int
mutual x = There x End
