-- Inputs that an assumption rejects do not count.
-- reach: => reached from sorted: xs = [0,0]
-- reach: sorted --from nothing => unreachable
-- reach: --from nothere => error There is no function 'nothere'
-- reach: :999 => error No expression starts on line 999
-- reach: :9 => error No expression starts on line 9
-- reach: :13:1 => error There is no expression at
-- reach: nobody => error There is no function 'nobody'
-- reach: --from main => broken its result is an action
module Main where

import Needle (assume, target)

sorted :: [Int] -> Int
sorted xs = assume (isSorted xs) (if length xs == 2 then target 1 else 0)

isSorted :: [Int] -> Bool
isSorted (x : y : ys) = x <= y && isSorted (y : ys)
isSorted _ = True

nothing :: Bool -> Bool
nothing b = b

main :: IO ()
main = print (sorted [1, 2])
