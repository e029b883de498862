-- was: an argument that begins with an operator in parentheses was printed without its own: (<.) (+>) 0 nil
-- $ needle cover cover_operator_argument.hs -t 5s
-- > size ((+>) 0 nil)
module CoverOperatorArgument (Queue, nil, (+>), size) where

newtype Queue = Queue [Int]

nil :: Queue
nil = Queue []

(+>) :: Int -> Queue -> Queue
n +> Queue ns = Queue (n : ns)

size :: Queue -> Int
size (Queue []) = 0
size (Queue _) = 1
