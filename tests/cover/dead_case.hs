-- No caller passes Cold, nor a list that is empty.
-- expect: 22 covered, 5 unreachable, 0 unknown, 27 total
module DeadCase (Heat, today, biggest) where

data Heat = Hot | Warm | Cold

describe :: Heat -> Int
describe Hot = 2
describe Warm = 1
describe Cold = 0 - 1

today :: Bool -> Int
today b = describe (if b then Hot else Warm)

largest :: [Int] -> Int
largest [x] = x
largest (x : xs) = max x (largest xs)
largest [] = error "no elements"

biggest :: Int -> Int -> Int
biggest a b = largest [a, b]
