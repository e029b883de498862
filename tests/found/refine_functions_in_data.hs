-- was: refined functions stored in data were not assumed of inputs, and such inputs were blamed
-- $ needle refine refine_functions_in_data.hs -t 1s
-- > 'use' is not judged: a part of its type was not understood
-- > 'deep' is not judged: a part of its type was not understood
-- ! violates
module RefineFunctionsInData where

data Op = Op (Int -> Int)
{-@ data Op = Op { run :: Int -> {v:Int | v > 0} } @-}

{-@ use :: Op -> {v:Int | v > 0} @-}
use :: Op -> Int
use (Op f) = f 0

data Span = Span Int Int
{-@ data Span = Span { lo :: Int, hi :: {v:Int | lo <= v} } @-}
data Spans = Spans (Int -> Span)

{-@ deep :: Spans -> {v:Bool | v} @-}
deep :: Spans -> Bool
deep (Spans f) = case f 0 of Span a b -> a <= b

{-@ other :: Int -> Int @-}
other :: Int -> Int
other x = x
