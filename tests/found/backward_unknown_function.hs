-- was: an argument of a function among the inputs was taken for never evaluated, and what stands in it for proved dead
-- $ needle reach backward_unknown_function.hs inList --backward -t 10s
-- > +++ Reached
-- exit 0
-- $ needle reach backward_unknown_function.hs number --backward -t 10s
-- > +++ Reached
-- exit 0
module BackwardUnknownFunction where

entryOfList :: ([Int] -> Bool) -> Int -> Int
entryOfList f n = if f [n, inList 3] then 1 else 0

inList :: Int -> Int
inList x = x

entryOfNumber :: (Int -> Bool) -> Int
entryOfNumber f = if f (number 3) then 1 else 0

number :: Int -> Int
number x = x
