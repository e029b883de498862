-- Operators with dots in their names, and operators that make values.
-- expect: 44 covered, 0 unreachable, 0 unknown, 44 total
module DottedOperators (Queue, nil, (+>), (<.), (.:.), total, pairs) where

infixr 5 +>

newtype Queue = Queue [Int]

nil :: Queue
nil = Queue []

(+>) :: Int -> Queue -> Queue
n +> Queue ns = Queue (n : ns)

(<.) :: Queue -> Bool
(<.) (Queue ns) = length ns > 1

total :: Queue -> Int
total (Queue ns) = sum ns

(.:.) :: Int -> Int -> Int
a .:. b = if a == 77 then b else a

pairs :: Int -> (Int, Int)
pairs n = (if n > 3 then error "large" else 1, if n > 5 then 7 else 8)
